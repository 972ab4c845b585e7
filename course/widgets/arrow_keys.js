// JupyterLab takes arrow keys for itself unless one types into a field. It
// listens at the document; whoever listens at the window comes first.
window.courseArrowKeys ??= (window.addEventListener("keydown", event => {
  const way = {ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling"}[event.key];
  const card = event.target.closest?.(".course-card");
  if (!way || !card || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  card[way]?.querySelector("button").focus();
}, true), true);

// JupyterLab takes arrow keys for itself unless one types into a field, and a
// field sends its text only after Enter. JupyterLab listens at the document;
// whoever listens at the window comes first.
window.courseKeys ??= (window.addEventListener("keydown", event => {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Enter" && event.target.matches?.(".course-blank input")) {
    event.target.dispatchEvent(new Event("change", {bubbles: true}));
    return;
  }
  const way = {ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling"}[event.key];
  const card = event.target.closest?.(".course-card");
  if (!way || !card) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  card[way]?.querySelector("button").focus();
}, true), true);

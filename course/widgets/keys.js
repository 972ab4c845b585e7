// JupyterLab takes arrow keys for itself unless one types into a field. It
// listens at the document; whoever listens at the window comes first.
// A blank's text goes to the kernel when one presses Enter or "Check", not when
// one leaves the field. Text and "Check" would travel apart, in either order:
// so the text alone is the answer.
window.courseKeys ??= (() => {
  let checking = false;
  const check = field => {
    if (!field.value) return field.focus();
    checking = true;
    field.dispatchEvent(new Event("change", {bubbles: true}));
    checking = false;
  };
  const inBlank = (element, what) => element.closest?.(".course-blank") && element.closest(what);
  const first = (type, act) => window.addEventListener(type, act, true);

  first("change", event => {
    if (!checking && inBlank(event.target, "input")) event.stopImmediatePropagation();
  });
  first("click", event => {
    const button = inBlank(event.target, "button");
    if (button) check(button.closest(".course-blank").querySelector("input"));
  });
  first("keydown", event => {
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "Enter" && inBlank(event.target, "input")) check(event.target);
    const way = {ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling"}[event.key];
    const card = event.target.closest?.(".course-card");
    if (!way || !card) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    card[way]?.querySelector("button").focus();
  });
  return true;
})();

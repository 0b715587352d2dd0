/**
 * One stop of the Tab key for a group, arrows inside it: an attachment for the element around the buttons marked
 * `data-rove`.
 */
export function rove(node: HTMLElement): () => void {
  const items = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>("[data-rove]")].filter((el) => el.closest("[data-rove-group]") === node);
  node.dataset["roveGroup"] = "";

  const settle = (): void => {
    const all = items();
    const current =
      all.find((el) => el.tabIndex === 0 && el === document.activeElement) ??
      all.find((el) => el.tabIndex === 0) ??
      all[0];
    for (const el of all) el.tabIndex = el === current ? 0 : -1;
  };
  const focus = (event: FocusEvent): void => {
    const all = items();
    if (!all.includes(event.target as HTMLElement)) return;
    for (const el of all) el.tabIndex = el === event.target ? 0 : -1;
  };
  const key = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? all.length - 1
          : step
            ? (at + step + all.length) % all.length
            : -1;
    if (next < 0) return;
    event.preventDefault();
    all[next]?.focus();
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focus);
  node.addEventListener("keydown", key);
  return () => {
    watch.disconnect();
    node.removeEventListener("focusin", focus);
    node.removeEventListener("keydown", key);
  };
}

/** Where on a board the thing is that a sentence is about. */

const seen = (node: Element): boolean => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && node.closest("[inert]") === null;
};

/**
 * The selectors of a thing, the surest first. `KIND:ID` is `data-KIND="ID"`, a place of that name, or what its board
 * marks with `data-point`; what would play the move by one more press comes before all of them.
 */
export function selectors(point: string, move: string): string[] {
  const [kind = "", id = ""] = point.split(":");
  const [a, b, text] = [kind, id, move].map((part) => CSS.escape(part)) as [string, string, string];
  const thing = id ? [`[data-${a}="${b}"]`, `[data-place="${a}-${b}"]`] : [`[data-place="${a}"]`];
  const held = kind === "hand" ? [id ? `[data-place="hand-0"] [data-card="${b}"]` : '[data-place="hand-0"]'] : [];
  return [
    `[data-do][data-move="${text}"]`,
    `[data-point~="${CSS.escape(point)}"]`,
    ...held,
    ...thing,
    `[data-move="${text}"]`,
  ];
}

/** The thing itself; the question where the board has no such thing. */
export function pointed(board: Element, point: string, move: string): Element | null {
  for (const selector of selectors(point, move)) {
    const found = [...board.querySelectorAll(selector)].find(seen);
    if (found) return found;
  }
  return document.querySelector("[data-prompt]");
}

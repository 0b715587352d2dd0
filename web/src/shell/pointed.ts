/** Where on a board the thing is that a sentence is about. */

const seen = (node: Element): boolean => {
  const box = node.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && node.closest("[inert]") === null;
};

/** Nothing lies over it: not a sheet at the bottom, which other things are scrolled under. */
const open = (node: Element): boolean => {
  const box = node.getBoundingClientRect();
  return [box.top + box.height / 2, box.bottom - 4].every((y) =>
    node.contains(document.elementFromPoint(box.left + box.width / 2, y)),
  );
};

/** What plays a move by one more press, a list of everything apart; what begins it. */
const playing = (move: string): string[] => {
  const last = `[data-move="${CSS.escape(move)}"]:not(details *)`;
  return [`${last}[data-do]`, last, `[data-foretell="${CSS.escape(move)}"]`];
};

/** A thing, `KIND:ID`, unless it is picked already: what the board marks so, `data-KIND="ID"`, a place, a spot, a choice. */
const named = (point: string): string[] => {
  const [kind, id] = [...point.split(":"), ""].map((part) => CSS.escape(part)) as [string, string];
  const whole = CSS.escape(point);
  const free = ':not([aria-pressed="true"], :has([aria-pressed="true"]))';
  if (kind === "hand") return [`[data-place="hand-0"]${id && ` [data-card="${id}"]${free}`}`];
  if (!id) return [`[data-point="${whole}"]`, `[data-place="${kind}"]`];
  return [
    `[data-point="${whole}"]`,
    `[data-step="${whole}"]`,
    `[data-${kind}="${id}"]`,
    `[data-place="${kind}-${id}"]`,
    `[data-spot="${id}"]`,
    `[data-lead="${id}"]`,
  ].map((selector) => selector + free);
};

/** The selectors of what a sentence is about, the surest first: the last press, then the things it names, in order. */
export function selectors(points: string, move: string): string[] {
  return [...playing(move), ...points.split(" ").flatMap(named)];
}

/** The thing itself, where it can be pressed if it is there twice; the question where the board has no such thing. */
export function pointed(board: Element, points: string, move: string): Element | null {
  for (const selector of selectors(points, move)) {
    const found = [...board.querySelectorAll(selector)].filter(seen);
    if (found.length) return found.find(open) ?? found[0]!;
  }
  return document.querySelector("[data-prompt]");
}

/** Scroll what scrolls, and nothing else (`scrollIntoView` would move the hidden parts of the page, too). */
export function reveal(node: Element): void {
  for (let place = node.parentElement; place; place = place.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(place).overflow)) continue;
    const [inner, outer] = [node.getBoundingClientRect(), place.getBoundingClientRect()];
    const by = (from: number, to: number, low: number, high: number): number =>
      from < low ? from - low : to > high ? Math.min(to - high, from - low) : 0;
    place.scrollTop += by(inner.top, inner.bottom, outer.top, outer.bottom);
    place.scrollLeft += by(inner.left, inner.right, outer.left, outer.right);
    place.scrollTop += hidden(node);
  }
}

/** How much of the lower end of something lies behind a sheet at the bottom. */
function hidden(node: Element): number {
  const box = node.getBoundingClientRect();
  let over = document.elementFromPoint(box.left + box.width / 2, box.bottom - 4);
  for (; over && !over.contains(node); over = over.parentElement)
    if (!node.contains(over) && getComputedStyle(over).position === "sticky")
      return box.bottom - over.getBoundingClientRect().top;
  return 0;
}

/** Playing by keys: what can be chosen on a board, in order, and the digits that choose it. */

const DIGITS = "1234567890";

/**
 * The digits for so many choices: one each while ten are enough; then the first keep one, and the others have two that
 * begin with a digit which alone means nothing. Beyond a hundred there are the arrows.
 */
export function labels(n: number): string[] {
  if (n <= DIGITS.length) return [...DIGITS].slice(0, n);
  const single = Math.max(0, Math.floor((100 - n) / 9));
  const pairs = [...DIGITS].slice(single).flatMap((first) => [...DIGITS].map((second) => first + second));
  return [...DIGITS.slice(0, single), ...pairs].slice(0, n);
}

type Choice = HTMLElement | SVGElement;

const seen = (node: Element): boolean =>
  node.checkVisibility({ visibilityProperty: true }) &&
  !node.matches(":disabled, [aria-disabled='true']") &&
  !node.closest("details:not([open])");

/**
 * What belongs to an offered move now (`data-move`, `data-choice`), each thing once: what confirms first, then buttons
 * and cards as they stand, then the spots of a map (`data-map`). Under a sheet nothing can be chosen.
 */
export function choices(board: Element): Choice[] {
  if (board.querySelector('[aria-modal="true"]')) return [];
  const all = [...board.querySelectorAll<Choice>("[data-move], [data-choice]")].filter(seen);
  const rank = (node: Choice): number => ("do" in node.dataset ? 0 : node.closest("[data-map]") ? 2 : 1);
  const found = new Map<string | Choice, Choice>();
  for (const node of all.sort((a, b) => rank(a) - rank(b))) {
    const key = node.dataset["choice"] || node.dataset["move"] || node;
    if (!found.has(key)) found.set(key, node);
  }
  return [...found.values()];
}

/** Choose it, as Enter on it would. */
export function press(node: Choice): void {
  node.focus({ preventScroll: true });
  node.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (node instanceof HTMLElement) node.click();
  else node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}

/** Whether a key is meant for what has the focus: a field to write in, a list, a dialog of its own. */
export const written = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;

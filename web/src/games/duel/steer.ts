/** Arrow keys on a map: the focus goes to the nearest thing that lies in that direction and can be chosen. */
const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Which of some boxes lies best in a direction from one; -1 for none. Sideways counts double. */
export function towards(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = i;
    }
  });
  return best;
}

/** An attachment for the element around things marked `data-rove`. */
export function steer(node: Element): () => void {
  const key = (event: Event): void => {
    const way = WAYS[(event as KeyboardEvent).key];
    const here = document.activeElement;
    if (!way || !here?.matches("[data-rove]")) return;
    event.preventDefault();
    const all = [...node.querySelectorAll<SVGElement>("[data-rove]")].filter((one) => one !== here);
    const found = towards(
      here.getBoundingClientRect(),
      all.map((one) => one.getBoundingClientRect()),
      way,
    );
    all[found]?.focus();
  };
  node.addEventListener("keydown", key);
  return () => node.removeEventListener("keydown", key);
}

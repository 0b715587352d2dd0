/** Arrow keys where things lie anywhere: the next one that lies in a direction. */
export const WAYS: Record<string, readonly [number, number]> = {
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

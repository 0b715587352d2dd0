/**
 * A card that can be dragged to a place of the table: an attachment for the element around it. A tap or a click stays
 * what it was. A finger that moves sideways scrolls the hand (`touch-action: pan-x`); one that moves up takes the card.
 */
export interface Drag {
  /** The place it can be dropped on: a `data-place` of the board. */
  place: string;
  /** What dropping it there does; true if the card is played by it and need not go back. */
  drop: (node: HTMLElement) => boolean;
}

/** So far a pointer moves before a press becomes a drag, and so far beside the place still counts, in pixels. */
export const THRESHOLD = 8;
export const NEAR = 44;

/** Whether a point is on a place, or near enough to it. */
export const near = (
  box: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
  x: number,
  y: number,
  margin = NEAR,
): boolean => x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin;

export function draggable({ place, drop }: Drag): (node: HTMLElement) => () => void {
  return (node) => {
    let from: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    const target = (): HTMLElement | null => document.querySelector(`[data-place="${place}"]`);
    const over = (event: PointerEvent): boolean => {
      const found = target();
      return !!found && near(found.getBoundingClientRect(), event.clientX, event.clientY);
    };
    /** A copy that follows the pointer over everything: the hand would cut the card itself off. */
    const lift = (): HTMLElement => {
      const copy = (node.querySelector<HTMLElement>("[data-card]") ?? node).cloneNode(true) as HTMLElement;
      for (const name of ["data-card", "data-rove", "aria-label"]) copy.removeAttribute(name);
      copy.inert = true;
      copy.ariaHidden = "true";
      Object.assign(copy.style, {
        position: "fixed",
        left: "0",
        top: "0",
        width: `${node.offsetWidth}px`,
        zIndex: "40",
        pointerEvents: "none",
        transition: "none",
      });
      document.body.append(copy);
      node.style.opacity = "0.25";
      return copy;
    };
    const put = (copy: HTMLElement, x: number, y: number): void => {
      copy.style.transform = `translate(${x}px, ${y}px) translate(-50%, -55%) rotate(3deg)`;
    };
    const mark = (on: boolean): void => void target()?.toggleAttribute("data-over", on);
    const end = (copy: HTMLElement | null): void => {
      from = ghost = null;
      copy?.remove();
      node.style.opacity = "";
      mark(false);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      from = event;
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    };
    const move = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointerId) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < THRESHOLD) return;
        ghost = lift();
      }
      put(ghost, event.clientX, event.clientY);
      mark(over(event));
    };
    const up = (event: PointerEvent): void => {
      if (!from || event.pointerId !== from.pointerId) return;
      const copy = ghost;
      if (copy) swallow();
      const played = copy !== null && over(event) && drop(node);
      // what was played stays where it was dropped until the table has taken it
      if (played && copy) {
        end(null);
        setTimeout(() => copy.remove(), 320);
      } else end(copy);
    };
    const cancel = (): void => end(ghost);
    node.addEventListener("pointerdown", down);
    return () => {
      node.removeEventListener("pointerdown", down);
      end(ghost);
    };
  };
}

/** The click that ends a drag is no click. */
function swallow(): void {
  const stop = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 60);
}

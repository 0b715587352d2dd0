/** Arrow keys on the field: the focus goes to the nearest thing that lies in that direction and can be chosen. */
import { towards, WAYS } from "../../lib/towards";

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

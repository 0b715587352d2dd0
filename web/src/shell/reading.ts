/**
 * A board may lay the end of a round over itself to be read (`data-reading`): nothing further is shown behind it until
 * it is put away. Who only watches goes along with the table. An attachment for the element around the board.
 */
import type { LiveTable } from "../table.svelte";

export function reading(live: LiveTable): (node: HTMLElement) => () => void {
  return (node) => {
    const watch = new MutationObserver(() =>
      live.hold(live.seat >= 0 && node.querySelector("[data-reading]") !== null),
    );
    watch.observe(node, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      live.hold(false);
    };
  };
}

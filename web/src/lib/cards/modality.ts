/** Whether the last thing done was done by key: then the focus goes along with the steps of a choice. */
let keys = false;

if (typeof addEventListener === "function") {
  addEventListener("keydown", () => (keys = true), true);
  addEventListener("pointerdown", () => (keys = false), true);
}

export const byKeys = (): boolean => keys;

/** After the page has caught up, focus the first of these that is there; only for those who play by keys. */
export function lead(root: Element | undefined, ...selectors: string[]): void {
  if (!keys || !root) return;
  requestAnimationFrame(() => {
    for (const selector of selectors) {
      const found = root.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus({ preventScroll: true });
        return;
      }
    }
  });
}

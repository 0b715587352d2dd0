/** Where we are: the path of the page, and how to go elsewhere without loading it anew. */
export const place = $state({ path: location.pathname, query: new URLSearchParams(location.search) });

function look(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
}

addEventListener("popstate", look);

export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
  // Whoever goes by keyboard or by ear begins at the top of what is new.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** What a part of an address says; nothing where it was cut on the way. */
export function named(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** Another address for the same page: what a reload or a copied link should show. */
export function note(path: string): void {
  history.replaceState(null, "", path);
}

/** Links inside the page: `<a href use:link>`. A middle click or a modifier opens a tab as usual. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const click = (event: MouseEvent): void => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(node.pathname + node.search);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}

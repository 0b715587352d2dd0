/** A form half filled in, kept for this visit; a browser that keeps nothing forgets it when one looks elsewhere. */
export function drafted<T>(place: string): { read: () => T | null; write: (value: T | null) => void } {
  return {
    read: () => {
      try {
        return JSON.parse(sessionStorage.getItem(place) ?? "null") as T | null;
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        if (value === null) sessionStorage.removeItem(place);
        else sessionStorage.setItem(place, JSON.stringify(value));
      } catch {
        /* kept nowhere */
      }
    },
  };
}

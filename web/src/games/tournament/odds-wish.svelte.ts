/** Whether chances are shown: the player's wish, kept in this browser. */
const KEY = "nyoi-tournament-odds";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

let on = $state(kept());

export const oddsWish = {
  get on(): boolean {
    return on;
  },
  set on(wish: boolean) {
    on = wish;
    try {
      localStorage.setItem(KEY, wish ? "on" : "off");
    } catch {
      /* a browser that keeps nothing: the wish holds until the page is closed */
    }
  },
};

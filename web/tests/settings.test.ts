// @vitest-environment jsdom
/** What is forgotten when a token has ended, and what stays. */
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { forget, keep, keepSeat, settings } = await import("../src/settings.svelte");
const written = (): Record<string, unknown> => JSON.parse(localStorage.getItem("nyoi")!) as Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, { nickname: "Léa", known: "Léa", token: "old", claimed: true, seats: {}, theme: "dark" });
  keep();
  keepSeat("t", 0, "seat");
});

describe("a token that has ended", () => {
  it("takes everything along that it opened, and no preference", () => {
    forget("old");
    expect(settings).toMatchObject({ nickname: "", known: "", token: "", claimed: false, seats: {}, theme: "dark" });
    expect(written()).toMatchObject({ token: "", seats: {}, theme: "dark" });
    keep(); // the seats that were stored do not come back
    expect(written()["seats"]).toEqual({});
  });
  it("leaves the one alone that another tab has got meanwhile", () => {
    localStorage.setItem("nyoi", JSON.stringify({ ...written(), token: "new", seats: {} }));
    forget("old");
    expect(settings.token).toBe("new");
    expect(settings.seats).toEqual({});
    expect(written()["token"]).toBe("new");
  });
});

// @vitest-environment jsdom
/** A connection that dies without a word: noticed, said, and made anew. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket } from "../src/socket";
import type { Down } from "../src/wire/messages";

/** A network that loses what the test says. */
class Line {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.made.push(this);
  }
  open(): this {
    this.readyState = Line.OPEN;
    this.onopen?.();
    return this;
  }
  tell(message: { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(): void {
    this.readyState = Line.CLOSED;
    this.onclose?.();
  }
}

let signs: string[];
let heard: Down[];
let socket: Socket;
const last = (): Line => Line.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.made = [];
  signs = [];
  heard = [];
  socket = new Socket(
    "t",
    () => ({ type: "hello", player: "", seats: [], seq: -1 }),
    (message) => heard.push(message),
    (sign) => signs.push(sign),
  );
  last().open().tell({ type: "table" });
  signs = [];
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

const command = (): boolean => socket.send({ type: "why_not", cmd_id: "1", seat: 0, move: "x" });

describe("a silent connection", () => {
  it("is asked, and said to be gone in less than five seconds", () => {
    vi.advanceTimersByTime(2500);
    expect(last().sent).toEqual(["hello", "ping"]);
    vi.advanceTimersByTime(2400);
    expect(signs).toEqual(["late", "offline"]);
    vi.advanceTimersByTime(5000);
    expect(Line.made.length).toBe(2);
  });

  it("is asked again and again as long as somebody answers", () => {
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(2550);
      last().tell({ type: "pong" });
    }
    expect(last().sent.filter((type) => type === "ping").length).toBe(5);
    expect(new Set(signs)).toEqual(new Set(["online"]));
  });

  it("that speaks after all goes on as it is", () => {
    vi.advanceTimersByTime(5000);
    last().tell({ type: "pong" });
    expect(signs.at(-1)).toBe("online");
    vi.advanceTimersByTime(2000);
    expect(Line.made.length).toBe(1);
  });
});

describe("a command", () => {
  it("is late after 0.7 seconds", () => {
    command();
    vi.advanceTimersByTime(690);
    expect(signs).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(signs).toEqual(["late"]);
  });

  it("is not late once it has been answered, or has been read and is kept", () => {
    command();
    last().tell({ type: "answer" });
    vi.advanceTimersByTime(2000);
    expect(signs).toEqual(["online"]);
    command();
    vi.advanceTimersByTime(410);
    last().tell({ type: "pong" });
    vi.advanceTimersByTime(2000);
    expect(signs).toEqual(["online", "online"]);
  });

  it("has not arrived only because others are heard", () => {
    command();
    vi.advanceTimersByTime(300);
    last().tell({ type: "update" });
    vi.advanceTimersByTime(410);
    expect(signs).toEqual(["late"]);
  });
});

describe("the network", () => {
  it("is gone when the browser says so, and tried anew when it is back", () => {
    dispatchEvent(new Event("offline"));
    expect(signs).toEqual(["offline"]);
    dispatchEvent(new Event("online"));
    expect(Line.made.length).toBe(2);
  });

  it("takes a new connection that nothing comes of for dead, too, with growing patience", () => {
    last().close();
    vi.advanceTimersByTime(300);
    expect(Line.made.length).toBe(2);
    vi.advanceTimersByTime(16_000 + 700);
    expect(Line.made.length).toBe(3);
  });
});

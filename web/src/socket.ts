/**
 * One websocket for one table: it says hello, notices when nobody is there any more, and comes back by itself.
 *
 * A browser does not say that a connection is dead: whatever is sent seems to be on its way for more than a minute.
 * So after a moment of silence, and soon after a command, we ask whether anybody is there (`ping`). Messages keep
 * their order: who has answered that has also read whatever we had sent before.
 */
import type { Down, Up } from "./wire/messages";

export type Connection = "connecting" | "online" | "offline" | "closed";
/** What becomes known of the connection; `late`: something we sent has not been seen to arrive. */
export type Sign = Connection | "late";

/** Milliseconds before the next try, one after the other. */
const WAITS = [300, 700, 1500, 3000, 6000];
/** Of silence, then we ask; and after a command. */
const SILENCE = 2500;
const AFTER_COMMAND = 400;
/** Without an answer to that: what was sent is late, the connection is gone, and is made anew. */
const LATE = 300;
const DEAD = 2000;
const ANEW = 3000;
/** For a new connection to be made: more with each try, since a slow network is not a dead one. */
const OPENING = 8000;

export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private over = false;
  /** When we ask next, and what follows if nobody answers. */
  private pulse = 0;
  private urgent = false;
  private alarms: number[] = [];

  constructor(
    private readonly table: string,
    private readonly hello: () => Up,
    private readonly hear: (message: Down) => void,
    private readonly state: (sign: Sign) => void,
  ) {
    addEventListener("online", this.anew);
    addEventListener("offline", this.off);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  /** Somebody looks again: no need to wait for the next try; what seems open is asked. */
  private now = (): void => {
    if (this.over || document.hidden) return;
    if (this.socket?.readyState === WebSocket.CLOSED) this.open();
    else this.ask();
  };

  /** Another network: a connection that seems open may be dead. */
  private anew = (): void => {
    if (!this.over) this.open();
  };

  /** The browser knows that there is no network. */
  private off = (): void => {
    if (!this.over) this.state("offline");
  };

  private open(): void {
    clearTimeout(this.timer);
    this.calm();
    const before = this.socket;
    this.state(this.tries ? "offline" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    before?.close();
    this.timer = window.setTimeout(() => this.again(socket), OPENING * (1 + this.tries));
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(String(event.data)) as Down;
      if (message.type === "gone") {
        this.over = !message.retry;
      } else if (message.type === "table") {
        this.tries = 0;
        clearTimeout(this.timer);
      }
      // Of these we know that they answer something: what we said has arrived.
      const answers = message.type === "pong" || message.type === "answer" || message.type === "table";
      if (answers) this.calm();
      this.hear(message);
      if (answers) this.state("online");
      if (!this.alarms.length && !this.urgent) this.askIn(SILENCE);
    };
    socket.onclose = () => this.again(socket);
  }

  /** A connection is gone, or never came to be. */
  private again(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.calm();
    clearTimeout(this.timer);
    socket.onclose = null;
    socket.close();
    if (this.over) return this.state("closed");
    this.state("offline");
    this.timer = window.setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  /** Somebody is there: nothing is to be feared. */
  private calm(): void {
    clearTimeout(this.pulse);
    this.alarms.forEach(clearTimeout);
    this.alarms = [];
    this.urgent = false;
  }

  private askIn(time: number): void {
    clearTimeout(this.pulse);
    this.pulse = window.setTimeout(() => this.ask(), time);
  }

  /** Is anybody there? Where nobody looks, nobody needs to know. */
  private ask(): void {
    clearTimeout(this.pulse);
    this.urgent = false;
    const socket = this.socket;
    if (document.hidden || socket?.readyState !== WebSocket.OPEN || this.alarms.length) return;
    socket.send(JSON.stringify({ type: "ping" } satisfies Up));
    this.alarms = [
      window.setTimeout(() => this.state("late"), LATE),
      window.setTimeout(() => this.state("offline"), DEAD),
      window.setTimeout(() => this.again(socket), ANEW),
    ];
  }

  /** Send, if there is somebody to send to; what was not answered is sent again by whoever asked. */
  send(message: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (!this.alarms.length) {
      this.urgent = true;
      this.askIn(AFTER_COMMAND);
    }
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.calm();
    removeEventListener("online", this.anew);
    removeEventListener("offline", this.off);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }
}

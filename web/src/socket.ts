/** One websocket for one table: it says hello and comes back by itself. */
import type { Down, Up } from "./wire";

export type Connection = "connecting" | "online" | "offline" | "closed";

const WAITS = [300, 700, 1500, 3000, 6000];

export class Socket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private over = false;

  constructor(
    private readonly table: string,
    private readonly hello: () => Up,
    private readonly hear: (message: Down) => void,
    private readonly state: (connection: Connection) => void,
  ) {
    addEventListener("online", this.anew);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  /** Somebody looks again: no need to wait for the next try. */
  private now = (): void => {
    if (!this.over && !document.hidden && this.socket?.readyState === WebSocket.CLOSED) this.open();
  };

  /** Another network: a connection that seems open may be dead. */
  private anew = (): void => {
    if (!this.over) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    const before = this.socket;
    this.state(this.tries ? "offline" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    before?.close();
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(String(event.data)) as Down;
      if (message.type === "gone") {
        this.over = !message.retry;
      } else if (message.type === "table") {
        this.tries = 0;
      }
      this.hear(message);
      if (message.type === "table") this.state("online");
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      if (this.over) return this.state("closed");
      this.state("offline");
      this.timer = window.setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    };
  }

  /** Send, if there is somebody to send to; what was not answered is sent again by whoever asked. */
  send(message: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.anew);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }
}

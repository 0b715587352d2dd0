/** An evening, polled as long as the server knows it. An unchanged evening costs no transfer. */
import * as api from "../../api";
import type { EveningInfo } from "../../wire/evenings";
import type { Refusal } from "../../wire/messages";

const EVERY = 2000;
/** A hidden page asks only every so many times: a call to a table is then still noticed from another tab. */
const HIDDEN = 5;
/** Refusals that pass by themselves, once an evening has been shown. */
const PASSING: ReadonlySet<string> = new Set(["offline", "server-trouble", "too-fast", "too-busy"]);

export class Watched {
  info = $state.raw<EveningInfo | null>(null);
  /** Why nothing can be seen. */
  refusal = $state.raw<Refusal | null>(null);
  private timer: ReturnType<typeof setInterval>;
  private asked = 0;
  /** Whether the server has refused for good: then it is asked again only by "Try again". */
  private refused = false;
  /** How many requests have no answer yet: until the first answer no second request is sent. */
  private waiting = 0;

  /** A television keeps polling while its page is hidden; any other page does so more rarely. */
  constructor(
    readonly code: string,
    always = false,
  ) {
    void this.look();
    let times = 0;
    this.timer = setInterval(() => {
      times += 1;
      if (this.refused || (this.waiting && !this.info)) return;
      if (always || !document.hidden || times % HIDDEN === 0) void this.look();
    }, EVERY);
  }

  look = async (): Promise<void> => {
    const number = ++this.asked;
    this.waiting += 1;
    try {
      const found = await api.eveningInfo(this.code);
      if (number === this.asked) this.show(found);
    } catch (error) {
      if (number === this.asked) this.refuse(api.refusalOf(error));
    } finally {
      this.waiting -= 1;
    }
  };

  /** A code that does not exist is asked about once: every further guess counts against everyone at this address. */
  private refuse(refusal: Refusal): void {
    this.refusal = refusal;
    this.refused = refusal.reason !== "offline" && !(this.info && PASSING.has(refusal.reason));
  }

  /** What somebody did, and how it stands then; the refusal, if it was refused. */
  async act(what: () => Promise<EveningInfo>): Promise<Refusal | null> {
    try {
      const found = await what();
      this.asked += 1; // what was asked before is older
      this.show(found);
      return null;
    } catch (error) {
      return api.refusalOf(error);
    }
  }

  private show(found: EveningInfo): void {
    this.info = found;
    this.refusal = null;
    this.refused = false;
  }

  close(): void {
    clearInterval(this.timer);
  }
}

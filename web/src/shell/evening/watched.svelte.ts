/** An evening as it stands: looked at again and again. Who has seen it so already is sent nothing by the server. */
import * as api from "../../api";
import type { EveningInfo } from "../../wire/evenings";
import type { Refusal } from "../../wire/messages";

const EVERY = 2000;
/** Every so many times a page looks that nobody sees: a table that calls is heard from another tab, too. */
const HIDDEN = 5;

export class Watched {
  info = $state.raw<EveningInfo | null>(null);
  /** Why nothing can be seen. */
  refusal = $state.raw<Refusal | null>(null);
  private timer: ReturnType<typeof setInterval>;
  private asked = 0;

  /** A television looks on though nobody touches it; a hidden page does so more rarely. */
  constructor(
    readonly code: string,
    always = false,
  ) {
    void this.look();
    let times = 0;
    this.timer = setInterval(() => {
      times += 1;
      if (always || !document.hidden || times % HIDDEN === 0) void this.look();
    }, EVERY);
  }

  look = async (): Promise<void> => {
    const number = ++this.asked;
    try {
      const found = await api.eveningInfo(this.code);
      if (number === this.asked) this.show(found);
    } catch (error) {
      if (number === this.asked) this.refusal = api.refusalOf(error);
    }
  };

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
  }

  close(): void {
    clearInterval(this.timer);
  }
}

/** The evening that the table before us belongs to, whether another table of it waits for us, whether we hold it. */
import * as api from "../../api";

export const belongs = $state({ code: "", called: false, host: false });

const EVERY = 5000;

/** Somebody is at a table of an evening, until this ends. */
export function belong(code: string, table: string): () => void {
  belongs.code = code;
  async function look(): Promise<void> {
    try {
      const { call, host } = await api.eveningInfo(code);
      if (belongs.code !== code) return;
      belongs.called = call !== "" && call !== table;
      belongs.host = host;
    } catch {
      /* the way back stays */
    }
  }
  void look();
  const timer = setInterval(() => !document.hidden && void look(), EVERY);
  return () => {
    clearInterval(timer);
    belongs.code = "";
    belongs.called = belongs.host = false;
  };
}

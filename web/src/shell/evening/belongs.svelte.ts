/** The evening that the table before us belongs to, and whether another table of it waits for us. */
import * as api from "../../api";

export const belongs = $state({ code: "", called: false });

const EVERY = 5000;

/** Somebody is at a table of an evening, until this ends. */
export function belong(code: string, table: string): () => void {
  belongs.code = code;
  async function look(): Promise<void> {
    try {
      const { call } = await api.eveningInfo(code);
      if (belongs.code === code) belongs.called = call !== "" && call !== table;
    } catch {
      /* the way back stays */
    }
  }
  void look();
  const timer = setInterval(() => !document.hidden && void look(), EVERY);
  return () => {
    clearInterval(timer);
    belongs.code = "";
    belongs.called = false;
  };
}

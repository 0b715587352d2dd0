/** Try something; the sentence that says why not, or nothing. */
import { refusalOf } from "../api";
import type { Speech } from "../words";

export async function attempt(speech: Speech, act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return "";
  } catch (error) {
    return speech.refusal(refusalOf(error), -1);
  }
}

/** At which tables an option can change anything: the game's own data, read like `Option.works` of the engine. */
import type { OptionInfo } from "../wire/shelf";

/** Whether an option belongs to a mode: elsewhere it is not shown. */
export const inMode = (option: OptionInfo, mode: string): boolean =>
  !option.modes.length || option.modes.includes(mode);

/** Whether an option can change anything at a table; `value` tells what the other options are set to. */
export const works = (option: OptionInfo, mode: string, seats: number, value: (id: string) => unknown): boolean =>
  inMode(option, mode) &&
  (!option.needs.length ||
    option.needs.some((needed) =>
      Object.entries(needed).every(([id, values]) => values.includes(id === "seats" ? seats : value(id))),
    ));

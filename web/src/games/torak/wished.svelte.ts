/** A winner's wish: made at the end of the game, written on the sheet. */
export const wished = $state({ text: "" });

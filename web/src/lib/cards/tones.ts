/** The colours of the seats' tokens: their marks tell them apart, the colour only helps. */
export const TONES: readonly string[] = [
  "#e9a3a5",
  "#93c5dd",
  "#ecd38a",
  "#b9dcae",
  "#c9b3dc",
  "#ec8f73",
  "#7cc4b8",
  "#f0b9c4",
  "#dcc79c",
  "#c3c6c4",
];

/** Whose a token is: each seat has a form and a tone of its own; the form alone tells (TOUR-11.1). */
export const SHAPES: readonly string[] = [
  "M60 9A52 52 0 1 1 59.99 9Z", // a disc
  "M24 11H96Q110 11 110 25V99Q110 113 96 113H24Q10 113 10 99V25Q10 11 24 11Z", // a tile
  "M60 3L117 61L60 119L3 61Z", // a kite
  "M10 12H110V78L60 118L10 78Z", // a shield
  "M33 11H87L115 61L87 111H33L5 61Z", // a comb
  "M10 113V58A50 48 0 0 1 110 58V113Z", // a gate
];

export const TONES: readonly string[] = ["#e5797c", "#6db4dc", "#ecc64f", "#84c878", "#b795dc", "#f0905a"];

/** A warrior of the pile belongs to nobody. */
const PILE = { shape: "M40 10H80L110 40V84L80 114H40L10 84V40Z", tone: "#b9bcb6" };

export const shapeOf = (seat: number): string => (seat < 0 ? PILE.shape : SHAPES[seat % SHAPES.length]!);
export const toneOf = (seat: number): string => (seat < 0 ? PILE.tone : TONES[seat % TONES.length]!);

/** Frames of crests: a game's look names one. The ground is cut to it; the figure may rise above it. */
export interface Frame {
  d: string;
  /** Below this line the figure is cut, above it stands free. */
  line: number;
}

export const FRAMES: Record<string, Frame> = {
  ball: { d: "M60 10A52 52 0 1 1 59.99 10Z", line: 62 },
  // as a card has it
  window: {
    d: "M22 10H98C106 10 112 16 112 24V100C112 108 106 114 98 114H22C14 114 8 108 8 100V24C8 16 14 10 22 10Z",
    line: 60,
  },
  banner: { d: "M12 12H108V84L60 116L12 84Z", line: 60 },
  arena: { d: "M40 10H80L110 40V84L80 114H40L10 84V40Z", line: 60 },
  stamp: { d: "M10 12H110V112H10Z", line: 60 },
  // all of the square, without a rim: inside cards
  none: { d: "M0 0H120V120H0Z", line: 0 },
};

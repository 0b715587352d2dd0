/**
 * Eyes, brows, noses, mouths. An eye is drawn around its own centre, looking at us, the temple being to the right;
 * the other one is its mirror image. Noses and mouths are drawn around their own centres.
 */
import { dot, fine, flat, ink, line, shape } from "../draw";

const WHITE = "#fffaf0";

export const EYES: Record<string, (iris: string) => string> = {
  keen: (c) =>
    flat("M-6.5 1.5Q-1 -5.5 7.5 -3Q7 4 0.5 4.2Q-4 4.2 -6.5 1.5Z", WHITE) +
    dot(0.2, -0.2, 3, c) +
    dot(0.2, -0.2, 1.6) +
    `<path class="l" d="M-7 2Q-1 -5.5 8 -3.2"/>` +
    fine("M-4 4.6Q1 6 6 3.6"),
  stern: (c) =>
    flat("M-7 2L7.5 -3.6Q7.5 3 1 4.4Q-4 5 -7 2Z", WHITE) +
    dot(0.4, 0.4, 2.8, c) +
    dot(0.4, 0.4, 1.5) +
    `<path class="l" d="M-7.5 2.6L8 -3.8"/>` +
    fine("M-3 5.4Q2 6.4 6 4"),
  round: (c) =>
    `<ellipse class="o" cx="0" cy="0" rx="5" ry="7" fill="${WHITE}"/><ellipse cx="-0.4" cy="0.6" rx="3.4" ry="4.8" fill="${c}"/><ellipse cx="-0.4" cy="0.8" rx="2.2" ry="3.4" fill="#1d1b20"/>` +
    dot(-1.6, -1.6, 1.4, WHITE),
  wide: (c) => `<circle class="o" cx="0" cy="0" r="7" fill="${WHITE}"/>` + dot(-0.5, 0.5, 2.8, c) + dot(-0.5, 0.5, 1.6),
  calm: (c) =>
    flat("M-6.5 0Q0 -3 7 -0.5Q5 4.6 0 4.6Q-4.5 4.6 -6.5 0Z", WHITE) +
    dot(0, 1.4, 3, c) +
    dot(0, 1.4, 1.5) +
    `<path class="l" d="M-7.5 0.4Q0 -3 7.8 -0.6"/>` +
    fine("M-6 -4Q0 -6.4 7 -4.4"),
  closed: () => line("M-7 0Q0 5.5 7 0"),
  glad: () => line("M-7 2.5Q0 -6 7 2.5"),
  blank: () => shape("M-7 1.8L7.6 -3.8Q7 3.4 1 4.6Q-4 5 -7 1.8Z", WHITE),
  slit: (c) =>
    shape("M-7.5 2.5Q-1 -5.5 8.5 -4.5Q6 4.6 -1 5Q-5.5 5 -7.5 2.5Z", c) +
    ink("M0.5 -4.6Q2.8 0 0.5 4.8Q-1.4 0 0.5 -4.6Z"),
  lash: (c) =>
    flat("M-6 2Q-1 -6.5 6.5 -3.5Q7 4 1 5Q-4 5.2 -6 2Z", WHITE) +
    `<ellipse cx="0.3" cy="0.2" rx="3.2" ry="4.2" fill="${c}"/><ellipse cx="0.3" cy="0.5" rx="1.7" ry="2.6" fill="#1d1b20"/>` +
    dot(-0.8, -1.6, 1, WHITE) +
    `<path class="l" d="M-6.4 2.2Q-1.5 -6.5 7 -3.6L10 -6M7 -3.6L10.4 -2.8"/>` +
    fine("M-3 6Q1 7 5 5"),
  soft: (c) =>
    flat("M-6.5 1Q0 -6.5 6.5 -1Q6 5 0 5Q-5 5 -6.5 1Z", WHITE) +
    dot(0, 0, 3.4, c) +
    dot(0, 0.2, 1.9) +
    dot(-1, -1.2, 1, WHITE) +
    `<path class="l" d="M-7 1.4Q0 -6.6 7.2 -1"/>`,
  dots: () => `<ellipse cx="0" cy="0" rx="2.6" ry="4" fill="#1d1b20"/>`,
  bead: (c) => `<circle class="o" cx="0" cy="0" r="4.4" fill="${c}"/>` + dot(-1.2, -1.4, 1.3, WHITE),
  glow: (c) => shape("M-7 2L8 -4Q7.5 3.6 1 4.6Q-4 5 -7 2Z", c),
  compound: (c) =>
    `<ellipse class="o" cx="1" cy="-1" rx="9" ry="11" fill="${c}"/>` +
    fine("M-5 -6L8 4M-6 -1L6 8M-2 -10L9 -2M7 -9L-6 4M9 -4L-3 8"),
  bulge: (c) =>
    `<circle class="o" cx="1" cy="-2" r="9.5" fill="${WHITE}"/>` +
    dot(0, -1, 3.6, c) +
    dot(0, -1, 2) +
    fine("M-7 -5Q1 -11 9 -6"),
  tired: (c) =>
    flat("M-6.5 -0.5L7 -0.5Q5 5 0 5Q-5 5 -6.5 -0.5Z", WHITE) +
    dot(0, 1.4, 2.8, c) +
    dot(0, 1.4, 1.4) +
    line("M-7.5 -0.6L7.8 -0.6") +
    fine("M-5 7Q0 9.5 6 6.6"),
  lens: (c) => `<circle class="o" cx="0" cy="0" r="7.5" fill="${c}"/>` + fine("M-4 1L2 -5M-1 4L5 -2"),
  cross: () => line("M-5 -5L5 5M5 -5L-5 5"),
  none: () => "",
};

export const BROWS: Record<string, string> = {
  none: "",
  flat: ink("M-7.5 -7L-7.5 -9.5Q1 -12.5 9.5 -9.5Q1 -10 -7.5 -7Z"),
  angry: ink("M-8.5 -2.5L-8 -6Q2 -10 11 -12Q4 -6 -8.5 -2.5Z"),
  heavy: ink("M-9 -3L-8.5 -8Q2 -12 12 -12.5Q10 -6.5 -9 -3Z"),
  thin: line("M-6.5 -8Q1 -12 8.5 -9"),
  raised: ink("M-7 -9Q0 -15.5 10 -10.5Q1 -12.5 -7 -9Z"),
  sad: ink("M-8 -10Q0 -9.5 9 -5Q1 -7 -8 -10Z"),
  bushy: ink("M-9 -4L-6 -10L-3 -8.5L-1 -12L2 -9.5L6 -13L8 -9.5L13 -10Q6 -4 -9 -4Z"),
  noble: `<ellipse cx="1" cy="-13" rx="4" ry="2.4" fill="#1d1b20"/>`,
  fork: ink("M-8 -4L-7 -7.5Q1 -11 8 -16Q8 -12 13 -12Q4 -6.5 -8 -4Z"),
  ridge: line("M-8.5 -4Q1 -10 10 -8"),
};

export const NOSES: Record<string, (skin: string) => string> = {
  none: () => "",
  tick: () => line("M-0.5 -4L1.8 1.6Q0.5 3 -1.6 2.4"),
  small: () => line("M-1.6 1.6Q0 3 1.6 1.6"),
  hook: () => line("M-1 -8Q3.5 -1 2.5 2.6Q0 5 -3 3"),
  wide: (c) => shape("M0 -6Q3 -2 6.5 1Q6 5 0 4.6Q-6 5 -6.5 1Q-3 -2 0 -6Z", c),
  ball: (c) => `<circle class="o" cx="0" cy="0" r="5" fill="${c}"/>`,
  long: (c) => shape("M-2.5 -9Q-5 2 -4 7Q0 10.5 4 7Q5 2 2.5 -9Z", c),
  slits: () => line("M-2.6 0L-1.6 3M2.6 0L1.6 3"),
  snout: () => ink("M0 -4Q7 -4.5 7.5 0Q4 4.5 0 4.5Q-4 4.5 -7.5 0Q-7 -4.5 0 -4Z"),
  cat: () => ink("M-3 -1.5L3 -1.5L0 2.4Z"),
};

export const MOUTHS: Record<string, string> = {
  none: "",
  line: line("M-6 0L6 0"),
  small: line("M-3 0.5Q0 -0.8 3 0.5"),
  smirk: line("M-6 1.5Q1 2.5 7.5 -2.5"),
  smile: line("M-8 -1.5Q0 6 8 -1.5"),
  grin: shape("M-9 -2.5Q0 -0.5 9 -2.5Q7 7 0 7Q-7 7 -9 -2.5Z", "#fffaf0") + fine("M-8 1Q0 3 8 1M-3 -1L-3 6M3 -1L3 6"),
  laugh:
    flat("M-8 -3Q0 -1.5 8 -3Q7 8 0 8Q-7 8 -8 -3Z", "#7d1f2a") +
    flat("M-7.5 -2.8Q0 -1.3 7.5 -2.8L6.8 0.5Q0 2 -6.8 0.5Z", "#fffaf0") +
    line("M-8 -3Q0 -1.5 8 -3Q7 8 0 8Q-7 8 -8 -3Z"),
  frown: line("M-7 2.5Q0 -3.5 7 2.5"),
  gritted: shape("M-9 -3L9 -3L8 4L-8 4Z", "#fffaf0") + fine("M-8.5 0.5L8.5 0.5M-4.5 -3L-4.5 4M0 -3L0 4M4.5 -3L4.5 4"),
  fangs:
    line("M-9 -1Q0 2.5 9 -1") +
    shape("M-6.5 0L-2.8 0.7L-4.6 6Z", "#fffaf0") +
    shape("M6.5 0L2.8 0.7L4.6 6Z", "#fffaf0"),
  tusks:
    line("M-9 1Q0 -2 9 1") +
    shape("M-9 2Q-8.5 -6 -5.5 -7Q-4 -2 -4.5 1Z", "#fffaf0") +
    shape("M9 2Q8.5 -6 5.5 -7Q4 -2 4.5 1Z", "#fffaf0"),
  maw:
    shape("M-13 -4Q0 -1 13 -4Q13 8 0 9Q-13 8 -13 -4Z", "#6d2237") +
    flat("M-12 -3.6L-9 3L-6 -2.7L-3 2.6L0 -2.3L3 2.6L6 -2.7L9 3L12 -3.6Q0 -1 -12 -3.6Z", "#fffaf0") +
    flat("M-9 6L-7 2.5L-4 7.5L-2 3.5L1 8L3 3.5L6 7L8 2.5L10 5.5Q2 10 -9 6Z", "#fffaf0") +
    line("M-13 -4Q0 -1 13 -4Q13 8 0 9Q-13 8 -13 -4Z"),
  lips:
    `<path class="o" fill="#b9433f" d="M-6 0Q-3 -3 0 -1.6Q3 -3 6 0Q2 4.5 0 4.5Q-2 4.5 -6 0Z"/>` +
    fine("M-5 0.4Q0 2 5 0.4"),
  pout: line("M-3.5 0Q0 -2.4 3.5 0M-2 3.4Q0 4.4 2 3.4"),
  shout:
    flat("M-5 -4Q0 -7 5 -4Q7 3 4 7Q0 9 -4 7Q-7 3 -5 -4Z", "#7d1f2a") +
    line("M-5 -4Q0 -7 5 -4Q7 3 4 7Q0 9 -4 7Q-7 3 -5 -4Z"),
  wavy: line("M-8 0Q-5 -4 -2.5 0Q0 3.5 2.5 0Q5 -4 8 0"),
  stitched: line("M-9 0L9 0") + fine("M-6 -3L-6 3M-2 -3L-2 3M2 -3L2 3M6 -3L6 3"),
  cat: line("M-6 -1Q-3.5 3.5 0 0Q3.5 3.5 6 -1M0 0L0 -3"),
  beak: shape("M-11 -5Q0 -9 11 -5Q6 3 0 6Q-6 3 -11 -5Z", "#e09a2c") + line("M-8 -2Q0 -0.5 8 -2"),
  mandibles: line("M-3 -3Q-10 0 -8 8L-3 5M3 -3Q10 0 8 8L3 5M-4 -3L4 -3"),
  wide: line("M-15 -2Q0 6 15 -2M-15 -2L-17 -5M15 -2L17 -5"),
  plate: line("M-6 -5L-6 6M6 -5L6 6M-6 1L6 1"),
};

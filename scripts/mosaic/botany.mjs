/** Fruit and leaves for several drawings, as lists of shapes to be placed with `at`. */

const LEMON = `M-6 -196 C96 -202 172 -104 172 18 C172 128 118 170 62 206 C36 224 30 262 -6 262 C-42 262 -50 216 -82 186
  C-136 140 -174 92 -174 10 C-174 -98 -96 -190 -6 -196Z`;
const LEMON_SHADE = `M-6 -196 C-96 -190 -174 -98 -174 10 C-174 92 -136 140 -82 186 C-110 120 -126 70 -120 -6
  C-114 -90 -80 -160 -6 -196Z`;
const LEMON_LIGHT = `M70 -140 C112 -104 140 -52 142 18 C146 40 138 52 132 40 C128 -20 106 -80 66 -128 C60 -138 64 -144 70 -140Z`;

/** A lemon, about 350 units wide and 460 high, with its tip down. */
export const lemon = (at) => [
  { ink: 'gold', path: LEMON, at },
  { ink: 'amber', path: LEMON_SHADE, at },
  { ink: 'straw', path: LEMON_LIGHT, at, side: at.scale < 0.5 ? 7 : 10 },
];

/** Half the width of a leaf, and the bend of its rib, as fractions of its length. */
const PLUMP = 0.2;
const BOW = 0.05;

/** A leaf from its stalk to its tip. One half is lighter. `side` is the side of its tesserae. */
export function leaf([ax, ay], [bx, by], { light = 'jade', dark = 'verd', side }) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = (t, off) => `${(ax + dx * t - dy * off).toFixed(2)} ${(ay + dy * t + dx * off).toFixed(2)}`;
  const half = (off) => `M${along(0, 0)} C${along(0.3, off * 1.35 + BOW)} ${along(0.68, off * 1.35 + BOW)} ${along(1, 0)}`;
  const rib = `C${along(0.65, BOW)} ${along(0.35, BOW)} ${along(0, 0)}Z`;
  return [
    { ink: dark, side, path: `${half(PLUMP)} ${rib}` },
    { ink: light, side, path: `${half(-PLUMP)} ${rib}` },
  ];
}

const POMEGRANATE = `M-26 -92 L-34 -128 L-12 -112 L2 -134 L14 -112 L36 -126 L26 -92 C72 -84 102 -46 102 4 C102 62 58 102 0 102
  C-58 102 -102 62 -102 4 C-102 -46 -72 -84 -26 -92Z`;
const POMEGRANATE_SHADE = `M-26 -92 C-72 -84 -102 -46 -102 4 C-102 62 -58 102 0 102 C-50 88 -74 52 -72 4
  C-70 -42 -54 -76 -26 -92Z`;
const POMEGRANATE_LIGHT = `M52 -58 C78 -38 86 -8 80 22 C72 26 66 20 68 8 C70 -14 62 -34 46 -48 C44 -54 46 -60 52 -58Z`;

/** A pomegranate, about 200 units wide, with its crown on top. */
export const pomegranate = (at) => [
  { ink: 'rose', path: POMEGRANATE, at },
  { ink: 'brick', path: POMEGRANATE_SHADE, at },
  { ink: 'peach', path: POMEGRANATE_LIGHT, at, side: at.scale < 0.7 ? 7 : 10 },
];

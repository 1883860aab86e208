import { leaf, lemon, pomegranate } from '../botany.mjs';

const shaded = { light: 'verd', dark: 'pine' };

/** The lemon tree for wide screens. The hole is for the example page (390 × 764 at 0.77). */
export default {
  width: 760,
  height: 800,
  seed: 41,
  side: 14.4,
  grout: 2,
  shapes: [
    { ink: 'slate', rect: [0, 0, 760, 800] },
    { ink: 'bark', side: 10.5, stroke: 10.5, path: 'M172 136 C300 114 420 72 540 54 C620 44 700 44 760 22' },
    { ink: 'bark', side: 10, stroke: 9.5, path: 'M700 52 C718 110 716 170 692 226' },
    ...leaf([250, 106], [352, 20], { side: 12 }),
    ...leaf([634, 54], [492, -22], { side: 12 }),
    ...leaf([690, 92], [812, 62], { side: 12 }),
    ...leaf([180, 124], [84, 96], { side: 12 }),
    ...leaf([176, 134], [122, 206], { ...shaded, side: 12 }),
    ...leaf([706, 146], [774, 276], { ...shaded, side: 12 }),
    ...lemon({ x: 196, y: 366, scale: 0.6, turn: [1, 0.12] }),
    ...lemon({ x: 680, y: 352, scale: 0.58, turn: [1, -0.16] }),
    ...lemon({ x: 676, y: 640, scale: 0.6, turn: [1, 0.14] }),
    ...leaf([712, 424], [602, 520], { ...shaded, side: 12 }),
    ...leaf([130, 500], [256, 576], { side: 12 }),
    ...pomegranate({ x: 214, y: 686, scale: 0.92, turn: [1, 0.25] }),
  ],
  holes: [{ x: 290, y: 114, width: 300, height: 588 }],
  fade: [
    { edge: 'left', reach: 205, ragged: 0.6, grain: 70 },
    { edge: 'bottom', reach: 84, ragged: 0.62, grain: 52 },
  ],
};

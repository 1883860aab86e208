import { leaf, lemon, pomegranate } from '../botany.mjs';

const shaded = { light: 'verd', dark: 'pine' };

/** The lemon tree for narrow screens. The hole is for the example page (390 × 692 at 0.5). */
export default {
  width: 390,
  height: 470,
  seed: 17,
  side: 11,
  grout: 1.6,
  shapes: [
    { ink: 'slate', rect: [0, 0, 390, 470] },
    { ink: 'bark', side: 7.5, stroke: 7.5, path: 'M0 68 C90 40 170 40 250 46 C300 50 350 44 390 28' },
    ...leaf([244, 0], [330, 56], { side: 9 }),
    ...leaf([302, 50], [394, 96], { ...shaded, side: 9 }),
    ...leaf([52, 54], [104, 128], { ...shaded, side: 9 }),
    ...leaf([6, 66], [14, 160], { side: 9 }),
    ...lemon({ x: 36, y: 212, scale: 0.44, turn: [1, 0.16] }),
    ...lemon({ x: 350, y: 252, scale: 0.42, turn: [1, -0.14] }),
    ...lemon({ x: 356, y: 432, scale: 0.42, turn: [1, 0.1] }),
    ...leaf([94, 288], [6, 340], { side: 9 }),
    ...leaf([306, 318], [372, 350], { ...shaded, side: 9 }),
    ...pomegranate({ x: 42, y: 420, scale: 0.58, turn: [1, 0.2] }),
  ],
  holes: [{ x: 97.5, y: 88, width: 195, height: 346 }],
  fade: [{ edge: 'bottom', reach: 27, ragged: 0.6, grain: 34 }],
};

import { leaf, lemon, pomegranate } from '../botany.mjs';

const shaded = { light: 'verd', dark: 'pine' };

/** The lemon tree beside the texts on screens of medium width. The hole is for the example page (390 × 764 at 0.66). */
export default {
  width: 480,
  height: 720,
  seed: 23,
  side: 13,
  grout: 1.9,
  shapes: [
    { ink: 'slate', rect: [0, 0, 480, 720] },
    { ink: 'bark', side: 9.5, stroke: 9.5, path: 'M60 118 C150 96 250 62 340 48 C400 40 440 40 480 24' },
    { ink: 'bark', side: 9, stroke: 8, path: 'M440 44 C456 96 454 150 436 196' },
    ...leaf([140, 92], [216, 18], { side: 11 }),
    ...leaf([380, 48], [278, -14], { side: 11 }),
    ...leaf([424, 70], [500, 52], { side: 11 }),
    ...leaf([64, 112], [20, 176], { ...shaded, side: 11 }),
    ...leaf([440, 120], [482, 214], { ...shaded, side: 11 }),
    ...lemon({ x: 70, y: 318, scale: 0.5, turn: [1, 0.14] }),
    ...lemon({ x: 470, y: 330, scale: 0.44, turn: [1, -0.16] }),
    ...lemon({ x: 462, y: 590, scale: 0.48, turn: [1, 0.12] }),
    ...leaf([470, 400], [408, 486], { ...shaded, side: 11 }),
    ...leaf([26, 430], [120, 506], { side: 11 }),
    ...pomegranate({ x: 92, y: 608, scale: 0.78, turn: [1, 0.22] }),
  ],
  holes: [{ x: 146, y: 96, width: 258, height: 505 }],
  fade: [
    { edge: 'left', reach: 96, ragged: 0.6, grain: 56 },
    { edge: 'bottom', reach: 76, ragged: 0.62, grain: 46 },
  ],
};

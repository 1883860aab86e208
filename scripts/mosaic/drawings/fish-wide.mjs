import { placed } from '../placed.mjs';
import fish from './fish.mjs';

// Without the background and the sea, which are three times as wide here.
const body = fish.shapes.slice(3);

/** The cover of a post about cooking. Phones show only the middle 686 units. */
export default {
  width: 1060,
  height: 440,
  seed: 3,
  side: 14,
  grout: 1.8,
  shapes: [
    { ink: 'dune', rect: [0, 0, 1060, 440] },
    { ink: 'mint', path: 'M0 338 C140 326 300 348 470 350 C650 352 830 330 1060 340 L1060 440 L0 440Z' },
    { ink: 'verd', path: 'M0 396 C140 386 300 402 470 404 C650 406 830 388 1060 394 L1060 440 L0 440Z' },
    ...placed(body, { x: 209, y: -24, scale: 1.15 }),
  ],
};

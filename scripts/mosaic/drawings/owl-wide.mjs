import { placed } from '../placed.mjs';
import owl from './owl.mjs';

// Without the background and the branch, which are wider here.
const body = owl.shapes.slice(1).filter(({ path }) => !path?.startsWith('M0 368'));

/** The cover of a post about teaching. Phones show only the middle 686 units. */
export default {
  width: 1060,
  height: 440,
  seed: 13,
  side: 14,
  grout: 1.8,
  shapes: [
    { ink: 'pine', rect: [0, 0, 1060, 440] },
    ...placed(body.slice(0, -2), { x: 306, y: -2, scale: 1.09 }),
    { ink: 'bark', side: 11, path: 'M0 406 C260 386 760 382 1060 400 L1060 426 C760 408 260 412 0 432Z' },
    ...placed(body.slice(-2), { x: 306, y: 10, scale: 1.09 }),
  ],
};

import { colorAt, type DrawPattern } from './pattern.js';
import { drawn, filled, relative, seeded, type Point } from './pattern-drawing.js';

const CELLS = 10;
const CELL = 15;
const SIDE = CELLS * CELL;
/** So few shapes repeat that a page with them stays small when it is compressed, and more than an eye sees repeating. */
const SHAPES = 10;
/** How often each colour is chosen: the first ones more often than the later ones, the seventh almost never. */
const WEIGHTS = [30, 24, 20, 16, 5, 3, 1];

/** Small stones, each with its corners moved inward a little, in all colours. */
export const drawTesserae: DrawPattern = (colors) => {
  const random = seeded(7);
  const shapes = Array.from({ length: SHAPES }, () => stone(random));
  const paths = colors.map(() => '');
  for (let at = 0; at < CELLS * CELLS; at++) {
    const place = `M${(at % CELLS) * CELL + 1} ${Math.floor(at / CELLS) * CELL + 1}`;
    paths[chosen(colors.length, random())] += place + (shapes[Math.floor(random() * SHAPES)] ?? '');
  }
  const image = drawn(SIDE, SIDE, paths.map((path, at) => filled(colorAt(colors, at), path)).join(''));
  return { image, size: `${SIDE}px` };
};

/** A stone from a corner that is one pixel inward on. */
function stone(random: () => number): string {
  const far = () => CELL - 2 + (random() - 0.6) * 1.4;
  const near = () => (random() - 0.4) * 1.4;
  const corners: Point[] = [
    [far(), near()],
    [far(), far()],
    [near(), far()],
  ];
  return relative(corners);
}

function chosen(count: number, draw: number): number {
  const weights = WEIGHTS.slice(0, count);
  let rest = draw * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (rest -= weight) < 0);
  return Math.max(0, at);
}

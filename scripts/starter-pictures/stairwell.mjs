import { around, box, closed, disc, fill, line, picture, round } from '../examples/theme-pictures/svg.mjs';
import { ROUND, times } from './shapes.mjs';

const SIDE = 800;
const MIDDLE = 415;
const STEPS = 58;
/** The first steps are larger than the picture. */
const OUTSIDE = 21;

/** A spiral staircase from above, without colours, in a square. */
export function stairwell() {
  const steps = times(STEPS + OUTSIDE, (at) => step(at - OUTSIDE));
  const parts = [
    box('#1f2022', 0, 0, SIDE, SIDE),
    ...steps,
    line('#101112', 24, rail(0.42), ROUND),
    line('#f2f3f0', 5, rail(0.43), ROUND),
    disc('#f2f3f0', MIDDLE - 2, MIDDLE - 3, 16),
  ];
  return picture(SIDE, SIDE, parts.join(''));
}

/** A point on the edge of a step: `part` of its radius from the middle, and `turn` degrees further. */
function place(number, part, turn = 0) {
  const radius = 637 * 0.952 ** number;
  return around(MIDDLE - radius * 0.02, MIDDLE - radius * 0.03, radius * part, number * 17 - 60 + turn);
}

/** The light comes from one side, and little of it comes down to the last steps. */
function step(number) {
  const lit = 0.5 + 0.5 * Math.cos(((number * 17 - 100) * Math.PI) / 180);
  const depth = Math.max(0, number / STEPS);
  const tone = (58 + 150 * lit) * (1 - depth * 0.35) + 40 * depth;
  const [inner, outer] = [0.4, 1.19];
  const tread = [place(number, outer), place(number + 1, outer), place(number + 1, inner), place(number, inner)];
  const shade = [place(number, outer), place(number, outer, 3.4), place(number, inner, 3.4), place(number, inner)];
  return fill(grey(tone), closed(tread)) + fill(grey(tone / 2), closed(shade));
}

function grey(tone) {
  return `#${Math.round(tone).toString(16).padStart(2, '0').repeat(3)}`;
}

function rail(part) {
  const points = times((STEPS + OUTSIDE) * 4, (at) =>
    place(at / 4 - OUTSIDE, part)
      .map(round)
      .join(' '),
  );
  return `M${points.join('L')}`;
}

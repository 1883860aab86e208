/** Makes an edge of the mosaic look unfinished: there are fewer stones towards the edge, and the last ones lie loose. */
import { createRandom, noiseAt } from './random.mjs';

const DEPTH = {
  left: (x) => x,
  top: (x, y) => y,
  right: (x, y, { width }) => width - x,
  bottom: (x, y, { height }) => height - y,
};

const centreOf = (points) => {
  const n = points.length;
  return [points.reduce((sum, [x]) => sum + x, 0) / n, points.reduce((sum, [, y]) => sum + y, 0) / n];
};

/** 0 or less where the mosaic is finished, 1 or more where there are no stones. */
function openness(drawing, x, y) {
  let open = 0;
  drawing.fade.forEach(({ edge, reach, ragged = 0.6, grain = 70 }, index) => {
    const depth = DEPTH[edge](x, y, drawing);
    if (depth < drawing.side) open = 1;
    const noise = noiseAt(drawing.seed + index * 101, x, y, grain) - 0.5;
    open = Math.max(open, 1 - depth / reach + noise * 2 * ragged);
  });
  return open;
}

/** Rotates by a small angle, given by the tangent of its half, and moves. */
function lay(points, [cx, cy], halfTangent, dx, dy) {
  const d = 1 + halfTangent * halfTangent;
  const c = (1 - halfTangent * halfTangent) / d;
  const s = (2 * halfTangent) / d;
  return points.map(([x, y]) => [cx + dx + c * (x - cx) - s * (y - cy), cy + dy + s * (x - cx) + c * (y - cy)]);
}

const collides = (others, [x, y], gap) => others.some(([ox, oy]) => Math.max(Math.abs(ox - x), Math.abs(oy - y)) < gap);

export function fadeEdges(stones, drawing) {
  if (!drawing.fade) return stones;
  const random = createRandom(drawing.seed + 5);
  const placed = stones.map((stone) => ({ stone, centre: centreOf(stone.points), draw: random(), loose: [random(), random(), random()] }));
  const kept = placed.filter((item) => {
    item.open = openness(drawing, ...item.centre);
    if (item.open <= 0.3) return true;
    return item.open < 1 && item.draw < 0.6 * (1 - item.open);
  });
  const centres = kept.map(({ centre }) => centre);
  return kept.map(({ stone, centre, open, loose }, index) => {
    if (open <= 0.3) return stone;
    const [a, b, c] = loose.map((value) => value - 0.5);
    const [dx, dy] = [a * stone.side * 1.6 * open, b * stone.side * 1.6 * open];
    const others = centres.filter((_, other) => other !== index);
    const still = collides(others, [centre[0] + dx, centre[1] + dy], stone.side * 1.25);
    if (still) return stone;
    centres[index] = [centre[0] + dx, centre[1] + dy];
    return { ...stone, points: lay(stone.points, centre, c * 0.7 * open, dx, dy) };
  });
}

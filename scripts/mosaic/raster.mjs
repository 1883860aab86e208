/** Paints the shapes of a drawing into a map of regions. Each pixel has the index of the topmost shape, or NOTHING. */
import { outlineOf } from './outline.mjs';

const { ceil, floor, max, min, sqrt } = Math;

/** Pixels for each unit of the drawing. */
export const FINE = 2;
export const NOTHING = -1;
/** The distance between tesserae and a hole, in units. */
const HOLE_MARGIN = 2.5;

const crossings = (polygons, y) => {
  const list = [];
  for (const points of polygons) {
    for (let i = 0; i < points.length; i += 1) {
      const [ax, ay] = points[i];
      const [bx, by] = points[(i + 1) % points.length];
      if (ay <= y === by <= y) continue;
      list.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    }
  }
  return list.sort((a, b) => a - b);
};

function paintRow(map, row, from, to, label) {
  const first = max(0, ceil(from * FINE - 0.5));
  const last = min(map.width - 1, ceil(to * FINE - 0.5) - 1);
  for (let column = first; column <= last; column += 1) map.labels[row * map.width + column] = label;
}

function fill(map, polygons, label) {
  const ys = polygons.flat().map(([, y]) => y * FINE);
  const last = min(map.height - 1, ceil(max(...ys)));
  for (let row = max(0, floor(min(...ys))); row <= last; row += 1) {
    const xs = crossings(polygons, (row + 0.5) / FINE);
    for (let i = 0; i + 1 < xs.length; i += 2) paintRow(map, row, xs[i], xs[i + 1], label);
  }
}

/** A stroke consists of a quadrilateral for each segment and a disc for each joint. */
function stroke(map, polygons, width, label) {
  const half = width / 2;
  for (const points of polygons) {
    for (let i = 0; i + 1 < points.length; i += 1) {
      const [ax, ay] = points[i];
      const [bx, by] = points[i + 1];
      const length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) || 1;
      const nx = (-(by - ay) / length) * half;
      const ny = ((bx - ax) / length) * half;
      fill(
        map,
        [
          [
            [ax + nx, ay + ny],
            [bx + nx, by + ny],
            [bx - nx, by - ny],
            [ax - nx, ay - ny],
          ],
        ],
        label,
      );
      if (i > 0) fill(map, outlineOf({ ellipse: [ax, ay, half] }), label);
    }
  }
}

/** @returns {{ width: number, height: number, labels: Int16Array }} sizes in pixels */
export function paintRegions(drawing) {
  const width = drawing.width * FINE;
  const height = drawing.height * FINE;
  const map = { width, height, labels: new Int16Array(width * height).fill(NOTHING) };
  drawing.shapes.forEach((shape, label) => {
    if (shape.stroke) stroke(map, outlineOf(shape), shape.stroke, label);
    else fill(map, outlineOf(shape), label);
  });
  for (const { x, y, width: w, height: h } of drawing.holes ?? []) {
    const m = HOLE_MARGIN;
    fill(map, outlineOf({ rect: [x - m, y - m, w + 2 * m, h + 2 * m] }), NOTHING);
  }
  return map;
}

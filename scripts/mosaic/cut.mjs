/** Cuts one stone from each cell: the largest quadrilateral between corners of its convex hull, or a triangle at pointed ends. */
import { FINE } from './raster.mjs';

const { abs, floor, max, min, sqrt } = Math;

/** A stone whose area is below this fraction of its squared side is left out, because it would look like a splinter. */
const SMALLEST = 0.07;
/** How often a stone that covers parts of other cells is made smaller. */
const YIELDS = 3;

const cross = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const areaOf = (points) => {
  let sum = 0;
  for (let i = 1; i + 1 < points.length; i += 1) sum += cross(points[0], points[i], points[i + 1]);
  return sum / 2;
};

/** For each cell, the corners of the first and last pixel of each pixel row. The hull needs no others. */
function rimsOf({ width }, { sites, owner }) {
  const rims = sites.map(() => []);
  for (let i = 0; i < owner.length; i += 1) {
    if (owner[i] < 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    if (x === 0 || owner[i - 1] !== owner[i]) rims[owner[i]].push([x, y], [x, y + 1]);
    if (x === width - 1 || owner[i + 1] !== owner[i]) rims[owner[i]].push([x + 1, y], [x + 1, y + 1]);
  }
  return rims;
}

function halfHull(points) {
  const hull = [];
  for (const point of points) {
    while (hull.length > 1 && cross(hull.at(-2), hull.at(-1), point) <= 0) hull.pop();
    hull.push(point);
  }
  hull.pop();
  return hull;
}

/** The convex hull by Andrew's monotone chains, with increasing angle. */
function hullOf(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

/** The hull corner between two others that is farthest from the line through them. */
function farthest(hull, from, to) {
  let best = from;
  let height = 0;
  for (let i = from + 1; i < to; i += 1) {
    const h = abs(cross(hull[from % hull.length], hull[to % hull.length], hull[i % hull.length]));
    if (h > height) [best, height] = [i, h];
  }
  return { best: best % hull.length, height };
}

/** The largest quadrilateral between corners of a hull: tries every diagonal with the farthest corner on each side. */
function largestQuad(hull) {
  let quad = [];
  let largest = 0;
  for (let i = 0; i < hull.length; i += 1) {
    for (let j = i + 1; j < hull.length; j += 1) {
      const right = farthest(hull, i, j);
      const left = farthest(hull, j, i + hull.length);
      if (right.height + left.height <= largest) continue;
      largest = right.height + left.height;
      quad = [i, right.best, j, left.best];
    }
  }
  return [...new Set(quad)].sort((a, b) => a - b).map((corner) => hull[corner]);
}

const sidesOf = (points) =>
  points.map(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length];
    const length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    return { nx, ny, d: nx * ax + ny * ay };
  });

const cornersOf = (sides) =>
  sides.map((side, i) => {
    const before = sides[(i + sides.length - 1) % sides.length];
    const det = before.nx * side.ny - side.nx * before.ny;
    return [(before.d * side.ny - side.d * before.ny) / det, (before.nx * side.d - side.nx * before.d) / det];
  });

/** How far pixels of other cells reach into the stone at each side. */
function intrusions({ width, height }, owner, index, sides) {
  const corners = cornersOf(sides);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const deepest = sides.map(() => 0);
  for (let y = max(0, floor(min(...ys))); y <= min(height - 1, max(...ys)); y += 1) {
    for (let x = max(0, floor(min(...xs))); x <= min(width - 1, max(...xs)); x += 1) {
      if (owner[y * width + x] === index) continue;
      const depths = sides.map(({ nx, ny, d }) => nx * (x + 0.5) + ny * (y + 0.5) - d);
      const least = min(...depths);
      if (least > 0) deepest[depths.indexOf(least)] = max(deepest[depths.indexOf(least)], least);
    }
  }
  return deepest;
}

function giveWay(map, owner, index, sides) {
  let current = sides;
  for (let turn = 0; turn < YIELDS; turn += 1) {
    const deepest = intrusions(map, owner, index, current);
    if (max(...deepest) < 1) return current;
    current = current.map((side, i) => ({ ...side, d: side.d + deepest[i] * 0.6 }));
  }
  return current;
}

const isConvex = (points) => points.every((point, i) => cross(point, points[(i + 1) % points.length], points[(i + 2) % points.length]) > 0);

/** @returns {{ label: number, side: number, points: number[][] }[]} stones in units of the drawing */
export function cutStones(map, cells, grout) {
  const rims = rimsOf(map, cells);
  return cells.sites.flatMap((site, index) => {
    const quad = largestQuad(hullOf(rims[index]));
    if (quad.length < 3) return [];
    const sides = giveWay(map, cells.owner, index, sidesOf(quad));
    const points = cornersOf(sides.map((side) => ({ ...side, d: side.d + (grout * FINE) / 2 })));
    if (!isConvex(points) || areaOf(points) < SMALLEST * site.side * site.side) return [];
    return [{ label: site.label, side: site.side / FINE, points: points.map(([x, y]) => [x / FINE, y / FINE]) }];
  });
}

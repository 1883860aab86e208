/**
 * Centroidal Voronoi cells in a rotated square metric (Hausner 2001). The sites start in rows along the contours, and Lloyd's iteration
 * moves them. A cell never leaves its region, so contours stay sharp.
 */
import { FINE, NOTHING } from './raster.mjs';

const { abs, ceil, floor, max, min, round, sqrt } = Math;

const ROUNDS = 16;
const REPAIRS = new Set([3, 7, 11]);
/** The maximum distance of a cell's pixels from its site, as a multiple of the side. */
const REACH = 1.45;
/** The minimum distance between new sites, as a multiple of the side. */
const SPACING = 0.9;

const span = (offsetX, offsetY, c, s) => max(abs(offsetX * c + offsetY * s), abs(offsetY * c - offsetX * s));

/** The pixel rectangle that contains everything within `reach` of a site in the site's metric. */
function boxAround(map, site, reach) {
  const box = reach * (abs(site.c) + abs(site.s));
  return {
    top: max(0, ceil(site.y - box)),
    bottom: min(map.height - 1, floor(site.y + box)),
    left: max(0, ceil(site.x - box)),
    right: min(map.width - 1, floor(site.x + box)),
  };
}

function siteAt({ map, field, sides }, x, y, label) {
  const [c, s] = field.directionAt(round(y) * map.width + round(x));
  return { x, y, label, c, s, side: sides[label], area: 0 };
}

/** Pixels in the order in which tesserae are laid: region by region and row by row, starting at the contour. */
function layingOrder({ map, field, sides }) {
  const rows = new Map();
  for (let i = 0; i < map.labels.length; i += 1) {
    const label = map.labels[i];
    if (label === NOTHING) continue;
    const row = field.distance[i] / sides[label] - 0.5;
    const nearest = max(0, round(row));
    if (abs(row - nearest) * sides[label] > 0.6) continue;
    const key = label * 1000 + nearest;
    if (!rows.has(key)) rows.set(key, []);
    rows.get(key).push(i);
  }
  return [...rows.keys()].sort((a, b) => a - b).flatMap((key) => rows.get(key));
}

function seed(work) {
  const { map } = work;
  const taken = new Uint8Array(map.labels.length);
  const sites = [];
  const plant = (i) => {
    if (taken[i] || map.labels[i] === NOTHING) return;
    const site = siteAt(work, i % map.width, floor(i / map.width), map.labels[i]);
    sites.push(site);
    const reach = site.side * SPACING;
    const { top, bottom, left, right } = boxAround(map, site, reach);
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const at = y * map.width + x;
        if (map.labels[at] === site.label && span(x - site.x, y - site.y, site.c, site.s) <= reach) taken[at] = 1;
      }
    }
  };
  layingOrder(work).forEach(plant);
  for (let i = 0; i < taken.length; i += 1) plant(i);
  return sites;
}

/** Assigns the pixels around a site to it, unless another site is nearer. This is the innermost loop of the program. */
function claim({ map, owner, nearest }, site, index) {
  const { x: sx, y: sy, c, s, label } = site;
  const { labels, width } = map;
  const { top, bottom, left, right } = boxAround(map, site, site.side * REACH);
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left, i = y * width + left; x <= right; x += 1, i += 1) {
      if (labels[i] !== label) continue;
      const u = (x - sx) * c + (y - sy) * s;
      const v = (y - sy) * c - (x - sx) * s;
      const d = max(u < 0 ? -u : u, v < 0 ? -v : v);
      if (d >= nearest[i]) continue;
      nearest[i] = d;
      owner[i] = index;
    }
  }
}

function assign(work, sites) {
  work.owner.fill(-1);
  work.nearest.fill(Infinity);
  sites.forEach((site, index) => claim(work, site, index));
}

/** Moves a site towards the middle of its row, so that rows stay parallel to the contour. */
function towardsRow({ map, field }, x, y, site, strength) {
  const { width, height } = map;
  const [px, py] = [round(x), round(y)];
  if (px < 1 || py < 1 || px >= width - 1 || py >= height - 1) return [x, y];
  const i = py * width + px;
  const gx = field.distance[i + 1] - field.distance[i - 1];
  const gy = field.distance[i + width] - field.distance[i - width];
  const length = sqrt(gx * gx + gy * gy);
  if (length < 0.5) return [x, y];
  const row = field.distance[i] / site.side - 0.5;
  const shift = (max(0, round(row)) - row) * site.side * strength;
  return [x + (gx / length) * shift, y + (gy / length) * shift];
}

function relax(work, sites, strength) {
  const { map, owner } = work;
  const sums = sites.map(() => ({ x: 0, y: 0, n: 0 }));
  for (let i = 0; i < owner.length; i += 1) {
    if (owner[i] < 0) continue;
    const sum = sums[owner[i]];
    const x = i % map.width;
    sum.x += x;
    sum.y += (i - x) / map.width;
    sum.n += 1;
  }
  return sites.flatMap((site, index) => {
    const { x, y, n } = sums[index];
    if (n === 0) return [];
    const [tx, ty] = towardsRow(work, x / n, y / n, site, strength);
    const inside = map.labels[round(ty) * map.width + round(tx)] === site.label;
    return [{ ...(inside ? siteAt(work, tx, ty, site.label) : site), area: n / (site.side * site.side) }];
  });
}

/** Removes cells that are too small, and splits cells with nearly the area of two tesserae. */
function repair(work, sites) {
  const { map } = work;
  return sites.flatMap((site) => {
    if (site.area < 0.15) return [];
    if (site.area < 1.65) return [site];
    const step = site.side * 0.45;
    const halves = [1, -1].map((way) => [site.x + way * step * site.c, site.y + way * step * site.s]);
    const inside = ([x, y]) =>
      x > 0 && y > 0 && x < map.width - 1 && y < map.height - 1 && map.labels[round(y) * map.width + round(x)] === site.label;
    return halves.every(inside) ? halves.map(([x, y]) => siteAt(work, x, y, site.label)) : [site];
  });
}

/** @returns {{ sites: object[], owner: Int32Array }} sites in pixels; `owner` has the index of the site for each pixel, or -1 */
export function layCells(map, field, shapes) {
  const size = map.labels.length;
  const work = {
    map,
    field,
    sides: shapes.map((shape) => shape.side * FINE),
    owner: new Int32Array(size),
    nearest: new Float32Array(size),
  };
  let sites = seed(work);
  for (let round = 0; round < ROUNDS; round += 1) {
    assign(work, sites);
    sites = relax(work, sites, round < ROUNDS - 4 ? 0.5 : 0.2);
    if (REPAIRS.has(round)) sites = repair(work, sites);
  }
  assign(work, sites);
  return { sites, owner: work.owner };
}

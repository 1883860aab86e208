/** Turns the shapes of a drawing into polygons: flat lists of [x, y] points. */

const STEPS = 20;
/** The distance of the control points with which four cubic curves form a circle. */
const ROUND = 0.5522847498;

const curve = (points, [ax, ay], [bx, by], [cx, cy], [dx, dy]) => {
  for (let i = 1; i <= STEPS; i += 1) {
    const t = i / STEPS;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    points.push([a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy]);
  }
};

const quadratic = (points, from, [qx, qy], to) =>
  curve(
    points,
    from,
    [from[0] + ((qx - from[0]) * 2) / 3, from[1] + ((qy - from[1]) * 2) / 3],
    [to[0] + ((qx - to[0]) * 2) / 3, to[1] + ((qy - to[1]) * 2) / 3],
    to,
  );

const pairs = (numbers) => {
  const result = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) result.push([numbers[i], numbers[i + 1]]);
  return result;
};

const DRAW = {
  L: (points, list) => points.push(...list),
  Q: (points, list) => {
    for (let i = 0; i + 1 < list.length; i += 2) quadratic(points, points.at(-1), list[i], list[i + 1]);
  },
  C: (points, list) => {
    for (let i = 0; i + 2 < list.length; i += 3) curve(points, points.at(-1), list[i], list[i + 1], list[i + 2]);
  },
};

/** Supports absolute M, L, Q, C and Z. Every M starts another polygon. */
function flattenPath(path) {
  const polygons = [];
  for (const [, command, rest] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === 'Z') continue;
    const list = pairs((rest.match(/-?[\d.]+/g) ?? []).map(Number));
    if (command === 'M') polygons.push(list);
    else DRAW[command](polygons.at(-1), list);
  }
  return polygons;
}

function flattenEllipse([cx, cy, rx, ry = rx]) {
  const points = [[cx + rx, cy]];
  const [hx, hy] = [rx * ROUND, ry * ROUND];
  curve(points, [cx + rx, cy], [cx + rx, cy + hy], [cx + hx, cy + ry], [cx, cy + ry]);
  curve(points, [cx, cy + ry], [cx - hx, cy + ry], [cx - rx, cy + hy], [cx - rx, cy]);
  curve(points, [cx - rx, cy], [cx - rx, cy - hy], [cx - hx, cy - ry], [cx, cy - ry]);
  curve(points, [cx, cy - ry], [cx + hx, cy - ry], [cx + rx, cy - hy], [cx + rx, cy]);
  return [points];
}

const flattenRect = ([x, y, width, height]) => [
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
];

/** `at` places a shape: it is scaled, rotated so that its x axis points along `turn`, and then moved. */
function place(polygons, { x = 0, y = 0, scale = 1, turn = [1, 0] }) {
  const length = Math.sqrt(turn[0] * turn[0] + turn[1] * turn[1]);
  const c = (turn[0] / length) * scale;
  const s = (turn[1] / length) * scale;
  return polygons.map((points) => points.map(([px, py]) => [x + c * px - s * py, y + s * px + c * py]));
}

/** The polygons of one shape, which has a `path`, an `ellipse` [cx, cy, rx, ry?] or a `rect` [x, y, width, height]. */
export function outlineOf(shape) {
  const flatten = () => {
    if (shape.ellipse) return flattenEllipse(shape.ellipse);
    return shape.rect ? flattenRect(shape.rect) : flattenPath(shape.path);
  };
  return shape.at ? place(flatten(), shape.at) : flatten();
}

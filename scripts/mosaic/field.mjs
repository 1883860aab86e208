/**
 * The distance to the nearest contour, and the direction of the tesserae that follows from it. It uses only + − × ÷ √, which every machine
 * computes alike.
 */
const { max, round, sqrt } = Math;
const FAR = 1e12;

const isContour = ({ labels, width, height }, x, y) => {
  const label = labels[y * width + x];
  return (
    (x > 0 && labels[y * width + x - 1] !== label) ||
    (x < width - 1 && labels[y * width + x + 1] !== label) ||
    (y > 0 && labels[(y - 1) * width + x] !== label) ||
    (y < height - 1 && labels[(y + 1) * width + x] !== label)
  );
};

/** One pass of the exact squared distance transform (Felzenszwalb and Huttenlocher) along a line of `n` values. */
function sweep(values, start, step, n, line, hull, bounds) {
  for (let i = 0; i < n; i += 1) line[i] = values[start + i * step];
  let k = 0;
  hull[0] = 0;
  bounds[0] = -FAR;
  bounds[1] = FAR;
  const meet = (p, q) => (line[q] + q * q - (line[p] + p * p)) / (2 * (q - p));
  for (let q = 1; q < n; q += 1) {
    let at = meet(hull[k], q);
    while (at <= bounds[k]) {
      k -= 1;
      at = meet(hull[k], q);
    }
    k += 1;
    hull[k] = q;
    bounds[k] = at;
    bounds[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < n; q += 1) {
    while (bounds[k + 1] < q) k += 1;
    values[start + q * step] = (q - hull[k]) * (q - hull[k]) + line[hull[k]];
  }
}

function distanceToContours(map) {
  const { width, height } = map;
  const distance = new Float64Array(width * height).fill(FAR / 1e3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (isContour(map, x, y)) distance[y * width + x] = 0;
  }
  const longest = max(width, height) + 2;
  const work = [new Float64Array(longest), new Int32Array(longest), new Float64Array(longest)];
  for (let x = 0; x < width; x += 1) sweep(distance, x, width, height, ...work);
  for (let y = 0; y < height; y += 1) sweep(distance, y * width, 1, width, ...work);
  return distance.map((squared) => sqrt(squared) + 0.5);
}

/** Box blur along one axis. Applied twice along both axes, it is close to a Gaussian blur. */
function blurLine(values, start, step, n, radius, line) {
  for (let i = 0; i < n; i += 1) line[i] = values[start + i * step];
  let sum = 0;
  const at = (i) => line[i < 0 ? 0 : i >= n ? n - 1 : i];
  for (let i = -radius; i <= radius; i += 1) sum += at(i);
  for (let i = 0; i < n; i += 1) {
    values[start + i * step] = sum / (2 * radius + 1);
    sum += at(i + radius + 1) - at(i - radius);
  }
}

function blur(values, width, height, radius) {
  const line = new Float64Array(max(width, height));
  for (let pass = 0; pass < 2; pass += 1) {
    for (let y = 0; y < height; y += 1) blurLine(values, y * width, 1, width, radius, line);
    for (let x = 0; x < width; x += 1) blurLine(values, x, width, height, radius, line);
  }
}

const half = (c, s) => {
  const h = sqrt(max(0, (1 + c) / 2));
  return h < 1e-6 ? [0, 1] : [h, s / (2 * h)];
};

/** The direction of rows. A square looks the same after a quarter turn, so directions are averaged as four times their angle. */
function directions({ width, height }, distance, radius) {
  const cosines = new Float64Array(width * height);
  const sines = new Float64Array(width * height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const gx = distance[i + 1] - distance[i - 1];
      const gy = distance[i + width] - distance[i - width];
      const square = gx * gx + gy * gy;
      if (square < 1e-9) continue;
      const [c2, s2] = [(gx * gx - gy * gy) / square, (2 * gx * gy) / square];
      cosines[i] = c2 * c2 - s2 * s2;
      sines[i] = 2 * c2 * s2;
    }
  }
  blur(cosines, width, height, radius);
  blur(sines, width, height, radius);
  return (i) => {
    const length = sqrt(cosines[i] * cosines[i] + sines[i] * sines[i]);
    if (length < 1e-9) return [1, 0];
    return half(...half(cosines[i] / length, sines[i] / length));
  };
}

/** @returns distances in pixels, and `directionAt(pixel)`, a unit vector along which one side of a tessera lies */
export function contourField(map, smoothing) {
  const distance = distanceToContours(map);
  return { distance, directionAt: directions(map, distance, max(1, round(smoothing))) };
}

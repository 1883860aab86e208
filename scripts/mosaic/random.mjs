/** Seeded random numbers and smooth noise, by integer arithmetic only, so that every machine draws the same stones. */
const { floor, imul } = Math;

const hash = (value) => {
  let h = value | 0;
  h = imul(h ^ (h >>> 16), 0x21f0aaad);
  h = imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
};

/** A generator of numbers in [0, 1). */
export function createRandom(seed) {
  let state = hash(seed + 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return hash(state) / 4294967296;
  };
}

const lattice = (seed, ix, iy) => hash(seed ^ hash(ix * 73856093) ^ hash(iy * 19349663 + 7)) / 4294967296;
const ease = (t) => t * t * (3 - 2 * t);

/** Value noise in [0, 1). Its features are about `size` units wide. */
export function noiseAt(seed, x, y, size) {
  const gx = x / size;
  const gy = y / size;
  const ix = floor(gx);
  const iy = floor(gy);
  const tx = ease(gx - ix);
  const ty = ease(gy - iy);
  const top = lattice(seed, ix, iy) * (1 - tx) + lattice(seed, ix + 1, iy) * tx;
  const bottom = lattice(seed, ix, iy + 1) * (1 - tx) + lattice(seed, ix + 1, iy + 1) * tx;
  return top * (1 - ty) + bottom * ty;
}

export type Point = readonly [x: number, y: number];

/** Closed lines from where the path is through these points, which are relative to it. Each is written from the point before it: such numbers are short. */
export function relative(points: readonly Point[]): string {
  const steps = points.map(([x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [0, 0];
    return [short(x) - short(fromX), short(y) - short(fromY)].map((step) => String(short(step))).join(' ');
  });
  return `l${steps.join(' ')}z`.replaceAll(' -', '-').replaceAll('0.', '.');
}

/** One digit after the point is enough for a screen. */
function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Numbers from 0 to 1 that are the same for the same seed, so that a page is the same document each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A drawing as the value of `background-image`. */
export function drawn(width: number, height: number, content: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>${content}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}

/** A path with one fill. */
export function filled(color: string, path: string): string {
  return `<path fill='${color}' d='${path}'/>`;
}

/** A path with one line. */
export function lined(color: string, width: number, path: string, fill = 'none'): string {
  return `<path fill='${fill}' stroke='${color}' stroke-width='${width}' d='${path}'/>`;
}

/** Where a slider shows each number. */
export interface SliderScale {
  readonly positionOf: (value: number) => number;
  readonly valueAt: (position: number) => number;
  /** The numbers at which the slider has marks, from the first to the last. */
  readonly stops: readonly number[];
}

/** A slider whose distances are the differences of its numbers. */
export const EVEN: SliderScale = { positionOf: (value) => value, valueAt: (position) => position, stops: [] };

/** A slider with these numbers at equal distances, and even between each two of them. It starts at 0 and ends at the last number. */
export function scaleOf(stops: readonly number[]): SliderScale {
  const max = stops.at(-1) ?? 0;
  const places = stops.map((_, at) => (at * max) / (stops.length - 1));
  return { positionOf: (value) => between(value, stops, places), valueAt: (position) => between(position, places, stops), stops };
}

function between(given: number, from: readonly number[], to: readonly number[]): number {
  const last = from.length - 1;
  const end = Math.max(1, Math.min(last, from.filter((one) => one < given).length));
  const [low = 0, high = 0, start = 0, stop = 0] = [from[end - 1], from[end], to[end - 1], to[end]];
  return start + ((given - low) / (high - low)) * (stop - start);
}

/** Too many are asking already. */
export class NoPlace extends Error {}

/** Who gets no place gets no answer, as if nobody had answered. */
export function nothingWithoutPlace(error: unknown): null {
  if (error instanceof NoPlace) return null;
  throw error;
}

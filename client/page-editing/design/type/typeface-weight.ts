/** The weight of a typeface that is nearest to another one; that one itself, if the typeface has every weight. */
export function weightFor(weights: readonly number[], wanted: number): number {
  const [nearest = wanted] = weights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return nearest;
}

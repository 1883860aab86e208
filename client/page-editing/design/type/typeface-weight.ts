/** The weight of a typeface that is nearest to the wanted one. If the typeface has every weight, it is the wanted one. */
export function weightFor(weights: readonly number[], wanted: number): number {
  const [nearest = wanted] = weights.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return nearest;
}

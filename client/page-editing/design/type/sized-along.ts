/** The size on wide pages after the size on phones has changed: by the same factor, within its limits. */
export function sizedAlong(wide: number, before: number, after: number, least: number, most: number): number {
  const factor = before > 0 ? after / before : 1;
  return Math.min(most, Math.max(least, Math.round(wide * factor)));
}

/** Whether a value is an object with fields: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number, clamped to 0 and `maximum`; `fallback` when the value is not a finite number. */
export function boundedNumber(value: unknown, maximum: number, fallback: number): number {
  return Number.isFinite(value) ? Math.min(maximum, Math.max(0, value as number)) : fallback;
}

/** Whether two values of JSON are the same, in whatever order their fields are. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const entries = Object.entries(one);
  if (Array.isArray(one) !== Array.isArray(other) || entries.length !== Object.keys(other).length) return false;
  return entries.every(([name, value]) => Object.hasOwn(other, name) && isSameJson(value, (other as Record<string, unknown>)[name]));
}

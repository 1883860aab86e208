/** Whether a value is an object with fields: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number, clamped to 0 and `maximum`; `fallback` when the value is not a finite number. */
export function boundedNumber(value: unknown, maximum: number, fallback: number): number {
  return Number.isFinite(value) ? Math.min(maximum, Math.max(0, value as number)) : fallback;
}

/** Whether a value is an object with fields: neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number, brought back inside 0 to `maximum`; `fallback` when it is none or not finite. */
export function boundedNumber(value: unknown, maximum: number, fallback: number): number {
  return Number.isFinite(value) ? Math.min(maximum, Math.max(0, value as number)) : fallback;
}

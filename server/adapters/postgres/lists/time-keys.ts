// A time as the key of a place in a list: the number of microseconds since 1970, as exact as PostgreSQL stores it.

/** The expression for the key of a time, as text. */
export function keyOfTime(time: string): string {
  return `(extract(epoch FROM ${time}) * 1000000)::bigint::text`;
}

/** The expression for the time of a key, which a parameter such as `$3` has. */
export function timeOfKey(parameter: string): string {
  return `timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond'`;
}

/** Whether a text is such a key. Any other one would fail the statement. */
export function isTimeKey(text: string): boolean {
  return /^\d{1,16}$/.test(text);
}

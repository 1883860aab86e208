import { TextsExpected } from './rest.errors.js';

/**
 * The texts of a JSON body by their names. A field that is missing or null becomes an empty text, which the use case checks. A number
 * becomes its text.
 * @throws {TextsExpected} with every field that is an object, a list, true or false.
 */
export function textsOf<Name extends string>(body: unknown, ...names: Name[]): Record<Name, string> {
  const values = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : new Map<string, unknown>();
  const wrong = names.filter((name) => !isTextOrMissing(values.get(name)));
  if (wrong.length > 0) throw new TextsExpected(wrong);
  return Object.fromEntries(names.map((name) => [name, String(values.get(name) ?? '')])) as Record<Name, string>;
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string' || typeof value === 'number';
}

/** The texts of a JSON body by their names; what is missing or no text is an empty one, which the use case then judges. */
export function textsOf<Name extends string>(body: unknown, ...names: Name[]): Record<Name, string> {
  const values = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : new Map<string, unknown>();
  const texts = names.map((name) => {
    const value: unknown = values.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}

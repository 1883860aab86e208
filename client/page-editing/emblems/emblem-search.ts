/** Something that is found by words. The first of them, up to a comma, are its name. */
export interface Findable<Value extends string = string> {
  readonly value: Value;
  readonly words: string;
}

/** How many others are shown after those that are found. */
const NEAR = 21;

/**
 * What has, for each word of the query, a word that begins with it, and after that what stands closest to it. An empty query finds
 * everything.
 */
export function found<Value extends string>(
  all: readonly Findable<Value>[],
  query: string,
): Readonly<Record<'hits' | 'near', readonly Findable<Value>[]>> {
  const sought = wordsOf(query);
  if (query.trim() === '') return { hits: all, near: [] };
  const isHit = ({ value, words }: Findable) =>
    value === query.trim() || (sought.length > 0 && sought.every((start) => wordsOf(words).some((word) => word.startsWith(start))));
  const places = all.flatMap((one, at) => (isHit(one) ? [at] : []));
  const distance = (at: number) => Math.min(...places.map((place) => Math.abs(place - at)));
  const others = all.flatMap((one, at) => (places.includes(at) ? [] : [{ one, away: distance(at) }]));
  const near = places.length === 0 ? [] : others.sort((one, other) => one.away - other.away).slice(0, NEAR);
  return { hits: places.flatMap((at) => all[at] ?? []), near: near.map(({ one }) => one) };
}

export function nameOf({ words }: Findable): string {
  return words.split(/[,،]/)[0] ?? words;
}

/** The words in lower case and without diacritics, which few people type. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

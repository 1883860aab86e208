import { NEW_NAMES, seeing } from '../design/kept-tiles/match-tiles.rules.js';
import { DEFAULT_DESIGN, type PageDesign } from '../design/page-design.rules.js';
import { viewOf, type TextReading } from './client-view.rules.js';
import type { Vocabulary } from './vocabulary.rules.js';

/** A design that a client has read, and the page that has it. Null for a page that was never published. */
export interface DesignOfPage {
  readonly present: { readonly id: string };
  readonly design: PageDesign | null;
}

/** What a client has sent, and how it sees designs. */
export interface SentToAPage {
  readonly sent: PageDesign;
  readonly vocabulary: Vocabulary;
  readonly read?: TextReading | undefined;
}

/** The design that was changed. */
export interface MeantDesign<Found> {
  readonly base: Found;
  /** Whether what was sent may as well be of another page. */
  readonly isUnsure: boolean;
}

/**
 * Which one of the designs a client has changed that says neither version nor page: of the page that it has read last, the last one. Another page is meant only if what was sent has most of the words that only
 * that page has, a tile among them, and none that only the last one has: then it comes from a window that was opened before. It may be, if it has fewer of them, or if the client has read a page that was
 * deleted (`isPageGone`). `designs`: the last one first.
 */
export function meantDesign<Found extends DesignOfPage>(
  { designs, isPageGone }: { readonly designs: readonly [Found, ...Found[]]; readonly isPageGone: boolean },
  command: SentToAPage,
): MeantDesign<Found> {
  const [last] = designs;
  const others = designs.filter(({ present }) => present.id !== last.present.id);
  if (others.length === 0) return { base: last, isUnsure: isPageGone };
  const wordsOf = readingWords(command);
  const [sent, here] = [wordsOf([command.sent]), wordsOf(designsOf(designs, last))];
  const possible = others.flatMap((base) => {
    const there = wordsOf(designsOf(designs, base));
    const own = without(there, here);
    const kept = own.filter((words) => sent.has(words));
    const isPossible = kept.some((words) => there.get(words) === 'tile') && !without(here, there).some((words) => sent.has(words));
    return isPossible ? [{ base, isMeant: kept.length * 2 > own.length }] : [];
  });
  const meant = possible.find(({ isMeant }) => isMeant);
  return meant ? { base: meant.base, isUnsure: false } : { base: last, isUnsure: isPageGone || possible.length > 0 };
}

function designsOf<Found extends DesignOfPage>(designs: readonly Found[], { present: { id } }: Found): PageDesign[] {
  return designs.flatMap(({ present, design }) => (present.id === id ? [design ?? DEFAULT_DESIGN] : []));
}

function without(words: Words, others: Words): string[] {
  return [...words.keys()].filter((one) => !others.has(one));
}

/** The words by which a client tells designs apart: the titles, and the tiles by their names and their texts. New tiles have none. */
type Words = ReadonlyMap<string, 'title' | 'tile'>;

function readingWords({ vocabulary, read }: SentToAPage): (designs: readonly PageDesign[]) => Words {
  const see = seeing(viewOf(vocabulary, read));
  return (designs) => {
    const tiles = designs.flatMap((design) => design.tiles.map(see)).filter(({ name, isBlank }) => !(isBlank && NEW_NAMES.has(name)));
    return new Map([
      ...designs.map(({ title }) => [JSON.stringify([title]), 'title'] as const),
      ...tiles.map(({ name, content }) => [JSON.stringify([name, content]), 'tile'] as const),
    ]);
  };
}

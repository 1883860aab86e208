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

/**
 * Which one of the designs a client has changed that says neither version nor page: of the page that it has read last, the last one. Another page is meant only if what was sent has most of the words that only
 * that page has, a tile among them, and none that only the last one has: then it comes from a window that was opened before. `found`: the last one first.
 */
export function meantDesign<Found extends DesignOfPage>(found: readonly [Found, ...Found[]], command: SentToAPage): Found {
  const [last] = found;
  const elsewhere = found.filter(({ present }) => present.id !== last.present.id);
  if (elsewhere.length === 0) return last;
  const wordsOf = readingWords(command);
  const sent = wordsOf([command.sent]);
  const wordsOfPage = (id: string): Words =>
    wordsOf(found.flatMap(({ present, design }) => (present.id === id ? [design ?? DEFAULT_DESIGN] : [])));
  const isMeant = ({ present }: Found): boolean => {
    const [here, there] = [wordsOfPage(last.present.id), wordsOfPage(present.id)];
    const own = [...there.keys()].filter((words) => !here.has(words));
    const kept = own.filter((words) => sent.has(words));
    const isLast = [...here.keys()].some((words) => !there.has(words) && sent.has(words));
    return !isLast && kept.length * 2 > own.length && kept.some((words) => there.get(words) === 'tile');
  };
  return elsewhere.find(isMeant) ?? last;
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

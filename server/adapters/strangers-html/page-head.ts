import { readMarkup } from './bounded-parser.js';

/** The head of an HTML document, as far as a preview needs it. */
export interface PageHead {
  readonly title: string | null;
  readonly image: string | null;
}

/** The first of these that is there. */
const TITLES = ['og:title', 'twitter:title'];
const IMAGES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];
/** The longest text that is kept, in UTF-16 units. */
const LONGEST = 2_000;

/** Reads the head of a document. The reading ends with it: a text in the body that looks like a title is none. */
export function readPageHead(html: string): PageHead {
  const named = new Map<string, string>();
  const pieces: string[] = [];
  const seen = { titles: 0, isInTitle: false, isOver: false };
  readMarkup(html, {
    open(tag, attributes) {
      if (tag === 'body') seen.isOver = true;
      if (tag === 'title') seen.isInTitle = ++seen.titles === 1;
      if (tag !== 'meta') return;
      const name = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
      if (!named.has(name)) named.set(name, attributes['content'] ?? '');
    },
    text(text) {
      if (seen.isInTitle && pieces.length < LONGEST) pieces.push(text.slice(0, LONGEST));
    },
    close(tag) {
      if (tag === 'title') seen.isInTitle = false;
      if (tag === 'head') seen.isOver = true;
    },
    isOver: () => seen.isOver,
  });
  const first = (names: readonly string[]) => names.map((name) => named.get(name)?.slice(0, LONGEST).trim()).find(Boolean) ?? null;
  return { title: first(TITLES) ?? (pieces.join('').slice(0, LONGEST) || null), image: first(IMAGES) };
}

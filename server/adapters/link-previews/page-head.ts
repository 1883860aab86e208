import { Parser } from 'htmlparser2';
import { pageText } from '../outgoing-http/page-text.js';

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
/** How much is parsed at a time until the body begins. */
const PIECE = 16_384;

/** Reads the head of a document. `type` is its header `Content-Type`. */
export function readPageHead(bytes: Buffer, type: string): PageHead {
  return headOf(pageText(bytes, type));
}

/** The parser takes linear time. It ends with the head: a text in the body that looks like a title is none. */
function headOf(html: string): PageHead {
  const named = new Map<string, string>();
  const pieces: string[] = [];
  const seen = { titles: 0, isInTitle: false, isOver: false };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'body') seen.isOver = true;
      if (seen.isOver) return;
      if (tag === 'title') seen.isInTitle = ++seen.titles === 1;
      if (tag !== 'meta') return;
      const name = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
      if (!named.has(name)) named.set(name, attributes['content'] ?? '');
    },
    ontext(text) {
      if (seen.isInTitle && pieces.length < LONGEST) pieces.push(text.slice(0, LONGEST));
    },
    onclosetag(tag) {
      if (tag === 'title') seen.isInTitle = false;
      if (tag === 'head') seen.isOver = true;
    },
  });
  for (let at = 0; at < html.length && !seen.isOver; at += PIECE) parser.write(html.slice(at, at + PIECE));
  const first = (names: readonly string[]) => names.map((name) => named.get(name)?.slice(0, LONGEST).trim()).find(Boolean) ?? null;
  return { title: first(TITLES) ?? (pieces.join('').slice(0, LONGEST) || null), image: first(IMAGES) };
}

import { Parser } from 'htmlparser2';

/** The head of an HTML document, as far as a preview needs it. */
export interface PageHead {
  readonly title: string | null;
  readonly image: string | null;
}

interface FoundHead extends PageHead {
  /** The charset that the document names. */
  readonly charset: string | null;
}

/** The first of these that is there. */
const TITLES = ['og:title', 'twitter:title'];
const IMAGES = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'];
/** The longest text that is kept, in UTF-16 units. */
const LONGEST = 2_000;
/** Where a document names its charset, in bytes. */
const PRESCANNED = 1_024;
/** How much is parsed at a time until the body begins. */
const PIECE = 16_384;

/** Reads the head of a document. `type` is the header `Content-Type`, whose charset is believed before that of the document. */
export function readPageHead(bytes: Buffer, type: string): PageHead {
  const { title, image } = headOf(decoded(bytes, type));
  return { title, image };
}

function decoded(bytes: Buffer, type: string): string {
  const named = charsetOfBytes(bytes) ?? charsetIn(type) ?? headOf(bytes.subarray(0, PRESCANNED).toString('latin1')).charset;
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    // No charset has this name.
    return bytes.toString();
  }
}

function charsetOfBytes([first, second, third]: Buffer): string | null {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

function charsetIn(type: string): string | null {
  const parameters = type.slice(0, LONGEST).toLowerCase().split(';').slice(1);
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  return charset?.slice('charset='.length).replaceAll('"', '').trim() || null;
}

/** The parser takes linear time. It ends with the head: a text in the body that looks like a title is none. */
function headOf(html: string): FoundHead {
  const named = new Map<string, string>();
  const pieces: string[] = [];
  const seen = { charset: null as string | null, titles: 0, isInTitle: false, isOver: false };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'body') seen.isOver = true;
      if (seen.isOver) return;
      if (tag === 'title') seen.isInTitle = ++seen.titles === 1;
      if (tag !== 'meta') return;
      seen.charset ??= charsetOfMeta(attributes);
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
  return { charset: seen.charset, title: first(TITLES) ?? (pieces.join('').slice(0, LONGEST) || null), image: first(IMAGES) };
}

function charsetOfMeta({ charset, content = '', ...attributes }: Readonly<Record<string, string>>): string | null {
  if (charset !== undefined) return charset.trim() || null;
  return attributes['http-equiv']?.toLowerCase() === 'content-type' ? charsetIn(content) : null;
}

import { readMarkup } from './bounded-parser.js';

/** Where a document names its charset, in bytes. */
const PRESCANNED = 1_024;
/** The longest header that is read, in UTF-16 units. */
const LONGEST = 2_000;

/** The text of an HTML document. `type` is its header `Content-Type`, whose charset is believed before that of the document. */
export function pageText(bytes: Uint8Array, type: string): string {
  const named =
    charsetOfBytes(bytes) ?? charsetIn(type) ?? charsetOfDocument(Buffer.from(bytes.subarray(0, PRESCANNED)).toString('latin1'));
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    // No charset has this name.
    return Buffer.from(bytes).toString();
  }
}

function charsetOfBytes([first, second, third]: Uint8Array): string | null {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

function charsetIn(type: string): string | null {
  const parameters = type.slice(0, LONGEST).toLowerCase().split(';').slice(1);
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='));
  return charset?.slice('charset='.length).replaceAll('"', '').trim() || null;
}

function charsetOfDocument(beginning: string): string | null {
  let charset: string | null = null;
  readMarkup(beginning, {
    open(tag, attributes) {
      if (tag === 'meta') charset ??= charsetOfMeta(attributes);
    },
  });
  return charset;
}

function charsetOfMeta({ charset, content = '', ...attributes }: Readonly<Record<string, string>>): string | null {
  if (charset !== undefined) return charset.trim() || null;
  return attributes['http-equiv']?.toLowerCase() === 'content-type' ? charsetIn(content) : null;
}

import { Parser } from 'htmlparser2';
import type { ReadFile } from '../outgoing-http/guarded-http.js';
import type { ProfileLinks } from '../../pages/link-previews/ports/link-pages.port.js';
import { pageText } from '../outgoing-http/page-text.js';

/** How much is parsed before other requests have their turn, in UTF-16 units. */
const PIECE = 65_536;
/** A page with more is no profile. */
const MOST_LINKS = 1_000;
/** Deeper, browsers put no element into another one either. For each one, the parser looks through all that are open. */
const DEEPEST = 512;
const LONGEST = 2_048;
const LINKS = new Set(['a', 'link']);

/** Where the links with `rel="me"` of a page lead, as Mastodon looks for them: `<a>` and `<link>`, wherever they stand. The parser takes linear time, and runs nothing. */
export async function readProfileLinks({ bytes, type, address, isWhole }: ReadFile): Promise<ProfileLinks> {
  const html = pageText(bytes, type);
  const found: string[] = [];
  let [base, depth, isOver] = [address, 0, false];
  const parser = new Parser({
    onopentag(tag, { href = '', rel = '' }) {
      depth += 1;
      if (depth > DEEPEST || found.length >= MOST_LINKS) {
        isOver = true;
        parser.pause();
      } else if (tag === 'base') base = absolute(href, address)[0] ?? base;
      else if (LINKS.has(tag) && saysMe(rel)) found.push(...absolute(href, base));
    },
    onclosetag: () => void (depth -= 1),
  });
  for (let at = 0; at < html.length && !isOver; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { addresses: found, isWhole: isWhole && !isOver };
}

function saysMe(rel: string): boolean {
  return rel.slice(0, LONGEST).toLowerCase().split(/\s+/).includes('me');
}

/** A web address; nothing for any other one, and for one that is too long. */
function absolute(written: string, base: string): string[] {
  if (written.length > LONGEST || !URL.canParse(written, base)) return [];
  const { href, protocol } = new URL(written, base);
  return protocol === 'https:' || protocol === 'http:' ? [href] : [];
}

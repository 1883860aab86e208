import type { ProfileLinks } from '../../pages/link-previews/ports/link-pages.port.js';
import { readMarkup } from './bounded-parser.js';

/** A page with more is no profile. */
const MOST_LINKS = 1_000;
const LONGEST = 2_048;
const LINKS = new Set(['a', 'link']);

/** Where the links with `rel="me"` of the page at an address lead, as Mastodon looks for them: `<a>` and `<link>`, wherever they stand. */
export function readProfileLinks(html: string, address: string): ProfileLinks {
  const found: string[] = [];
  let base = address;
  const isWhole = readMarkup(html, {
    open(tag, { href = '', rel = '' }) {
      if (tag === 'base') base = absolute(href, address)[0] ?? base;
      else if (LINKS.has(tag) && saysMe(rel)) found.push(...absolute(href, base));
    },
    isOver: () => found.length > MOST_LINKS,
  });
  return { addresses: found.slice(0, MOST_LINKS), isWhole };
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

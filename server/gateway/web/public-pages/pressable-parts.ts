import { hasLeadingScheme } from '../../../pages/tile-kinds/tile-address.rules.js';
import { unescapeMarkup } from '../../../markup.rules.js';
import type { PageDesign } from '../../../pages/design/page-design.rules.js';
import { utmLinksOf } from '../../../pages/utm/utm-links.rules.js';
import { tileIdsOf } from '../../../pages/design/tile-ids.rules.js';
import { tileSubject } from '../../../visits/page-count.js';

// In a rendered document, each angle bracket belongs to a tag. An element that is not closed ends with the text: so these take linear time in any.
const LINK = /<a\b[^<>]*?\shref="([^"]*)"/g;
const OPENING_TILE = /<button\b(?=[^<>]*?\sclass="tile")[^<>]*>(.*?)(?:<\/button>|$)/gs;
const NAME = /<span class="name"[^<>]*>([^<]*)<\/span>/;

/** A part of a page that a visitor can press, and what a press of it counts for. */
export interface PressablePart {
  readonly kind: 'tile' | 'link';
  /** The tile as in `tileSubject`, or the address of the link. */
  readonly subject: string;
}

/**
 * What a visitor can press on a page with this design, by its rendered document, and by what the script of the page reports: the address of a link, or all words on a
 * tile, both in one line. A link counts for the address that its creator has entered, whatever parameters it got. `page`: the address of the page.
 */
export function pressableParts(html: string, design: PageDesign, page: string): ReadonlyMap<string, PressablePart> {
  const { tiles } = design;
  const entered = utmLinksOf(design, page);
  const parts = new Map<string, PressablePart>();
  const ids = tileIdsOf(tiles);
  // Of tiles with the same name, the first one counts: the script of the page cannot tell them apart.
  const idsByName = new Map(tiles.map(({ name }, at) => [inOneLine(name), ids[at]] as const).toReversed());
  for (const [, content = ''] of html.matchAll(OPENING_TILE)) {
    const name = readText(NAME.exec(content)?.[1] ?? '');
    const id = idsByName.get(name);
    const subject = id === undefined ? name : tileSubject(id, name);
    parts.set(readText(content.replace(/<[^<>]*>/g, '')), { kind: 'tile', subject });
  }
  for (const [, markup = ''] of html.matchAll(LINK)) {
    const subject = readText(markup);
    // Not the product's own links, nor files inside the page.
    if (hasLeadingScheme(subject)) parts.set(subject, { kind: 'link', subject: entered.get(subject) ?? subject });
  }
  return parts;
}

function readText(markup: string): string {
  return inOneLine(unescapeMarkup(markup));
}

/** Without spaces at the ends, and with one space for several: names can have line breaks. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

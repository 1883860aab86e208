import { INLINE_TAGS } from '../inline-tags.rules.js';

/* Plain text of HTML that a service keeps in its data. It is never shown as HTML, so what is no tag here may stay in it. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#039': "'" };
const LONGEST_ENTITY = 10;

/** What HTML says, in one line. Plain text stays as it is. It takes linear time. */
export function plainTextOf(html: string): string {
  return decoded(withoutTags(html)).replace(/\s+/g, ' ').trim();
}

/** A `<` without a letter or a slash behind it is a sign of a text, as in `1 < 2`. A tag that does not end is one to the end. */
function withoutTags(html: string): string {
  const texts: string[] = [];
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    if (!/[a-z/!]/i.test(html.charAt(at + 1))) continue;
    const end = html.indexOf('>', at);
    texts.push(html.slice(from, at), isInline(html.slice(at + 1, at + 12)) ? '' : ' ');
    from = end < 0 ? html.length : end + 1;
    at = from - 1;
  }
  return texts.join('') + html.slice(from);
}

function isInline(tag: string): boolean {
  return INLINE_TAGS.has(/^\/?([a-z]{0,10})/i.exec(tag)?.[1]?.toLowerCase() ?? '');
}

function decoded(text: string): string {
  const parts = text.split('&');
  return parts.map((part, at) => (at === 0 ? part : decodedPart(part))).join('');
}

/** The text after an `&`. */
function decodedPart(part: string): string {
  const end = part.slice(0, LONGEST_ENTITY).indexOf(';');
  const sign = end > 0 ? signOf(part.slice(0, end).toLowerCase()) : null;
  return sign === null ? `&${part}` : sign + part.slice(end + 1);
}

function signOf(entity: string): string | null {
  if (Object.hasOwn(ENTITIES, entity)) return ENTITIES[entity] ?? null;
  const number = /^#(?:x[0-9a-f]{1,6}|\d{1,7})$/.test(entity) ? Number(entity.slice(1).replace(/^x/, '0x')) : 0;
  const isHalf = number >= 0xd8_00 && number <= 0xdf_ff;
  return number > 0 && number <= 0x10_ff_ff && !isHalf ? String.fromCodePoint(number) : null;
}

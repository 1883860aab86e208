import type { PageDesign, Tile } from '../design/page-design.rules.js';
import { escapeMarkup, unescapeMarkup } from '../../markup.rules.js';
import { UTM_NAMES, type UtmParameters } from './utm-parameters.rules.js';
import { networkLinksOf, saysMe, withIcons } from '../networks/network-links.rules.js';

// The HTML is sanitized: each attribute has double quotes, and each angle bracket belongs to a tag.
const LINK = /(<a\b[^<>]*?\shref=")([^"]*)(?=")/g;

/**
 * An address of the web with these parameters, before its fragment. It keeps those of them that it has already. An address of the site itself (`host`), and any other address, stays as it is.
 */
export function withUtm(address: string, utm: UtmParameters, host: string): string {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address;
  const { host: place, searchParams } = new URL(address);
  const added = UTM_NAMES.flatMap((name) => {
    const value = utm[name];
    return value === undefined || searchParams.has(`utm_${name}`) ? [] : `utm_${name}=${encodeURIComponent(value)}`;
  });
  if (place === host || added.length === 0) return address;
  const end = address.includes('#') ? address.indexOf('#') : address.length;
  const before = address.slice(0, end);
  return before + jointAfter(before) + added.join('&') + address.slice(end);
}

/** What stands between an address without fragment and a further parameter. */
function jointAfter(address: string): string {
  const query = address.indexOf('?');
  if (query < 0) return '?';
  return query === address.length - 1 || address.endsWith('&') ? '' : '&';
}

/**
 * The design as visitors follow its links: with its parameters at those of icons, of link and picture tiles, and of texts. A link that says `rel="me"` has exactly the address of the profile, and what a
 * tile shows of another site is as its creator chose it. `page`: the absolute address of the page.
 */
export function withUtmLinks(design: PageDesign, page: string): PageDesign {
  const { utm } = design;
  if (!utm) return design;
  const { host } = new URL(page);
  const leading = (address: string) => withUtm(address, utm, host);
  const links = networkLinksOf(design).map((link) => (saysMe(link) ? link : { ...link, address: leading(link.address) }));
  return { ...withIcons(design, links), tiles: design.tiles.map((tile) => withLeading(tile, leading)) };
}

function withLeading(tile: Tile, leading: (address: string) => string): Tile {
  if (tile.kind === 'text')
    return { ...tile, html: tile.html.replace(LINK, (_, before: string, written: string) => before + rewritten(written, leading)) };
  return (tile.kind === 'link' || tile.kind === 'picture') && !tile.isMe ? { ...tile, address: leading(tile.address) } : tile;
}

/** What needs no parameter is the same to the byte. */
function rewritten(written: string, leading: (address: string) => string): string {
  const address = unescapeMarkup(written);
  const led = leading(address);
  return led === address ? written : escapeMarkup(led);
}

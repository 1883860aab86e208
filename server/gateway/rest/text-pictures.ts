import type { WireDataReading } from '../../pages/design/wire-data.rules.js';
import { withRelativePictures } from '../../pages/tile-kinds/text/text-pictures.rules.js';

/**
 * What an older client sent, with the uploaded pictures in its texts as they are stored. Such clients run on other sites, so they are shown
 * absolute addresses.
 */
export function withStoredPictures({ design, bytes, faults }: WireDataReading, site: string): WireDataReading {
  if (!design) return { design, bytes, faults };
  const tiles = design.tiles.map((tile) => ({ ...tile, html: withRelativePictures(tile.html, site) }));
  const added = design.tiles.reduce((sum, { html }, at) => sum + html.length - (tiles[at]?.html.length ?? 0), 0);
  return { design: { ...design, tiles }, bytes: bytes - added, faults };
}

const SENT = /<img\b[^<>]*?\ssrc=["']?http:([^"'\s<>]*)/gi;
const SHOWN = /<img src="https:([^"]*)"/g;

/** The addresses of the pictures in texts that are shown over https, although they were sent with http. */
export function picturesOverHttps(sent: readonly string[], shown: readonly string[]): string[] {
  const asked = new Set(sent.flatMap((html) => addressesIn(html, SENT)));
  if (asked.size === 0) return [];
  return [...new Set(shown.flatMap((html) => addressesIn(html, SHOWN)))].filter((address) => asked.has(address));
}

function addressesIn(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, rest = '']) => `https:${rest.replaceAll('&amp;', '&')}`);
}

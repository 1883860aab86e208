import { shortenedName } from '../../../../server/pages/link-previews/tile-name-from.rules.js';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { embedFrame } from '../../../../server/pages/tile-kinds/embed/embed-frames.rules.js';
import { embedOf, type Embed } from '../../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import { linkTarget } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { isUsableLink } from '../../tile-kinds/link-address.js';
import { newTileOf } from '../../tile-kinds/tile-kinds.js';

/** A tile that a pasted line becomes: one that leads somewhere if the line is an address of the web. */
export interface PastedTile {
  readonly name: string;
  readonly address?: string;
}

/** The hosts of shops, without `www.`. Each also stands for its subdomains. */
const SHOPS = [
  'etsy.com',
  'myshopify.com',
  'gumroad.com',
  'bigcartel.com',
  'amazon.com',
  'amazon.co.uk',
  'amazon.de',
  'ebay.com',
  'ebay.de',
];
const SHOP_PATH = /^\/[^/]+\/shop(?:\/|$)/;

/** The lines of a pasted text that are not blank, without control characters. */
export function linesOf(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter(Boolean);
}

/**
 * The tiles that a pasted text becomes in the field of a new tile's name: one for each line. `before` and `after` are what the field has on
 * both sides of it. Null for a text that the field takes as it is.
 */
export function pastedTiles(text: string, before: string, after: string): readonly PastedTile[] | null {
  const lines = linesOf(text);
  if (lines.length === 1 && !(isAddress(lines[0]!) && (before + after).trim() === '')) return null;
  const last = lines.length - 1;
  return lines.length === 0 ? null : lines.map((line, at) => pastedTile((at === 0 ? before : '') + line + (at === last ? after : '')));
}

/** The tile that a pasted line is if it is pasted into no field. */
export function newPastedTile(line: string): Tile {
  const { name, address } = pastedTile(line);
  return address === undefined ? newTileOf('text', name) : newTileTo(address);
}

/**
 * The tile that a pasted line makes of a tile. A text becomes what its address is, and a link leads there from now on. The creator has
 * chosen every other kind: it gets the address as its name.
 */
export function tileOfPasted({ name, address }: PastedTile, tile: Tile): Tile {
  if (address === undefined) return { ...tile, name };
  if (tile.kind === 'link') return { ...tile, name, address };
  const { style } = tile;
  if (tile.kind === 'text' || tile.kind === 'embed') return { ...newTileTo(address), style };
  return { ...tile, name: shortenedName(address) };
}

/** The name of a link that its creator has not named: its place. */
export function linkName(address: string): string {
  return shortenedName(linkTarget(address));
}

/** The name that a tile has by itself, from where it leads; null for a tile that leads nowhere. */
export function nameByAddress(tile: Tile): string | null {
  if (tile.kind === 'link') return linkName(tile.address);
  return tile.kind === 'embed' ? (embedOf(tile.address)?.provider.name ?? null) : null;
}

/** A tile of the kind that fits an address of the web. */
function newTileTo(address: string): Tile {
  const embed = shownInFrame(address);
  if (embed) return { ...newTileOf('embed', embed.provider.name), name: embed.provider.name, address } as Tile;
  const link = { ...newTileOf('link', ''), name: linkName(address), address } as Tile;
  return isShop(address) ? { ...link, emblem: { icon: 'shopping-bag' } } : link;
}

/** Whether an address looks like that of a picture that can be uploaded. */
export function isPictureAddress(address: string): boolean {
  return /\.(?:jpe?g|png)$/i.test(new URL(address).pathname);
}

/** Only what a page can show is more than a link. */
function shownInFrame(address: string): Embed | null {
  const embed = embedOf(address);
  return embed && embedFrame(embed) ? embed : null;
}

function isShop(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return SHOPS.some(isAt) || (isAt('ko-fi.com') && SHOP_PATH.test(pathname));
}

function pastedTile(line: string): PastedTile {
  const text = line.trim();
  return isAddress(text) ? { name: linkName(text), address: text } : { name: shortenedName(text) };
}

/** Whether a line is an address of the web, as browsers copy it. */
export function isAddress(text: string): boolean {
  return /^https?:/i.test(text) && isUsableLink(text);
}

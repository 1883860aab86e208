import { DESIGN_LIMITS, type Tile } from '../../../../server/pages/design/page-design.rules.js';
import { linkTarget } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { isUsableLink } from '../../tile-kinds/link-address.js';
import { newTileOf } from '../../tile-kinds/tile-kinds.js';

/** A tile that a pasted line becomes: a link if the line is an address of the web. */
export interface PastedTile {
  readonly name: string;
  readonly address?: string;
}

/**
 * The tiles that a pasted text becomes in the field of a new tile's name: one for each line. `before` and `after` are what the field has on
 * both sides of it. Null for a text that the field takes as it is.
 */
export function pastedTiles(text: string, before: string, after: string): readonly PastedTile[] | null {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter(Boolean);
  if (lines.length === 1 && !(isAddress(lines[0]!) && (before + after).trim() === '')) return null;
  const last = lines.length - 1;
  return lines.length === 0 ? null : lines.map((line, at) => pastedTile((at === 0 ? before : '') + line + (at === last ? after : '')));
}

/**
 * The tile that a pasted line makes of a tile. With an address, a text becomes a link, and a link leads there from now on. The creator has
 * chosen every other kind: it gets the address as its name.
 */
export function tileOfPasted({ name, address }: PastedTile, tile: Tile): Tile {
  if (address === undefined) return { ...tile, name };
  if (tile.kind === 'link') return { ...tile, name, address };
  if (tile.kind === 'text') return { ...newTileOf('link', name), style: tile.style, address } as Tile;
  return { ...tile, name: shortened(address) };
}

/** The name of a link that its creator has not named: its place. */
export function linkName(address: string): string {
  return shortened(linkTarget(address));
}

function pastedTile(line: string): PastedTile {
  const text = line.trim();
  return isAddress(text) ? { name: linkName(text), address: text } : { name: shortened(text) };
}

function isAddress(text: string): boolean {
  return /^https?:/i.test(text) && isUsableLink(text);
}

/** Half a character at the end would be refused. */
function shortened(name: string): string {
  return name
    .slice(0, DESIGN_LIMITS.tileNameLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

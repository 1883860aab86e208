import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import { linkTarget } from '../../../server/pages/tile-kinds/link/link-tile.rules.js';
import { isUsableLink } from '../tile-kinds/link-address.js';

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

function pastedTile(line: string): PastedTile {
  const text = line.trim();
  return isAddress(text) ? { name: shortened(linkTarget(text)), address: text } : { name: shortened(text) };
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

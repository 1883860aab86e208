import type { TextReading } from '../../vocabulary/client-view.rules.js';
import type { Tile } from '../page-design.rules.js';
import { contentOf } from '../../tile-kinds/text/text-content.rules.js';
import { asTextTile } from '../../tile-kinds/tile-kinds.rules.js';

/** How long reading may delay other requests, in milliseconds. */
const longestTurn = 10;

/**
 * Reads these tiles in the way of a client whose editor writes the same text in another form. Other requests are handled between tiles,
 * because two designs of 1 MB take two tenths of a second.
 */
export async function readTexts(tiles: readonly Tile[]): Promise<TextReading> {
  const known = new Map<string, string>();
  let turnBegan = performance.now();
  for (const tile of tiles) {
    const { html } = asTextTile(tile);
    known.set(html, contentOf(html));
    if (performance.now() - turnBegan <= longestTurn) continue;
    await new Promise((resolve) => setImmediate(resolve));
    turnBegan = performance.now();
  }
  return (html) => known.get(html) ?? contentOf(html);
}

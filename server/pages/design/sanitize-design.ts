import type { PageDesign, Tile } from './page-design.rules.js';
import type { TileSanitizer } from './ports/tile-sanitizer.port.js';

/** How long sanitizing one design may delay other requests, in milliseconds. */
const longestTurn = 10;

/**
 * The design with the content of every tile sanitized. Other requests are handled between tiles, because a design can have 1 MB of HTML.
 * `check` gets each sanitized tile and its place at once: when it throws, no further tile is sanitized.
 */
export async function sanitizeDesign(
  design: PageDesign,
  sanitizer: TileSanitizer,
  check: (tile: Tile, at: number) => Tile = (tile) => tile,
): Promise<PageDesign> {
  const tiles: Tile[] = [];
  let turnBegan = performance.now();
  for (const [at, tile] of design.tiles.entries()) {
    // Only text tiles have HTML. The rules of the other kinds have parsed all that they have.
    tiles.push(check(tile.kind === 'text' ? { ...tile, html: await sanitizer.sanitize(tile.html) } : tile, at));
    if (performance.now() - turnBegan > longestTurn) {
      await new Promise((resolve) => setImmediate(resolve));
      turnBegan = performance.now();
    }
  }
  return { ...design, tiles };
}

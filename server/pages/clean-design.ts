import type { PageDesign, Tile } from './page-design.rules.js';
import type { TileSanitizer } from './ports/tile-sanitizer.port.js';

/** How long visitors may wait for one design to be cleaned. */
const longestTurn = 10;

/**
 * The design with the content of every tile cleaned. Between tiles others get their turn, as a design can hold 1 MB of HTML.
 * `check` sees each clean tile and its place at once, so that one it refuses is the last that costs time.
 */
export async function cleanDesign(
  design: PageDesign,
  sanitizer: TileSanitizer,
  check: (tile: Tile, at: number) => Tile = (tile) => tile,
): Promise<PageDesign> {
  const tiles: Tile[] = [];
  let turnBegan = performance.now();
  for (const [at, tile] of design.tiles.entries()) {
    tiles.push(check({ ...tile, html: await sanitizer.clean(tile.html) }, at));
    if (performance.now() - turnBegan > longestTurn) {
      await new Promise((resolve) => setImmediate(resolve));
      turnBegan = performance.now();
    }
  }
  return { ...design, tiles };
}

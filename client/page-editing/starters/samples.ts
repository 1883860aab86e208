import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileKind } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { STARTERS } from './starters.js';

/** Whether a tile still says what its starter says, whatever its look is. Other kinds than these come without their content. */
export function isSample(tile: Tile): boolean {
  return WRITTEN.includes(tile.kind) && SAMPLES.has(wordsOf(tile));
}

const WRITTEN: readonly TileKind[] = ['text', 'picture', 'heading'];

function wordsOf(tile: Tile): string {
  const content = tile.kind === 'text' ? tile.html : tile.kind === 'picture' && tile.alternative;
  return JSON.stringify([tile.kind, tile.name, tile.secondLine, content]);
}

const SAMPLES: ReadonlySet<string> = new Set(STARTERS.flatMap(({ tiles }) => tiles.map(wordsOf)));

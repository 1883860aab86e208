import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { STARTERS } from './starters.js';

/** Whether a tile still says what its starter says, whatever its look is. Other kinds than these come without their content. */
export function isSample(tile: Tile): boolean {
  return (tile.kind === 'text' || tile.kind === 'picture') && SAMPLES.has(wordsOf(tile));
}

function wordsOf(tile: Tile): string {
  const content = tile.kind === 'text' ? tile.html : tile.kind === 'picture' && tile.alternative;
  return JSON.stringify([tile.kind, tile.name, tile.secondLine, content]);
}

const SAMPLES: ReadonlySet<string> = new Set(STARTERS.flatMap(({ tiles }) => tiles.map(wordsOf)));

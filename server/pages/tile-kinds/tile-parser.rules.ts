import type { Faults } from '../design/faults.rules.js';
import type { TileContent, TileOfSomeKind } from './tile-kind.rules.js';

/**
 * Parses what only tiles of one kind have, from any source. `place` is the tile's place in the design, such as `tiles.3`; a fault in a
 * field is collected under `tiles.3.field`. Parsing the result again gives the same.
 */
export type TileParser<T extends TileOfSomeKind> = (input: Record<string, unknown>, place: string, faults: Faults) => TileContent<T>;

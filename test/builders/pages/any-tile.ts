import fc from 'fast-check';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { anyDesign, anyText } from './any-design.js';
import { aTile } from './page-design.js';
import { OTHER_KINDS, sampleOf } from './sample-tiles.js';

const anyBase = anyText.map((name) => ({ name: name.trim(), style: aTile().style }));

/** Any tile of a kind that is not text, as parsing leaves it. */
export const anyOtherTile: fc.Arbitrary<Tile> = fc.oneof(
  ...OTHER_KINDS.map((kind) =>
    fc.record({ base: anyBase, content: sampleOf(kind).anyContent }).map(({ base, content }) => ({ kind, ...base, ...content }) as Tile),
  ),
);

/** Any design with tiles of all kinds. */
export const anyMixedDesign: fc.Arbitrary<PageDesign> = fc
  .record({ design: anyDesign, others: fc.array(anyOtherTile, { maxLength: 4 }), turn: fc.nat(8) })
  .map(({ design, others, turn }) => {
    const tiles = [...design.tiles, ...others];
    return { ...design, tiles: [...tiles.slice(turn % (tiles.length + 1)), ...tiles.slice(0, turn % (tiles.length + 1))] };
  });

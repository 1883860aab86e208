import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { tileIdsOf, withoutDerivedIds } from '../../../../server/pages/design/tile-ids.rules.js';
import { visibleDesign } from '../../../../server/pages/design/visible-tiles.rules.js';
import { contentOf } from '../../../../server/pages/tile-kinds/text/text-content.rules.js';
import { asTextTile } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import { applyChanges } from '../../../../server/pages/vocabulary/apply-changes.rules.js';
import { completeDesign, matchDesign } from '../../../../server/pages/vocabulary/complete-design.rules.js';
import { TEXTS } from '../../../../server/pages/vocabulary/vocabulary.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { anyBase, anySteps, HIDDEN, shown, walk, type Walked } from '../design/kept-tiles/older-client-steps.js';

const now = new Date('2026-11-20T08:00:00Z');
const withTiles = (tiles: readonly Tile[]): PageDesign => aDesign({ tiles } as Partial<PageDesign>);

/** What the owner has done meanwhile, at one place after the other. */
const anyEdits = fc.array(fc.tuple(fc.constantFrom('hide', 'show', 'remove', 'rename', 'rewrite', 'add', 'move'), fc.nat(5)), {
  maxLength: 5,
});

function edited(tiles: readonly Tile[], [edit, place]: readonly [string, number], count: number): readonly Tile[] {
  const ids = tileIdsOf(tiles);
  const at = place % Math.max(1, tiles.length);
  const tile = tiles[at];
  if (edit === 'add') return [...tiles, aTile({ name: `Added ${count}`, html: `<p>Added ${count}</p>`, visibility: HIDDEN })];
  if (!tile) return tiles;
  if (edit === 'remove') return tiles.toSpliced(at, 1);
  if (edit === 'move') return [...tiles.toSpliced(at, 1), { ...tile, id: ids[at]! }];
  const { visibility, ...open } = tile;
  const change =
    { hide: { visibility: HIDDEN }, rename: { name: `Owner's ${count}` }, rewrite: { html: `<p>Owner's ${count}</p>` } }[edit] ?? {};
  return tiles.with(at, { ...open, ...(edit !== 'show' && visibility && { visibility }), ...change, id: ids[at]! });
}

function merged(base: readonly Tile[], list: readonly Walked[], present: readonly Tile[]): readonly Tile[] {
  const designs = { base: withTiles(base), present: withTiles(present), sent: withTiles(list.map(({ tile }) => tile)) };
  const command = { ...designs, vocabulary: TEXTS, read: contentOf, now };
  const matches = matchDesign(command);
  const changed = completeDesign(command, matches);
  return applyChanges({ ...designs, changed, from: matches.map((match) => match?.from) }).design.tiles;
}

/** The texts that everybody sees now. */
function seenIn(tiles: readonly Tile[]): Set<string> {
  const { design } = visibleDesign(withTiles(tiles), now);
  const open = design.tiles.filter(({ visibility }) => visibility?.who !== 'password' && visibility?.from === undefined);
  return new Set(open.map((tile) => contentOf(asTextTile(tile).html)));
}

test('OC-16 Whatever an older client and the owner do at once, nobody sees a text that nobody saw before', () => {
  fc.assert(
    fc.property(anyBase, anySteps, anyEdits, (base, steps, edits) => {
      const present = edits.reduce(edited, base);
      const beginning = shown(base).map((tile, from): Walked => ({ tile, from }));
      const list = steps.reduce((walked, step, count) => walk(walked, step, count), beginning);
      const known = [...base, ...present].map((tile) => contentOf(asTextTile(tile).html));
      const allowed = new Set([...seenIn(base), ...seenIn(present)]);
      const leaked = [...seenIn(merged(base, list, present))].filter((text) => text !== '' && known.includes(text) && !allowed.has(text));
      expect(leaked).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('OC-16 A client that publishes what it was shown changes nothing of what the owner has done meanwhile', () => {
  fc.assert(
    fc.property(anyBase, anyEdits, (base, edits) => {
      const present = edits.reduce(edited, base);
      const list = shown(base).map((tile, from): Walked => ({ tile, from }));
      expect(merged(base, list, present)).toEqual(withoutDerivedIds(present));
    }),
    { numRuns: 1_000 },
  );
});

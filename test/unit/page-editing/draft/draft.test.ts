import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeDraft, isUnsaved, openDraft, sameDesign, type Draft } from '../../../../client/page-editing/draft/draft.js';
import { DEFAULT_DESIGN, DESIGN_LIMITS, newTile, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import type { TextTile } from '../../../../server/pages/tile-kinds/text/text-tile.rules.js';

function draftOf(...names: string[]): Draft {
  const design = aDesign({ tiles: names.map((name) => aTile({ name, html: `<p>${name}</p>` })) });
  return openDraft(design, design, 3);
}

function names(draft: Draft): string[] {
  return draft.design.tiles.map(({ name }) => name);
}

function keyOf(draft: Draft, index: number): string {
  return draft.keys[index] ?? 'none';
}

/** Published with the server's answer, as if the server kept everything as it was sent. */
function published(draft: Draft): Draft {
  return changeDraft(draft, { type: 'published', sent: draft.design, design: draft.design, version: draft.version + 1 });
}

describe('A change of a draft', () => {
  test('ED-05 Add appends a tile, and every other tile stays as it was', () => {
    const before = draftOf('One', 'Two');
    const after = changeDraft(before, { type: 'tile-added', tile: newTile() });
    expect(names(after)).toEqual(['One', 'Two', 'New Tile']);
    expect([after.design.tiles.slice(0, 2), after.keys.slice(0, 2)]).toEqual([before.design.tiles, before.keys]);
    expect(new Set(after.keys).size).toBe(3);
  });

  test('A tile is added at the place that is named, and the keys of the others follow their tiles', () => {
    const before = draftOf('One', 'Two');
    const after = changeDraft(before, { type: 'tile-added', tile: newTile(), at: 1 });
    expect(names(after)).toEqual(['One', 'New Tile', 'Two']);
    expect([after.keys[0], after.keys[2]]).toEqual(before.keys);
    expect(new Set(after.keys).size).toBe(3);
  });

  test('A draft with 100 tiles gets no further tile', () => {
    const full = draftOf(...Array.from({ length: DESIGN_LIMITS.tiles }, (_, at) => `Tile ${at}`));
    expect(changeDraft(full, { type: 'tile-added', tile: newTile() })).toBe(full);
  });

  test('ED-07 Remove drops the last tile', () => {
    expect(names(changeDraft(draftOf('One', 'Two', 'Three'), { type: 'last-tile-removed' }))).toEqual(['One', 'Two']);
  });

  test('A new tile never gets the key of a removed tile', () => {
    const two = draftOf('One', 'Two');
    const removed = changeDraft(two, { type: 'last-tile-removed' });
    const added = changeDraft(removed, { type: 'tile-added', tile: newTile() });
    expect(two.keys).not.toContain(added.keys.at(-1));
  });

  test('ED-10 A swap exchanges two tiles with all their data, and all other tiles stay where they are', () => {
    const tiles = ['One', 'Two', 'Three', 'Four'].map((name, at) =>
      aTile({ name, html: `<p>${name}</p>`, style: { radius: at, thickness: 10 * at } }),
    );
    const before = openDraft(aDesign({ tiles }), aDesign({ tiles }), 3);
    const after = changeDraft(before, { type: 'tiles-swapped', first: keyOf(before, 0), second: keyOf(before, 2) });
    expect(after.design.tiles).toEqual([2, 1, 0, 3].map((at) => tiles[at]));
    expect(after.keys).toEqual([2, 1, 0, 3].map((at) => before.keys[at]));
  });

  test.each([
    [0, 3, false, [1, 2, 0, 3]],
    [0, 3, true, [1, 2, 3, 0]],
    [3, 0, false, [3, 0, 1, 2]],
    [2, 0, true, [0, 2, 1, 3]],
    [1, 0, true, [0, 1, 2, 3]],
  ])(
    'Tile %i goes beside tile %i (after it: %s) with all its data and its key, and the others keep their order',
    (from, to, isAfter, order) => {
      const before = draftOf('One', 'Two', 'Three', 'Four');
      const after = changeDraft(before, { type: 'tile-moved', key: keyOf(before, from), beside: keyOf(before, to), isAfter });
      expect(after.design.tiles).toEqual(order.map((at) => before.design.tiles[at]));
      expect(after.keys).toEqual(order.map((at) => before.keys[at]));
      expect(changeDraft(before, { type: 'tile-moved', key: keyOf(before, from), beside: 'gone', isAfter })).toBe(before);
    },
  );

  test('A swap with a tile that does not exist changes nothing, and neither does a change of such a tile', () => {
    const before = draftOf('One', 'Two');
    expect(changeDraft(before, { type: 'tiles-swapped', first: keyOf(before, 0), second: 'gone' })).toBe(before);
    expect(changeDraft(before, { type: 'tile-changed', key: 'gone', change: { name: 'No' } }).design).toEqual(before.design);
  });
});

describe('Unsaved', () => {
  test('DR-13 A draft is unsaved exactly while it differs from the published design', () => {
    const before = draftOf('One');
    const renamed = changeDraft(before, { type: 'tile-changed', key: keyOf(before, 0), change: { name: 'Uno' } });
    const back = changeDraft(renamed, { type: 'tile-changed', key: keyOf(before, 0), change: { name: 'One' } });
    expect([before, renamed, back].map(isUnsaved)).toEqual([false, true, false]);
  });

  test.each([
    ['DR-14 Adding a tile makes the draft unsaved', { type: 'tile-added', tile: newTile() }],
    ['DR-15 Removing a tile makes the draft unsaved', { type: 'last-tile-removed' }],
    ['DR-16 Swapping two tiles makes the draft unsaved', { type: 'tiles-swapped', first: 'tile-0', second: 'tile-1' }],
  ] as const)('%s', (_sentence, action) => {
    expect(isUnsaved(changeDraft(draftOf('One', 'Two'), action))).toBe(true);
  });

  test('DR-19 After publishing, the draft is not unsaved, even if the server cleaned it', () => {
    const before = draftOf('One');
    const design = aDesign({ tiles: [aTile({ name: 'One', html: '<p>cleaned</p>' })] });
    const after = changeDraft(before, { type: 'published', sent: before.design, design, version: 4 });
    expect(isUnsaved(after)).toBe(false);
    expect(after).toMatchObject({ design, version: 4, keys: before.keys });
  });

  test('A change that is made while publishing runs stays, and stays unsaved', () => {
    const sent = draftOf('One');
    const typed = changeDraft(sent, { type: 'title-changed', title: 'Typed meanwhile' });
    const after = changeDraft(typed, { type: 'published', sent: sent.design, design: sent.design, version: 4 });
    expect(after.design.title).toBe('Typed meanwhile');
    expect([isUnsaved(after), after.version]).toEqual([true, 4]);
  });

  test('A page that was never published starts with the defaults and is not unsaved', () => {
    expect(isUnsaved(openDraft(DEFAULT_DESIGN, structuredClone(DEFAULT_DESIGN), 0))).toBe(false);
  });
});

describe('Any sequence of add, remove, rename, swap, edit and publish', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const), name: fc.string() }),
    fc.record({ do: fc.constant('remove' as const) }),
    fc.record({ do: fc.constant('rename' as const), at: fc.nat(12), text: fc.string() }),
    fc.record({ do: fc.constant('edit' as const), at: fc.nat(12), text: fc.string() }),
    fc.record({ do: fc.constant('swap' as const), at: fc.nat(12), with: fc.nat(12) }),
    fc.record({ do: fc.constant('publish' as const) }),
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  function take(draft: Draft, taken: Step): Draft {
    switch (taken.do) {
      case 'add':
        return changeDraft(draft, { type: 'tile-added', tile: aTile({ name: taken.name, html: `<p>${draft.keysGiven}</p>` }) });
      case 'remove':
        return changeDraft(draft, { type: 'last-tile-removed' });
      case 'rename':
        return changeDraft(draft, { type: 'tile-changed', key: keyOf(draft, taken.at), change: { name: taken.text } });
      case 'edit':
        return changeDraft(draft, { type: 'tile-changed', key: keyOf(draft, taken.at), change: { html: taken.text } });
      case 'swap':
        return changeDraft(draft, { type: 'tiles-swapped', first: keyOf(draft, taken.at), second: keyOf(draft, taken.with) });
      case 'publish':
        return published(draft);
    }
  }

  /** The same steps on a plain map from a tile's key to the tile: what each tile should be, wherever it is. */
  function expectedTiles(tiles: Map<string, TextTile>, before: Draft, after: Draft, taken: Step): Map<string, TextTile> {
    if (taken.do === 'add' && after.keys.length > before.keys.length) {
      return new Map(tiles).set(after.keys.at(-1) ?? '', aTile({ name: taken.name, html: `<p>${before.keysGiven}</p>` }));
    }
    const key = 'at' in taken ? keyOf(before, taken.at) : '';
    const tile = tiles.get(key);
    if (tile && taken.do === 'rename') return new Map(tiles).set(key, { ...tile, name: taken.text });
    if (tile && taken.do === 'edit') return new Map(tiles).set(key, { ...tile, html: taken.text });
    return tiles;
  }

  test('keeps every tile complete: each has its own name, content and style wherever it is moved', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let draft = draftOf('One', 'Two', 'Three');
        let tiles = new Map(draft.keys.map((key, at) => [key, draft.design.tiles[at] as TextTile]));
        for (const taken of steps) {
          const after = take(draft, taken);
          tiles = expectedTiles(tiles, draft, after, taken);
          draft = after;
          expect(draft.keys).toHaveLength(draft.design.tiles.length);
          expect(draft.design.tiles).toEqual(draft.keys.map((key) => tiles.get(key)));
        }
      }),
    );
  });

  test('is unsaved exactly when the design is not the published one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const draft = steps.reduce(take, draftOf('One', 'Two'));
        expect(isUnsaved(draft)).toBe(JSON.stringify(draft.design) !== JSON.stringify(draft.published));
        expect(sameDesign(draft.design, structuredClone<PageDesign>(draft.design))).toBe(true);
      }),
    );
  });
});

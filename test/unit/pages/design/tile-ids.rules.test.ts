import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import { parseTileId, tileIdsOf, withoutDerivedIds } from '../../../../server/pages/design/tile-ids.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

test('TI-01 Each tile of a page has an id of its own, which the same page always gives, and which is the one that was sent', () => {
  const anIdentified = fc.record({ id: fc.constantFrom(undefined, 'one', 'two'), name: fc.constantFrom('', 'Tea', 'Tea\n2', 'Cakes') });
  fc.assert(
    fc.property(fc.uniqueArray(anIdentified, { selector: ({ id }) => id ?? Symbol('none') }), (tiles) => {
      const ids = tileIdsOf(tiles);
      expect(new Set(ids).size).toBe(tiles.length);
      expect(tileIdsOf(tiles)).toEqual(ids);
      tiles.forEach(({ id }, at) => expect(ids[at]).toBe(id ?? ids[at]));
      ids.forEach((id) => expect(parseTileId(id)).toBe(id));
    }),
  );
});

test('TI-01 A tile that came without an id keeps the one that follows from its name while others come, go and move', () => {
  const [tea, cakes] = tileIdsOf([aTile({ name: 'Tea' }), aTile({ name: 'Cakes' })]);
  expect(tileIdsOf([aTile({ name: 'News' }), aTile({ name: 'Cakes' }), aTile({ name: 'Tea' })]).slice(1)).toEqual([cakes, tea]);
  // What was renamed has kept it, so the next tile with the name gets another.
  const [renamed, next] = tileIdsOf([aTile({ id: tea, name: 'Coffee' }), aTile({ name: 'Tea' })]);
  expect([renamed, next]).toEqual([tea, expect.not.stringMatching(`^${tea}$`)]);
});

test.each<[string, unknown, string | undefined]>([
  ['letters, digits, - and _', 'Tea_1-x', 'Tea_1-x'],
  ['40 characters', 'a'.repeat(40), 'a'.repeat(40)],
  ['41 characters', 'a'.repeat(41), undefined],
  ['an empty text', '', undefined],
  ['other characters', 'tea & cakes', undefined],
  ['a number', 7, undefined],
])('TI-01 An id of a tile with %s is taken or left out', (_, sent, taken) => {
  const { design } = readDesign(aDesign({ tiles: [{ ...aTile(), id: sent } as never] }));
  expect(design?.tiles[0]?.id).toBe(taken);
});

test('TI-01 Of several tiles with one id, as after copying one, the first one has it', () => {
  const { design } = readDesign(aDesign({ tiles: [aTile({ id: 'tea' }), aTile({ id: 'tea' }), aTile({ id: 'cakes' })] }));
  expect(design?.tiles.map(({ id }) => id)).toEqual(['tea', undefined, 'cakes']);
});

test('TI-01 Only the ids are stored that do not follow from the names, and what is read is always the same', () => {
  const tiles = [aTile({ name: 'Tea' }), aTile({ name: 'Cakes' }), aTile({ name: 'Tea' }), aTile({ id: 'mine', name: 'News' })];
  const ids = tileIdsOf(tiles);
  const read = tiles.map((tile, at) => ({ ...tile, id: ids[at] }));
  expect(withoutDerivedIds(read)).toEqual(tiles);
  for (const changed of [
    read.toReversed(),
    read.map((tile) => ({ ...tile, name: 'Tea' })),
    read.slice(2),
    [...read, aTile({ name: 'Cakes' })],
  ]) {
    expect(tileIdsOf(withoutDerivedIds(changed))).toEqual(tileIdsOf(changed));
  }
});

test('TI-01 A page that is read, with the id of each tile, and published again stores the same ids as before', () => {
  const anIdentified = fc.record({
    id: fc.constantFrom(undefined, 'one', 'two', 3, 4),
    name: fc.constantFrom('', 'Tea', 'Tea\n2', 'Cakes'),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anIdentified, { selector: ({ id }) => id ?? Symbol('none'), maxLength: 6 }), (some) => {
      // A number is the id that follows from another name.
      const names = tileIdsOf(some.map(({ name }) => ({ id: undefined, name })));
      const tiles = some.map(({ id, name }) =>
        aTile({ name, ...(id !== undefined && { id: typeof id === 'number' ? (names.at(-id) ?? 'x') : id }) }),
      );
      fc.pre(new Set(tileIdsOf(tiles)).size === tiles.length);
      const stored = withoutDerivedIds(tiles);
      const ids = tileIdsOf(tiles);
      expect(tileIdsOf(stored)).toEqual(ids);
      expect(withoutDerivedIds(stored)).toEqual(stored);
      expect(withoutDerivedIds(stored.map((tile, at) => ({ ...tile, id: ids[at]! })))).toEqual(stored);
    }),
    { numRuns: 1_000 },
  );
});

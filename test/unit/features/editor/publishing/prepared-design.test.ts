import { expect, test } from '@jest/globals';
import { namedTiles, preparedDesign } from '../../../../../client/features/editor/publishing/sheet/prepared-design.js';
import { openDraft } from '../../../../../client/page-editing/draft/draft.js';
import type { Tile } from '../../../../../server/pages/design/page-design.rules.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';

const TILES: readonly Tile[] = [
  aTile({ name: 'Mine', html: '<p>Words</p>' }),
  aTile({ name: 'Sample', html: '<p>Of a starter</p>' }),
  aTile({ name: 'Hidden sample', html: '<p>Of a starter</p>', visibility: { who: 'hidden' } }),
  aTile({ name: 'Empty', html: '' }),
];
const design = aDesign({ tiles: [...TILES] });
const draft = openDraft(design, design, 0);
const isSample = ({ name }: Tile) => name.includes('ample');
const keyOf = (name: string) => draft.keys[TILES.findIndex((tile) => tile.name === name)]!;

test('Before the first publication, samples are named, and left out unless the creator says otherwise; a text without words is only named, and what visitors do not get is not', () => {
  const named = namedTiles(draft, isSample, new Map()).map(({ tile: { name }, lack, answer }) => [name, lack, answer]);
  expect(named).toEqual([
    ['Sample', 'sample', 'leave out'],
    ['Empty', 'unwritten', 'as it is'],
  ]);
  const answered = namedTiles(draft, isSample, new Map([[keyOf('Sample'), 'as it is']]));
  expect(answered.map(({ answer }) => answer)).toEqual(['as it is', 'as it is']);
});

test('What is left out stays in the draft, hidden, without a password; nothing else changes', () => {
  expect(preparedDesign(draft, { title: null, leftOut: [] })).toBe(design);
  const locked = aTile({ name: 'Locked', visibility: { who: 'password', lock: 'lock-id', hint: 'Ask me' } });
  const withLock = openDraft(aDesign({ tiles: [TILES[0]!, locked] }), design, 0);
  const { title, tiles } = preparedDesign(withLock, { title: 'Ada', leftOut: [withLock.keys[1]!] });
  expect([title, tiles[0]]).toEqual(['Ada', TILES[0]]);
  expect(JSON.parse(JSON.stringify(tiles[1]!.visibility))).toEqual({ who: 'hidden' });
});

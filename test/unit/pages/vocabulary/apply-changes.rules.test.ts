import { describe, expect, test } from '@jest/globals';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { TileVisibility } from '../../../../server/pages/design/visibility.rules.js';
import { tileIdsOf } from '../../../../server/pages/design/tile-ids.rules.js';
import { applyChanges } from '../../../../server/pages/vocabulary/apply-changes.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const tile = (name: string, html = `<p>${name}</p>`, more: Partial<Tile> = {}): Tile => ({ ...aTile({ name, html }), ...more }) as Tile;
const base = aDesign({ title: 'Base', tiles: ['A', 'B', 'C'].map((name) => tile(name)) });
const [a, b, c] = base.tiles as [Tile, Tile, Tile];

/** `from`: for each changed tile its place in the base. */
function apply(changed: readonly [Tile, number?][], present: readonly Tile[], visible = base): readonly Tile[] {
  const [tiles, from] = [changed.map(([one]) => one), changed.map(([, place]) => place)];
  return applyChanges({ base: visible, changed: { ...visible, tiles }, from, present: { ...visible, tiles: present } }).design.tiles;
}

const namesOf = (tiles: readonly Tile[]): string => tiles.map(({ name }) => name).join('');
const renamed = (one: Tile, name: string): Tile => ({ ...one, name, id: tileIdsOf([one])[0]! });

describe('of the changes of two sides', () => {
  test('OC-16 both stay: added, removed, renamed and moved tiles', () => {
    expect(namesOf(apply([[a, 0], [b, 1], [tile('X')], [c, 2]], [tile('N'), a, b, c]))).toBe('NABXC');
    expect(
      namesOf(
        apply(
          [
            [a, 0],
            [c, 2],
          ],
          [a, b, tile('N'), c],
        ),
      ),
    ).toBe('ANC');
    expect(namesOf(apply([[a, 0], [b, 1], [c, 2], [tile('X')]], [c, b]))).toBe('CXB');
    expect(
      namesOf(
        apply(
          [
            [renamed(a, 'Z'), 0],
            [b, 1],
            [c, 2],
          ],
          [a, renamed(b, 'Y'), c],
        ),
      ),
    ).toBe('ZYC');
    expect(
      namesOf(
        apply(
          [
            [c, 2],
            [b, 1],
            [a, 0],
          ],
          [a, tile('N'), b, c],
        ),
      ),
    ).toBe('CBAN');
  });

  test('OC-16 words, colours and the order are those of the side that has sent them, if both have changed them', () => {
    const one = { ...a, html: '<p>sent</p>', style: { ...a.style, radius: 7 } } as Tile;
    const other = { ...a, html: '<p>present</p>', style: { ...a.style, radius: 9, thickness: 3 } } as Tile;
    expect(
      apply(
        [
          [one, 0],
          [c, 2],
          [b, 1],
        ],
        [b, other, c],
      ),
    ).toEqual([{ ...one, style: { ...one.style, thickness: 3 } }, c, b]);
  });

  test('OC-16 a tile that one has removed and the other has changed stays', () => {
    const changed = { ...b, html: '<p>changed</p>' } as Tile;
    expect(
      apply(
        [
          [a, 0],
          [c, 2],
        ],
        [a, changed, c],
      ),
    ).toEqual([a, changed, c]);
    expect(
      apply(
        [
          [a, 0],
          [changed, 1],
          [c, 2],
        ],
        [a, c],
      ),
    ).toEqual([a, changed, c]);
    expect(
      namesOf(
        apply(
          [
            [a, 0],
            [b, 1],
            [c, 2],
          ],
          [a, c],
        ),
      ),
    ).toBe('AC');
    const hidden = { ...b, visibility: { who: 'hidden' } } as Tile;
    expect(
      apply(
        [
          [a, 0],
          [c, 2],
        ],
        [a, hidden, c],
      ),
    ).toEqual([a, hidden, c]);
  });

  test('OC-16 the same tile, added by both, is there once, and another one of the same name stays', () => {
    expect(namesOf(apply([[a, 0], [b, 1], [c, 2], [tile('X')]], [a, b, c, tile('X')]))).toBe('ABCX');
    const both = apply([[a, 0], [b, 1], [c, 2], [tile('X', '<p>one</p>')]], [a, b, c, tile('X', '<p>other</p>')]);
    expect(both.slice(3)).toMatchObject([{ html: '<p>one</p>' }, { html: '<p>other</p>' }]);
  });

  test('OC-16 title, colours and each social link are those of the side that has changed them', () => {
    const link = 'https://example.org/';
    const changed: PageDesign = { ...base, title: 'Sent', socialLinks: { ...base.socialLinks, instagram: link } };
    const present: PageDesign = { ...base, titleColor: { hex: '#123456', alpha: 1 }, socialLinks: { ...base.socialLinks, youtube: link } };
    expect(applyChanges({ base, changed, from: [0, 1, 2], present }).design).toEqual({
      ...present,
      title: 'Sent',
      socialLinks: { ...base.socialLinks, instagram: link, youtube: link },
    });
  });

  test('OC-16 a tile keeps its id, also if another one of its name comes before it', () => {
    const tiles = apply([[tile('C', '<p>new</p>')], [a, 0], [b, 1], [c, 2]], [a, b, c]);
    expect(tileIdsOf(tiles)[3]).toBe(tileIdsOf(base.tiles)[2]);
  });
});

describe('who sees a tile', () => {
  const seenBy = (one: Tile, visibility?: TileVisibility): Tile => ({ ...one, ...(visibility && { visibility }) });
  const hidden: TileVisibility = { who: 'hidden' };
  const secret = aDesign({ tiles: [seenBy(a, hidden), b, c] });
  const apart = (one: Tile): [Tile, number?][] => [
    [one, 0],
    [b, 1],
    [c, 2],
  ];

  test('OC-16 is what the page says now, and nobody sees sent words who would not have seen them in what was changed', () => {
    expect(apply(apart(seenBy(a, hidden)), [a, b, c], secret)[0]).toEqual(a);
    const recoloured = { ...a, style: { ...a.style, radius: 7 } } as Tile;
    expect(apply(apart(seenBy(recoloured, hidden)), [a, b, c], secret)[0]).toEqual(recoloured);
    const rewritten = { ...a, html: '<p>secret words</p>' } as Tile;
    expect(apply(apart(seenBy(rewritten, hidden)), [a, b, c], secret)[0]).toEqual(seenBy(rewritten, hidden));
    expect(apply(apart(a), [seenBy(a, hidden), b, c])[0]).toEqual(seenBy(a, hidden));
    expect(apply(apart(rewritten), [seenBy(a, hidden), b, c])[0]).toEqual(seenBy(rewritten, hidden));
    const unknown: TileVisibility = { who: 'hidden', unrecognizedBeside: 'A' };
    expect(apply(apart(seenBy(a, unknown)), [a, b, c])[0]).toEqual(seenBy(a, unknown));
  });

  test('OC-16 is nobody, if words that were read under one password come back under another one', () => {
    const locked = (lock: string): TileVisibility => ({ who: 'password', lock });
    const base = aDesign({ tiles: [seenBy(a, locked('one')), b, c] });
    const rewritten = { ...a, html: '<p>secret words</p>' } as Tile;
    const sent = apart(seenBy(rewritten, locked('one')));
    expect(apply(sent, [seenBy(a, locked('two')), b, c], base)[0]).toEqual(seenBy(rewritten, { who: 'hidden', unrecognizedBeside: 'A' }));
    expect(apply(sent, [seenBy(a, locked('one')), b, c], base)[0]).toEqual(seenBy(rewritten, locked('one')));
  });
});

import { buildSchema, isInputObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import type { TileVisibility } from '../../../../server/pages/design/visibility.rules.js';
import { inTexts } from '../../../../server/pages/design/wire-design.rules.js';
import { visibleDesign } from '../../../../server/pages/design/visible-tiles.rules.js';
import { saysMe, networkLinksOf } from '../../../../server/pages/networks/network-links.rules.js';
import { hasBlankContent, TILE_KINDS, tileTypeOf } from '../../../../server/pages/tile-kinds/tile-kinds.rules.js';
import {
  allBut,
  PAGE_PROPERTIES,
  says,
  TEXTS,
  TILE_PROPERTIES,
  vocabularyOf,
  WHOLE,
  wholeBut,
  type PageProperty,
  type TileProperty,
  type Vocabulary,
} from '../../../../server/pages/vocabulary/vocabulary.rules.js';
import { anyFullDesign } from '../../../builders/pages/any-appearance.js';
import { aLink } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { completedBy } from './completed-design.js';

const NOW = new Date('2026-11-20T08:00:00Z');
const ANY_VISIBILITY: fc.Arbitrary<TileVisibility | undefined> = fc.constantFrom(
  undefined,
  { who: 'hidden' as const },
  { until: '2026-11-01T08:00:00.000Z' },
  { from: '2026-12-01T08:00:00.000Z' },
  { warning: 'Loud.' },
);

/** What a client may be unable to say, one property at a time and together. A page always has a title and a list of tiles, and a tile a name and a style. */
const MAY_LACK = {
  page: (Object.keys(PAGE_PROPERTIES) as PageProperty[]).filter((property) => property !== 'tiles'),
  tiles: ['id', 'surface', 'secondLine', 'emblem', 'size', 'isLead', 'visibility', 'isMe'] as const satisfies readonly TileProperty[],
};

const anyVocabulary: fc.Arbitrary<Vocabulary> = fc.oneof(
  fc.constant(TEXTS),
  fc.uniqueArray(fc.nat(11)).map((places) => wholeBut('visibility', places)),
  fc.record({ page: fc.subarray(MAY_LACK.page), tiles: fc.subarray([...MAY_LACK.tiles]) }).map(allBut),
);

/** Any design, whose tiles have names of their own and are seen by different people. */
const anyBase: fc.Arbitrary<PageDesign> = fc
  .record({ design: anyFullDesign, seenBy: fc.array(ANY_VISIBILITY, { minLength: 12, maxLength: 12 }) })
  .map(({ design, seenBy }) => ({
    ...design,
    tiles: design.tiles.map((tile, at): Tile => {
      const visibility = tile.kind === 'heading' && seenBy[at]?.warning !== undefined ? undefined : seenBy[at];
      return { ...tile, name: `${tile.name} ${at}`, ...(visibility && { visibility }) };
    }),
  }));

/** What such a client sends back of a design that it was shown: nothing that it cannot say. */
function sentBy(vocabulary: Vocabulary, shown: PageDesign): PageDesign {
  const { page, tiles, tilesAt } = vocabulary;
  const design = vocabulary === TEXTS ? inTexts(shown) : shown;
  const known = (Object.keys(design) as PageProperty[]).filter((property) => page.has(property) || NEEDED.has(property));
  const sent = Object.fromEntries(
    known.map((property) => [property, page.has(property) ? design[property] : aDesign()[property]]),
  ) as unknown as PageDesign;
  return { ...sent, tiles: design.tiles.map((tile, at) => withoutUnsaid(tile, tilesAt?.get(at) ?? tiles)) };
}

const NEEDED: ReadonlySet<PageProperty> = new Set(['title', 'titleColor', 'backgroundColor', 'socialLinks']);

function withoutUnsaid({ style: { surface, ...style }, ...tile }: Tile, said: ReadonlySet<TileProperty>): Tile {
  const own = Object.entries(tile).filter(([property]) => property === 'kind' || said.has(property as TileProperty));
  return { ...Object.fromEntries(own), style: { ...style, ...(said.has('surface') && surface && { surface }) } } as unknown as Tile;
}

describe('Whatever a client cannot say', () => {
  test('OC-04 stays, property by property, when it publishes what it was shown', () => {
    fc.assert(
      fc.property(anyBase, anyVocabulary, (base, vocabulary) => {
        expect(completedBy(vocabulary, base, sentBy(vocabulary, base))).toEqual(base);
      }),
    );
  });

  test('OC-04 stays of a tile that it renames, and of the page, which it gives another title', () => {
    fc.assert(
      fc.property(anyBase, anyVocabulary, fc.nat(9), (base, vocabulary, any) => {
        fc.pre(vocabulary.tiles.has('id') && base.tiles.length > 0);
        const at = any % base.tiles.length;
        const shown = sentBy(vocabulary, withIds(base));
        const sent = { ...shown, title: 'Another', tiles: shown.tiles.with(at, { ...shown.tiles[at]!, name: 'Renamed' }) };
        const completed = completedBy(vocabulary, withIds(base), sent);
        const expected = withIds(base);
        expect(completed).toEqual({
          ...expected,
          ...(vocabulary.page.has('title') && { title: 'Another' }),
          tiles: expected.tiles.with(at, { ...expected.tiles[at]!, name: 'Renamed' }),
        });
      }),
    );
  });

  test('OC-04 lets no more people see anything, whatever tiles it leaves out, copies, renames and moves', () => {
    fc.assert(
      fc.property(anyBase, anyVocabulary, fc.array(fc.nat(9), { maxLength: 8 }), fc.nat(7), (base, vocabulary, places, renamed) => {
        fc.pre([0, 1, 2, 3, 4, 5, 6, 7].every((at) => !says(vocabulary, 'visibility', at)) && base.tiles.length > 0);
        const shown = sentBy(vocabulary, base);
        const tiles = places.map((place, at): Tile => {
          const tile = { ...shown.tiles[place % shown.tiles.length]! };
          return at === renamed ? { ...tile, name: 'Renamed' } : tile;
        });
        const completed = completedBy(vocabulary, base, { ...shown, tiles });
        const seen = new Set(visibleDesign(completed, NOW).design.tiles.map(contentOf));
        const hidden = base.tiles.filter((tile) => visibleDesign({ ...base, tiles: [tile] }, NOW).design.tiles.length === 0);
        const shownAnyway = new Set(visibleDesign(base, NOW).design.tiles.map(contentOf));
        for (const tile of hidden.map(contentOf)) if (!shownAnyway.has(tile)) expect(seen).not.toContain(tile);
      }),
    );
  });
});

/** What a tile opens; its name if it opens nothing yet. */
function contentOf(tile: Tile): string {
  const { kind, html, address, picture, alternative, contact } = tile as Partial<Record<TileProperty, unknown>>;
  return tile.kind === 'heading'
    ? `heading ${tile.name}`
    : JSON.stringify([kind, html, address, picture, alternative, contact, hasBlankContent(tile) && tile.name]);
}

function withIds(design: PageDesign): PageDesign {
  return { ...design, tiles: design.tiles.map((tile, at) => ({ ...tile, id: `tile-${at}` })) };
}

describe('The table of properties', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const fieldsOf = (name: string): string[] => {
    const type = schema.getType(name);
    return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  };

  test('OC-05 lists each property that a client can send of a page and of a tile of any kind', () => {
    expect(fieldsOf('DesignInput').filter((field) => !(field in PAGE_PROPERTIES))).toEqual([]);
    for (const kind of TILE_KINDS) {
      const fields = fieldsOf(`${tileTypeOf(kind)}Input`);
      expect(fields.length).toBeGreaterThan(3);
      expect(fields.filter((field) => !(field in TILE_PROPERTIES))).toEqual([]);
    }
    expect(fieldsOf('TileStyleInput')).toContain('surface');
  });

  test('OC-05 lists nothing that no page and no tile has', () => {
    const ofTiles = new Set(TILE_KINDS.flatMap((kind) => fieldsOf(`${tileTypeOf(kind)}Input`)));
    expect(Object.keys(TILE_PROPERTIES).filter((property) => !ofTiles.has(property))).toEqual(['surface', 'kind']);
    expect(Object.keys(PAGE_PROPERTIES).sort()).toEqual(fieldsOf('DesignInput').sort());
  });

  test('OC-05 says which property lets fewer people see a tile of a client that cannot say it, when a hidden one is missing', () => {
    const base = aDesign({ tiles: [aTile({ name: 'Menu', visibility: { who: 'hidden' } })] });
    const sent = aTile({ id: 'another', name: 'Another' });
    const completed = completedBy(allBut({ tiles: MAY_LACK.tiles.filter((one) => one !== 'id') }), base, aDesign({ tiles: [sent] }));
    const added = completed.tiles
      .filter(({ name }) => name === 'Another')
      .flatMap((tile) => Object.keys(tile).filter((one) => !(one in sent)));
    const ofAnybody = Object.entries(TILE_PROPERTIES).filter(([, { narrowedBy }]) => narrowedBy === 'anybody');
    expect(added).toEqual(['visibility']);
    expect(ofAnybody.map(([name]) => name)).toEqual(added);
  });
});

describe('The vocabulary of a client that publishes', () => {
  const said = { appearance: null, networkLinks: null, utm: null };
  const unsaidOf = (sent: Parameters<typeof vocabularyOf>[0]) => {
    const { page, tiles } = vocabularyOf(sent);
    return [...[...WHOLE.page].filter((one) => !page.has(one)), ...[...WHOLE.tiles].filter((one) => !tiles.has(one))];
  };

  test('OC-06 is what it has sent: null says that there is none', () => {
    expect(unsaidOf({ ...said, tiles: [] })).toEqual([]);
    expect(unsaidOf({ ...said, utm: undefined, tiles: [] })).toEqual(['utm']);
    expect(unsaidOf({ ...said, networkLinks: undefined, tiles: [] })).toEqual(['networkLinks']);
    const looks = ['bio', 'appearance', 'surface', 'secondLine', 'emblem', 'size', 'isLead'];
    expect(unsaidOf({ ...said, appearance: undefined, tiles: [] })).toEqual(looks);
    expect(unsaidOf({ ...said, appearance: undefined, bio: 'Baker', tiles: [] })).toEqual(looks.slice(1));
    expect(unsaidOf({ ...said, tiles: [{ kind: 'link' }, { kind: 'text' }] })).toEqual(['isMe']);
    expect(unsaidOf({ ...said, tiles: [{ kind: 'link' }, { kind: 'picture', isMe: null }] })).toEqual([]);
    expect(unsaidOf({ ...said, networkLinks: [{ isMe: true }], tiles: [{ kind: 'link' }] })).toEqual([]);
  });

  test('OC-06 differs by tile: who sees one that says nothing of that stays', () => {
    const hidden = { visibility: { who: 'hidden' } } as const;
    const base = aDesign({ tiles: [aTile({ id: 'one', ...hidden }), aLink({ id: 'two', ...hidden })] });
    const [one, two] = [aTile({ id: 'one' }), aLink({ id: 'two' })];
    const vocabulary = vocabularyOf({ ...said, tiles: [{ ...one, visibility: null }, two] });
    const sent = aDesign({ tiles: [one, two] });
    expect(completedBy(vocabulary, base, sent).tiles.map(({ visibility }) => visibility?.who)).toEqual([undefined, 'hidden']);
  });

  test('OC-06 differs by tile: a client without appearances says of each tile whether it has a second line or an emblem', () => {
    const vocabulary = vocabularyOf({ ...said, appearance: undefined, tiles: [{ secondLine: null }, { emblem: 'star' }, {}] });
    const saidOf = (property: 'secondLine' | 'emblem') => [0, 1, 2].map((at) => says(vocabulary, property, at));
    expect([saidOf('secondLine'), saidOf('emblem')]).toEqual([
      [true, false, false],
      [false, true, false],
    ]);
  });

  test('Links stay profiles or not of a client that says nothing of profiles', () => {
    const base = aDesign({ tiles: [aLink({ isMe: true })] });
    const kept = completedBy(allBut({ tiles: ['isMe'] }), base, aDesign({ tiles: [aLink()] }));
    expect(kept.tiles).toEqual(base.tiles);
    expect(networkLinksOf(kept).every(saysMe)).toBe(true);
  });
});

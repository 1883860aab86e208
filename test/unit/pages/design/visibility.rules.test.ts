import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readDesign, readDraftDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { fromStoredDesign, toStoredDesign } from '../../../../server/pages/design/stored-design.rules.js';
import { tileIdsOf } from '../../../../server/pages/design/tile-ids.rules.js';
import { isWithin, momentsOf, visibleDesign } from '../../../../server/pages/design/visible-tiles.rules.js';
import { withoutUsual, type TileVisibility } from '../../../../server/pages/design/visibility.rules.js';
import { anyFullDesign } from '../../../builders/pages/any-appearance.js';
import { ALWAYS_WHOLE, completedBy } from '../vocabulary/completed-design.js';
import { anyPage } from '../../../builders/pages/any-page.js';
import { anyVisibility } from '../../../builders/pages/any-visibility.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { aHeading, aLink } from '../../../builders/pages/mixed-design.js';

const SECOND = 1_000;
const read = (visibility: unknown) => readDesign({ ...aDesign(), tiles: [{ ...aTile(), visibility }] });
const kept = (visibility: unknown) => read(visibility).design?.tiles[0]?.visibility;
const faults = (visibility: unknown) => read(visibility).faults;

const NOTHING = { who: undefined, from: undefined, until: undefined, timeZone: undefined, isAnnounced: undefined, warning: undefined };
const anyDesign: fc.Arbitrary<PageDesign> = fc
  .tuple(anyFullDesign, fc.array(anyVisibility, { minLength: 10, maxLength: 10 }))
  .map(([design, visibilities]) => ({
    ...design,
    tiles: design.tiles.map((tile, at): Tile => {
      const { warning, ...others } = visibilities[at] ?? {};
      const visibility = withoutUsual({ ...NOTHING, ...others, warning: tile.kind === 'heading' ? undefined : warning });
      return { ...tile, ...(visibility && { visibility }) };
    }),
  }));
const anyTime = fc.integer({ min: Date.UTC(2026, 9, 20), max: Date.UTC(2027, 1, 10) });

describe('What a tile says of who sees it, and when', () => {
  test('VI-01 is read with moments in UTC, is the same when it is read again, and what every tile has is left out', () => {
    const sent = {
      who: 'everyone',
      from: '2027-03-03T18:00+01:00',
      until: '2027-04-12T00:00:00Z',
      timeZone: 'Europe/Paris',
      isAnnounced: true,
    };
    const stored = { from: '2027-03-03T17:00:00.000Z', until: '2027-04-12T00:00:00.000Z', timeZone: 'Europe/Paris', isAnnounced: true };
    expect([kept(sent), kept(stored)]).toEqual([stored, stored]);
    expect([null, undefined, {}, { who: 'everyone', isAnnounced: true, timeZone: 'UTC' }].map(kept)).toEqual(Array(4).fill(undefined));
    expect(kept({ who: 'hidden', until: stored.until })).toEqual({ who: 'hidden', until: stored.until });
    const parsed = (design: PageDesign) => readDesign(design).design?.tiles.map(({ visibility }) => visibility);
    fc.assert(fc.property(anyDesign, (design) => expect(parsed(design)).toEqual(design.tiles.map(({ visibility }) => visibility))));
  });

  test('VI-02 is refused at its place if a moment cannot be read or is of another age, if it ends before it begins, or with an unknown audience; a time zone that is not known is left out', () => {
    const place = 'tiles.0.visibility';
    for (const from of [
      'tomorrow',
      '2027-03-03',
      '2027-13-03T18:00Z',
      '2027-02-31T18:00Z',
      '2027-02-29T18:00Z',
      '2027-03-03T18:00',
      '1999-12-31T23:00Z',
      '2200-01-01T00:00Z',
      5,
      '2'.repeat(99),
    ])
      expect(faults({ from })).toMatchObject({ [`${place}.from`]: [{ code: 'PERIOD_INVALID' }] });
    for (const until of ['2027-03-03T17:00:00Z', '2027-03-03T16:59Z'])
      expect(faults({ from: '2027-03-03T18:00+01:00', until })).toMatchObject({
        [`${place}.until`]: [{ code: 'PERIOD_INVALID', reason: 'PERIOD_ENDS_FIRST' }],
      });
    expect(faults({ who: 'friends' })).toMatchObject({ [`${place}.who`]: [{ code: 'CHOICE_UNKNOWN' }] });
    for (const timeZone of ['Mars/Olympus', '<b>', 7, 'x'.repeat(65)])
      expect(kept({ from: '2027-03-03T17:00Z', timeZone })).toEqual({ from: '2027-03-03T17:00:00.000Z' });
    const draft = readDraftDesign({ ...aDesign(), tiles: [{ ...aTile(), visibility: { from: 'soon' } }] });
    // A draft without the moment would show the tile at once.
    expect(draft.design).toBeNull();
  });

  test('has a warning in one line of up to 200 characters; a longer one is refused at its place, and a heading has none', () => {
    expect(kept({ warning: ' Shows how\n a rabbit\u0000 is prepared. ' })).toEqual({ warning: 'Shows how a rabbit is prepared.' });
    expect(['', ' \n', null, undefined].map((warning) => kept({ warning }))).toEqual(Array(4).fill(undefined));
    expect(kept({ warning: 'x'.repeat(200) })).toEqual({ warning: 'x'.repeat(200) });
    expect(faults({ warning: 'x'.repeat(201) })).toMatchObject({
      'tiles.0.visibility.warning': [{ code: 'TEXT_TOO_LONG', values: { most: 200, length: 201 } }],
    });
    expect(faults({ warning: 18 })).toMatchObject({ 'tiles.0.visibility.warning': [{ code: 'NOT_TEXT' }] });
    const heading = { ...aHeading(), visibility: { who: 'hidden', warning: 'Loud.' } };
    expect(readDesign({ ...aDesign(), tiles: [heading] }).design?.tiles[0]?.visibility).toEqual({ who: 'hidden' });
  });

  test('is no password if the tile is a heading: a program is refused, and one that is stored all the same is not shown', () => {
    const visibility = { who: 'password', lock: '0190a2b4-0000-7000-8000-000000000000' } as const;
    const heading = { ...aHeading(), visibility };
    expect(readDesign({ ...aDesign(), tiles: [heading] }).faults).toMatchObject({
      'tiles.0.visibility.who': [{ code: 'CHOICE_UNKNOWN' }],
    });
    expect(kept(visibility)).toEqual(visibility);
    const seen = (opened: readonly string[]) =>
      visibleDesign(aDesign({ tiles: [heading, aTile({ visibility })] }), new Date(), new Set(opened)).design.tiles.map(({ kind }) => kind);
    expect([seen([]), seen([visibility.lock])]).toEqual([['text'], ['heading', 'text']]);
  });

  test('VI-03 is stored in a format that no older release reads or overwrites, and only then', () => {
    const formatOf = (visibility?: TileVisibility) => toStoredDesign(aDesign({ tiles: [aTile(visibility && { visibility })] })).format;
    const formats = [{ who: 'hidden' } as const, { until: '2027-04-12T00:00:00.000Z' }, { warning: 'Loud.' }, undefined].map(formatOf);
    expect(formats).toEqual([5, 5, 5, 1]);
    fc.assert(fc.property(anyDesign, (design) => expect(fromStoredDesign(toStoredDesign(design).document)).toEqual(design)));
  });
});

/** Whether nothing of the tile may be seen. */
function isAway({ who, from, until, isAnnounced }: TileVisibility, time: number): boolean {
  if (who === 'hidden' || (until !== undefined && time >= Date.parse(until))) return true;
  return from !== undefined && time < Date.parse(from) && !isAnnounced;
}

/** All that a tile can tell, as text. */
const said = (design: PageDesign) => JSON.stringify(design.tiles);

describe('What visitors see of a design', () => {
  const from = '2026-11-20T08:00:00.000Z';
  const until = '2026-11-21T08:00:00.000Z';
  const at = (time: number) => new Date(time);
  const [begins, ends] = [Date.parse(from), Date.parse(until)];
  const names = (tiles: readonly Tile[], time: number) => visibleDesign(aDesign({ tiles }), at(time)).design.tiles.map(({ name }) => name);

  test('VI-04 has no hidden tile at any moment, a tile with a time from its first moment on and up to its last, and every other tile always', () => {
    const tiles = [
      aTile({ name: 'Always' }),
      aTile({ name: 'Hidden', visibility: { who: 'hidden', from, until } }),
      aTile({ name: 'From', visibility: { from } }),
      aTile({ name: 'Until', visibility: { until } }),
      aTile({ name: 'Both', visibility: { from, until } }),
    ];
    expect(names(tiles, begins - 1)).toEqual(['Always', 'Until']);
    expect(names(tiles, begins)).toEqual(['Always', 'From', 'Until', 'Both']);
    expect(names(tiles, ends - 1)).toEqual(['Always', 'From', 'Until', 'Both']);
    expect(names(tiles, ends)).toEqual(['Always', 'From']);
  });

  test('VI-05 has of an announced tile its name, its look and its moment until it comes, and none of its words; a design without any of this is the same object', () => {
    const tile = aLink({
      name: 'Tickets',
      address: 'https://secret.example/',
      secondLine: 'Secret',
      visibility: { from, isAnnounced: true, timeZone: 'Asia/Kolkata' },
    });
    const [early] = visibleDesign(aDesign({ tiles: [tile] }), at(begins - 1)).design.tiles;
    expect(early).toEqual({
      ...{ kind: 'text', id: tileIdsOf([tile])[0], name: 'Tickets', html: '', style: tile.style },
      visibility: { from, isAnnounced: true, timeZone: 'Asia/Kolkata' },
    });
    const [late] = visibleDesign(aDesign({ tiles: [tile] }), at(begins)).design.tiles;
    expect(late).toMatchObject({ kind: 'link', address: 'https://secret.example/', secondLine: 'Secret' });
    expect(late).not.toHaveProperty('visibility');
    const plain = aDesign();
    expect(visibleDesign(plain, at(0)).design).toBe(plain);
  });

  test('has the warning of a tile that is shown, and nothing else of its visibility; a design with warnings alone is the same object, for ever', () => {
    const warning = 'Loud.';
    const timed = aTile({ visibility: { from, isAnnounced: true, warning } });
    const visibilityAt = (time: number) => visibleDesign(aDesign({ tiles: [timed] }), at(time)).design.tiles[0]?.visibility;
    expect([visibilityAt(begins), visibilityAt(begins - 1)]).toEqual([{ warning }, { from, isAnnounced: true }]);
    const warned = aDesign({ tiles: [aTile({ visibility: { warning } }), aTile()] });
    const seen = visibleDesign(warned, at(0));
    expect([seen.design === warned, seen.period]).toEqual([true, { since: null, until: null }]);
  });

  test('VI-06 does not change within its period, whose end is the next moment or a second before it, leaves each tile its id, and says nothing that visitors must not see', () => {
    fc.assert(
      fc.property(anyDesign, anyTime, anyTime, (design, time, other) => {
        const { design: seen, period } = visibleDesign(design, at(time));
        expect(isWithin(period, time)).toBe(true);
        if (isWithin(period, other)) expect(visibleDesign(design, at(other)).design).toEqual(seen);
        const edges = momentsOf(design).flatMap((moment) => [moment.getTime(), moment.getTime() - SECOND]);
        expect(edges.filter((edge) => edge > time && edge < (period.until?.getTime() ?? Infinity))).toEqual([]);
        expect(edges.filter((edge) => edge <= time && edge > (period.since?.getTime() ?? -Infinity))).toEqual([]);
        const ids = tileIdsOf(design.tiles);
        expect(seen.tiles.every(({ id }, place) => ids.includes(id ?? tileIdsOf(seen.tiles)[place]!))).toBe(true);
      }),
    );
    const twins = [aTile({ name: 'Same', visibility: { who: 'hidden' } }), aTile({ name: 'Same' })];
    expect(visibleDesign(aDesign({ tiles: twins }), at(0)).design.tiles[0]?.id).toBe(tileIdsOf(twins)[1]);
    const secret = 'q7Wx-never';
    const hide = (tile: Tile, visibility: TileVisibility): Tile => ({ ...tile, name: secret, secondLine: secret, visibility });
    fc.assert(
      fc.property(anyDesign, anyVisibility, anyTime, (design, visibility, time) => {
        fc.pre(visibility !== undefined && isAway(visibility, time) && design.tiles.length > 0);
        const tiles = design.tiles.map((tile, place) => (place === 0 ? hide(tile, visibility) : tile));
        expect(said(visibleDesign({ ...design, tiles }, at(time)).design)).not.toContain(secret);
      }),
    );
  });
});

describe('A client that knows nothing of who sees a tile', () => {
  const hidden = { who: 'hidden' } as const;

  test('VI-07 leaves each tile as visible as it is, whatever it changes of it, where it moves it, and what stands around it', () => {
    const tiles = [
      aTile({ id: 'one', name: 'One', html: '<p>1</p>', visibility: hidden }),
      aTile({ id: 'two', name: 'Two', html: '<p>2</p>' }),
      aTile({ name: 'Three', html: '<p>3</p>', visibility: { until: '2027-04-12T00:00:00.000Z' } }),
    ];
    const present = aDesign({ tiles });
    const [one, two, three] = tiles.map(({ visibility: _unknown, ...tile }) => tile as Tile) as [Tile, Tile, Tile];
    const keptBy = (...sent: Tile[]) =>
      completedBy(ALWAYS_WHOLE, present, aDesign({ tiles: sent })).tiles.map(({ visibility }) => visibility?.who ?? visibility?.until);
    const day = '2027-04-12T00:00:00.000Z';
    expect(keptBy(one, two, three)).toEqual(['hidden', undefined, day]);
    expect(keptBy(three, aTile({ name: 'New' }), one)).toEqual([day, undefined, 'hidden']);
    expect(keptBy({ ...one, name: 'Other', html: '<p>other</p>' } as Tile, two)).toEqual(['hidden', undefined]);
    // It is recognized by its id, so nothing is missing that the new one could be.
    expect(keptBy({ ...one, name: 'Other', html: '<p>other</p>' } as Tile, three, aTile({ name: 'New' }))).toEqual([
      'hidden',
      day,
      undefined,
    ]);
    expect(keptBy(one, two, { ...three, html: '<p>changed</p>' } as Tile)).toEqual(['hidden', undefined, day]);
    // It may as well be the one that is missing.
    expect(keptBy(two, { ...three, html: '<p>changed</p>' } as Tile)).toEqual([undefined, 'hidden']);
    fc.assert(
      fc.property(anyDesign, (design) => {
        const sent = { ...design, tiles: design.tiles.map(({ visibility: _unknown, ...tile }) => tile as Tile) };
        expect(completedBy(ALWAYS_WHOLE, design, sent)).toEqual(design);
      }),
    );
  });

  test('VI-07 A tile that it makes a heading has no warning, and hides what had a password', () => {
    const lock = '6f9d6c1e-2b52-4d8a-9a55-0d8f3c7f1a11';
    const until = '2027-04-12T00:00:00.000Z';
    const former = [
      { warning: 'Loud.', until },
      { who: 'password', lock, hint: 'Ask me.' },
    ] as const;
    const present = aDesign({ tiles: former.map((visibility, at) => aTile({ id: `tile-${at}`, visibility })) });
    const headings = former.map((_visibility, at) => ({ ...aHeading('Music'), id: `tile-${at}` }));
    expect(completedBy(ALWAYS_WHOLE, present, aDesign({ tiles: headings })).tiles.map(({ visibility }) => visibility)).toEqual([
      { until },
      { who: 'hidden' },
    ]);
  });

  test('What is kept can be published as it is, whatever became of the page', () => {
    fc.assert(
      fc.property(anyPage, anyPage, (present, next) => {
        const sent = { ...next, tiles: next.tiles.map(({ visibility: _unknown, ...tile }) => tile as Tile) };
        const kept = completedBy(ALWAYS_WHOLE, present, sent);
        expect(readDraftDesign(kept).design).toEqual(kept);
      }),
    );
  });
});

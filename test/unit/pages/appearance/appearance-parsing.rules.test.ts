import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PLAIN_APPEARANCE } from '../../../../server/pages/appearance/appearance.rules.js';
import { readDesign, readDraftDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import { fromStoredDesign, toStoredDesign } from '../../../../server/pages/design/stored-design.rules.js';
import { anyFullDesign } from '../../../builders/pages/any-appearance.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const read = (more: object) => readDesign({ ...aDesign(), ...more });
const codes = (more: object) => Object.entries(read(more).faults ?? {}).map(([place, [fault]]) => `${place} ${fault?.code}`);
const tileOf = (more: object) => read({ tiles: [{ ...aTile(), ...more }] }).design?.tiles[0];

test('A design with all that a design can have is read unchanged, as a draft too, and stored and loaded as it is', () => {
  fc.assert(
    fc.property(anyFullDesign, (design) => {
      const { design: parsed, faults } = readDesign(design);
      expect(faults).toBeUndefined();
      const { tiles, ...page } = design;
      expect(parsed).toMatchObject(page);
      expect(parsed?.tiles.map(({ name: _name, ...tile }) => tile)).toEqual(tiles.map(({ name: _name, ...tile }) => tile));
      expect([readDesign(parsed).design, readDraftDesign(parsed).design]).toEqual([parsed, parsed]);
      if (parsed) expect(fromStoredDesign(toStoredDesign(parsed).document)).toEqual(parsed);
    }),
  );
});

test('What an appearance lacks is plain, and a number beyond its limits becomes the nearer limit', () => {
  expect(read({ appearance: {} }).design?.appearance).toEqual(PLAIN_APPEARANCE);
  const given = { type: { size: 9999, weight: 1, spacing: -50 }, ground: { colors: [] }, layout: 'x', wallpaper: { x: -1, y: '7' } };
  const { type, ground, layout, wallpaper } = read({ appearance: given }).design!.appearance!;
  expect([type.size, type.weight, type.spacing]).toEqual([320, 100, -10]);
  expect([ground, layout]).toEqual([PLAIN_APPEARANCE.ground, PLAIN_APPEARANCE.layout]);
  expect([wallpaper.x, wallpaper.y]).toEqual([0, 50]);
  expect(read({ appearance: null }).design).not.toHaveProperty('appearance');
});

test('A choice that this release does not know is refused, and such a draft is not read, so that it is not lost', () => {
  expect(codes({ appearance: { ground: { kind: 'film' }, type: { heading: 'Comic Sans' } } })).toEqual([
    'appearance.ground.kind CHOICE_UNKNOWN',
    'appearance.type.heading CHOICE_UNKNOWN',
  ]);
  const style = { ...aTile().style, surface: 'velvet' };
  expect(codes({ tiles: [{ ...aTile(), size: 'huge', emblem: { icon: 'toString' }, style }] })).toEqual([
    'tiles.0.emblem.icon CHOICE_UNKNOWN',
    'tiles.0.size CHOICE_UNKNOWN',
    'tiles.0.style.surface CHOICE_UNKNOWN',
  ]);
  expect(readDraftDesign({ ...aDesign(), appearance: { ground: { kind: 'film' } } }).design).toBeNull();
});

test('A bio line and a second line are one line each, and refused beyond 160 and 120 characters', () => {
  expect(read({ bio: ' Notes\n from the wall ' }).design?.bio).toBe('Notes from the wall');
  expect(tileOf({ secondLine: 'Four\tdays' })).toMatchObject({ secondLine: 'Four days' });
  expect(codes({ bio: 'x'.repeat(161), tiles: [{ ...aTile(), secondLine: 'x'.repeat(121) }] })).toEqual([
    'bio TEXT_TOO_LONG',
    'tiles.0.secondLine TEXT_TOO_LONG',
  ]);
  expect(read({ bio: ' ' }).design).not.toHaveProperty('bio');
});

test('A tile has one emblem or none, and only the first lead of a page is its lead', () => {
  expect(tileOf({ emblem: { sign: '☕', icon: null } })).toMatchObject({ emblem: { sign: '☕' } });
  expect(tileOf({ emblem: { sign: ' ' } })).not.toHaveProperty('emblem');
  expect(codes({ tiles: [{ ...aTile(), emblem: { sign: 'x'.repeat(17) } }] })).toEqual(['tiles.0.emblem.sign TEXT_TOO_LONG']);
  const id = '0197f0a0-0000-7000-8000-000000000001';
  expect(tileOf({ emblem: { sign: null, icon: null, picture: id } })).toMatchObject({ emblem: { picture: { id, variants: [] } } });
  expect(codes({ tiles: [{ ...aTile(), emblem: { picture: '../secret' } }] })).toEqual(['tiles.0.emblem.picture PICTURE_NOT_FOUND']);
  const { design } = read({ tiles: [aTile(), { ...aTile(), isLead: true }, { ...aTile(), isLead: true }] });
  expect(design?.tiles.map(({ isLead }) => isLead)).toEqual([undefined, true, undefined]);
});

test('A design is stored in the oldest format that can express it', () => {
  const formatOf = (more: object) => toStoredDesign(read(more).design!).format;
  expect(formatOf({})).toBe(1);
  for (const extra of [{ secondLine: 'x' }, { emblem: { sign: 'x' } }, { size: 'wide' }, { isLead: true }, { style: { surface: 'cut' } }]) {
    expect(formatOf({ tiles: [{ ...aTile(), ...extra }] })).toBe(3);
  }
  expect([formatOf({ bio: 'x' }), formatOf({ appearance: {} })]).toEqual([3, 3]);
});

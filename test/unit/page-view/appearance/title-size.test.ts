import { describe, expect, test } from '@jest/globals';
import type { Appearance } from '../../../../server/pages/appearance/appearance.rules.js';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';
import { titleSizes } from '../../../../client/page-view/appearance/type/title-size.js';
import { THEME_SAMPLES } from '../../../builders/pages/theme-samples.js';

const WIDTHS = [320, 390, 768, 959, 960, 1440, 1920];
/** No text is smaller, however long its longest word is. */
const LEAST = 15;

function lookOf(wanted: string): Appearance {
  return { theme: wanted, ...THEMES.find(({ id }) => id === wanted)!.appearance };
}

/** The size of a title on a page of this width, in CSS pixels. */
function sizeAt(width: number, title: string, look: Appearance, hasPicture?: boolean): number {
  const { phone, wide } = titleSizes(title, look, hasPicture);
  return (width < 960 ? phone : wide).at(width);
}

const css = (title: string, look: Appearance): readonly string[] => {
  const { phone, wide } = titleSizes(title, look);
  return [phone.css, wide.css];
};

describe.each(THEMES)('In $name,', ({ id, appearance }) => {
  const look = { theme: id, ...appearance };

  test('a title of words that fit is as large as the theme says', () => {
    expect(css(THEME_SAMPLES[id]?.title ?? 'Ada Koll', look)).toEqual(css('A', look));
  });

  test('a word of twenty letters makes the title smaller where it has no room, and the number of words does not', () => {
    const sizes = WIDTHS.map((width) => ['Ada', 'Donaudampfschiffahrt'].map((title) => sizeAt(width, title, look)) as [number, number]);
    expect(sizes.every(([short, long]) => long <= short && long >= LEAST)).toBe(true);
    expect(sizes.some(([short, long]) => long < short)).toBe(true);
    expect(css('Ada and Ada', look)).toEqual(css('Ada', look));
  });
});

const kiosk = lookOf('kiosk');
const onPhone = (title: string) => sizeAt(390, title, kiosk);

test('Words are divided after hyphens, and counted in characters', () => {
  expect(onPhone('Donaudampf-schiffahrt')).toBe(onPhone('Donaudampf-'));
  expect(onPhone('𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸')).toBe(onPhone('AAAAAAAA'));
});

test('A word is as wide as its letters are, in capitals if the theme writes it so', () => {
  expect(onPhone('WWWWWWWWW')).toBeLessThan(onPhone('IIIIIIIII'));
  expect(onPhone('wwwwwwwww')).toBe(onPhone('WWWWWWWWW'));
  expect(onPhone('élégantes')).toBe(onPhone('ELEGANTES'));
});

test('Letters that the typeface has not take the room that they have in others: Chinese ones take more than Arabic ones', () => {
  expect(onPhone('自転車修理工場')).toBeLessThan(onPhone('ورشةدرا'));
  expect(onPhone('自転車修理工場')).toBeLessThan(onPhone('WORKSHO'));
});

test('Letters that the typeface does not have take more room than in a typeface that has them', () => {
  const inTypeface = (heading: Appearance['type']['heading']) => sizeAt(390, 'مطبخالخياط', { ...kiosk, type: { ...kiosk.type, heading } });
  expect(inTypeface('anton')).toBeLessThan(inTypeface('el-messiri'));
  expect(onPhone('مطبخالخياط')).toBe(onPhone('מטבחמטבחמט'));
});

test('An emoji is one letter, however many characters it has', () => {
  expect(onPhone('👩🏽‍🍳🏳️‍🌈🇩🇪✨')).toBe(onPhone('🎉🎉🎉🎉'));
  expect(onPhone('👩🏽‍🍳🏳️‍🌈🇩🇪✨')).toBeLessThan(onPhone('自転車修'));
});

test('A word in a typeface of the device has more room, because the width of its letters is not known', () => {
  const { type, ...pebble } = lookOf('pebble');
  const inFigtree = { ...pebble, type: { ...type, heading: 'figtree' as const } };
  expect(sizeAt(390, 'Donaudampfschiffahrt', { ...pebble, type })).toBeLessThan(sizeAt(390, 'Donaudampfschiffahrt', inFigtree) * 0.95);
});

test('Above tiles from edge to edge, a title of many words is no higher than two lines', () => {
  const onDesktop = (title: string) => sizeAt(1440, title, kiosk);
  expect(onDesktop('Volta Bikes')).toBe(onDesktop('Volta'));
  expect(onDesktop('Volta Bikes and Tools and Tea')).toBeLessThan(onDesktop('Volta') / 1.3);
});

describe('Beside a picture on phones,', () => {
  const limestone = lookOf('limestone');

  test('a word has the room that the picture leaves', () => {
    expect(sizeAt(390, 'Workshop', lookOf('zellige'))).toBeLessThan(sizeAt(390, 'Workshop', lookOf('zellige'), false));
    expect(titleSizes('Workshop', lookOf('zellige')).hasOwnLine).toBe(false);
  });

  test('a word for which that is not enough stands above the picture, as large as without one', () => {
    const { phone, hasOwnLine } = titleSizes('Donaudampfschiffahrt', limestone);
    expect(hasOwnLine).toBe(true);
    expect(phone.at(390)).toBe(sizeAt(390, 'Donaudampfschiffahrt', limestone, false));
  });

  test('a word stands beside it also if it is long, where the header has a plate', () => {
    expect(titleSizes('Donaudampfschiffahrt', lookOf('subway')).hasOwnLine).toBe(false);
  });
});

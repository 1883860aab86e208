import { describe, expect, test } from '@jest/globals';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';
import { titleSizes } from '../../../../client/page-view/appearance/title-size.js';
import { THEME_SAMPLES } from '../../../builders/theme-samples.js';

/** The share of the page's width, and the most in rem, that a size says. */
function bounds(size: string): { readonly share: number; readonly most: number } {
  const [, share, most] = /^clamp\([\d.]+rem,([\d.]+)cqi,([\d.]+)rem\)$/.exec(size) ?? [];
  return { share: Number(share), most: Number(most) };
}

describe.each(THEMES)('In $name,', ({ id, appearance }) => {
  const look = { theme: id, ...appearance };

  test('a title of words that fit is as large as the theme says', () => {
    expect(titleSizes(THEME_SAMPLES[id]?.title ?? 'Ada Koll', look)).toEqual(titleSizes('A', look));
  });

  test('a word of twenty letters makes the title smaller, and the number of words does not', () => {
    const [short, long] = ['Ada', 'Donaudampfschiffahrt'].map((title) => titleSizes(title, look));
    expect(bounds(long!.phone).share).toBeLessThan(bounds(short!.phone).share);
    expect(bounds(long!.wide).share).toBeLessThanOrEqual(bounds(short!.wide).share);
    expect(bounds(long!.wide).most).toBeLessThanOrEqual(bounds(short!.wide).most);
    expect(titleSizes('Ada and Ada', look)).toEqual(short);
  });
});

test('Words are divided at hyphens, and counted in characters', () => {
  const kiosk = THEMES.find(({ id }) => id === 'kiosk')!;
  const sizeOf = (title: string) => titleSizes(title, { theme: 'kiosk', ...kiosk.appearance }).phone;
  expect(sizeOf('Donaudampf-schiffahrt')).toBe(sizeOf('Donaudampf'));
  expect(sizeOf('𝔸𝔸𝔸𝔸𝔸𝔸𝔸𝔸')).toBe(sizeOf('AAAAAAAA'));
});

test('A word is as wide as its letters are, in capitals if the theme writes it so', () => {
  const kiosk = THEMES.find(({ id }) => id === 'kiosk')!;
  const shareOf = (title: string) => bounds(titleSizes(title, { theme: 'kiosk', ...kiosk.appearance }).phone).share;
  expect(shareOf('WWWWWWWWW')).toBeLessThan(shareOf('IIIIIIIII'));
  expect(shareOf('wwwwwwwww')).toBe(shareOf('WWWWWWWWW'));
  expect(shareOf('élégantes')).toBe(shareOf('ELEGANTES'));
});

test('Letters that the typeface has not take the room that they have in others: Chinese ones take more than Arabic ones', () => {
  const kiosk = THEMES.find(({ id }) => id === 'kiosk')!;
  const shareOf = (title: string) => bounds(titleSizes(title, { theme: 'kiosk', ...kiosk.appearance }).phone).share;
  expect(shareOf('自転車修理工場')).toBeLessThan(shareOf('ورشةدرا'));
  expect(shareOf('自転車修理工場')).toBeLessThan(shareOf('WORKSHO'));
});

test('Above tiles from edge to edge, a title of many words is no higher than two lines', () => {
  const kiosk = THEMES.find(({ id }) => id === 'kiosk')!;
  const shareOf = (title: string) => bounds(titleSizes(title, { theme: 'kiosk', ...kiosk.appearance }).wide).share;
  expect(shareOf('Volta Bikes')).toBe(shareOf('Volta'));
  expect(shareOf('Volta Bikes and Tools and Tea')).toBeLessThan(shareOf('Volta') / 1.3);
});

test('Beside a picture on phones, a long word has the room that the picture leaves', () => {
  const limestone = THEMES.find(({ id }) => id === 'limestone')!;
  const { header } = limestone.appearance;
  const shareOf = (place: 'above' | 'end') =>
    bounds(titleSizes('Donaudampfschiffahrt', { theme: '', ...limestone.appearance, header: { ...header, place } }).phone).share;
  expect(shareOf('end')).toBeLessThan(shareOf('above') * 0.6);
});

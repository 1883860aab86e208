import { describe, expect, test } from '@jest/globals';
import { drawableText } from '../../../../client/page-view/card/drawable-text.js';
import { pageCard } from '../../../../client/page-view/card/page-card.js';
import { contrast } from '../../../../client/page-view/contrast.js';
import type { Picture } from '../../../../client/page-view/pictures/page-pictures.js';
import { PATTERNS } from '../../../../server/pages/appearance/appearance.rules.js';
import { applyTheme } from '../../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';

const file = (digit: string, width: number) => ({ url: `/media/${digit.repeat(64)}.jpg`, format: 'jpg', width, height: width });
const picture: Picture = { ...file('a', 500), color: '#336699', variants: [file('a', 500), file('b', 224)] };

function cardOf(design: Partial<PageDesign> = {}, pictures: { readonly profilePicture?: Picture; readonly wallpaper?: Picture } = {}) {
  const view = { linkname: 'ada', address: 'https://tessera.example/ada', profilePicture: null, wallpaper: null, ...pictures };
  return pageCard({ ...view, design: aDesign(design) });
}
const textsOf = (design: Partial<PageDesign>): string[] => cardOf(design).texts.map(({ text }) => text);

describe('The card of a page', () => {
  test('says the title, the line about the page and the address', () => {
    expect(textsOf({ title: 'Ada\nRossi', bio: 'Notes & <numbers>' })).toEqual(['Ada Rossi', 'Notes & <numbers>', 'tessera.example/ada']);
    expect(textsOf({ title: '' })).toEqual(['ada', 'tessera.example/ada']);
    expect(textsOf({ title: 'a'.repeat(500) })[0]).toHaveLength(111);
  });

  test('has the picture of the page beside the words, on the side where they begin', () => {
    const [ltr, rtl] = ['Ada', 'ليلى'].map((title) => cardOf({ title }, { profilePicture: picture }));
    expect(ltr!.portrait).toMatchObject({ name: `${'a'.repeat(64)}.jpg`, box: { x: 84, width: 300, height: 300 } });
    expect([ltr!.column.x > 384, ltr!.align]).toEqual([true, 'left']);
    expect([rtl!.portrait!.box.x, rtl!.column.x, rtl!.align]).toEqual([816, 84, 'right']);
  });

  test('has a plate behind the words on a wallpaper, and the colours of the tiles at its foot', () => {
    const tiles = ['#102030', '#102030', '#405060'].map((hex) => aTile({ style: { ...aTile().style, button: { hex, alpha: 1 } } }));
    const card = cardOf({ tiles, backgroundColor: { hex: '#fedcba', alpha: 1 } }, { wallpaper: picture });
    expect(card.backdrop).toBe(`${'a'.repeat(64)}.jpg`);
    expect(card.plate).toMatch(/<rect [^>]*fill="#fedcba"/);
    expect([...card.plate.matchAll(/<path fill="([^"]*)"/g)].map(([, color]) => color)).toEqual(['#102030', '#405060']);
  });

  test.each(THEMES)('in the look of $name is readable, and has no missing value', (theme) => {
    const card = pageCard({
      ...{ linkname: 'ada', address: 'https://tessera.example/ada', profilePicture: picture, wallpaper: null },
      design: applyTheme(aDesign({ bio: 'About it' }), theme),
    });
    expect(JSON.stringify(card)).not.toMatch(/NaN|undefined|null,"height"/);
    const fills = [...(/^.*?<rect [^>]*rx[^>]*>/.exec(card.plate)?.[0] ?? card.ground).matchAll(/(?:fill|stop-color)="(#[\da-f]{6})"/g)];
    const behind = { hex: fills.at(0)![1]!, alpha: 1 };
    for (const { color } of card.texts) expect(contrast({ hex: color, alpha: 1 }, behind)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(PATTERNS)('draws the pattern %s', (pattern) => {
    const theme = THEMES[0]!;
    const ground = { ...theme.appearance.ground, kind: 'pattern' as const, pattern, colors: [{ hex: '#abcdef', alpha: 1 }] };
    const { ground: drawn } = cardOf({ appearance: { ...theme.appearance, theme: '', ground } });
    expect(drawn).toMatch(/<pattern id="pattern" width="\d+" height="\d+"[^>]*>.+<\/pattern>/);
    expect(drawn).toContain('#abcdef');
    expect(drawn).not.toMatch(/%23|NaN/);
  });
});

describe('The words of a card', () => {
  test.each([
    ['Café ☕ & 👩‍🍳 Bar', 'Café & Bar'],
    ['Café Übung', 'Café Übung'],
    ['مقهى القمر', 'مقهى القمر'],
    ['Ελλάδα, Мир, Tiếng Việt', 'Ελλάδα, Мир, Tiếng Việt'],
    ['a\u202eb\u0007', 'ab'],
  ])('of %j are %j', (text, drawn) => {
    expect(drawableText(text)).toBe(drawn);
  });

  test.each(['東京の朝', 'Ada 東京', 'שלום', 'ไทย', '☕', ''])('are others than %j, which the typefaces cannot draw', (text) => {
    expect(drawableText(text)).toBeNull();
    expect(textsOf({ title: text })[0]).toBe('ada');
  });
});

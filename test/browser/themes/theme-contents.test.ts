import { expect, test } from '@jest/globals';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import type { Theme } from '../../../server/pages/appearance/themes/theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { anEmbed, aPicture } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { themeDocuments } from './theme-documents.js';

const WIDTHS = [320, 390, 768, 960, 1440];
const TITLES = ['Ines Clay Workshop', 'ورشة الخزف والفخار', 'Keramikmanufakturhof Rindfleischverarbeitung'];

const { page: onPage, show } = themeDocuments();

function aTilePicture(width: number, height: number) {
  return { id: 'bowls', width, height, color: '#336699', variants: [{ name: 'bowls.png', format: 'png' as const, width, height }] };
}

const captioned = { name: 'Bowls', secondLine: 'Ash glaze, fired twice' };
const TILES: readonly Tile[] = [
  aTile(),
  aPicture({ ...captioned, picture: aTilePicture(1200, 800) }),
  aPicture({ ...captioned, picture: aTilePicture(800, 1200) }),
];

function designIn(theme: Theme, title: string, tiles = TILES): PageDesign {
  return applyTheme(aDesign({ title, bio: 'Stoneware for every day.', tiles }), theme);
}

/** The words of the title that are broken, or not on the screen. Runs in the browser. */
function damagedWords(): string[] {
  const text = document.querySelector('.title')?.firstChild as Text;
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const parts = [...range.getClientRects()];
    const isWhole = new Set(parts.map(({ top }) => Math.round(top))).size === 1;
    const isSeen = parts.every(({ left, right }) => left >= 0 && right <= window.innerWidth);
    return isWhole && isSeen ? [] : [word];
  });
}

/** The share of each picture that its words hide. The part of a fade that takes no room is half clear, and not counted. Runs in the browser. */
function hiddenShares(): number[] {
  return [...document.querySelectorAll('.picture')].map((tile) => {
    const picture = tile.querySelector('img')!.getBoundingClientRect();
    const caption = tile.querySelector('figcaption')!;
    const words = caption.getBoundingClientRect();
    const top = words.top - Math.min(0, Number.parseFloat(getComputedStyle(caption).marginTop));
    return Math.max(0, Math.min(picture.bottom, words.bottom) - top) / picture.height;
  });
}

/** How far words and signs leave their tiles, in pixels. Runs in the browser. */
function wordsOutside(): number[] {
  return [...document.querySelectorAll('.card')].flatMap((card) =>
    [...card.children].map((part) => part.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom),
  );
}

test.each(THEMES)('In the look of $name, a card of a film with a long name is as high as its words need', async (theme) => {
  const film = anEmbed({
    name: 'How we built a small wooden boat in the yard, in eleven winters, with hand tools and four friends',
    secondLine: 'Film',
  });
  const page = onPage();
  await page.setViewportSize({ width: 320, height: 844 });
  await show(designIn(theme, 'Ines', [film]));
  const outside = await page.evaluate(wordsOutside);
  expect(outside.length).toBeGreaterThan(2);
  expect(Math.max(...outside)).toBeLessThanOrEqual(0);
});

test.each(['nightmarket', 'velvet'])('In the theme %s, the words of a film begin where those of other tiles do', async (id) => {
  const page = onPage();
  await page.setViewportSize({ width: 390, height: 844 });
  const theme = THEMES.find((one) => one.id === id)!;
  await show(designIn(theme, 'Ines', [anEmbed({ name: 'A boat' }), aTile({ name: 'A boat' })]));
  const alignments = await page.locator('.tile').evaluateAll((tiles) => tiles.map((tile) => getComputedStyle(tile).textAlign));
  expect(alignments).toEqual([theme.appearance.tiles.align, theme.appearance.tiles.align]);
});

test.each(THEMES)(
  'In the look of $name, no word of a title is broken or leaves the screen, and words hide no half of a picture',
  async (theme) => {
    const page = onPage();
    const damaged: string[] = [];
    const hidden: number[] = [];
    for (const title of TITLES) {
      await show(designIn(theme, title));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        damaged.push(...(await page.evaluate(damagedWords)).map((word) => `${word} at ${width}`));
        hidden.push(...(await page.evaluate(hiddenShares)));
      }
    }
    expect(damaged).toEqual([]);
    expect(hidden).toHaveLength(TITLES.length * WIDTHS.length * 2);
    expect(Math.max(...hidden)).toBeLessThan(0.5);
  },
);

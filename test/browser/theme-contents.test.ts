import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageDocument } from '../../client/page-view/page-document.js';
import { applyTheme } from '../../server/pages/appearance/apply-theme.rules.js';
import type { Theme } from '../../server/pages/appearance/themes/theme.rules.js';
import { THEMES } from '../../server/pages/appearance/themes/themes.rules.js';
import type { Tile } from '../../server/pages/page-design.rules.js';
import { anEmbed, aPicture } from '../builders/mixed-design.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { openBrowser, type TestBrowser } from '../support/browser.js';

const ADDRESS = 'http://tessera.example';
const FILES = join(import.meta.dirname, '../../client/public');
const WIDTHS = [320, 390, 768, 960, 1440];
const TITLES = ['Ines Clay Workshop', 'ورشة الخزف والفخار', 'Keramikmanufakturhof Rindfleischverarbeitung'];

let browser: TestBrowser | undefined;
let page: Page;
let html = '';

// No server: a page is rendered here, and only its typefaces and its picture are files.
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await browser.newPage(ADDRESS));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/ines') return route.fulfill({ body: html, contentType: 'text/html' });
    const contentType = /svg|png/.test(pathname) ? 'image/svg+xml' : 'font/woff2';
    return route.fulfill({ body: await readFile(join(FILES, pathname.replace(/^.media.*/, 'favicon.svg'))), contentType });
  });
});

afterAll(() => browser?.close());

function aTilePicture(width: number, height: number) {
  return { id: 'bowls', width, height, color: '#336699', variants: [{ name: 'bowls.png', format: 'png' as const, width, height }] };
}

const captioned = { name: 'Bowls', secondLine: 'Ash glaze, fired twice' };
const TILES: readonly Tile[] = [
  aTile(),
  aPicture({ ...captioned, picture: aTilePicture(1200, 800) }),
  aPicture({ ...captioned, picture: aTilePicture(800, 1200) }),
];

function documentOf(theme: Theme, title: string, tiles = TILES): string {
  const design = applyTheme(aDesign({ title, bio: 'Stoneware for every day.', tiles }), theme);
  const picture = { url: '/favicon.svg', width: 400, height: 400, color: '#336699' };
  const profilePicture = { ...picture, variants: [{ ...picture, format: 'png' as const }] };
  const view = { linkname: 'ines', address: `${ADDRESS}/ines`, design, profilePicture, wallpaper: null };
  return `<!doctype html>${renderToStaticMarkup(pageDocument(view, 'Tessera').element)}`;
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
  html = documentOf(theme, 'Ines', [film]);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/ines');
  const outside = await page.evaluate(wordsOutside);
  expect(outside.length).toBeGreaterThan(2);
  expect(Math.max(...outside)).toBeLessThanOrEqual(0);
});

test.each(THEMES)(
  'In the look of $name, no word of a title is broken or leaves the screen, and words hide no half of a picture',
  async (theme) => {
    const damaged: string[] = [];
    const hidden: number[] = [];
    for (const title of TITLES) {
      html = documentOf(theme, title);
      await page.goto('/ines');
      await page.evaluate(() => document.fonts.ready);
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

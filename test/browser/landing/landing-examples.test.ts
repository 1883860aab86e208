import { afterEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { inPlaceTexts } from '../../../client/texts/en/landing.js';
import { examplePages } from '../../../scripts/examples/all-pages.mjs';
import { examplePage, publishPage } from '../../builders/pages/example-pages.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type OpenPage, type PageOptions } from '../../support/browser/browser.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { sessionOf } from '../../support/browser/kept-window.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon } from '../../support/waiting.js';

const { application, browser } = runningProduct();
const opened: OpenPage[] = [];

afterEach(() => {
  expect(opened.splice(0).flatMap(({ incidents }) => incidents)).toEqual([]);
});

async function openPage(options: PageOptions = {}): Promise<Page> {
  const one = await browser.newPage(application.url, options);
  opened.push(one);
  return one.page;
}

async function open(options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await page.goto('/');
  return page;
}

const row = (page: Page) => page.getByRole('region', { name: 'Example pages' });
const next = (page: Page) => page.getByRole('button', { name: 'Next example' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous example' });

/** The position that the carousel says, and the card at the start of the row. */
async function expectPlace(page: Page, position: string, atStart?: string): Promise<void> {
  await eventually(async () => {
    expect(await page.locator('[aria-live]').textContent()).toBe(position);
    if (atStart !== undefined) expect(await cardAtStart(page)).toBe(atStart);
  });
}

/** The card that starts where the text above starts. */
function cardAtStart(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const start = document.getElementById('shoulder')!.getBoundingClientRect();
    const isRtl = document.dir === 'rtl';
    const cards = [...document.querySelectorAll<HTMLElement>('[role=region] li')];
    const edge = (box: DOMRect) => (isRtl ? box.right : box.left);
    const found = cards.find((card) => Math.abs(edge(card.getBoundingClientRect()) - edge(start)) < 2);
    return found?.querySelector('img')?.alt;
  });
}

/** One finger, drawn along a line and lifted. */
async function swipe(page: Page, { y, from, to }: { readonly y: number; readonly from: number; readonly to: number }): Promise<void> {
  const session = await sessionOf(page);
  // A finger that rests before it leaves throws nothing further. The times are said, so that it does not depend on how busy the machine is.
  let time = Date.now() / 1_000 - 5;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, after = 0.016) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }], timestamp: (time += after) });
  await touch('touchStart', from);
  for (let x = from; x >= to; x -= 10) await touch('touchMove', x);
  await touch('touchMove', to + 1, 0.5);
  await touch('touchEnd', undefined, 0.5);
}

describe('The carousel', () => {
  test('LP-09 The front page has a carousel of twelve example page images, each with a text alternative, and loads each when it comes near the screen', async () => {
    const page = await open();
    const images = row(page).getByRole('img');
    await expectSoon(() => images.count()).toBe(12);
    await expectSoon(() => images.first().getAttribute('alt')).toBe('Marta, cooking, Bologna');
    for (const [at, { linkname }] of examplePages.entries()) {
      const image = images.nth(at);
      await expectSoon(() => image.getAttribute('alt')).toMatch(/^\S+, .+, \S+$/);
      await expectSoon(() => image.getAttribute('loading')).toBe('lazy');
      await image.scrollIntoViewIfNeeded();
      await expectSoon(() => image.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight])).toEqual([
        544, 1040,
      ]);
      await expectSoon(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
        new RegExp(`/${linkname}-[^/]+\\.avif$`),
      );
    }
  });

  test('Arrow buttons and keys move through all twelve cards, the carousel says its position, and it stops at both ends', async () => {
    const page = await open();
    await expectPlace(page, '1 of 12: Marta, cooking, Bologna', 'Marta, cooking, Bologna');
    await expectSoon(() => previous(page).getAttribute('aria-disabled')).toBe('true');
    await next(page).click();
    await expectPlace(page, '2 of 12: Theo, piano, Leipzig', 'Theo, piano, Leipzig');
    await row(page).focus();
    await page.keyboard.press('ArrowRight');
    await expectPlace(page, '3 of 12: Amari, drinks, Leeds', 'Amari, drinks, Leeds');
    await page.keyboard.press('ArrowLeft');
    await expectPlace(page, '2 of 12: Theo, piano, Leipzig', 'Theo, piano, Leipzig');
    await page.keyboard.press('End');
    await expectPlace(page, '12 of 12: Tomasz, birds, Biebrza');
    await expectSoon(() => next(page).getAttribute('aria-disabled')).toBe('true');
    await expectSoon(() => row(page).getByRole('img').last().evaluate(isWhollyInWindow)).toBe(true);
    await next(page).click({ force: true });
    await expectPlace(page, '12 of 12: Tomasz, birds, Biebrza');
    await previous(page).click();
    await expectPlace(page, '11 of 12: Bo, bicycles, Utrecht');
    await row(page).press('Home');
    await expectPlace(page, '1 of 12: Marta, cooking, Bologna', 'Marta, cooking, Bologna');
  });

  test('A swipe on a phone moves the next card into place, and the following card is cut off at the edge', async () => {
    const page = await open(PHONE);
    await row(page).scrollIntoViewIfNeeded();
    const box = (await row(page).boundingBox())!;
    await swipe(page, { y: box.y + 200, from: 330, to: 90 });
    await expectPlace(page, '2 of 12: Theo, piano, Leipzig', 'Theo, piano, Leipzig');
    const third = await row(page).getByRole('img').nth(2).boundingBox();
    expect(third!.x).toBeLessThan(390);
    expect(third!.x + third!.width).toBeGreaterThan(390);
  });

  test('In a text from right to left, the left key and the next button go forward', async () => {
    const page = await open();
    await page.evaluate(() => void (document.dir = 'rtl'));
    await row(page).press('ArrowLeft');
    await expectPlace(page, '2 of 12: Theo, piano, Leipzig', 'Theo, piano, Leipzig');
    await next(page).click();
    await expectPlace(page, '3 of 12: Amari, drinks, Leeds', 'Amari, drinks, Leeds');
  });

  test('The carousel does not move without an action of the visitor', async () => {
    const page = await openPage();
    await holdClock(page);
    await page.goto('/');
    await next(page).click();
    await expectPlace(page, '2 of 12: Theo, piano, Leipzig');
    for (let seconds = 0; seconds < 60; seconds += 3) {
      await page.clock.runFor(3_000);
      await expectSoon(() => page.locator('[aria-live]').textContent()).toBe('2 of 12: Theo, piano, Leipzig');
    }
  });

  test('Without JavaScript the carousel is a row that keys can scroll, and has no buttons', async () => {
    const page = await open({ javaScriptEnabled: false });
    await expectSoon(() => row(page).getByRole('img').count()).toBe(12);
    await expectSoon(() => next(page).isVisible()).toBe(false);
    const last = row(page).getByRole('img').last();
    expect((await last.boundingBox())!.x).toBeGreaterThan(1440);
    await row(page).focus();
    await eventually(async () => {
      await page.keyboard.press('ArrowRight');
      expect((await last.boundingBox())!.x).toBeLessThan(1440);
    });
  });

  test('axe finds nothing at the end of the carousel, light and dark', async () => {
    const page = await open();
    await row(page).press('End');
    await expectPlace(page, '12 of 12: Tomasz, birds, Biebrza');
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `landing-examples-${scheme}`);
    });
  });
});

test('The tiles about the features open in place, one at a time, without JavaScript', async () => {
  const page = await open({ javaScriptEnabled: false });
  const told = (text: RegExp) => page.getByText(text);
  await told(/^A visitor presses a tile and reads/).waitFor();
  await page.getByText('You can host it yourself').click();
  await told(/^One command starts all of it/).waitFor();
  await expectSoon(() => told(/^A visitor presses a tile and reads/).isVisible()).toBe(false);
});

describe('The hero', () => {
  test.each([320, 390, 680, 768, 900, 1024, 1100, 1200, 1440])(
    'shows a whole page with its portrait, and its text next to the mosaic or above it, at %i px',
    async (width) => {
      const page = await open({ viewport: { width, height: 900 } });
      const seen = await page.evaluate(measureHero);
      expect(seen.portrait).toBeGreaterThan(0);
      expect(climber.design.title).toContain(seen.title);
      expect(climber.design.tiles.map(({ name }) => name).slice(0, seen.tiles.length)).toEqual(seen.tiles);
      expect(seen.tiles.length).toBe(width < 680 ? 4 : 5);
      // Of a page that is 390 wide: its foot is in the frame, and right below the tiles.
      expect(seen.footToEdge).toBeGreaterThanOrEqual(0);
      expect(seen.tilesToFoot).toBeLessThan(80);
      expect(seen.mosaicToWindowEdge).toBeLessThan(1);
      expect(seen.formToMosaic).toBeGreaterThanOrEqual(0);
    },
  );

  test.each([768, 1440])('is mirrored in a text from right to left, at %i px', async (width) => {
    const page = await open({ viewport: { width, height: 900 } });
    const before = await page.evaluate(measureHero);
    await page.evaluate(() => void (document.dir = 'rtl'));
    const after = await page.evaluate(measureHero);
    expect(after.mosaicToOtherEdge).toBeLessThan(1);
    expect(after.pageToOtherEdge).toBeCloseTo(before.pageToWindowEdge, 0);
    expect(after.isMirrored).toBe(true);
  });
});

const climber = examplePages.find(({ linkname }) => linkname === 'ines-moreau')!;

/** Runs in the page. */
function measureHero() {
  const frame = document.querySelector('main [inert]')!;
  const { shadowRoot } = frame.firstElementChild!;
  const find = (selector: string) => shadowRoot!.querySelector<HTMLElement>(selector)!;
  const box = frame.getBoundingClientRect();
  const scale = box.width / 390;
  const tiles = [...shadowRoot!.querySelectorAll<HTMLElement>('.tile')].filter((tile) => tile.checkVisibility());
  const foot = find('.foot a').getBoundingClientRect();
  const mosaic = frame.parentElement!.getBoundingClientRect();
  const form = document.querySelector('form > div')!.getBoundingClientRect();
  const isAbove = form.bottom <= mosaic.top;
  return {
    portrait: (find('.portrait') as HTMLImageElement).naturalWidth,
    title: find('.title').textContent,
    tiles: tiles.map((tile) => tile.innerText.split('\n')[0]),
    footToEdge: (box.bottom - foot.bottom) / scale,
    tilesToFoot: (foot.top - tiles.at(-1)!.getBoundingClientRect().bottom) / scale,
    isMirrored: getComputedStyle(frame.parentElement!.querySelector('img')!).transform === 'matrix(-1, 0, 0, 1, 0, 0)',
    mosaicToOtherEdge: Math.abs(mosaic.left),
    pageToOtherEdge: box.left,
    pageToWindowEdge: document.documentElement.clientWidth - box.right,
    mosaicToWindowEdge: Math.abs(document.documentElement.clientWidth - mosaic.right),
    formToMosaic: isAbove ? mosaic.top - form.bottom : box.left - form.right,
  };
}

/** Runs in the page. */
function isWhollyInWindow(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= document.documentElement.clientWidth;
}

test('What the front page tells about GET /marta is true of the example page: one file with six tiles under 10 kB, the script, no font, no cookie, and no other host', async () => {
  const [size, ...none] = inPlaceTexts.wholeFacts.map(({ amount }) => amount);
  expect(none).toEqual(['0', '0', '0']);
  const marta = examplePage('marta');
  expect(marta.design.tiles).toHaveLength(6);
  await publishPage(application, marta);
  const page = await openPage();
  const loaded: { readonly type: string; readonly origin: string }[] = [];
  page.on('request', (request) => void loaded.push({ type: request.resourceType(), origin: new URL(request.url()).origin }));
  const document = await page.goto('/marta', { waitUntil: 'networkidle' });
  const { responseBodySize } = await document!.request().sizes();
  expect(size).toMatch(/^under 10\skB$/);
  expect(responseBodySize).toBeLessThan(10_000);
  // Except for the two pictures, everything is in the document.
  expect([...new Set(loaded.map(({ type }) => type))].sort()).toEqual(['document', 'image']);
  expect([...new Set(loaded.map(({ origin }) => origin))]).toEqual([application.url]);
  expect(await page.context().cookies()).toEqual([]);
  const scripts = await page
    .locator('script:not([type*=json])')
    .evaluateAll((found) => found.map((script) => new Blob([script.textContent]).size));
  expect(inPlaceTexts.whole.text).toContain('A script of two kilobytes');
  expect(Math.round(scripts.reduce((sum, bytes) => sum + bytes, 0) / 1000)).toBe(2);
});

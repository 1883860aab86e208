import { expect, test } from '@jest/globals';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { refusalTexts } from '../../client/texts/en/refusals.js';
import { publish, register } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { runningProduct } from '../support/running-product.js';
import { eventually, expectSoon } from '../support/waiting.js';
import { openSignedIn } from './account-steps.js';
import { draftWarning, grip, openEditor, tileNames, titleField } from './editor-steps.js';

const { application, browser } = runningProduct();

/** In bytes, as a browser gets them that takes brotli. */
/** In bytes. A kB has 1,024 bytes, as in the specification's limits. */
const EDITOR_BUDGET = 160 * 1024;
const LANDING_BUDGET = 90_000;
const SIGN_IN_BUDGET = 150_000;
/** Each file costs a request. */
const SIGN_IN_FILES = 30;

test('The scripts and styles of the editor’s first load, which are those before idle time, are at most 160 kB', async () => {
  const { page, incidents } = await openSignedIn(browser, application, await register(application), {
    ignore: draftWarning,
    preloading: 'asForPeople',
  });
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  const load = codeOf(page);
  await page.goto('/editor');
  await titleField(page).waitFor();
  await page.waitForLoadState('networkidle');
  const { names, total } = await load('The editor’s first load');
  expect(names).toContainEqual(expect.stringMatching(/editor-page.*\.js$/));
  expect(total).toBeLessThanOrEqual(EDITOR_BUDGET);
  expect(incidents).toEqual([]);
});

test('The scripts and styles of the front page’s first load are at most 90 kB, and have none of the catalogue’s refusals', async () => {
  const { page, incidents } = await browser.newPage(application.url, { preloading: 'asForPeople' });
  const load = codeOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { names, total, code } = await load('The front page’s first load');
  expect(names).toContainEqual(expect.stringMatching(/document-entry.*\.js$/));
  expect(total).toBeLessThanOrEqual(LANDING_BUDGET);
  const sentences = Object.values(refusalTexts).filter((text) => typeof text === 'string');
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((sentence) => code.includes(sentence))).toEqual([]);
  expect(incidents).toEqual([]);
});

test('The scripts and styles of the sign-in screen’s first load are at most 30 files and 150 kB', async () => {
  const { page, incidents } = await browser.newPage(application.url, { preloading: 'asForPeople' });
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  const load = codeOf(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const { names, total } = await load('The sign-in screen’s first load');
  expect(names).toContainEqual(expect.stringMatching(/login-page.*\.js$/));
  expect(names.length).toBeLessThanOrEqual(SIGN_IN_FILES);
  expect(total).toBeLessThanOrEqual(SIGN_IN_BUDGET);
  expect(incidents).toEqual([]);
});

interface Code {
  readonly names: readonly string[];
  readonly total: number;
  readonly code: string;
}

/** Collects the scripts and styles that a page loads from now on; the function that it returns adds up their sizes, and prints them. */
function codeOf(page: Page): (what: string) => Promise<Code> {
  const files: Promise<readonly [string, Buffer]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.push(response.body().then((body) => [pathname, body]));
  });
  return async (what) => {
    const bodies = await Promise.all(files);
    const sizes = bodies.map(([name, body]) => [name, compressedSize(body)] as const).sort(([, one], [, other]) => other - one);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    console.info([`${what}, brotli:`, ...sizes.map(([name, size]) => `${size} ${name}`), `${total} in all`].join('\n'));
    return { names: sizes.map(([name]) => name), total, code: bodies.map(([, body]) => body.toString()).join('\n') };
  };
}

async function withTwoTiles() {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'One' }), aTile({ name: 'Two' })] }));
  return { account, preloading: 'asForPeople' as const };
}

test('The code for dragging loads in idle time: afterwards a tile is swapped without a connection', async () => {
  const { page, context } = await openEditor(browser, application, await withTwoTiles());
  await page.locator('[data-grip][aria-roledescription]').first().waitFor();
  await context.setOffline(true);
  await grip(page, 1).press('Space');
  await page.getByText('Lifted: Tile 1 of 2, One.').waitFor({ state: 'attached' });
  // A key press has no effect while the lifted tile is still being measured.
  await eventually(async () => {
    await page.keyboard.press('ArrowDown');
    expect(await page.getByText('Would swap with Tile 2 of 2, Two.').count()).toBe(1);
  });
  await page.keyboard.press('Space');
  await expectSoon(() => tileNames(page)).toEqual(['Two', 'One']);
});

test('A key press before the code for dragging is loaded lifts the tile afterwards; a mouse press that has ended lifts nothing', async () => {
  const { page } = await openEditor(browser, application, await withTwoTiles());
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/tile-drag-layer.*\.js$/, (route) => held.then(() => route.continue()));
  await page.reload();
  await grip(page, 2).click();
  await grip(page, 1).press('Space');
  goOn();
  await page.getByText('Lifted: Tile 1 of 2, One.').waitFor({ state: 'attached' });
});

/** What the build compresses with, see scripts/compress.mjs. */
function compressedSize(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}

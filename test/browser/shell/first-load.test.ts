import { expect, test } from '@jest/globals';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { refusalTexts } from '../../../client/texts/en/refusals.js';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { namedAssets } from '../../support/browser/named-assets.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectLifted, expectSoon } from '../../support/waiting.js';
import { openSignedIn } from '../accounts/account-steps.js';
import { draftWarning, grip, openEditor, tileNames, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();

/** In bytes, as a browser gets them that takes brotli. */
const LANDING_BUDGET = 90_000;

test('Before idle time, the editor loads only the scripts and styles that its document names, whose weight has a budget', async () => {
  const account = await register(application);
  const { page, incidents } = await openSignedIn(browser, application, account, { ignore: draftWarning, preloading: 'asForPeople' });
  const names = await namesLoadedBy(page, '/editor');
  await titleField(page).waitFor();
  expect(names).toContainEqual(expect.stringMatching(/editor-page/));
  expect(names).toContainEqual(expect.stringMatching(/call-ahead-entry/));
  expect(names).toEqual(await namesIn('/editor'));
  expect(incidents).toEqual([]);
});

test('The sign-in screen loads the scripts and styles that its document names, and beside them only those of signing up', async () => {
  const { page, incidents } = await browser.newPage(application.url, { preloading: 'asForPeople' });
  const names = await namesLoadedBy(page, '/login');
  const [ofScreen, ofSigningUp] = await Promise.all([namesIn('/login'), namesIn('/register')]);
  expect(ofScreen).toContainEqual(expect.stringMatching(/login-page/));
  expect(names).toEqual(expect.arrayContaining(ofScreen));
  // What keeps the claim of an address is loaded by the router itself.
  expect(names.filter((name) => ![...ofScreen, ...ofSigningUp].includes(name) && !name.includes('claim-of-address'))).toEqual([]);
  expect(incidents).toEqual([]);
});

test('The editor asks for its page before the app has loaded, and asks once', async () => {
  const account = await register(application);
  const { page, incidents } = await openSignedIn(browser, application, account, { ignore: draftWarning, preloading: 'asForPeople' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  let goOn = () => {};
  let held = 0;
  const released = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/(base|router)-[^/]*\.js$/, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.goto('/editor', { waitUntil: 'commit' });
  await expectSoon(() => Promise.resolve([held, asked])).toEqual([2, ['Editor']]);
  goOn();
  await titleField(page).waitFor();
  expect(asked.filter((name) => name.startsWith('Editor'))).toEqual(['Editor']);
  expect(incidents).toEqual([]);
});

async function namesLoadedBy(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  const load = codeOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return [...(await load(`The first load of ${path}`)).names].sort();
}

async function namesIn(path: string): Promise<string[]> {
  const html = await (await fetch(application.url + path)).text();
  return namedAssets(html).sort();
}

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
  await expectLifted(page, 'Tile 1 of 2, One');
  await page.keyboard.press('ArrowDown');
  await page.getByText('Would swap with Tile 2 of 2, Two.').waitFor({ state: 'attached' });
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
  await expectLifted(page, 'Tile 1 of 2, One');
});

/** What the build compresses with, see scripts/build/compress.mjs. */
function compressedSize(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { claim, type TestAccount } from '../../builders/accounts/account.js';
import { aProfilePicture, aWallpaper } from '../../builders/images.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { examplePage, publishPage, themedExample } from '../../builders/pages/example-pages.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { withToken } from '../../support/calls/rest.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { unzip } from '../../api/accounts/personal-data/archives.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** Another web server, which sends the copies of pages from folders, and nothing else. */
const folders = new Map<string, Map<string, Buffer>>();
const missed: string[] = [];
let server: Server;
let elsewhere: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [, folder = '', path] = /^\/([\w-]+)\/([^?#]*)/.exec(url) ?? [];
    const [files, name] = [folders.get(folder), path || 'index.html'];
    const content = files?.get(`site/${name}`);
    // The window of the tests asks for a file of its own, which is in no folder.
    if (files && !content) missed.push(url);
    response.writeHead(content ? 200 : 404, { 'Content-Type': TYPES[extname(name)] ?? 'text/plain' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

async function copyOf({ token }: TestAccount, folder: string): Promise<string> {
  const archive = await fetch(`${application.url}/api/pages/main/page.zip`, { headers: withToken(token) });
  folders.set(folder, unzip(Buffer.from(await archive.arrayBuffer())));
  return `${elsewhere}/${folder}/`;
}

/** How many pixels differ between the page here and its copy, without the link that reports the page here. */
async function difference(here: Page, there: Page): Promise<number> {
  const look = async (page: Page) => {
    await page.reload();
    await page.evaluate(async () => {
      document.querySelector('a.report')?.remove();
      await document.fonts.ready;
      for (const image of document.images) {
        image.loading = 'eager';
        await image.decode();
      }
    });
    return sharp(await page.screenshot({ animations: 'disabled', fullPage: true }))
      .raw()
      .ensureAlpha()
      .toBuffer({ resolveWithObject: true });
  };
  const [one, other] = [await look(here), await look(there)];
  expect(other.info).toMatchObject({ width: one.info.width, height: one.info.height });
  return pixelmatch(one.data, other.data, undefined, one.info.width, one.info.height, { threshold: 0.1 });
}

async function everyKind(): Promise<TestAccount> {
  const account = await anUploader(application);
  await claim(application, account, 'every-kind');
  await publishEveryKind(application, account, { title: 'Salt & Smoke' });
  await uploadGraphql(application.url, 'changeProfilePicture', await aProfilePicture(), account.token);
  await uploadGraphql(application.url, 'changeWallpaper', await aWallpaper(), account.token);
  return account;
}

async function themed(): Promise<TestAccount> {
  const page = examplePage('halyard');
  return publishPage(application, { ...page, linkname: 'themed-copy', themed: themedExample(page) });
}

test.each([
  ['PF-20 Any web server shows a page with every kind of tile', 'every-kind', everyKind],
  ['Any web server shows a page with a theme', 'themed-copy', themed],
] as const)('%s as it is here, on a phone and a desk, in light and dark', async (_title, linkname, publish) => {
  const copy = await copyOf(await publish(), linkname);
  const here = await browser.newPage(application.url, { reducedMotion: 'reduce' });
  const there = await browser.newPage(elsewhere, { reducedMotion: 'reduce' });
  await here.page.goto(`/${linkname}`);
  await there.page.goto(copy);
  for (const width of [390, 1440]) {
    for (const { page } of [here, there]) await page.setViewportSize({ width, height: 844 });
    await inLightAndDark(there.page, async (scheme) => {
      await here.page.emulateMedia({ colorScheme: scheme });
      expect([width, scheme, await difference(here.page, there.page)]).toEqual([width, scheme, 0]);
      await expectNoAxeViolations(there.page);
      await screenshot(there.page, `page-copy-${linkname}-${width}-${scheme}`);
    });
  }
  expect([there.incidents, missed]).toEqual([[], []]);
});

test('PF-18 The copy leads visitors to their language, at the tile that they have opened; without a script, each language has its file', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'languages');
  await publishEveryKind(application, account, { title: 'Salt & Smoke' });
  const copy = await copyOf(account, 'languages');
  const opened = async (locale: string, address = copy) => {
    const { page } = await browser.newPage(elsewhere, { locale });
    await page.goto(address);
    const at = () => page.evaluate(() => [location.pathname.split('/').at(-1), location.hash, document.documentElement.lang.slice(0, 2)]);
    return { page, at };
  };
  const german = await opened('de-CH', `${copy}#tile-1`);
  await expectSoon(german.at).toEqual(['index.de.html', '#tile-1', 'de']);
  await german.page.getByRole('dialog').waitFor();
  for (const locale of ['en-GB', 'fr-FR']) await expectSoon((await opened(locale)).at).toEqual(['', '', 'en']);
  await expectSoon((await opened('ar-EG')).at).toEqual(['index.ar.html', '', 'ar']);
  const still = await browser.newPage(elsewhere, { javaScriptEnabled: false, locale: 'de-DE' });
  await still.page.goto(copy);
  await expectSoon(() => still.page.title()).toBe('Salt & Smoke');
  await still.page.goto(`${copy}index.de.html`);
  await expectSoon(() => still.page.locator('html').getAttribute('lang')).toBe('de');
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { claim, publish } from '../../builders/accounts/account.js';
import { aProfilePicture, aTransparentPng, aWallpaper } from '../../builders/images.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { startApplication } from '../../support/servers/application.js';
import { PHONE, screenshot, type OpenPage, type PageOptions } from '../../support/browser/browser.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader, uploadRest } from '../../support/calls/uploads.js';
import { expectSoon } from '../../support/waiting.js';

const paper = { hex: '#fbf2e4', alpha: 1 };
const brown = { hex: '#4a1d12', alpha: 1 };
const tileStyle = { button: paper, hover: paper, text: brown, border: brown, radius: 4, thickness: 45 };
const kitchen = aDesign({
  title: 'Marta’s Wednesday kitchen',
  titleColor: brown,
  backgroundColor: paper,
  tiles: [
    'Sugo, the slow one',
    'Focaccia for impatient people',
    'Salt your pasta water properly',
    'What to do with stale bread',
    'My knives, and who sharpens them',
  ].map((name) => aTile({ name, style: tileStyle })),
  socialLinks: { ...aDesign().socialLinks, instagram: 'https://example.org/marta', youtube: 'https://example.org/kitchen' },
});
const wall = aDesign({
  title: 'Ines Moreau, notes from the wall',
  tiles: [aTile({ name: 'Five quiet crags', style: { radius: 14 } }), aTile({ name: 'My rack' })],
});
const layla = aDesign({ title: 'مطبخ ليلى', tiles: [aTile({ name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenrezept' })] });

let database: TestDatabase;
let opened: OpenPage[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'tessera-page-pictures-'));

beforeAll(async () => {
  database = await createTestDatabase();
});
const settings = () => ({ database, dataDir, logLevel: 'silent', rateLimits: 'off' }) as const;
const { application, browser } = runningProduct(settings);
beforeAll(async () => {
  const [portrait, wallpaper] = await Promise.all([aProfilePicture(), aWallpaper()]);
  await aPageAt('marta', kitchen, { portrait, wallpaper });
  await aPageAt('ines', wall, { portrait });
  await aPageAt('layla', layla, { portrait, wallpaper });
  await aPageAt('paper-only', wall, { wallpaper });
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
afterEach(() => {
  const incidents = opened.flatMap((one) => one.incidents);
  opened = [];
  expect(incidents).toEqual([]);
});

interface Uploads {
  readonly portrait?: Buffer;
  readonly wallpaper?: Buffer;
}

/** Publishes a page with pictures; returns a function that uploads others. */
async function aPageAt(linkname: string, design: PageDesign, first: Uploads): Promise<(uploads: Uploads) => Promise<void>> {
  const { url } = application;
  const account = await anUploader(application);
  await claim(application, account, linkname);
  await publish(application, account, design);
  const change = async ({ portrait, wallpaper }: Uploads): Promise<void> => {
    const answers = [
      ...(portrait ? [await uploadRest(url, 'updateprofile/', portrait, account.token)] : []),
      ...(wallpaper ? [await uploadRest(url, 'updatewallpaper/', wallpaper, account.token)] : []),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  };
  await change(first);
  return change;
}

async function open(path: string, options: PageOptions = {}): Promise<Page> {
  const one = await browser.newPage(application.url, options);
  opened.push(one);
  await one.page.goto(path);
  return one.page;
}

const portraitOf = (page: Page) => page.locator('.portrait');
const wallpaperOf = (page: Page) => page.locator('.wallpaper img');
const frameOf = (page: Page) => page.locator('.frame');
/** The file that the browser chose, once it can be shown. */
const fileOf = (page: Page, selector: string): Promise<{ type: string; width: number }> =>
  page.locator(selector).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { type: image.currentSrc.split('.').pop() ?? '', width: (await createImageBitmap(image)).width };
  });
const phone = { viewport: PHONE.viewport };

describe('The profile picture', () => {
  test('The title, the profile image and the wallpaper image are seen in the sizes and the format that the window needs', async () => {
    const page = await open('/marta');
    await page.getByRole('heading', { level: 1, name: kitchen.title }).waitFor();
    await expectSoon(() => fileOf(page, '.portrait')).toEqual({ type: 'avif', width: 224 });
    await expectSoon(() => fileOf(page, '.wallpaper img')).toEqual({ type: 'avif', width: 1600 });
    await screenshot(page, 'page-pictures-1440');
  });

  test.each([
    [390, 112],
    [1440, 168],
  ])('In a window of %i pixels the profile picture is %i pixels wide, and stands above the title', async (width, side) => {
    const page = await open('/ines', { viewport: { width, height: 900 } });
    const [portrait, title] = await Promise.all([portraitOf(page).boundingBox(), page.locator('.title').boundingBox()]);
    expect([portrait!.width, portrait!.height]).toEqual([side, side]);
    expect(portrait!.y + side).toBeLessThan(title!.y);
    await fileOf(page, '.portrait');
    await screenshot(page, `page-portrait-${width}`);
  });

  test.each([
    [0, '0%'],
    [14, '30%'],
    [28, '50%'],
    [900, '50%'],
  ])('The shape follows the radius of the first tile up to a circle: %i pixels become %s', async (radius, shape) => {
    await aPageAt(`round-${radius}`, aDesign({ tiles: [aTile({ style: { radius } }), aTile()] }), { portrait: await aProfilePicture() });
    const page = await open(`/round-${radius}`);
    await expectSoon(() => portraitOf(page).evaluate((one) => getComputedStyle(one).borderRadius)).toBe(shape);
  });

  test('A screen reader ignores the picture under a title; without a title it announces `Profile picture`', async () => {
    await aPageAt('untitled', aDesign({ title: '' }), { portrait: await aProfilePicture() });
    const page = await open('/ines');
    await expectSoon(() => page.getByRole('img').count()).toBe(0);
    await page.goto('/untitled');
    await page.getByRole('img', { name: 'Profile picture' }).waitFor();
  });

  test('A transparent profile picture has no background colour', async () => {
    await aPageAt('glass', wall, { portrait: await aTransparentPng() });
    const page = await open('/glass');
    await expectSoon(() => fileOf(page, '.portrait')).toEqual({ type: 'webp', width: 224 });
    await expectSoon(() => portraitOf(page).evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });

  test('A page without pictures has no image elements and no CSS rules for them', async () => {
    await aPageAt('bare', wall, {});
    const page = await open('/bare');
    await expectSoon(() => page.locator('img, picture, [rel=preload]').count()).toBe(0);
    await expectSoon(() => page.content()).not.toMatch(/portrait|wallpaper|papered/);
  });
});

describe('The wallpaper', () => {
  test.each([320, 390, 1440])(
    'In a window of %i pixels the wallpaper covers the whole window, and stays while the page scrolls',
    async (width) => {
      const page = await open('/marta', { viewport: { width, height: 500 } });
      const covered = () =>
        wallpaperOf(page).evaluate((one) => {
          const { x, y, width: across, height } = one.getBoundingClientRect();
          return { place: [x, y, across, height].map((value) => Math.round(value) + 0), fit: getComputedStyle(one).objectFit };
        });
      const window = { place: [0, 0, width, 500], fit: 'cover' };
      await expectSoon(covered).toEqual(window);
      await page.mouse.wheel(0, 4_000);
      await page.waitForFunction(() => scrollY > 0 && Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight);
      await expectSoon(covered).toEqual(window);
      await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );

  test('On a phone the browser loads the smallest wallpaper file that is sharp at the height of the window', async () => {
    expect((await fileOf(await open('/marta', phone), '.wallpaper img')).width).toBe(1600);
    expect((await fileOf(await open('/marta', { viewport: { width: 200, height: 280 } }), '.wallpaper img')).width).toBe(480);
  });

  test('On a wallpaper, the title block and the footer link lie on a panel with the colour of the page, and the border and radius of the first tile', async () => {
    const page = await open('/marta', phone);
    for (const part of ['.who', '.foot [href="/"]', '.foot .report']) {
      const look = await page.locator(part).evaluate((one) => {
        const { backgroundColor, borderColor, borderWidth, borderRadius } = getComputedStyle(one);
        return { backgroundColor, borderColor, borderWidth, borderRadius };
      });
      expect([part, look]).toEqual([
        part,
        { backgroundColor: 'rgb(251, 242, 228)', borderColor: 'rgb(74, 29, 18)', borderWidth: '1px', borderRadius: '4px' },
      ]);
    }
    await fileOf(page, '.wallpaper img');
    await fileOf(page, '.portrait');
    await screenshot(page, 'page-pictures-390');
  });

  test.each([390, 1440])('The upper half of the profile picture stands above the panel, in a window of %i pixels', async (width) => {
    const page = await open('/marta', { viewport: { width, height: 900 } });
    const [portrait, plate] = await Promise.all([portraitOf(page).boundingBox(), page.locator('.who').boundingBox()]);
    expect(Math.abs(portrait!.y + portrait!.height / 2 - plate!.y)).toBeLessThanOrEqual(1);
    expect(portrait!.y).toBeGreaterThan(20);
  });

  test('Without a title, picture or links the panel is not visible', async () => {
    await aPageAt('plateless', aDesign({ title: '' }), { wallpaper: await aWallpaper() });
    const page = await open('/plateless');
    await expectSoon(() => page.locator('.who').evaluate((one) => getComputedStyle(one).borderWidth)).toBe('0px');
  });

  test('The page shows a colour of the wallpaper before the file has loaded', async () => {
    const { page, context, incidents } = await browser.newPage(application.url);
    await context.route('**/media/**', (route) => route.abort());
    await page.goto('/paper-only');
    const [color, ground] = await Promise.all(
      [page.locator('.wallpaper'), frameOf(page)].map((one) => one.evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect([color, ground]).toEqual([expect.stringMatching(/^rgb\(\d+, \d+, \d+\)$/), 'rgb(71, 74, 113)']);
    expect(color).not.toBe(ground);
    await context.close();
    expect(incidents.every(({ text }) => text.includes('ERR_FAILED'))).toBe(true);
  });

  test('The wallpaper is not printed', async () => {
    const page = await open('/marta');
    await page.emulateMedia({ media: 'print' });
    expect([await wallpaperOf(page).isVisible(), await portraitOf(page).isVisible()]).toEqual([false, true]);
  });
});

describe('How the pictures load', () => {
  test.each(['/marta', '/ines'])('The largest picture of %s is requested at once, first, and only once', async (path) => {
    const { page, context, incidents } = await browser.newPage(application.url, phone);
    const fetched: string[] = [];
    context.on('request', (request) => request.url().includes('/media/') && fetched.push(request.url()));
    await page.goto(path);
    const shown = await page
      .locator('img')
      .evaluateAll((all) =>
        Promise.all(all.map(async (one) => (await (one as HTMLImageElement).decode(), (one as HTMLImageElement).currentSrc))),
      );
    expect([...fetched].sort()).toEqual([...shown].sort());
    expect(fetched[0]).toBe(shown[0]);
    const preload = page.locator('link[rel=preload]');
    expect([await preload.count(), await preload.getAttribute('type'), await preload.getAttribute('fetchpriority')]).toEqual([
      1,
      'image/avif',
      'high',
    ]);
    // The console complains of a preload that nothing used, a few seconds after the page has loaded.
    const asks = await context.newCDPSession(page);
    const { result } = await asks.send('Runtime.evaluate', {
      expression: `performance.getEntriesByType('resource').filter(({ initiatorType }) => initiatorType === 'link').map(({ name }) => name)`,
      returnByValue: true,
    });
    expect(result.value).toEqual([shown[0]]);
    await context.close();
    expect(incidents).toEqual([]);
  });

  test.each([320, 390, 1440])('Nothing moves when the pictures load, in a window of %i pixels', async (width) => {
    const { page, context, incidents } = await browser.newPage(application.url, { viewport: { width, height: 800 } });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/media/**', (route) => released.then(() => route.continue()));
    await page.goto('/marta', { waitUntil: 'domcontentloaded' });
    const begun = await page.evaluate(typefacesCame);
    const before = await placesOf(page);
    release();
    await fileOf(page, '.wallpaper img');
    await fileOf(page, '.portrait');
    expect(await placesOf(page)).toEqual(before);
    await expectSoon(() => page.evaluate(shifts, begun)).toBe(0);
    await context.close();
    expect(incidents).toEqual([]);
  });

  test('Browsers that support neither AVIF nor WebP show a JPEG', async () => {
    const page = await open('/marta', phone);
    const markup = await page.locator('picture').evaluateAll((all) =>
      all.map((picture) => {
        for (const source of picture.querySelectorAll('source')) source.remove();
        return picture.innerHTML;
      }),
    );
    expect(markup).toHaveLength(2);
    expect([(await fileOf(page, '.wallpaper img')).type, (await fileOf(page, '.portrait')).type]).toEqual(['jpg', 'jpg']);
  });

  test('The public page is complete without JavaScript, pictures included', async () => {
    const page = await open('/marta', { javaScriptEnabled: false, ignore: ({ text }) => text.startsWith('popovertarget is ignored') });
    for (const one of [portraitOf(page), wallpaperOf(page)]) {
      await expectSoon(() => one.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    }
  });

  test('The pictures also appear when the page is opened under another host name than the configured one', async () => {
    const elsewhere = application.url.replace('127.0.0.1', 'localhost');
    const { page, context, incidents } = await browser.newPage(elsewhere);
    await page.goto('/marta');
    expect((await fileOf(page, '.portrait')).type).toBe('avif');
    await context.close();
    expect(incidents).toEqual([]);
  });

  test('Another server process shows a new wallpaper as soon as it is uploaded', async () => {
    const other = await startApplication(settings());
    try {
      const change = await aPageAt('two-places', wall, { wallpaper: await aWallpaper() });
      const preloaded = async () => /imagesrcset="([^" ]+)/i.exec(await (await fetch(`${other.url}/two-places`)).text())?.[1];
      const former = await preloaded();
      expect(former).toMatch(/^\/media\/[0-9a-f]{64}\.avif$/);
      await change({ wallpaper: await aWallpaper('#225544') });
      await expectSoon(preloaded).not.toBe(former);
    } finally {
      await other.stop();
    }
  });
});

describe('Accessibility and direction of text', () => {
  test.each([
    ['light', 1440],
    ['dark', 1440],
    ['dark', 390],
    ['light', 320],
  ] as const)('axe finds nothing in a %s window of %i pixels, with popups closed and open', async (colorScheme, width) => {
    const page = await open('/marta', { colorScheme, viewport: { width, height: 844 } });
    await fileOf(page, '.wallpaper img');
    await expectNoAxeViolations(page);
    await page.locator('#tile-1').click();
    await page.getByRole('dialog').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `page-pictures-popup-${colorScheme}-${width}`);
  });

  test('The focus ring lies on the colour of the page', async () => {
    const page = await open('/marta');
    for (const part of [page.locator('#tile-1'), ...(await page.locator('.foot a').all())]) {
      await part.focus();
      const look = await part.evaluate((one) => [
        one.matches(':focus-visible'),
        getComputedStyle(one).outlineColor,
        getComputedStyle(one).boxShadow,
      ]);
      expect(look).toEqual([true, 'rgb(74, 29, 18)', 'rgb(251, 242, 228) 0px 0px 0px 7px']);
    }
  });

  test('On a page from right to left the profile picture is at the right', async () => {
    const page = await open('/layla');
    const [portrait, plate, tiles] = await Promise.all(['.portrait', '.who', '.tiles'].map((part) => page.locator(part).boundingBox()));
    expect(plate!.x).toBeGreaterThan(tiles!.x);
    expect(plate!.x + plate!.width - (portrait!.x + portrait!.width)).toBe(31);
    await fileOf(page, '.wallpaper img');
    await screenshot(page, 'page-pictures-rtl-1440');
    await page.setViewportSize({ width: 320, height: 800 });
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await fileOf(page, '.portrait');
    await screenshot(page, 'page-pictures-rtl-320');
  });

  test('Without a wallpaper the title block and the footer link have no panel', async () => {
    const page = await open('/ines');
    for (const part of ['.who', '.foot [href="/"]', '.foot .report']) {
      const look = await page.locator(part).evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).borderWidth]);
      expect([part, look]).toEqual([part, ['rgba(0, 0, 0, 0)', '0px']]);
    }
  });
});

/** The positions of everything except the pictures. */
function placesOf(page: Page): Promise<string[]> {
  return page
    .locator('.portrait, .title, .links, .tile, .foot a')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
}

/** Runs in the page: waits for its typefaces, which may move its words a little, and returns when that was, as `performance.now()`. */
async function typefacesCame(): Promise<number> {
  // Only a layout asks for typefaces.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return performance.now();
}

/** Runs in the page: how much has moved since that moment. */
function shifts(begun: number): Promise<number> {
  return new Promise((resolve) => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) =>
      found.push(
        ...list
          .getEntries()
          .filter(({ startTime }) => startTime >= begun)
          .map((one) => (one as PerformanceEntry & { value: number }).value),
      ),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() =>
      setTimeout(() => {
        observer.disconnect();
        resolve(found.reduce((sum, value) => sum + value, 0));
      }),
    );
  });
}

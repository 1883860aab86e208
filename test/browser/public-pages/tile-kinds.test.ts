import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { publicDocumentTexts } from '../../../client/texts/en/public-document.js';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { vCard } from '../../../server/pages/tile-kinds/contact/v-card.rules.js';
import { claim } from '../../builders/accounts/account.js';
import { publishEveryKind } from '../../builders/pages/every-kind.js';
import { aContact, aLink, anEmbed, aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aMixedDesign } from '../../builders/pages/sample-tiles.js';
import { aPlainPng } from '../../builders/images.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type OpenPage, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';
import { expectLeftToBrowser } from './press-steps.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';

const FRAME = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const PLAYER = `<!doctype html><title>Player</title><body onload="try { top.location.href = 'https://evil.example/' } catch {}">A player`;

const { application, browser } = runningProduct({ logLevel: 'silent' });
let opened: OpenPage[] = [];

beforeAll(async () => {
  for (const linkname of ['ada', 'layla']) {
    const account = await anUploader(application);
    await claim(application, account, linkname);
    await publishEveryKind(application, account, { title: linkname === 'ada' ? 'Ada Rossi' : 'ليلى' });
  }
});

afterEach(() => {
  const incidents = opened.flatMap((one) => one.incidents);
  opened = [];
  expect(incidents).toEqual([]);
});

/** Opens a page. The player of the embed is one that tries to lead the visitor away. Requests to it are counted. */
async function open(options: PageOptions = {}, path = '/ada'): Promise<{ page: Page; asked: string[] }> {
  // The browser reports that the sandbox has stopped the player, and axe asks each frame whether it runs there, too.
  const ignore: PageOptions['ignore'] = ({ kind, text }) =>
    text.startsWith('popovertarget is ignored') ||
    text === `GET ${FRAME}` ||
    (kind === 'console' && /navigat|sandbox|'postMessage'/i.test(text));
  const one = await browser.newPage(application.url, { ignore, ...options });
  opened.push(one);
  const asked: string[] = [];
  await one.context.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: PLAYER });
  });
  await one.page.goto(path);
  return { page: one.page, asked };
}

const openPopup = (page: Page) => page.locator('dialog:is(:modal, :popover-open)');

describe('A page with a tile of each kind', () => {
  test.each([
    ['/ada', { width: 390, height: 844 }],
    ['/layla', { width: 1440, height: 900 }],
    ['/ada', { width: 320, height: 640 }],
  ])('%s is accessible at %j, closed and open, in light and dark', async (path, viewport) => {
    const { page } = await open({ viewport }, path);
    const look = (state: string) =>
      inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `tile-kinds-${path.slice(1)}-${viewport.width}-${state}-${scheme}`);
      });
    await look('closed');
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Write to me' }).click();
    await openPopup(page).waitFor();
    await look('contact');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'My film' }).click();
    await page.locator('iframe').waitFor();
    await look('frame');
  });

  test('has one list in which a screen reader finds the heading, the links, the buttons and the picture by their names', async () => {
    const { page } = await open();
    const list = page.getByRole('main').getByRole('list');
    await expectSoon(() => list.getByRole('listitem').count()).toBe(aMixedDesign().tiles.length);
    await expectSoon(() => list.getByRole('heading', { level: 2, name: 'Music', exact: true }).count()).toBe(1);
    await expectSoon(() => list.getByRole('link', { name: 'My shop', exact: true }).getAttribute('href')).toBe(
      'https://shop.example/?a=1&b=2',
    );
    await expectSoon(() => list.getByRole('link', { name: 'My film From YouTube', exact: true }).count()).toBe(1);
    await expectSoon(() => list.getByRole('button', { name: 'Write to me', exact: true }).count()).toBe(1);
    await expectSoon(() =>
      list.getByRole('figure', { name: 'My garden in June' }).getByRole('img', { name: 'Roses before a brick wall' }).count(),
    ).toBe(1);
  });

  test('shows on paper where its links lead, the data of its contact, and its picture in a height of at most 12 cm, without boxes', async () => {
    const { page } = await open();
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('link', { name: 'My shop' });
    await expectSoon(() => link.isVisible()).toBe(true);
    await expectSoon(() => link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('https://shop.example/');
    await expectSoon(() => page.getByText('10100 Torino').isVisible()).toBe(true);
    const picture = page.getByRole('figure', { name: 'My garden in June' });
    const image = picture.getByRole('img');
    await expectSoon(() => image.isVisible()).toBe(true);
    await expectSoon(() => image.evaluate((element) => parseFloat(getComputedStyle(element).maxBlockSize))).toBeCloseTo(
      (12 / 2.54) * 96,
      0,
    );
    for (const tile of [link, picture]) {
      const box = () =>
        tile.evaluate((element) => {
          const { borderTopWidth, backgroundColor, boxShadow } = getComputedStyle(element);
          return [borderTopWidth, backgroundColor, boxShadow];
        });
      await expectSoon(box).toEqual(['0px', 'rgba(0, 0, 0, 0)', 'none']);
    }
    await screenshot(page, 'tile-kinds-print');
  });

  test('shows its tiles in forced colours', async () => {
    const { page } = await open({ forcedColors: 'active' });
    for (const name of ['My shop', 'My film']) {
      await expectSoon(() => page.getByRole('link', { name }).evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
    }
    await screenshot(page, 'tile-kinds-forced-colours');
  });
});

describe('An embed', () => {
  test('says that there is no connection, in place of a frame that would stay empty, and opens it once there is one', async () => {
    const { page, asked } = await open({ ignore: ({ text }) => /ERR_INTERNET_DISCONNECTED|navigat|sandbox|^GET/.test(text) });
    await page.context().setOffline(true);
    const card = page.getByRole('link', { name: 'My film' });
    await card.press('Enter');
    await card.getByRole('alert').getByText('No connection. Press again when there is one.').waitFor();
    await card.press('Enter');
    expect([await card.getByRole('alert').count(), await page.locator('iframe').count(), asked]).toEqual([1, 0, []]);
    await page.context().setOffline(false);
    await card.press('Enter');
    await expectSoon(() => page.locator('iframe').getAttribute('title')).toMatch(/^My film\s+From YouTube$/);
  });

  test('loads nothing of the other site before it is pressed, and then its frame in a sandbox, where the card was', async () => {
    const { page, asked } = await open();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    const card = page.getByRole('link', { name: 'My film' });
    const place = await card.boundingBox();
    await card.press('Enter');
    const frame = page.locator('iframe');
    await frame.waitFor();
    await frame.contentFrame().locator('body').waitFor();
    expect(asked).toEqual([FRAME]);
    await expectSoon(() => frame.boundingBox()).toEqual(place);
    await expectSoon(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectSoon(() => frame.getAttribute('title')).toMatch(/^My film\s+From YouTube$/);
    const sandbox = (await frame.getAttribute('sandbox'))?.split(' ');
    expect(sandbox).not.toContain('allow-top-navigation');
    expect(sandbox).not.toContain('allow-forms');
    expect(page.url()).toBe(`${application.url}/ada`);
  });

  test.each(['ember', 'nightferry', 'ravenna'])('is as large as its card in the theme %s, and moves nothing', async (id) => {
    const account = await anUploader(application);
    await claim(application, account, `plays-${id}`);
    const theme = THEMES.find((one) => one.id === id)!;
    const tiles = [anEmbed(), aLink(), aLink({ name: 'My blog' })];
    await publishMixed(application, account, applyTheme(aDesign({ tiles } as Partial<PageDesign>), theme));
    const { page } = await open({}, `/plays-${id}`);
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    // A card may be half a pixel taller than its frame, because of its lines of text. The number stands for less than one pixel.
    const withinOnePixel = (all: readonly number[][]) => all.map((box) => box.map((side): unknown => expect.closeTo(side, -0.3)));
    const [place, before] = [await boxes('.card'), await boxes('.tiles > li')];
    await page.getByRole('link', { name: 'My film' }).click();
    await page.locator('iframe').waitFor();
    await expectSoon(() => page.locator('.card').isVisible()).toBe(false);
    await expectSoon(() => boxes('iframe')).toEqual(withinOnePixel(place));
    await expectSoon(() => boxes('.tiles > li')).toEqual(withinOnePixel(before));
    // A short tile stays short beside the film.
    expect(Math.max(...(await boxes('li > a.tile:not(.card)')).map(([, , , height]) => height ?? 0))).toBeLessThan(150);
  });

  test('leaves a press that opens a new tab to the browser, and without script is a link for a new tab', async () => {
    const { page } = await open();
    await expectLeftToBrowser(page.getByRole('link', { name: 'My film' }));
    await expectSoon(() => page.locator('iframe').count()).toBe(0);
    const { page: still } = await open({ javaScriptEnabled: false });
    const link = still.getByRole('link', { name: 'My film' });
    await expectSoon(() => link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expectSoon(() => link.getAttribute('target')).toBe('_blank');
  });
});

describe('A picture', () => {
  beforeAll(async () => {
    const account = await anUploader(application);
    await claim(application, account, 'large');
    const { data } = await uploadTilePicture(application.url, await aPlainPng({ width: 1600, height: 1200 }), account.token);
    const picture = aTilePicture({ id: data?.uploadTilePicture.id ?? '' });
    await publishMixed(application, account, aDesign({ tiles: [aPicture({ picture })] } as Partial<PageDesign>));
  });

  test.each([true, false])(
    'opens large at a press, as wide as the window lets it be, in a popup that is no wider, and is closed by Escape (script: %s)',
    async (javaScriptEnabled) => {
      const { page } = await open({ javaScriptEnabled }, '/large');
      const small = page.getByRole('figure', { name: 'My garden in June' });
      const press = page.getByRole('button', { name: 'Show large: Roses before a brick wall' });
      await press.click();
      const large = openPopup(page).getByRole('img', { name: 'Roses before a brick wall' });
      await expectSoon(() => large.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      const width = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().width);
      expect(await width(large)).toBeGreaterThan(await width(small));
      await expectSoon(() => width(openPopup(page))).toBeCloseTo(await width(large), 0);
      await expectSoon(() => openPopup(page).evaluate((popup) => popup.scrollHeight - popup.clientHeight)).toBe(0);
      await page.keyboard.press('Escape');
      await openPopup(page).waitFor({ state: 'detached' });
      await expectFocus(press);
    },
  );

  test.each([
    ['1440', { width: 1440, height: 900 }],
    ['390', { width: 390, height: 844 }],
  ])('that is open is accessible at %s px, in light and dark', async (width, viewport) => {
    const { page } = await open({ viewport }, '/large');
    await page.getByRole('button', { name: 'Show large: Roses before a brick wall' }).click();
    await openPopup(page).waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `picture-large-${width}-${scheme}`);
    });
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('A contact', () => {
  test.each([true, false])(
    'opens its data, and buttons of at least 44 px to call, to write and to keep them as a file (script: %s)',
    async (javaScriptEnabled) => {
      const { page } = await open({ javaScriptEnabled });
      await page.getByRole('button', { name: 'Write to me' }).click();
      const popup = openPopup(page);
      await expectSoon(() => popup.getByRole('link', { name: '+39 011 12-34' }).getAttribute('href')).toBe('tel:+390111234');
      await expectSoon(() => popup.getByRole('link', { name: 'ada@rossi.example' }).getAttribute('href')).toBe('mailto:ada@rossi.example');
      for (const [way, address] of [
        [publicDocumentTexts.call, 'tel:+390111234'],
        [publicDocumentTexts.write, 'mailto:ada@rossi.example'],
        [publicDocumentTexts.keepContact, /^data:text\/vcard/],
      ] as const) {
        const button = popup.getByRole('link', { name: way, exact: true });
        await expectSoon(() => button.getAttribute('href')).toEqual(address instanceof RegExp ? expect.stringMatching(address) : address);
        const smaller = (one: Element) => {
          const { width, height } = one.getBoundingClientRect();
          return Math.min(width, height);
        };
        await expectSoon(() => button.evaluate(smaller)).toBeGreaterThanOrEqual(44);
      }
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        popup.getByRole('link', { name: publicDocumentTexts.keepContact }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Ada-Rossi.vcf');
      expect(readFileSync(await download.path(), 'utf8')).toBe(vCard(aContact()));
    },
  );
});

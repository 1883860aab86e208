import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { claim, register } from '../../builders/accounts/account.js';
import { aContact, aLink, anEmbed, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type OpenPage, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';

const FRAME = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const SHOP = 'https://shop.example/';
const visibility = { warning: 'Shows how a rabbit is prepared.' };
const TILES: readonly Tile[] = [
  aTile({ name: 'Rabbit, the whole of it', html: '<p>Skin it first.</p><p><a href="https://example.org/">More</a></p>', visibility }),
  aLink({ name: 'The butcher', address: SHOP, visibility }),
  anEmbed({ name: 'The film', visibility }),
  aContact({ visibility }),
  aTile({ name: 'Salad', html: '<p>Wash it.</p>' }),
];

const { application, browser } = runningProduct({ logLevel: 'silent' });
let opened: OpenPage[] = [];

async function aWarnedPage(linkname: string, change: Partial<PageDesign> = {}, themed = false): Promise<void> {
  const account = await register(application);
  await claim(application, account, linkname);
  const design = aDesign({ title: 'Salt & Smoke', tiles: TILES, ...change });
  await publishMixed(application, account, themed ? applyTheme(design, THEMES[0]!) : design);
}

beforeAll(async () => {
  await aWarnedPage('warned');
  await aWarnedPage('warned-too');
});

afterEach(() => {
  const incidents = opened.flatMap((one) => one.incidents);
  opened = [];
  expect(incidents).toEqual([]);
});

/** Opens a page. What it asks other sites for is counted. */
async function open(path: string, options: PageOptions = {}): Promise<{ page: Page; asked: string[] }> {
  const ignore: PageOptions['ignore'] = ({ text }) =>
    text.startsWith('popovertarget is ignored') || text === `GET ${FRAME}` || text === `GET ${SHOP}`;
  const one = await browser.newPage(application.url, { ignore, ...options });
  opened.push(one);
  const asked: string[] = [];
  await one.context.route(/youtube|shop\.example/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title><p>Elsewhere' });
  });
  await one.page.goto(path);
  return { page: one.page, asked };
}

const tile = (page: Page, number: number) => page.locator(`#tile-${number}`);
const popup = (page: Page) => page.locator('dialog:is(:modal, :popover-open)');
const show = (page: Page) => popup(page).locator('summary');
const goBack = (page: Page) => popup(page).getByRole('button', { name: 'Go back' });
const again = (page: Page) => popup(page).getByRole('checkbox', { name: 'Do not ask again on this page' });
const warningIn = (page: Page) => popup(page).getByText(visibility.warning);
const content = (page: Page) => popup(page).getByText('Skin it first.');

async function close(page: Page): Promise<void> {
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await popup(page).waitFor({ state: 'hidden' });
}

describe('A tile with a warning', () => {
  test.each([true, false])(
    'VI-23 opens its popup with the warning, and shows what is in it only after Show it, with a script (%s)',
    async (javaScriptEnabled) => {
      const { page } = await open('/warned', { javaScriptEnabled });
      await tile(page, 1).click();
      await warningIn(page).waitFor();
      await popup(page).getByRole('heading', { name: 'Before you look' }).waitFor();
      await expectSoon(() => content(page).isVisible()).toBe(false);
      await expectSoon(() => again(page).count()).toBe(javaScriptEnabled ? 1 : 0);
      await show(page).click();
      await content(page).waitFor();
      await expectSoon(() => warningIn(page).isVisible()).toBe(false);
      await expectSoon(() => show(page).isVisible()).toBe(false);
      await close(page);
      await tile(page, 5).click();
      await popup(page).getByText('Wash it.').waitFor();
      if (!javaScriptEnabled) return;
      await close(page);
      await tile(page, 1).click();
      await warningIn(page).waitFor();
      await expectSoon(() => content(page).isVisible()).toBe(false);
    },
  );

  test('VI-24 opens with the focus on Go back, which closes it as Escape does, and the focus returns to the tile; after Show it, the focus is on what is shown: by keyboard alone', async () => {
    const { page } = await open('/warned');
    await tile(page, 1).focus();
    await page.keyboard.press('Enter');
    await expectFocus(goBack(page));
    await page.keyboard.press('Enter');
    await popup(page).waitFor({ state: 'hidden' });
    await expectFocus(tile(page, 1));
    await page.keyboard.press('Enter');
    await expectFocus(goBack(page));
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'hidden' });
    await expectFocus(tile(page, 1));
    await page.keyboard.press('Enter');
    await expectFocus(goBack(page));
    await page.keyboard.press('Tab');
    await expectFocus(show(page));
    await page.keyboard.press('Enter');
    await content(page).waitFor();
    await expectFocus(popup(page).locator('.shown'));
    await page.keyboard.press('Tab');
    await expectFocus(popup(page).getByRole('link', { name: 'More' }));
  });

  test('VI-25 does not ask again on its page in this browser once a visitor has said so, and asks on every other page', async () => {
    const { page } = await open('/warned');
    await tile(page, 1).click();
    await again(page).check();
    await goBack(page).click();
    // Closing goes one step back in the history, which would end a navigation that is under way.
    await expectSoon(() => new URL(page.url()).hash).toBe('');
    await page.goto('/warned');
    await tile(page, 1).click();
    await warningIn(page).waitFor();
    // Whoever has not said so is asked again.
    await show(page).click();
    await content(page).waitFor();
    await close(page);
    await expectSoon(() => new URL(page.url()).hash).toBe('');
    await page.reload();
    await tile(page, 1).click();
    await warningIn(page).waitFor();
    await again(page).check();
    await show(page).click();
    await content(page).waitFor();
    await close(page);
    await tile(page, 4).click();
    await popup(page).getByRole('link', { name: 'Call' }).waitFor();
    await page.goto('/warned');
    await tile(page, 1).click();
    await content(page).waitFor();
    await expectSoon(() => warningIn(page).isVisible()).toBe(false);
    await page.goto('/warned-too');
    await tile(page, 1).click();
    await warningIn(page).waitFor();
    const other = await open('/warned');
    await tile(other.page, 1).click();
    await warningIn(other.page).waitFor();
  });

  test('VI-26 leads nowhere and loads nothing of another site before a visitor agrees, be it a link or a film, which ends with the popup; afterwards a press is enough', async () => {
    const { page, asked } = await open('/warned');
    await tile(page, 2).click();
    await warningIn(page).waitFor();
    expect(page.context().pages()).toHaveLength(1);
    const [shop] = await Promise.all([page.waitForEvent('popup'), popup(page).getByRole('link', { name: 'Open the link' }).click()]);
    await shop.waitForURL(SHOP);
    await shop.close();
    await popup(page).waitFor({ state: 'hidden' });
    await tile(page, 3).click();
    await warningIn(page).waitFor();
    await expectSoon(() => page.locator('iframe').count()).toBe(0);
    expect(asked).toEqual([SHOP]);
    await again(page).check();
    await show(page).click();
    await page.locator('iframe').contentFrame().getByText('Elsewhere').waitFor();
    expect(asked).toEqual([SHOP, FRAME]);
    await close(page);
    await expectSoon(() => page.locator('iframe').count()).toBe(0);
    const [second] = await Promise.all([page.waitForEvent('popup'), tile(page, 2).click()]);
    await second.waitForURL(SHOP);
    await expectSoon(() => popup(page).count()).toBe(0);
    await page.bringToFront();
    await tile(page, 3).click();
    await page.locator('iframe').contentFrame().getByText('Elsewhere').waitFor();
  });

  test('leads on without a script, too', async () => {
    const { page } = await open('/warned', { javaScriptEnabled: false });
    await tile(page, 2).click();
    await expectSoon(() => popup(page).getByRole('link', { name: 'Open the link' }).getAttribute('href')).toBe(SHOP);
    await goBack(page).click();
    await popup(page).waitFor({ state: 'hidden' });
    await tile(page, 3).click();
    await show(page).click();
    await expectSoon(() => popup(page).locator('a.card').getAttribute('href')).toContain('youtube.com');
  });
});

describe('The popup of a warning', () => {
  const SIZES: readonly [string, PageOptions][] = [
    ['390', PHONE],
    ['1440', {}],
    ['320', { viewport: { width: 320, height: 500 } }],
  ];
  test.each(SIZES)('is accessible in light and dark, in every look and direction, at %s pixels', async (size, options) => {
    await aWarnedPage(`themed-${size}`, { title: 'مطبخ ليلى' }, true);
    for (const path of ['/warned', `/themed-${size}`]) {
      const { page } = await open(path, { ...options, locale: path === '/warned' ? 'en-GB' : 'ar' });
      await tile(page, 1).click();
      await warningIn(page).waitFor();
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `warning${path === '/warned' ? '' : '-themed'}-${size}-${scheme}`);
      });
      const excess = () => popup(page).evaluate((one) => one.scrollWidth - one.clientWidth);
      await expectSoon(excess).toBe(0);
      await show(page).click();
      await content(page).waitFor();
      await expectNoAxeViolations(page);
    }
  });

  test('on paper is the warning, and what is in the tile only after a visitor has agreed', async () => {
    const { page } = await open('/warned', { animations: 'asForPeople' });
    await page.emulateMedia({ media: 'print' });
    await page.getByText(visibility.warning).first().waitFor();
    await page.getByText('Wash it.').waitFor();
    await expectSoon(() => page.getByText('Skin it first.').isVisible()).toBe(false);
    await expectSoon(() => page.getByText('Show it').first().isVisible()).toBe(false);
  });
});

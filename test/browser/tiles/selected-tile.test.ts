import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { register } from '../../builders/accounts/account.js';
import { aHeading, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { draftWarning } from '../editor/editor-steps.js';
import { dragUntil, fingerOf, middleOf } from '../pointer-steps.js';
import { scheme } from './tile-kind-steps.js';

const { application, browser } = runningProduct();

/** The editor of a page with three tiles and a heading in a theme. Its texts may be in any language. */
async function openIn(theme: string, title: string, options: PageOptions = {}) {
  const account = await register(application);
  const tiles = [...['Book a seat', 'My knives', 'Write to me'].map((name) => aTile({ name })), aHeading('From the notebook')];
  const design = applyTheme(
    aDesign({ title, tiles } as Parameters<typeof aDesign>[0]),
    THEMES.find(({ id }) => id === theme)!,
  );
  await publishMixed(application, account, { ...design, bio: null } as unknown as PageDesign);
  const opened = await openSignedIn(browser, application, account, { ignore: draftWarning, ...options });
  await opened.page.goto('/editor');
  await row(opened.page, 1).waitFor();
  return opened;
}

const row = (page: Page, number: number): Locator => page.locator('[data-tile] [data-press]').nth(number - 1);
const ring = (page: Page): Locator => page.locator('[data-ring]');
const corner = (page: Page): Locator => page.locator('[data-ring] ~ button');
const seen = (page: Page, number: number): Locator => page.locator(`[data-stage] .tiles > :nth-child(${number}) > .tile`);
const screen = (page: Page): Locator => page.locator('[data-stage] > section > div');
const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const radiusOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).borderRadius);
const isChosen = (page: Page, size: string) => expectSoon(() => page.locator(`fieldset input[value=${size}]`).isChecked()).toBe(true);

/** Waits until the ring is where a tile is, to a pixel. */
const ringIsAt = (page: Page, number: number) =>
  eventually(async () => {
    const [outer, inner] = [await boxOf(ring(page)), await boxOf(seen(page, number))];
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(Math.abs(outer[side] - inner[side])).toBeLessThan(1.5);
  });

test.each([
  ['from left to right', 'Salt & Smoke', 'en', 1],
  ['from right to left', 'ملح ودخان', 'ar', -1],
] as const)(
  'On a phone, a finger drags the corner of the selected tile in the preview, on a page %s',
  async (_, title, locale, forward) => {
    const { page, incidents } = await openIn('pebble', title, { ...PHONE, locale });
    await page.locator('[data-tile] [aria-expanded]').first().tap();
    await page.locator('fieldset').waitFor();
    await expectSoon(() => ring(page).isVisible()).toBe(false);
    await page.locator('[data-bottom-bar] [role=group] button').nth(2).tap();
    await ringIsAt(page, 1);
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `selected-tile-390-${locale}-${await scheme(page)}`);
    });
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    const { x, y } = await middleOf(corner(page));
    const tile = await boxOf(seen(page, 1));
    expect(Math.abs(x - (forward === 1 ? tile.x + tile.width : tile.x))).toBeLessThan(23);
    const finger = await fingerOf(page);
    await dragUntil(finger, { x, y }, { x: x + forward * 0.9 * tile.width, y }, page.locator('[data-wanted=wide]'));
    await finger.letGo();
    await isChosen(page, 'wide');
    await ringIsAt(page, 1);
    await corner(page).press(forward === 1 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight');
    await isChosen(page, 'small');
    // A screen reader presses it.
    await corner(page).press('Enter');
    await isChosen(page, 'wide');
    expect(incidents).toEqual([]);
  },
);

test.each(['peach', 'blueprint', 'delft', 'pebble'])(
  'The ring has the place and the shape of the selected tile, also of a heading: %s',
  async (theme) => {
    const { page, incidents } = await openIn(theme, 'Salt & Smoke');
    await row(page, 2).click();
    await ringIsAt(page, 2);
    await expect(radiusOf(ring(page))).resolves.toBe(await radiusOf(seen(page, 2)));
    await screenshot(page, `selected-tile-1440-${theme}`);
    await row(page, 4).click();
    await eventually(async () => expect((await boxOf(ring(page))).y).toBeGreaterThan((await boxOf(seen(page, 3))).y));
    await expectSoon(() => corner(page).count()).toBe(0);
    expect(incidents).toEqual([]);
  },
);

test('The ring of a tile that reaches the edges of the screen is on the screen, and so is the mark at its corner', async () => {
  const { page, incidents } = await openIn('bauhaus', 'Salt & Smoke');
  await row(page, 2).click();
  await ring(page).waitFor();
  const [edges, outer, handle] = [await boxOf(screen(page)), await boxOf(ring(page)), await boxOf(corner(page))];
  expect((await boxOf(seen(page, 2))).x + (await boxOf(seen(page, 2))).width).toBeGreaterThan(outer.x + outer.width + 5);
  expect(outer.x + outer.width).toBeLessThanOrEqual(edges.x + edges.width - 8);
  expect(handle.x + handle.width).toBeLessThanOrEqual(edges.x + edges.width);
  expect(incidents).toEqual([]);
});

test('On a large screen, which is drawn smaller, the ring is as thick and the corner as large', async () => {
  const { page, incidents } = await openIn('bauhaus', 'Salt & Smoke');
  await row(page, 2).click();
  await page.getByRole('button', { name: 'Full' }).click();
  await eventually(async () => expect(Math.round((await boxOf(corner(page))).width)).toBe(44));
  const [edges, outer] = [await boxOf(screen(page)), await boxOf(ring(page))];
  expect(edges.width).toBeGreaterThan(600);
  // The tile is at the upper edge there.
  expect((await boxOf(seen(page, 2))).y).toBeLessThan(edges.y + 2);
  expect(outer.y).toBeGreaterThanOrEqual(edges.y + 7);
  await screenshot(page, 'selected-tile-full-1440');
  expect(incidents).toEqual([]);
});

test('The ring is at the tile whose look is changed, and follows its shape; all tiles together have none', async () => {
  const { page, incidents } = await openIn('peach', 'Salt & Smoke');
  await row(page, 2).click();
  await page.getByRole('button', { name: 'Style tile 2 of 4' }).click();
  await ringIsAt(page, 2);
  await page.getByRole('spinbutton', { name: 'Roundness' }).fill('8');
  await expectSoon(() => radiusOf(ring(page))).toBe('8px');
  await inLightAndDark(page, async () => screenshot(page, `selected-tile-look-1440-${await scheme(page)}`));
  await page.getByRole('radio', { name: 'All tiles' }).check();
  await ring(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Tiles', exact: true }).click();
  await ringIsAt(page, 2);
  expect(incidents).toEqual([]);
});

test('Beside the popup of a tile, the ring goes along to the next tile; the corner, which would close the popup, is away', async () => {
  const { page, incidents } = await openIn('pebble', 'Salt & Smoke');
  await row(page, 1).click();
  await corner(page).waitFor();
  await page.getByRole('button', { name: 'Edit tile 1 of 4' }).click();
  await page.getByRole('dialog', { name: 'Edit tile' }).waitFor();
  await corner(page).waitFor({ state: 'hidden' });
  await ringIsAt(page, 1);
  await page.getByRole('textbox', { name: 'On the tile' }).fill('A much longer name, which needs many more lines than one');
  await ringIsAt(page, 1);
  await page.getByRole('button', { name: 'Next tile' }).click();
  await ringIsAt(page, 2);
  await screenshot(page, 'selected-tile-pane-1440');
  await page.keyboard.press('Escape');
  await corner(page).waitFor();
  expect(incidents).toEqual([]);
});

test.each(['bauhaus', 'newsprint', 'azulejo'])(
  'The list has the typefaces and the alignment that the page has in the preview: %s',
  async (theme) => {
    const { page } = await openIn(theme, 'Salt & Smoke');
    const listed = (name: string) => page.locator('[data-tile]').getByText(name, { exact: true });
    const shown = (name: string) => page.locator('[data-stage] .tiles').getByText(name, { exact: true });
    const typefaceOf = (place: Locator) => place.evaluate((one) => getComputedStyle(one).fontFamily.split(',')[0]);
    const begins = (place: Locator) => place.evaluate((one) => /start|left/.test(getComputedStyle(one).textAlign));
    await eventually(async () => {
      expect(await typefaceOf(listed('My knives'))).toBe(await typefaceOf(shown('My knives')));
      expect(await begins(listed('My knives'))).toBe(await begins(shown('My knives')));
      // A title has a stand-in that is as wide as it is, for the time until its typeface is loaded.
      // What is around the list stays as it is.
      for (const other of ['Social Links', 'Add'])
        expect(await typefaceOf(page.getByRole('button', { name: other }).first())).toBe('"Instrument Sans Variable"');
      expect(await begins(page.getByRole('heading', { name: 'Tiles' }))).toBe(true);
      expect(await typefaceOf(listed('From the notebook'))).toBe(await typefaceOf(page.locator('[data-stage] .title')));
    });
    await screenshot(page, `listed-${theme}`);
  },
);

describe('The preview', () => {
  async function openLongPage(options: PageOptions = {}) {
    const account = await register(application);
    const tiles = Array.from({ length: 20 }, (_, at) => aTile({ name: `Tile ${at + 1}` }));
    await publishMixed(application, account, aDesign({ tiles }));
    const { page } = await openSignedIn(browser, application, account, { ignore: draftWarning, ...options });
    await page.goto('/editor');
    return page;
  }

  test('scrolls to a tile that is added or selected outside of its viewport, and stays where it is for a visible one', async () => {
    const page = await openLongPage();
    const scrolled = () => screen(page).evaluate((element) => element.querySelector('[tabindex]')?.scrollTop ?? element.scrollTop);
    await row(page, 2).click();
    await ringIsAt(page, 2);
    await expectSoon(scrolled).toBe(0);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await ringIsAt(page, 21);
    await isOnScreen(page, 21);
    await row(page, 1).click();
    await ringIsAt(page, 1);
    await isOnScreen(page, 1);
  });

  test('of a phone opens at the tile that was edited or just added, between the bars, and at its top for a visible one', async () => {
    const page = await openLongPage(PHONE);
    const show = (view: 'Tiles' | 'Preview') => page.locator('[data-bottom-bar]').getByRole('button', { name: view, exact: true }).tap();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const edit = async (number: number) => {
      await row(page, number).tap();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await edit(2);
    await show('Preview');
    await ringIsAt(page, 2);
    await expectSoon(scrolled).toBe(0);
    await show('Tiles');
    await edit(18);
    await show('Preview');
    await ringIsAt(page, 18);
    await isBetweenBars(page, 18);
    await screenshot(page, 'phone-preview-at-tile-390');
    await page.evaluate(() => window.scrollTo(0, 0));
    await show('Tiles');
    await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Add', exact: true }).tap();
    await page.keyboard.press('Escape');
    await show('Preview');
    await ringIsAt(page, 21);
    await isBetweenBars(page, 21);
  });
});

async function isBetweenBars(page: Page, number: number): Promise<void> {
  await eventually(async () => {
    const [above, below] = [await boxOf(page.getByRole('banner')), await boxOf(page.locator('[data-bottom-bar]'))];
    const tile = await boxOf(seen(page, number));
    expect(tile.y).toBeGreaterThan(above.y + above.height);
    expect(tile.y + tile.height).toBeLessThan(below.y);
  });
}

async function isOnScreen(page: Page, number: number): Promise<void> {
  await eventually(async () => {
    const [around, tile] = [await boxOf(screen(page)), await boxOf(seen(page, number))];
    expect(tile.y).toBeGreaterThan(around.y);
    expect(tile.y + tile.height).toBeLessThan(around.y + around.height);
  });
}

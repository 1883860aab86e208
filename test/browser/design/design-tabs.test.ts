import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { aHeading, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon, expectValue } from '../../support/waiting.js';
import { smallTargets } from '../accounts/account-steps.js';
import { openEditor, publishPage, select, tile } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

async function openDesign(options: PageOptions = {}) {
  const account = await register(application);
  const names = ['Sourdough in a small flat', 'Book a seat', 'My knives', 'Write or call'];
  await publish(application, account, aDesign({ title: 'Salt & Smoke', tiles: names.map((name) => aTile({ name })) }));
  const opened = await openEditor(browser, application, { account, ...options });
  await opened.page
    .getByRole('group', { name: options.viewport ? 'What is shown' : 'What is on your page' })
    .getByRole('button', { name: 'Design' })
    .click();
  await tab(opened.page, 'Themes').waitFor();
  return { ...opened, account };
}

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const radio = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name, exact: true });
const choice = (page: Page, group: string, name: string): Locator =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true });
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Live preview' });
/** The paths of the typefaces that the own server has sent. */
const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.woff2'))
      .map(({ pathname }) => pathname),
  );
const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { y: 0, height: 0 };
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first().click();

test('Typefaces are set in themselves with the title of the page, come from the own server, and the page shows the chosen one', async () => {
  const { page, account, incidents } = await openDesign();
  await claim(application, account, 'salt-and-smoke');
  await tab(page, 'Type').click();
  const faces = page.getByRole('radiogroup', { name: 'Typefaces: Title' }).getByRole('radio');
  await expectSoon(() => faces.first().getAttribute('aria-label')).toBe('System, nothing to load');
  await faces.first().focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
  await expectSoon(() => loadedFonts(page)).toContainEqual(expect.stringMatching(/^\/assets\/anton-400-latin-/));
  await expectFocus(radio(page, /^Anton, \+ \d+ kB$/));
  const title = preview(page).locator('.title');
  await expectSoon(() => title.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Anton');
  await choice(page, 'Title letters', 'Capitals').check();
  await expectSoon(() => title.evaluate((element) => getComputedStyle(element).textTransform)).toBe('uppercase');
  await screenshot(page, 'design-type-1440');
  await expectNoAxeViolations(page);
  await choice(page, 'Typeface of', 'Text').check();
  await expectSoon(() => page.getByRole('radio', { name: /^Anton/ }).count()).toBe(0);
  await publishPage(page);
  await page.goto(`${application.url}/salt-and-smoke`);
  await expectSoon(() => page.locator('.title').evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Anton');
  expect(incidents).toEqual([]);
});

test('On a phone, the page above the design is 300 px high, and 232 px above the look of the tiles, which has the most controls; beside it is the colour of the page', async () => {
  const { page, incidents } = await openDesign(PHONE);
  const pinned = page.locator('[data-stage]');
  for (const [name, height] of [
    ['Themes', 300],
    ['Tile look', 232],
    ['Type', 300],
  ] as const) {
    await tab(page, name).tap();
    await expectSoon(() => boxOf(pinned)).toMatchObject({ y: 60, height });
  }
  const [beside, ground] = [pinned, page.locator('[data-stage] .frame').last()].map((part) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor),
  );
  expect(await beside).toBe(await ground);
  await tab(page, 'Tile look').tap();
  await choice(page, 'Applies to', 'One tile').check();
  await page.locator('[data-ring]').waitFor();
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `design-tiles-390-${await scheme(page)}`);
  });
  await page.evaluate(() => window.scrollTo(0, 500));
  await eventually(async () => expect(Math.round((await boxOf(page.getByRole('tablist'))).y)).toBe(60 + 232 - 1));
  expect(await boxOf(pinned)).toMatchObject({ y: 60, height: 232 });
  await screenshot(page, 'design-tiles-390-scrolled');
  expect(incidents).toEqual([]);
});

test('The Tab key leads from the chosen tab into its panel, past the other tabs, and with Shift back to it', async () => {
  const { page } = await openDesign();
  for (const name of ['Themes', 'Type']) {
    await tab(page, name).click();
    await expectFocus(tab(page, name));
    await page.keyboard.press('Tab');
    await page.getByRole('tabpanel', { name }).locator(':focus').waitFor();
    await page.keyboard.press('Shift+Tab');
    await expectFocus(tab(page, name));
  }
});

test('The arrangement, the gap and the tile that matters most are chosen by touch, beside the page above', async () => {
  const { page, incidents } = await openDesign(PHONE);
  await tab(page, 'Layout').tap();
  await choice(page, 'Arrangement of the tiles', 'Mosaic').check();
  await expectSoon(() => preview(page).locator('.frame').getAttribute('class')).toContain('mosaic');
  await choice(page, 'Rows', 'Square').check();
  await page.getByRole('slider', { name: 'Gap' }).fill('20');
  await page.getByLabel('Tile that matters most').selectOption('My knives');
  await expectSoon(() => preview(page).locator('.lead').innerText()).toContain('My knives');
  await choice(page, 'Title', 'Start').check();
  await expectSoon(() => preview(page).locator('.frame').getAttribute('class')).toContain('head-start');
  // The pages on the cards are drawn a little later.
  await expectSoon(() => smallTargets(page)).toEqual([]);
  await screenshot(page, 'design-layout-390');
  await expectNoAxeViolations(page);
  await choice(page, 'Arrangement of the tiles', 'Two columns').check();
  await expectSoon(() => preview(page).locator('.frame').getAttribute('class')).toContain('columns');
  await undo(page);
  await expectSoon(() => choice(page, 'Arrangement of the tiles', 'Mosaic').isChecked()).toBe(true);
  expect(incidents).toEqual([]);
});

test('A surface and a colour are used on all tiles at once, as one step of undo each, with advice about names that are hard to read', async () => {
  const { page, incidents } = await openDesign({ colorScheme: 'dark' });
  await tab(page, 'Tile look').click();
  const hard = preview(page).locator('.hard');
  await choice(page, 'Surface', 'Hard shadow').check();
  await expectSoon(() => hard.count()).toBe(4);
  // Neither a radio button nor a slider has an undo of its own.
  await page.keyboard.press('Control+z');
  await expectSoon(() => hard.count()).toBe(0);
  await page.getByRole('slider', { name: 'Thickness' }).focus();
  await page.keyboard.press('Control+y');
  await expectSoon(() => hard.count()).toBe(4);
  await page.getByRole('textbox', { name: 'Text colour in hex' }).fill('#373A70');
  await page.getByText(/^Text on button 1\.0 : 1\. Hard to read\./).waitFor();
  await screenshot(page, 'design-tiles-1440-dark');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Use this shade' }).click();
  await page.getByText(/Easy to read for everyone\.$/).waitFor();
  for (let presses = 0; presses < 2; presses += 1) await undo(page);
  await expectSoon(() => page.getByRole('textbox', { name: 'Text colour in hex' }).inputValue()).toBe('#F2F2F2');
  await expectSoon(() => hard.count()).toBe(4);
  await undo(page);
  await expectSoon(() => hard.count()).toBe(0);
  expect(incidents).toEqual([]);
});

test.each([
  ['1440', {}],
  ['390', PHONE],
] as const)(
  'At %s px Style opens the look of its tile, which is seen in the preview and changes there at once; Save style leads back to the tile',
  async (width, options) => {
    const account = await register(application);
    const tiles = Array.from({ length: 14 }, (_, at) => aTile({ name: `Tile ${at + 1}` }));
    await publish(application, account, aDesign({ tiles }));
    const { page, incidents } = await openEditor(browser, application, { account, ...options });
    const bar = page.getByRole('group', { name: 'What is shown' });
    await select(page, 13);
    await page.getByRole('button', { name: /^Style tile 13 of /i }).click();
    const panel = page.getByRole('tabpanel', { name: 'Tile look' });
    await expectFocus(tab(page, 'Tile look'));
    await expectSoon(() => page.getByLabel('Tile', { exact: true }).locator('option:checked').innerText()).toBe('Tile 13');
    await expectSoon(() => bar.isVisible()).toBe(false);
    const shown = preview(page).getByText('Tile 13', { exact: true });
    const [stage, place] = await Promise.all([boxOf(page.locator('[data-stage]')), boxOf(shown)]);
    expect(place.y).toBeGreaterThan(stage.y);
    expect(place.y + place.height).toBeLessThan(stage.y + stage.height);
    await panel.getByRole('button', { name: 'Pill' }).click();
    await panel.getByRole('textbox', { name: 'Text on the tile' }).fill('Bread');
    await expectSoon(() =>
      preview(page)
        .getByText('Bread', { exact: true })
        .locator('xpath=..')
        .evaluate((one) => getComputedStyle(one).borderRadius),
    ).toBe('900px');
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `style-of-tile-${width}-${await scheme(page)}`);
    });
    if (width === '390') await expectSoon(() => smallTargets(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Save style' }).click();
    await panel.waitFor({ state: 'detached' });
    await expectFocus(tile(page, 13));
    await expectSoon(() => bar.isVisible()).toBe(width === '390');
    expect(incidents).toEqual([]);
  },
);

test('The look of one tile stays with its tile when undo moves it; All tiles stays chosen, also after the list was shown', async () => {
  const { page, incidents } = await openDesign();
  const panel = page.getByRole('tabpanel', { name: 'Tile look' });
  const which = panel.getByLabel('Tile', { exact: true }).locator('option:checked');
  const showView = (name: string) => page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name }).click();
  const openStyle = async (number: number) => {
    await tile(page, number).click();
    await page.getByRole('button', { name: new RegExp(`^Style tile ${number} of `, 'i') }).click();
  };
  await showView('Tiles');
  await tile(page, 3).click();
  await page.getByRole('button', { name: /^Move tile 3 of 4 up/i }).click();
  await openStyle(2);
  await expectSoon(() => which.innerText()).toBe('My knives');
  await undo(page);
  await panel.getByRole('button', { name: 'Pill' }).click();
  await expectSoon(() => which.innerText()).toBe('My knives');
  await undo(page);
  await page.getByRole('status').filter({ hasText: 'Undone: tile styled' }).waitFor();
  await panel.getByRole('radio', { name: 'All tiles' }).check();
  await tab(page, 'Background').click();
  await tab(page, 'Tile look').click();
  await expectSoon(() => panel.getByRole('radio', { name: 'All tiles' }).isChecked()).toBe(true);
  await showView('Tiles');
  await openStyle(4);
  await expectSoon(() => which.innerText()).toBe('Write or call');
  await showView('Tiles');
  await showView('Design');
  await expectSoon(() => panel.getByRole('radio', { name: 'All tiles' }).isChecked()).toBe(true);
  expect(incidents).toEqual([]);
});

test('A notification about the last change covers no button of the look of a tile', async () => {
  const { page, incidents } = await openDesign();
  await radio(page, /^Terrazzo, /).check();
  const told = page.getByRole('listitem').filter({ hasText: 'Theme set: Terrazzo' });
  await told.waitFor();
  await tab(page, 'Tile look').click();
  await choice(page, 'Applies to', 'One tile').check();
  const save = (await page.getByRole('button', { name: 'Save style' }).boundingBox())!;
  const bar = (await told.boundingBox())!;
  expect(bar.x).toBeGreaterThan(save.x + save.width);
  expect(incidents).toEqual([]);
});

test('The letter in place of a picture gets its shape and its size where those of a picture are chosen, and comes back after it was hidden', async () => {
  const { page, incidents } = await openDesign();
  await tab(page, 'Layout').click();
  await page.getByText('On a page with a picture of you, its shape and its place are chosen here.').waitFor();
  await tab(page, 'Themes').click();
  await radio(page, /^Pebble, /).check();
  await tab(page, 'Layout').click();
  const letter = preview(page).locator('.portrait.letter');
  await page.getByRole('slider', { name: 'Its size' }).fill('60');
  await eventually(async () => expect(Math.round(await letter.evaluate((one: HTMLElement) => one.offsetWidth))).toBe(60));
  await choice(page, 'Picture', 'Like tiles').check();
  await letter.waitFor({ state: 'detached' });
  await choice(page, 'Picture', 'Circle').check();
  await letter.waitFor();
  expect(incidents).toEqual([]);
});

test('A heading has a look of its own, too, but no surface', async () => {
  const account = await register(application);
  await publishMixed(application, account, aDesign({ tiles: [aTile({ name: 'Bread' }), aHeading('Baking')] }));
  const { page } = await openEditor(browser, application, { account });
  const color = page.getByRole('textbox', { name: 'Text colour in hex' });
  const openStyle = async (number: number) => {
    await tile(page, number).click();
    await page.getByRole('button', { name: new RegExp(`^Style tile ${number} of `, 'i') }).click();
  };
  const save = () => page.getByRole('button', { name: 'Save style' }).click();
  await openStyle(2);
  await color.fill('#ffee00');
  await expectSoon(() => page.getByRole('radiogroup', { name: 'Surface' }).count()).toBe(0);
  await save();
  await openStyle(1);
  await expectValue(color, '#F2F2F2');
  await save();
  await openStyle(2);
  await expectValue(color, '#FFEE00');
});

test('One tile gets a look of its own beside the page, and that of another, and gives it to all; the panel comes back to its last tab', async () => {
  const { page, incidents } = await openDesign();
  const outlined = preview(page).locator('.outline');
  await tab(page, 'Tile look').click();
  await choice(page, 'Applies to', 'One tile').check();
  await page.getByLabel('Tile', { exact: true }).selectOption('My knives');
  await choice(page, 'Surface', 'Outline').check();
  await page.getByRole('spinbutton', { name: 'Roundness' }).fill('26');
  await expectSoon(() => outlined.allInnerTexts()).toEqual(['My knives']);
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `design-one-tile-1440-${await scheme(page)}`);
  });

  const faces = page.getByRole('group', { name: 'What is on your page' });
  await faces.getByRole('button', { name: 'Tiles' }).click();
  await tile(page, 2).click();
  await faces.getByRole('button', { name: 'Design' }).click();
  await expectSoon(() => tab(page, 'Tile look').getAttribute('aria-selected')).toBe('true');
  await choice(page, 'Applies to', 'One tile').check();
  await expectSoon(() => page.getByLabel('Tile', { exact: true }).locator('option:checked').innerText()).toBe('Book a seat');
  await page.getByRole('button', { name: 'Copy style from…' }).click();
  await page.getByRole('button', { name: 'Copy the style of My knives' }).click();
  await expectSoon(() => outlined.allInnerTexts()).toEqual(['Book a seat', 'My knives']);
  await expectValue(page.getByRole('spinbutton', { name: 'Roundness' }), '26');
  await page.getByRole('button', { name: 'Use on all tiles' }).click();
  await expectSoon(() => outlined.count()).toBe(4);
  await undo(page);
  await expectSoon(() => outlined.count()).toBe(2);
  await undo(page);
  await expectSoon(() => outlined.allInnerTexts()).toEqual(['My knives']);
  expect(incidents).toEqual([]);
});

test('Each tab begins at its top on a phone, whole and with the chosen theme, wherever the former one was scrolled to', async () => {
  const { page, incidents } = await openDesign(PHONE);
  const expectTop = async (name: string) => {
    await expectSoon(() => page.evaluate(() => window.scrollY)).toBeLessThan(10);
    const box = (await tab(page, name).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  };
  const shown = page.getByRole('group', { name: 'What is shown' });
  await expectTop('Themes');
  await screenshot(page, 'design-top-390');
  await radio(page, /^Zellige, /).check();
  await tab(page, 'Tile look').click();
  await expectTop('Tile look');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await tab(page, 'Themes').click();
  await expectTop('Themes');
  await radio(page, /^Kiosk, /).check();
  await expectSoon(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await shown.getByRole('button', { name: 'Tiles' }).click();
  await shown.getByRole('button', { name: 'Design' }).click();
  await expectTop('Themes');
  await screenshot(page, 'design-again-390');
  expect(incidents).toEqual([]);
});

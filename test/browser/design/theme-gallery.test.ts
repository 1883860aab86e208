import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { colorToCss } from '../../../client/page-view/rgba.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openEditor, publishPage, tileNames, titleField } from '../editor/editor-steps.js';
import { emblemPanel } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

async function open({ tiles = 4, ...options }: PageOptions & { tiles?: number } = {}) {
  const account = await register(application);
  const first = ['Sourdough in a small flat', 'Book a seat', 'My knives, and who sharpens them', 'Write or call'];
  const more = Array.from({ length: Math.max(0, tiles - first.length) }, (_, at) => `Bread ${at + 1}`);
  const names = [...first.slice(0, tiles), ...more];
  await publish(
    application,
    account,
    aDesign({ title: 'Salt & Smoke', tiles: names.map((name) => aTile({ name, html: `<p>${name}</p>` })) }),
  );
  const opened = await openEditor(browser, application, { account, ...options });
  await opened.page
    .getByRole('group', { name: options.viewport ? 'What is shown' : 'What is on your page' })
    .getByRole('button', { name: 'Design' })
    .click();
  await theme(opened.page, 'Ember').waitFor();
  return { ...opened, account };
}

const theme = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}, `) });
const ground = (page: Page) =>
  page
    .getByRole('region', { name: 'Live preview' })
    .locator('.frame')
    .evaluate((frame) => getComputedStyle(frame).backgroundColor);

async function firstTile({ token }: TestAccount): Promise<unknown> {
  const query = '{ myPage { design { tiles { secondLine emblem { sign } size } } } }';
  const { myPage } = await graphqlData<{ myPage: { design: { tiles: unknown[] } } }>(application.url, query, {}, token);
  return myPage.design.tiles[0];
}

describe('The theme gallery', () => {
  test('applies a theme at once as one step of undo, and keeps names and order', async () => {
    const { page, incidents } = await open();
    const before = await ground(page);
    await expectSoon(() => theme(page, 'Plain').isChecked()).toBe(true);
    await theme(page, 'Lemon grove').check();
    await page.getByText('Theme set: Lemon grove', { exact: true }).waitFor();
    await expectSoon(() => ground(page)).not.toBe(before);
    await expectSoon(() => theme(page, 'Lemon grove').getAttribute('aria-label')).toBe('Lemon grove, In use');
    await screenshot(page, 'theme-gallery-1440');
    await expectNoAxeViolations(page);
    await page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Tiles' }).click();
    await expectSoon(() => tileNames(page)).toEqual([
      'Sourdough in a small flat',
      'Book a seat',
      'My knives, and who sharpens them',
      'Write or call',
    ]);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expectSoon(() => ground(page)).toBe(before);
    expect(incidents).toEqual([]);
  });

  test.each([
    ['a desk', {}],
    ['a phone', PHONE],
  ])('shows the top of the page when a theme is chosen, at %s', async (_place, options) => {
    const { page } = await open({ tiles: 16, ...options });
    const screen = page.locator('[data-stage], [data-stage] *').filter({ visible: true });
    /** How far people can have scrolled the preview: what only hides its edges stays where it is. */
    const scrolled = (to?: number) =>
      screen.evaluateAll((parts, top) => {
        const scrolling = parts.filter((one) => getComputedStyle(one).overflowY === 'auto');
        if (top !== undefined) for (const one of scrolling) one.scrollTop = top;
        return scrolling.reduce((sum, one) => sum + one.scrollTop, 0);
      }, to);
    await scrolled(200);
    await expectSoon(scrolled).toBeGreaterThanOrEqual(150);
    await theme(page, 'Lemon grove').check();
    await page.getByText('Theme set: Lemon grove', { exact: true }).waitFor();
    await expectSoon(scrolled).toBe(0);
  });

  test('gives its look to the first tile of a page, too', async () => {
    const { page, incidents } = await open({ tiles: 0 });
    await theme(page, 'Kiosk').check();
    await page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Tiles' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    const tile = page.getByRole('region', { name: 'Live preview' }).locator('.tile');
    const color = await tile.evaluate((face) => getComputedStyle(face).getPropertyValue('--text'));
    expect(color).toBe(colorToCss(THEMES.find(({ id }) => id === 'kiosk')!.tiles[0].text));
    expect(incidents).toEqual([]);
  });

  test('publishes the look and the line about the page, which visitors get', async () => {
    const { page, account, incidents } = await open();
    await claim(application, account, 'salt-and-smoke');
    await theme(page, 'Ember').check();
    await page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Tiles' }).click();
    await page.getByLabel('Line about you').fill('I cook over fire in a small flat.');
    await page.getByRole('region', { name: 'Live preview' }).getByText('I cook over fire in a small flat.').waitFor();
    await publishPage(page);
    await page.goto(`${application.url}/salt-and-smoke`);
    await page.getByText('I cook over fire in a small flat.').waitFor();
    await expectSoon(() => page.locator('.frame').evaluate((frame) => getComputedStyle(frame).backgroundColor)).toBe('rgb(59, 36, 32)');
    await page.goto(`${application.url}/editor`);
    // Until the page has come, the editor forgets which of its parts was chosen.
    await titleField(page).waitFor();
    await page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Design' }).click();
    await expectSoon(() => theme(page, 'Ember').isChecked()).toBe(true);
    await page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Tiles' }).click();
    await expectSoon(() => page.getByLabel('Line about you').inputValue()).toBe('I cook over fire in a small flat.');
    expect(incidents).toEqual([]);
  });

  test('shows the page above the themes on a phone, in the dark too', async () => {
    const { page, incidents } = await open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await theme(page, 'Night ferry').check();
    await page.getByText('Theme set: Night ferry', { exact: true }).waitFor();
    await screenshot(page, 'theme-gallery-390-dark');
    await expectNoAxeViolations(page);
    expect(incidents).toEqual([]);
  });
});

test('The icon of a tile can be exchanged for another one where its look is changed, and removed', async () => {
  const { page, incidents } = await open();
  await theme(page, 'Zellige').check();
  await page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Tiles' }).click();
  const popup = page.getByRole('tabpanel', { name: 'Tile look' });
  const styled = async (choose: (panel: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: /^Style tile 1 of /i }).click();
    const button = popup.getByRole('button', { name: /^Emblem: / });
    const before = await button.getAttribute('aria-label');
    await button.click();
    await choose(emblemPanel(page));
    await emblemPanel(page).waitFor({ state: 'hidden' });
    await popup.getByRole('button', { name: 'Save style' }).click();
    await popup.waitFor({ state: 'detached' });
    return before;
  };
  const icon = (name: string) => async (panel: Locator) => {
    await panel.getByRole('button', { name: 'Icon', exact: true }).click();
    await panel.getByRole('option', { name, exact: true }).click();
  };
  const drawing = page.getByRole('region', { name: 'Live preview' }).locator('.tile').first().locator('.emblem svg');
  expect(await styled(icon('Scissors'))).toBe('Emblem: None');
  await drawing.waitFor();
  const scissors = await drawing.innerHTML();
  expect(await styled(icon('Leaf'))).toBe('Emblem: Scissors');
  await expectSoon(() => drawing.innerHTML()).not.toBe(scissors);
  const none = async (panel: Locator) => {
    await panel.getByRole('button', { name: 'None' }).click();
    await panel.getByRole('button', { name: 'Done' }).click();
  };
  expect(await styled(none)).toBe('Emblem: Leaf');
  await drawing.waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('A tile gets a second line and an emblem where its look is changed, and in a mosaic a size; fields that are emptied, also where the tile is edited, leave nothing', async () => {
  const { page, account, incidents } = await open();
  await claim(application, account, 'second-lines');
  await theme(page, 'Zellige').check();
  await page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Tiles' }).click();
  await page.getByRole('button', { name: /^Style tile 1 of /i }).click();
  const popup = page.getByRole('tabpanel', { name: 'Tile look' });
  await popup.getByLabel('Smaller line below').fill('Four days, one bowl');
  await popup.getByRole('button', { name: 'Emblem: None' }).click();
  await emblemPanel(page).getByRole('option', { name: 'Bread', exact: true }).click();
  await popup.getByRole('group', { name: 'Size in the mosaic' }).getByRole('button', { name: 'Wide' }).click();
  await expectNoAxeViolations(page);
  await screenshot(page, 'tile-style-of-a-theme');
  await popup.getByRole('button', { name: 'Save style' }).click();
  const preview = page.getByRole('region', { name: 'Live preview' });
  await preview.getByText('Four days, one bowl').waitFor();
  await preview.getByText('🍞').waitFor();
  await publishPage(page);
  await expect(firstTile(account)).resolves.toMatchObject({ secondLine: 'Four days, one bowl', emblem: { sign: '🍞' }, size: 'wide' });
  await page.getByRole('button', { name: /^Edit tile 1 of /i }).click();
  const editor = page.getByRole('dialog', { name: 'Edit tile' });
  await expectSoon(() => editor.getByLabel('Smaller line below').inputValue()).toBe('Four days, one bowl');
  await editor.getByLabel('Smaller line below').fill('');
  await editor.getByRole('button', { name: 'Emblem: 🍞' }).click();
  await emblemPanel(page).getByRole('textbox', { name: 'Another sign' }).fill('');
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'Save tile' }).click();
  await editor.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Style tile 1 of /i }).click();
  await popup.getByRole('button', { name: 'Small', exact: true }).click();
  await popup.getByRole('button', { name: 'Save style' }).click();
  await preview.getByText('Four days, one bowl').waitFor({ state: 'detached' });
  await publishPage(page);
  await expect(firstTile(account)).resolves.toMatchObject({ secondLine: null, emblem: null, size: 'small' });
  expect(incidents).toEqual([]);
});

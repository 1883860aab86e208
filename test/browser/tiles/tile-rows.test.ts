import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { aPageAt, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { smallTargets } from '../accounts/account-steps.js';
import { grip, nameField, openEditor, previewTiles, tile, tileNames, titleField } from '../editor/editor-steps.js';
import { boxOf, middleOf, mouseOf } from '../pointer-steps.js';
import { addKind, scheme } from './tile-kind-steps.js';

const { application, browser } = runningProduct();

const MUTATION = 'mutation Publish($input: PublishInput!) { publish(input: $input) { version } }';

/** A page in the look of a mosaic, with a heading and tiles with emblems. */
async function aMosaic({ themeId = 'pebble', ...options }: PageOptions & { themeId?: string } = {}) {
  const account = await register(application);
  const theme = THEMES.find(({ id }) => id === themeId)!;
  const tiles = [
    { ...aTile({ name: 'Book a seat' }), secondLine: 'Wednesdays, 19:30', emblem: { icon: 'calendar' as const } },
    { ...aTile({ name: 'My knives' }), emblem: { sign: 'K' } },
    { kind: 'heading' as const, name: 'From the notebook', style: aTile().style },
  ];
  const { appearance, ...design } = applyTheme(aDesign({ title: 'Salt & Smoke', tiles }), theme);
  const inputs = design.tiles.map(({ kind, ...rest }) => ({ [kind]: rest }));
  const input = { design: { ...design, bio: null, appearance, tiles: inputs }, basedOnVersion: 0 };
  await graphqlData(application.url, MUTATION, { input }, account.token);
  return openEditor(browser, application, { account, ...options });
}

const sizes = (page: Page) => page.getByRole('group', { name: 'Size in the mosaic' });
const widths = (page: Page) =>
  page
    .getByRole('region', { name: 'Live preview' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)));

test('The selected tile of a mosaic has its size below its actions, by keyboard too; rows show emblems and second lines', async () => {
  const { page, incidents } = await aMosaic();
  const first = page.locator('[data-tile]').first();
  await first.getByText('Wednesdays, 19:30').waitFor();
  await first.locator('svg path').first().waitFor({ state: 'attached' });
  await page.locator('[data-tile]').nth(1).getByText('K', { exact: true }).waitFor();
  await expectSoon(() => sizes(page).count()).toBe(0);
  await tile(page, 1).click();
  await expectSoon(() => sizes(page).getByRole('radio', { name: 'Small' }).isChecked()).toBe(true);
  const [before] = await widths(page);
  await sizes(page).getByRole('radio', { name: 'Small' }).press('ArrowRight');
  await eventually(async () => expect((await widths(page))[0]).toBeGreaterThan(before! * 1.8));
  await expectSoon(() => sizes(page).getByRole('radio', { name: 'Wide' }).isChecked()).toBe(true);
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `mosaic-rows-1440-${await scheme(page)}`);
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await eventually(async () => expect((await widths(page))[0]).toBe(before));
  await tile(page, 3).click();
  await sizes(page).waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('The corner of the selected tile in the preview is dragged to a size, or moved by Shift and an arrow key, and Enter takes the next size; each is one step of undo', async () => {
  const { page, incidents } = await aMosaic();
  await tile(page, 1).click();
  const corner = page.getByRole('button', { name: /^Size in the mosaic: / });
  const chosen = (size: string) => expectSoon(() => sizes(page).getByRole('radio', { name: size }).isChecked()).toBe(true);
  // Waits until it rests.
  await corner.hover();
  const from = await middleOf(corner);
  const [cell = 0] = await widths(page);
  const mouse = mouseOf(page);
  await mouse.press(from);
  await mouse.moveTo({ x: from.x + cell * 0.4, y: from.y });
  await mouse.moveTo({ x: from.x + cell * 0.9, y: from.y });
  await screenshot(page, 'size-corner-dragged-1440');
  await chosen('Small');
  await mouse.letGo();
  await chosen('Wide');
  await page.getByRole('status').filter({ hasText: 'Wide' }).waitFor();
  // The corner is where the tile ends now.
  await eventually(async () => {
    const [at, tileBox] = [await middleOf(corner), await previewTiles(page).first().boundingBox()];
    expect(Math.abs(at.x - tileBox!.x - tileBox!.width)).toBeLessThan(12);
  });
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `size-corner-1440-${await scheme(page)}`);
  });
  await corner.press('Shift+ArrowDown');
  await chosen('Large');
  await corner.press('Shift+ArrowLeft');
  await chosen('Tall');
  await corner.press('ArrowRight');
  await corner.press('Enter');
  await chosen('Large');
  for (const former of ['Tall', 'Large', 'Wide', 'Small']) {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await chosen(former);
  }
  expect(incidents).toEqual([]);
});

test('Add below, in the menu of a tile, adds a tile after it, whose name is typed next; one step of undo takes it back', async () => {
  const { page, incidents } = await aMosaic({ ...PHONE });
  await page.getByRole('button', { name: 'Actions of tile 1 of 3' }).click();
  await sizes(page).getByText('Large', { exact: true }).waitFor();
  await expectSoon(() => smallTargets(page)).toEqual([]);
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `mosaic-rows-390-${await scheme(page)}`);
  });
  await page.getByRole('button', { name: 'More for tile 1 of 3' }).click();
  await page.getByRole('button', { name: 'Add below' }).click();
  await nameField(page, 2).fill('Write to me');
  await nameField(page, 2).press('Escape');
  await expectSoon(() => tileNames(page)).toEqual(['Book a seat Wednesdays, 19:30', 'Write to me', 'K My knives', 'From the notebook']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectSoon(() => tileNames(page)).toHaveLength(3);
  expect(incidents).toEqual([]);
});

test('A press on a tile in the preview edits it, and selects the tile in the list, which scrolls to it', async () => {
  const tiles = Array.from({ length: 30 }, (_, at) => aTile({ name: `Tile of day ${at + 1}` }));
  const account = await aPageAt(application, 'thirty-days', aDesign({ tiles }));
  const { page, incidents } = await openEditor(browser, application, { account });
  const actions = page.getByRole('group', { name: 'Tile 30 of 30' });
  await previewTiles(page).last().click();
  const popup = page.getByRole('dialog', { name: 'Edit tile' });
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await expectSoon(() => tile(page, 30).getAttribute('aria-current')).toBe('true');
  const { y = 0, height = 0 } = (await actions.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(900);
  expect(incidents).toEqual([]);
});

test('The fields for the title, the line about the creator, and the words on a tile have the typefaces of the page', async () => {
  const { page, incidents } = await aMosaic({ themeId: 'kiosk' });
  const line = page.getByRole('textbox', { name: 'Line about you' });
  await line.fill('Knives, and how to keep them');
  const face = (field: Locator) => field.evaluate((one) => getComputedStyle(one).fontFamily.split(',')[0]);
  await expectSoon(() => face(titleField(page))).toBe('Anton');
  await expectSoon(() => face(line)).toBe('"Archivo Narrow"');
  await addKind(page, 'Picture');
  await expectSoon(() => face(page.getByRole('textbox', { name: 'Caption' }))).toBe('Anton');
  await expectSoon(() => face(page.getByRole('textbox', { name: 'Smaller line below' }))).toBe('"Archivo Narrow"');
  expect(incidents).toEqual([]);
});

test('A tile that the keyboard lifts keeps its emblem and its second line, and stays where it is; an arrow key moves it straight to the next row', async () => {
  const { page, incidents } = await aMosaic({ reducedMotion: 'reduce' });
  await page.locator('[data-tile] svg path').first().waitFor({ state: 'attached' });
  const listed = page.locator('[data-tile] [data-listed]');
  await grip(page, 1).focus();
  await page.keyboard.press('Space');
  const lifted = page.locator('[data-undo-waits] [data-listed]');
  // Rows stay where they are, but a typeface that arrives late may change their heights.
  const isOn = (face: Locator) =>
    eventually(async () => {
      const [now, row] = [await boxOf(lifted), await boxOf(face)];
      expect(Math.abs(now.x - row.x)).toBeLessThan(2);
      expect(Math.abs(now.y + now.height / 2 - row.y - row.height / 2)).toBeLessThan(2);
    });
  await lifted.getByText('Wednesdays, 19:30').waitFor();
  await expectSoon(() => lifted.locator('svg').count()).toBe(1);
  await isOn(listed.nth(0));
  await screenshot(page, 'tile-lifted-1440');
  await eventually(async () => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await isOn(listed.nth(1));
  });
  expect(incidents).toEqual([]);
});

import { test } from '@jest/globals';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { smallTargets } from '../accounts/account-steps.js';
import { grip, openEditor, select, tile, tileNames } from '../editor/editor-steps.js';
import { boxOf, dragUntil, middleOf, mouseOf } from '../pointer-steps.js';

const { application, browser } = runningProduct();

async function open(options: PageOptions = {}) {
  const account = await register(application);
  const tiles = ['One', 'Two', 'Three', 'Four'].map((name, at) => aTile({ name, html: `<p>${name}</p>`, style: { radius: 3 * at } }));
  await publish(application, account, aDesign({ tiles }));
  return (await openEditor(browser, application, { account, ...options })).page;
}

test('A tile that is dropped between two others goes there, and one dropped on a tile is swapped with it; each is one step of undo', async () => {
  const page = await open();
  const mouse = mouseOf(page);
  const row = await boxOf(page.locator('[data-tile]').nth(2));
  const between = { ...(await middleOf(grip(page, 1))), y: row.y + row.height + 5 };
  await dragUntil(mouse, await middleOf(grip(page, 1)), between, page.getByText(/^Would go (after Tile 3|before Tile 4) of 4/));
  await screenshot(page, 'tile-between-1440');
  await mouse.letGo();
  await expectSoon(() => tileNames(page)).toEqual(['Two', 'Three', 'One', 'Four']);
  await page.getByText(/^Moved: Tile 1 of 4, One/).waitFor();
  await dragUntil(mouse, await middleOf(grip(page, 1)), await middleOf(grip(page, 4)), page.getByText(/^Would swap with Tile 4 of 4/));
  await mouse.letGo();
  await expectSoon(() => tileNames(page)).toEqual(['Four', 'Three', 'One', 'Two']);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expectSoon(() => tileNames(page)).toEqual(['Two', 'Three', 'One', 'Four']);
  await undo.click();
  await expectSoon(() => tileNames(page)).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('A tile that is dropped just beside its own place stays there', async () => {
  const page = await open();
  const mouse = mouseOf(page);
  const row = await boxOf(page.locator('[data-tile]').nth(1));
  const beside = { ...(await middleOf(grip(page, 1))), y: row.y - 2 };
  await dragUntil(mouse, await middleOf(grip(page, 1)), await middleOf(grip(page, 2)), page.getByText(/^Would swap with Tile 2/));
  await mouse.moveTo(beside);
  await page.getByText('Over its own place.').waitFor();
  await mouse.letGo();
  await page.getByText(/^Put back: Tile 1 of 4/).waitFor();
  await expectSoon(() => tileNames(page)).toEqual(['One', 'Two', 'Three', 'Four']);
});

test.each([
  ['1440', {}],
  ['390', PHONE],
])('At %s px, the selected tile has buttons to duplicate and to delete it, and its menu has both', async (width, options) => {
  const page = await open(options);
  await select(page, 2);
  const duplicate = (number: number, total: number) => page.getByRole('button', { name: `Duplicate tile ${number} of ${total}` });
  await duplicate(2, 4).waitFor();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `selected-row-${width}-${scheme}`);
  });
  if (width === '390') await expectSoon(() => smallTargets(page)).toEqual([]);
  await duplicate(2, 4).click();
  await expectSoon(() => tileNames(page)).toEqual(['One', 'Two', 'Two', 'Three', 'Four']);
  await expectSoon(() => tile(page, 3).getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', { name: 'More for tile 3 of 5' }).click();
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  await expectSoon(() => tileNames(page)).toEqual(['One', 'Two', 'Two', 'Two', 'Three', 'Four']);
  await page.getByRole('button', { name: 'Delete tile 4 of 6' }).click();
  await expectSoon(() => tileNames(page)).toEqual(['One', 'Two', 'Two', 'Three', 'Four']);
  await expectFocus(tile(page, 4));
  for (let steps = 0; steps < 3; steps += 1) await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expectSoon(() => tileNames(page)).toEqual(['One', 'Two', 'Three', 'Four']);
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { NO_CONTACT } from '../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { claim, register } from '../../builders/accounts/account.js';
import { aContact, aHeading, aLink, anEmbed, aPicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { sidewaysScroll } from '../accounts/account-steps.js';
import { openEditor } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();

const TILES = [
  aTile({ name: 'A text' }),
  aLink({ name: 'Shop', address: '' }),
  aLink({ name: 'Blog', address: 'https://blog.example/' }),
  aContact({ name: 'Save my contact', contact: NO_CONTACT }),
  aHeading('From the notebook'),
  anEmbed({ name: 'The film', address: '' }),
  aPicture({ name: 'My kiln', picture: null, alternative: '', address: '' }),
];

async function openWith(theme: string | null, options: PageOptions = {}) {
  const account = await register(application);
  const linkname = `u-${account.username}`.slice(0, 30);
  await claim(application, account, linkname);
  const plain: PageDesign = aDesign({ title: 'Mara Pots', tiles: TILES });
  const look = THEMES.find(({ id }) => id === theme);
  await publishMixed(application, account, look ? applyTheme(plain, look) : plain);
  return { ...(await openEditor(browser, application, { account, ...options })), linkname };
}

const veils = (page: Page) => page.locator('[data-unseen]');
const lacks = (page: Page) => veils(page).evaluateAll((all) => all.map((veil) => veil.getAttribute('data-unseen')));
const shown = (page: Page) => page.locator('[data-stage] .tiles > li > .tile');

/** The names of the tiles of the preview that are not veiled. */
async function unveiled(page: Page): Promise<string[]> {
  const boxes = await Promise.all((await veils(page).all()).map(async (veil) => (await veil.boundingBox())!));
  const tiles = await Promise.all(
    (await shown(page).all()).map(async (one) => [(await one.boundingBox())!, await one.innerText()] as const),
  );
  type Box = (typeof boxes)[number];
  const isVeiled = (tile: Box) =>
    boxes.some((box) => (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(box[side] - tile[side]) < 1.5));
  return tiles.filter(([box]) => !isVeiled(box)).map(([, name]) => name.split('\n')[0]!);
}

test.each([
  ['a plain page', null],
  ['a page in a theme that has a letter for a picture', 'pebble'],
])('The preview of %s veils the tiles that visitors do not get, and says what they lack, until they have it', async (_, theme) => {
  const { page, context, incidents, linkname } = await openWith(theme);
  const lacking = ['No address yet', 'Nothing on the card yet', 'No address yet', ...(theme === null ? ['No picture yet'] : [])];
  await expectSoon(() => lacks(page)).toEqual(lacking);
  const visitor = await context.newPage();
  await visitor.goto(`/${linkname}`);
  const published = (await visitor.locator('.tiles > li > .tile').allInnerTexts()).map((text) => text.split('\n')[0]);
  await expectSoon(() => unveiled(page)).toEqual(published);
  await visitor.close();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `unseen-tiles-${theme ?? 'plain'}-1440-${scheme}`);
  });
  await page.getByRole('button', { name: /^Edit tile 2 of/ }).click();
  await page.getByRole('textbox', { name: 'Where it leads' }).fill('http://shop.example/');
  await page.keyboard.press('Escape');
  await expectSoon(() => lacks(page)).toEqual(lacking.slice(1));
  expect(incidents).toEqual([]);
});

test('On a phone, a veiled tile is still pressed, and the page is as wide as before', async () => {
  const { page, incidents } = await openWith(null, PHONE);
  await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Preview', exact: true }).tap();
  await expectSoon(() => veils(page).count()).toBe(4);
  await inLightAndDark(page, (scheme) => screenshot(page, `unseen-tiles-390-${scheme}`));
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  await shown(page).filter({ hasText: 'Save my contact' }).tap();
  await page.locator('dialog[open]').getByRole('heading', { name: 'Edit contact card' }).waitFor();
  expect(incidents).toEqual([]);
});

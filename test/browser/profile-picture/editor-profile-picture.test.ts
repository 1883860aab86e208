import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { claim, publish, type TestAccount } from '../../builders/accounts/account.js';
import { aProfilePicture } from '../../builders/images.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader, uploadRest } from '../../support/calls/uploads.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { notification, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { openEditor, tile, titleField } from '../editor/editor-steps.js';
import { aFile, picturesOf, redAndBlue } from './picture-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Profile picture' });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const slot = (page: Page) => page.getByRole('button', { name: 'Add a picture' });
const pictureButton = (page: Page) => page.getByRole('button', { name: 'Change Profile Pic' });
const previewed = (page: Page) => page.getByRole('region', { name: 'Live preview' }).locator('.portrait');
const shapeOf = (one: Locator) =>
  one.evaluate((element) => [
    getComputedStyle(element).borderTopLeftRadius,
    Math.round((element.clientHeight / element.clientWidth) * 100) / 100,
  ]);

/** Chooses a picture in the open popup, and goes on to its preview. */
async function cropPicture(page: Page): Promise<void> {
  await dialog(page)
    .getByLabel('Choose File')
    .setInputFiles(aFile('photo.jpg', await redAndBlue()));
  await dialog(page).getByRole('application', { name: 'Crop area' }).and(page.locator('[data-ready]')).waitFor();
  await inDialog(page, 'Preview').click();
}

async function withPicture(): Promise<TestAccount> {
  const account = await anUploader(application);
  await uploadRest(application.url, 'updateprofile/', await aProfilePicture(), account.token);
  return account;
}

test('A press on `Add a picture` opens the popup in the editor, also with unsaved changes; the saved picture is at once in the editor, in the preview and public', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'portrait-here');
  await publish(application, account, aDesign({ tiles: [aTile({ style: { radius: 7 } })] }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await titleField(page).fill('Not published yet');
  await slot(page).click();
  await dialog(page).getByText('Visitors see a new picture at once, without Publish.').waitFor();
  await cropPicture(page);
  await inDialog(page, 'Save').click();
  await notification(page, 'Image uploaded successfully').waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  await expectFocus(pictureButton(page));
  const { profilePicture } = await picturesOf(application, account);
  for (const image of [pictureButton(page).locator('img'), previewed(page)]) {
    await expectSoon(() => image.getAttribute('src')).toBe(profilePicture?.url);
  }
  await expectSoon(() => shapeOf(pictureButton(page).locator('span'))).toEqual(['15%', 1]);
  await expectSoon(() => titleField(page).inputValue()).toBe('Not published yet');
  expect(new URL(page.url()).pathname).toBe('/editor');
  expect(await (await fetch(`${application.url}/portrait-here`)).text()).toContain(profilePicture!.url);
  expect(incidents).toEqual([]);
});

test('A press on the picture opens the popup that removes it: from the editor, from the preview, and for visitors', async () => {
  const account = await withPicture();
  const { page, incidents } = await openEditor(browser, application, { account });
  await previewed(page).waitFor();
  await pictureButton(page).click();
  await inDialog(page, 'Remove picture').click();
  await notification(page, 'Picture removed').waitFor();
  await inDialog(page, 'Close').click();
  await expectFocus(slot(page));
  await previewed(page).waitFor({ state: 'detached' });
  expect((await picturesOf(application, account)).profilePicture).toBeNull();
  expect(incidents).toEqual([]);
});

test.each([
  ['limestone', ['999px', 1.22]],
  ['pebble', ['50%', 1]],
  ['riso', ['0px', 0.54]],
])('The picture of the editor, and the preview in its popup, have the shape that pictures have in the theme %s', async (id, expected) => {
  const account = await withPicture();
  await publishMixed(
    application,
    account,
    applyTheme(
      aDesign(),
      THEMES.find((one) => one.id === id)!,
    ),
  );
  const { page } = await openEditor(browser, application, { account });
  await expectSoon(() => shapeOf(pictureButton(page).locator('span'))).toEqual(expected);
  await pictureButton(page).click();
  await cropPicture(page);
  const shown = dialog(page).getByRole('group', { name: 'Preview' }).locator('img').first();
  await expectSoon(() => shapeOf(shown)).toEqual(expected);
});

test('The popup follows the draft: its preview has the corners of the first tile as it is now', async () => {
  const account = await anUploader(application);
  await publish(
    application,
    account,
    aDesign({ tiles: [aTile({ name: 'Round', style: { radius: 28 } }), aTile({ name: 'Square', style: { radius: 7 } })] }),
  );
  const { page } = await openEditor(browser, application, { account });
  await tile(page, 2).click();
  await page.getByRole('button', { name: /^Move tile 2 of 2.* up/i }).click();
  await slot(page).click();
  await cropPicture(page);
  const shown = dialog(page).getByRole('group', { name: 'Preview' }).locator('img').first();
  await expectSoon(() => shapeOf(shown)).toEqual(['15%', 1]);
});

test.each([
  [1440, 900],
  [390, 844],
])('axe finds nothing in the head of the editor and in the popup (%i × %i, light and dark)', async (width, height) => {
  const account = await withPicture();
  const options = { ...(width < 900 && PHONE), viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const { page, incidents } = await openEditor(browser, application, { account, ...options });
  const check = (step: string) =>
    inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `editor-portrait-${step}-${width}-${scheme}`);
    });
  await pictureButton(page).waitFor();
  await check('picture');
  await pictureButton(page).click();
  await inDialog(page, 'Remove picture').waitFor();
  await check('popup');
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  if (width < 1440) await expectSoon(() => smallTargets(page)).toEqual([]);
  await inDialog(page, 'Remove picture').click();
  await notification(page, 'Picture removed').waitFor();
  await inDialog(page, 'Close').click();
  await slot(page).waitFor();
  await check('slot');
  expect(incidents).toEqual([]);
});

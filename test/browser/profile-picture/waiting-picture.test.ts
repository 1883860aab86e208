import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aProfilePicture } from '../../builders/images.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { uploadRest } from '../../support/calls/uploads.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification } from '../accounts/account-steps.js';
import { openEditor, tile } from '../editor/editor-steps.js';
import { verifyElsewhere } from '../settings/personal-steps.js';
import { aFile, picturesOf, redAndBlue } from './picture-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Profile picture' });
const slot = (page: Page): Locator => page.getByRole('button', { name: 'Add a picture' });
const pictureButton = (page: Page): Locator => page.getByRole('button', { name: 'Change Profile Pic' });
const previewed = (page: Page): Locator =>
  page.getByRole('region', { name: 'Live preview' }).locator('img.portrait, .portrait img').first();
const seenAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** Chooses a picture with the file chooser that opens at once, crops it, and saves it. */
async function choosePicture(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await slot(page).click();
  await (await chooser).setFiles(aFile('photo.jpg', await redAndBlue()));
  await dialog(page).getByRole('application', { name: 'Crop area' }).and(page.locator('[data-ready]')).waitFor();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

async function withChosenPicture(linkname: string, options: PageOptions = {}) {
  const account = await register(application);
  await claim(application, account, linkname);
  await publish(application, account, aDesign({ tiles: [aTile()] }));
  const opened = await openEditor(browser, application, { account, ...options });
  await choosePicture(opened.page);
  return opened;
}

const publicPicture = async (account: TestAccount) => (await picturesOf(application, account)).profilePicture;

test('FU-19 A press on the place of the picture opens the file chooser, and cropping is saved without its preview; FU-15 before the e-mail address is verified, the picture is seen in the editor; this device keeps it; as soon as the address is verified, it is uploaded by itself', async () => {
  const { page, account, incidents } = await withChosenPicture('before-the-mail');
  for (const image of [pictureButton(page).locator('img'), previewed(page)]) {
    await expectSoon(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth)).toBe(375);
  }
  expect(await publicPicture(account)).toBeNull();
  await page.reload();
  await expectSoon(() => previewed(page).evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(375);
  await verifyElsewhere(application, account);
  await seenAgain(page);
  await notification(page, 'Image uploaded successfully').waitFor();
  const uploaded = await publicPicture(account);
  await expectSoon(() => previewed(page).getAttribute('src')).toBe(uploaded?.url);
  expect(await (await fetch(`${application.url}/before-the-mail`)).text()).toContain(uploaded!.url);
  // It is sent once.
  await page.reload();
  await tile(page, 1).waitFor();
  await seenAgain(page);
  await expectSoon(() => previewed(page).getAttribute('src')).toBe(uploaded?.url);
  expect((await publicPicture(account))?.url).toBe(uploaded?.url);
  expect(incidents).toEqual([]);
});

test('A picture that waits is removed in its popup; one that another device has uploaded meanwhile is not replaced', async () => {
  const { page, account, incidents } = await withChosenPicture('removed-again');
  await pictureButton(page).click();
  await dialog(page).getByRole('button', { name: 'Remove picture' }).click();
  await notification(page, 'Picture removed').waitFor();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await choosePicture(page);
  await page.goto('/personal');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await verifyElsewhere(application, account);
  await uploadRest(application.url, 'updateprofile/', await aProfilePicture(), account.token);
  const elsewhere = await publicPicture(account);
  await page.goto('/editor');
  await expectSoon(() => previewed(page).getAttribute('src')).toBe(elsewhere?.url);
  expect((await publicPicture(account))?.url).toBe(elsewhere?.url);
  expect(incidents).toEqual([]);
});

test.each([
  [1440, 900],
  [390, 844],
])('axe finds nothing in the popup before the e-mail address is verified (%i × %i, light and dark)', async (width, height) => {
  const options = { ...(width < 900 && PHONE), viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const { page, incidents } = await withChosenPicture(`waits-${width}`, options);
  await pictureButton(page).click();
  await dialog(page).getByText('Until then, it stays on this device;').waitFor();
  const check = (step: string) =>
    inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `waiting-picture-${step}-${width}-${scheme}`);
    });
  await check('popup');
  await dialog(page)
    .getByLabel('Choose File')
    .setInputFiles(aFile('photo.jpg', await redAndBlue()));
  await dialog(page).getByRole('application', { name: 'Crop area' }).and(page.locator('[data-ready]')).waitFor();
  await check('crop');
  expect(incidents).toEqual([]);
});

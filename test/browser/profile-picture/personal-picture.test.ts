import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { notification, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { openSettings, sentOperations, verifyElsewhere } from '../settings/personal-steps.js';
import { aFile, picturesOf, redAndBlue } from './picture-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

const change = (page: Page) => page.getByRole('button', { name: 'Change Profile Pic', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Profile picture' });

test('PE-05 A Miscellaneous section shows the profile image with a `Change Profile Pic` button', async () => {
  const { page, incidents } = await openSettings(browser, application);
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Miscellaneous', exact: true }) });
  await section.getByRole('img', { name: 'Your picture: none chosen yet' }).waitFor();
  await section.getByRole('button', { name: 'Change Profile Pic', exact: true }).waitFor();
  expect(incidents).toEqual([]);
});

test('The profile picture needs a verified e-mail, and the popup sends the mail for it, and offers the file when the link was opened elsewhere', async () => {
  const { page, account, incidents } = await openSettings(browser, application, PHONE);
  const sent = sentOperations(page);
  await change(page).click();
  await dialog(page).getByText('Your e-mail must be verified to change the profile picture. This is to combat spam.').waitFor();
  await dialog(page).getByText(`We mail a link to ${account.email}.`).waitFor();
  await dialog(page).getByRole('button', { name: 'Send the mail' }).click();
  await dialog(page).getByText(`A mail to ${account.email} is on its way.`).waitFor();
  expect(sent.filter((name) => name === 'RequestEmailVerification')).toHaveLength(1);
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `verify-here-sent-390-${await scheme(page)}`);
  });
  await verifyElsewhere(application, account);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await expectFocus(dialog(page).locator('input[type=file]'));
  await dialog(page).getByRole('status').getByText('Your e-mail address is verified.').waitFor();
  await screenshot(page, 'verify-here-done-390');
  expect(incidents).toEqual([]);
});

test('Close and Escape close the profile picture popup, and the focus returns to its button', async () => {
  const { page } = await openSettings(browser, application);
  const ways = [() => dialog(page).getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')];
  for (const close of ways) {
    await change(page).click();
    await dialog(page).waitFor();
    await close();
    await dialog(page).waitFor({ state: 'detached' });
    await expectSoon(() => change(page).evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('The preview has the shape of the picture on the page, and `Remove picture` removes it from there at once', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'angular');
  await publish(application, account, aDesign({ tiles: [aTile({ style: { radius: 7 } })] }));
  const { page, context, incidents } = await openSettings(browser, application, { account });
  await change(page).click();
  const button = (name: string) => dialog(page).getByRole('button', { name, exact: true });
  const fileInput = dialog(page).getByLabel('Choose File');
  await expectSoon(() => button('Remove picture').count()).toBe(0);
  await fileInput.setInputFiles(aFile('photo.jpg', await redAndBlue()));
  await dialog(page).getByRole('application', { name: 'Crop area' }).and(page.locator('[data-ready]')).waitFor();
  await button('Preview').click();
  const preview = dialog(page).getByRole('group', { name: 'Preview' }).locator('img');
  const shapes = (images: Locator) => images.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopLeftRadius));
  await expectSoon(() => shapes(preview)).toEqual(['15%', '15%']);
  await inLightAndDark(page, (scheme) => screenshot(page, `profile-picture-shape-${scheme}`));
  await button('Save').click();
  await notification(page, 'Image uploaded successfully').waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  const visited = await context.newPage();
  await visited.goto('/angular');
  expect(await shapes(visited.locator('.portrait'))).toEqual(['15%']);

  await change(page).click();
  await button('Remove picture').waitFor();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `profile-picture-removable-${scheme}`);
  });
  await button('Remove picture').click();
  await notification(page, 'Picture removed').waitFor();
  await button('Remove picture').waitFor({ state: 'detached' });
  await expectSoon(() => fileInput.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await picturesOf(application, account)).profilePicture).toBeNull();
  await visited.reload();
  await expectSoon(() => visited.locator('.portrait').count()).toBe(0);
  expect(incidents).toEqual([]);
});

test.each([
  ['limestone', ['999px', 1.22]],
  ['pebble', ['50%', 1]],
  ['riso', ['0px', 0.54]],
])('The preview has the shape that pictures have in the theme %s', async (id, expected) => {
  const account = await anUploader(application);
  const theme = THEMES.find((one) => one.id === id)!;
  await publishMixed(application, account, applyTheme(aDesign(), theme));
  const { page } = await openSettings(browser, application, { account });
  await change(page).click();
  await dialog(page)
    .getByLabel('Choose File')
    .setInputFiles(aFile('photo.jpg', await redAndBlue()));
  await dialog(page).getByRole('application', { name: 'Crop area' }).and(page.locator('[data-ready]')).waitFor();
  await dialog(page).getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = dialog(page).getByRole('group', { name: 'Preview' }).locator('img').first();
  await expectSoon(() =>
    preview.evaluate((image) => [
      getComputedStyle(image).borderTopLeftRadius,
      Math.round((image.clientHeight / image.clientWidth) * 100) / 100,
    ]),
  ).toEqual(expected);
});

test('The open popup asks every 5 s whether the address is verified, until it is', async () => {
  const { page, account } = await openSettings(browser, application);
  const sent = sentOperations(page);
  const times = () => sent.filter((name) => name === 'OwnVerification').length;
  const answered = () => page.waitForResponse((answer) => answer.request().postData()?.includes('OwnVerification') === true);
  await holdClock(page);
  await Promise.all([answered(), change(page).click()]);
  await dialog(page).getByText(`We mail a link to ${account.email}.`).waitFor();
  await page.clock.runFor(4990);
  expect(times()).toBe(1);
  await Promise.all([answered(), page.clock.runFor(10)]);
  expect(times()).toBe(2);
  await verifyElsewhere(application, account);
  await page.clock.runFor(5000);
  await dialog(page).locator('input[type=file]').waitFor({ state: 'attached' });
  await page.clock.runFor(20_000);
  expect(times()).toBe(3);
});

test('The popup tells a verified user that the address is verified, and offers no mail', async () => {
  const account = await register(application);
  await verifyElsewhere(application, account);
  const { page } = await openSettings(browser, application, { account });
  await change(page).click();
  await dialog(page).getByText('can change its profile picture, to combat spam. Yours is verified.').waitFor();
  await expectSoon(() => dialog(page).getByText('must be verified').count()).toBe(0);
  await expectSoon(() => dialog(page).getByRole('button', { name: 'Send the mail' }).count()).toBe(0);
});

test('PE-08 `Change Password` goes to /recoverpassword', async () => {
  const { page, incidents } = await openSettings(browser, application);
  const link = page.getByRole('link', { name: 'Change Password', exact: true });
  await expectSoon(() => link.getAttribute('href')).toBe('/recoverpassword');
  await link.click();
  await page.waitForURL('**/recoverpassword');
  await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
  expect(incidents).toEqual([]);
});

test('`Change Password` asks first when the linkname field has an unsaved change', async () => {
  const { page } = await openSettings(browser, application);
  await page.getByLabel('Select your linkname here').fill('half-typed');
  await page.getByRole('link', { name: 'Change Password' }).click();
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes. Are you sure you want to leave?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/recoverpassword');
});

test.each([
  [1440, 900],
  [390, 844],
  [320, 640],
])('axe finds nothing in the profile picture popup (%i × %i, light and dark)', async (width, height) => {
  const { page } = await openSettings(browser, application, { viewport: { width, height }, reducedMotion: 'reduce' });
  await change(page).click();
  await dialog(page).waitFor();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `picture-dialog-${width}-${scheme}`);
  });
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  if (width < 1440) await expectSoon(() => smallTargets(page)).toEqual([]);
});

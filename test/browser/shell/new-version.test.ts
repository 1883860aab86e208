import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { expectFocus, expectSoon, expectValue } from '../../support/waiting.js';
import { blockTabStorage, notification, openSignedIn } from '../accounts/account-steps.js';
import { draftWarning, openEditor, tileNames, titleField } from '../editor/editor-steps.js';
import { deployAnother } from './new-version-steps.js';
import { openSettings } from '../settings/personal-steps.js';
import { aFile, redAndBlue } from '../profile-picture/picture-steps.js';

const { application, browser } = runningProduct();

/** The console logs parts of the app that cannot be loaded. */
const ignore: PageOptions['ignore'] = (incident) =>
  draftWarning(incident) || /status of 404|net::ERR_|did not load|could not be shown|React Router caught/.test(incident.text);

/** The editor of an account with one published tile, while a part of it is gone. */
async function openWithout(part: string, { account, ...options }: PageOptions & { readonly account?: TestAccount } = {}) {
  const owner = account ?? (await register(application));
  await publish(application, owner, aDesign({ title: 'First', tiles: [aTile({ name: 'One' })] }));
  const opened = await openSignedIn(browser, application, owner, { ignore, ...options });
  const end = await deployAnother(opened.context, part);
  await opened.page.goto('/editor');
  await titleField(opened.page).waitFor();
  return { ...opened, end };
}

const question = (page: Page, rest = '') =>
  page
    .getByRole('alertdialog', { name: 'This site was updated. Load the new version?', exact: true })
    .filter({ has: page.getByText(`What you opened is only in the new version.${rest}`, { exact: true }) });
const links = (page: Page) => page.getByRole('button', { name: 'Social Links' });
const load = async (page: Page) => {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load the new version' }).click()]);
};

describe('When a part of the app does not load because a new version was deployed, the app', () => {
  test('offers the new version; a user who accepts it finds the complete draft again', async () => {
    const { page, end, incidents } = await openWithout('social-links-dialog');
    await links(page).click();
    await question(page).waitFor();
    await expectNoAxeViolations(page);
    await question(page).getByRole('button', { name: 'Not now' }).click();
    await question(page).waitFor({ state: 'detached' });
    // The last letters are stored on the device after a moment, and the reload comes before that.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await titleField(page).fill('Half a title');
    await links(page).click();
    await question(page, ' Your draft is kept on this device.').waitFor();
    await inLightAndDark(page, (scheme) => screenshot(page, `new-version-${scheme}`));
    await end();
    await load(page);
    await expectValue(titleField(page), 'Half a title');
    expect(incidents).toEqual([]);
  });

  test('also keeps the text of an open popup', async () => {
    const { page, end, incidents } = await openWithout('rich-text-editor');
    await page.getByRole('button', { name: 'Edit Tile 1 of 1' }).click();
    await question(page).getByRole('button', { name: 'Not now' }).click();
    await question(page).waitFor({ state: 'detached' });
    await page.getByLabel('On the tile').fill('Named last');
    await page.getByRole('dialog', { name: 'Edit tile' }).getByRole('button', { name: 'Try again' }).click();
    await question(page, ' Your draft is kept on this device.').waitFor();
    await end();
    await load(page);
    await expectSoon(() => tileNames(page)).toEqual(['Named last']);
    expect(incidents).toEqual([]);
  });

  test('says that the work is lost when no draft is stored: in the guest editor of a tab that keeps nothing, and on a device without space', async () => {
    const guest = await browser.newPage(application.url, { ignore });
    await blockTabStorage(guest.page);
    await deployAnother(guest.context, 'social-links-dialog');
    await guest.page.goto('/guesteditor');
    const full = await openWithout('social-links-dialog');
    await full.page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    for (const { page } of [guest, full]) {
      await titleField(page).fill('Not kept');
      if (page === full.page) await page.getByText('This device has no room for your draft.').waitFor();
      await links(page).click();
      await question(page, ' What you have not saved is lost.').getByRole('button', { name: 'Not now' }).click();
      await expectSoon(() => titleField(page).inputValue()).toBe('Not kept');
    }
  });

  test('only suggests another attempt when the version is the same or the connection is lost', async () => {
    const { page, context, end } = await openWithout('social-links-dialog');
    await context.unroute('**/login');
    await links(page).click();
    await notification(page, 'That did not load. Check your connection and try again.').waitFor();
    await context.setOffline(true);
    await notification(page, 'That did not load. Check your connection and try again.').waitFor({ state: 'detached' });
    await links(page).click();
    await notification(page, 'That did not load. Check your connection and try again.').waitFor();
    await context.setOffline(false);
    await end();
    await links(page).click();
    await page.getByRole('dialog', { name: 'Edit Links' }).waitFor();
    await expectSoon(() => page.getByRole('alertdialog').count()).toBe(0);
  });

  test('offers the new version for the crop tool; a new attempt loads the tool without a reload', async () => {
    const { page, context } = await openSettings(browser, application, { account: await anUploader(application), ignore });
    const end = await deployAnother(context, 'cropper*');
    await page.getByRole('button', { name: 'Change Profile Pic' }).click();
    const dialog = page.getByRole('dialog', { name: 'Profile picture' });
    await dialog.getByLabel('Choose File').setInputFiles(aFile('photo.jpg', await redAndBlue()));
    await question(page).getByRole('button', { name: 'Not now' }).click();
    await end();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    const area = dialog.getByRole('application', { name: 'Crop area' });
    await area.and(page.locator('[data-ready]')).waitFor();
    await expectFocus(area);
  });

  test('keeps the screen with the error message while the server cannot be reached, then loads the screen, and the draft is kept', async () => {
    const { page, context } = await openEditor(browser, application, { ignore });
    await context.route('**/assets/personal-page-*.js', (route) => route.abort());
    await titleField(page).fill('Half a title');
    await page.getByRole('link', { name: 'Personal', exact: true }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'This screen could not be shown' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The server did not answer. Check your connection and try again.').waitFor();
    await context.setOffline(false);
    await context.unroute('**/assets/personal-page-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Select your linkname here').waitFor();
    await page.goto('/editor');
    await expectValue(titleField(page), 'Half a title');
  });
});

import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import type { Incident, PageOptions } from '../../support/browser/browser.js';
import { holdClock, recordedLoads } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { blockTabStorage, cutApi, cutConnection, logIn, notification, openSignedIn, stored } from './account-steps.js';
import { addButton, draftWarning, openEditor, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();

const LOG_OUT_QUESTION = 'Are you sure you want to log out?';
const LEAVE_QUESTION = 'You have unsaved changes. Are you sure you want to leave?';

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true });
const ignore = (incident: Incident) => draftWarning(incident) || cutConnection(incident);

async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await question(page, LOG_OUT_QUESTION).getByRole('button', { name: 'Log out' }).click();
}

/** A user who chooses to stay is still signed in with the same work. At the second question the user leaves, and is logged out. */
async function expectAskedBeforeLoss(page: Page, token: string, work: () => Promise<void>): Promise<void> {
  await pressLogOut(page);
  await question(page, LEAVE_QUESTION).getByRole('button', { name: 'Stay and keep editing' }).click();
  await question(page, LEAVE_QUESTION).waitFor({ state: 'detached' });
  await work();
  await expectSoon(() => stored(page, 'token')).toBe(token);
  await pressLogOut(page);
  await question(page, LEAVE_QUESTION).getByRole('button', { name: 'Leave', exact: true }).click();
  await notification(page, 'Success').waitFor();
  // The page is loaded again meanwhile.
  await expectSoon(() => stored(page, 'token')).toBeNull();
}

const titled = (page: Page, title: string) => async () => await expectSoon(() => titleField(page).inputValue()).toBe(title);

async function open(options: PageOptions = {}) {
  const account = await register(application);
  await publish(application, account, aDesign({ title: 'Published' }));
  return openEditor(browser, application, { account, ignore, onDialog: (dialog) => dialog.accept(), ...options });
}

async function fillUpStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

describe('Log out', () => {
  test('asks a second question in the guest editor of a signed-in user, if the browser lets the tab keep nothing', async () => {
    const account = await register(application);
    const { page } = await openSignedIn(browser, application, account, { ignore });
    await blockTabStorage(page);
    await page.goto('/guesteditor');
    await titleField(page).fill('Only here');
    await expectAskedBeforeLoss(page, account.token, titled(page, 'Only here'));
  });

  test('asks only the specified question in a guest editor whose page the tab keeps, and the page is still there', async () => {
    const account = await register(application);
    const { page } = await openSignedIn(browser, application, account, { ignore, onDialog: (dialog) => dialog.accept() });
    await page.goto('/guesteditor');
    await titleField(page).fill('Still here');
    await pressLogOut(page);
    await notification(page, 'Success').waitFor();
    await page.getByRole('link', { name: 'Free sign up' }).first().waitFor();
    await eventually(titled(page, 'Still here'));
  });

  test('asks a second question when the storage of the device is full', async () => {
    const { page, account } = await open();
    await fillUpStorage(page);
    await titleField(page).fill('Kept nowhere');
    await expectAskedBeforeLoss(page, account.token, titled(page, 'Kept nowhere'));
  });

  test('asks a second question when the draft of another tab is stored', async () => {
    const { page, context, account } = await open();
    const other = await context.newPage();
    await other.goto('/editor');
    await titleField(other).fill('From the other tab');
    await expectSoon(() => stored(page, 'editedText')).toBe('"From the other tab"');
    await titleField(page).fill('From this tab');
    await expectAskedBeforeLoss(page, account.token, titled(page, 'From this tab'));
  });

  test('asks only the specified question when the draft is stored on the device, and the draft is there after the next login', async () => {
    const { page, account } = await open();
    await titleField(page).fill('Kept here');
    await pressLogOut(page);
    await notification(page, 'Success').waitFor();
    await page.waitForURL('**/login**');
    await logIn(page, account.username, account.password);
    await page.waitForURL('**/editor');
    await eventually(titled(page, 'Kept here'));
  });
});

describe('A log-out that fails', () => {
  test('does not reload while that would lose work, and the user can continue', async () => {
    const { page, context, account } = await open();
    await holdClock(page);
    await fillUpStorage(page);
    await titleField(page).fill('Kept nowhere');
    await cutApi(context);
    await pressLogOut(page);
    await question(page, LEAVE_QUESTION).getByRole('button', { name: 'Leave', exact: true }).click();
    await page.clock.runFor(500);
    await notification(page, 'Error occured during logout').waitFor();
    // A load that has begun is recorded at once; it may end at any later time.
    await page.evaluate(() => sessionStorage.removeItem('recordedLoads'));
    await page.clock.runFor(10_000);
    expect(await recordedLoads(page)).toEqual([]);
    await addButton(page).click();
    await titled(page, 'Kept nowhere')();
    expect(await stored(page, 'token')).toBe(account.token);
  });
});

import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, register } from '../../builders/accounts/account.js';
import type { Incident } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { cutApi, cutConnection, holdApi } from '../accounts/account-steps.js';
import { draftWarning, publishPage, titleField } from '../editor/editor-steps.js';
import { openSettings } from '../settings/personal-steps.js';
import { expectSoon } from '../../support/waiting.js';

const { application, browser } = runningProduct();

const ignore = (incident: Incident) => cutConnection(incident) || draftWarning(incident);

const firstStep = (page: Page) => page.getByRole('link', { name: 'Open the editor' });

async function openClaimed() {
  const account = await register(application);
  await claim(application, account, `cached-${account.username}`.slice(0, 30));
  const opened = await openSettings(browser, application, { account, ignore });
  await firstStep(opened.page).waitFor();
  return opened;
}

const go = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

test('What the editor publishes, /personal knows before the server answers: the page is one object', async () => {
  const { page, context, account, incidents } = await openClaimed();
  await go(page, 'Editor');
  await titleField(page).fill('Published once');
  await publishPage(page);
  const held = await holdApi(context);
  await go(page, 'Personal');
  await page.getByText(account.email).first().waitFor();
  await expectSoon(() => firstStep(page).count()).toBe(0);
  held.release();
  expect(incidents).toEqual([]);
});

test('After somebody signed out in another tab, no screen shows what this document knew of the account', async () => {
  const { page, context, account } = await openClaimed();
  await go(page, 'Editor');
  await titleField(page).waitFor();
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.removeItem('token'));
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await cutApi(context);
  await go(page, 'Personal');
  await page.getByRole('heading', { name: 'Your account did not load' }).waitFor();
  await expectSoon(() => page.getByText(account.email).count()).toBe(0);
});

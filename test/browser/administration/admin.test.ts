import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPageAt, register, signInMinutesAgo, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { expectStays, notification, openSignedIn } from '../accounts/account-steps.js';
import { lookAt } from './admin-look.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });
let operator: TestAccount;
let ada: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
  ada = await aPageAt(application, 'ada-page');
  await register(application, { username: 'bob', email: 'robert@lumen.example' });
});

/** The links of accounts and pages in lists, whose rows are the targets. */
const ROWS = /^(ada|bob|marta|win|localhost|127)\S* /;

const look = (page: Page, name: string) => lookAt(page, name, ROWS);
const open = (account: { readonly token: string } = operator) => openSignedIn(browser, application, account, { reducedMotion: 'reduce' });

describe('The administration in the browser', () => {
  test('AD-21 Only operators find it in the navigation, and nobody else finds anything at its address', async () => {
    const { page, incidents } = await open();
    await page.goto('/personal');
    await page.getByRole('navigation').getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await expectSoon(() => page.title()).toBe('Overview, Admin · Tessera');
    const other = await openSignedIn(browser, application, ada, { reducedMotion: 'reduce', ignore: () => true });
    await other.page.goto('/personal');
    await other.page.getByRole('heading', { level: 1, name: 'Personal' }).waitFor();
    await other.page.goto('/admin/accounts');
    await other.page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor();
    await expectSoon(() => other.page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
    await look(other.page, 'not-found');
    for (const path of ['/admin/else', '/admin/accounts/x', '/admin/accounts/1/2'])
      expect([path, (await fetch(application.url + path)).status]).toEqual([path, 404]);
    expect(incidents).toEqual([]);
  });

  test('AD-21 Who has signed in more than an hour ago signs in again, and comes back', async () => {
    const stale = await registerOperator(application);
    await signInMinutesAgo(application, stale, 61);
    const { page } = await openSignedIn(browser, application, stale, { reducedMotion: 'reduce', ignore: () => true });
    await page.goto('/admin/audit-log');
    await page.getByText('Your sign-in is more than an hour old.').waitFor();
    await look(page, 'stale');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await page.waitForURL(`${application.url}/login?then=%2Fadmin%2Faudit-log`);
    await page.getByLabel('Username').fill(stale.username);
    await page.getByLabel('Password', { exact: true }).fill(stale.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  });

  test('AD-22 By keyboard alone, an operator finds an account, suspends it with a reason and lifts that', async () => {
    const { page, incidents } = await open();
    await page.goto('/admin/accounts');
    await page.getByRole('link', { name: ada.username }).waitFor();
    await look(page, 'accounts');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('ada-page');
    await expectSoon(() => page.getByRole('row').count()).toBe(2);
    await expectSoon(() => page.url()).toBe(`${application.url}/admin/accounts?search=ada-page`);
    await page.getByRole('link', { name: ada.username }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: ada.username }).waitFor();
    await look(page, 'account');
    await page.getByRole('button', { name: 'Suspend…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Suspend ${ada.username}?` });
    await expectSoon(() =>
      dialog.getByRole('button', { name: 'Do not suspend' }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.getByText('Choose a reason.').waitFor();
    await look(page, 'suspend');
    await dialog.getByLabel('Reason', { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expectSoon(() => dialog.getByLabel('Reason', { exact: true }).inputValue()).toBe('FRAUD');
    await page.keyboard.press('Tab');
    await page.keyboard.type('It asks for card numbers.');
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).focus();
    await page.keyboard.press('Enter');
    await notification(page, 'Account suspended').waitFor();
    // The focus goes back to what has opened it.
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Fraud or phishing.').waitFor();
    await page.getByText('It asks for card numbers.').waitFor();
    await expectSoon(async () => (await fetch(`${application.url}/ada-page`)).status).toBe(404);
    await page.getByRole('button', { name: 'Lift the suspension' }).focus();
    await page.keyboard.press('Enter');
    await notification(page, 'Suspension lifted').waitFor();
    await expectSoon(async () => (await fetch(`${application.url}/ada-page`)).status).toBe(200);
    await page.goto('/admin/audit-log');
    await page.getByText('Suspension lifted').waitFor();
    await expectSoon(() => page.getByText('Account suspended').count()).toBe(1);
    await look(page, 'audit-log');
    await page.getByRole('link', { name: ada.username }).first().click();
    await page.getByRole('heading', { level: 1, name: ada.username }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('PD-01 The audit log is saved as a file with the filters of the screen', async () => {
    await application.dataSource.query(
      `INSERT INTO audit_log (id, at, operator, act, subject, outcome)
       VALUES (gen_random_uuid(), now(), 'ines-moreau', 'page hide', 'win-big', 'done'), (gen_random_uuid(), now(), 'root@web-1', 'page hide', 'other', 'done')`,
    );
    const { page, incidents } = await open();
    await page.goto('/admin/audit-log?operator=ines-moreau&kind=pages');
    await page.getByText('Kept for 400 days. Nobody can change or delete an entry.').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toEqual([
      'at,operator,door,act,subject,account,outcome,receipt',
      expect.stringContaining(',ines-moreau,command-line,page hide,win-big,,done'),
    ]);
    expect(incidents).toEqual([]);
  });

  test('AD-23 An account is deleted only with its username typed and a fresh sign-in, and operators are offered nothing of that for themselves', async () => {
    const victim = await register(application, { username: 'win-big-now' });
    const { page } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce', ignore: () => true });
    await page.goto('/admin/accounts?search=marta');
    await page.getByRole('link', { name: 'marta-ruiz' }).click();
    for (const name of ['Suspend…', 'Delete…']) await expectSoon(() => page.getByRole('button', { name }).isDisabled()).toBe(true);
    await expectSoon(() => page.getByRole('button', { name: 'Change', exact: true }).count()).toBe(0);
    await page.goto('/admin/accounts?search=win-big');
    await page.getByRole('link', { name: victim.username }).click();
    await page.getByRole('button', { name: 'Delete…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete win-big-now?' });
    await dialog.getByRole('textbox').fill('win-big');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByText('Type the username of this account.').waitFor();
    await look(page, 'delete');
    await dialog.getByRole('textbox').fill('win-big-now');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    const number = receipt.getByRole('textbox', { name: /^win-big-now was deleted on .*, without a page\. No mail is sent/ });
    await expectSoon(() => number.inputValue()).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await look(page, 'receipt');
    await expectStays(page, number);
    await receipt.getByRole('button', { name: 'Close' }).last().click();
    await page.waitForURL(`${application.url}/admin/accounts`);
    await receipt.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'bob' }).waitFor();
    await expectSoon(() => page.getByRole('link', { name: 'win-big-now' }).count()).toBe(0);
  });
});

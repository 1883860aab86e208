import { beforeAll, describe, expect, test } from '@jest/globals';
import { aPageAt, signInMinutesAgo, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
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
  await application.dataSource.query('UPDATE account SET email_verified = true');
  const WEBHOOK = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
  const input = { url: 'https://hooks.example/secret-path', events: ['PAGE_PUBLISHED'] };
  await graphqlData(application.url, WEBHOOK, { input }, ada.token);
});

/** The links of accounts and pages in lists, whose rows are the targets. */
const ROWS = /^(ada|marta|grace|localhost|127)\S* /;

const logged = (act: string) =>
  application.dataSource.query<object[]>('SELECT operator, door, outcome FROM audit_log WHERE act = $1 ORDER BY at', [act]);
const inBrowser = [{ operator: 'marta-ruiz', door: 'browser', outcome: 'done' }];
const open = () => openSignedIn(browser, application, operator, { reducedMotion: 'reduce', ignore: () => true });

describe('Upkeep, in the administration', () => {
  test('AD-33 What the background does is started at once, and a webhook is deleted, of which only the host is shown', async () => {
    const { page } = await open();
    await page.goto('/admin/upkeep');
    await page.getByText('hooks.example').waitFor();
    await expectSoon(() => page.content()).not.toContain('secret-path');
    await lookAt(page, 'upkeep');
    await expectSoon(() => page.getByRole('button', { name: 'Start: Write exported pages again' }).isDisabled()).toBe(true);
    for (const [name, act] of [
      ['Start: Remove unused pictures', 'media collect'],
      ['Start: Sanitize pages again', 'page resanitize'],
    ] as const) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await notification(page, 'Started').first().waitFor();
      await expectSoon(() => logged(act)).toEqual(inBrowser);
    }
    await page.getByRole('button', { name: 'Delete… the webhook to hooks.example' }).click();
    await page.getByRole('button', { name: 'Delete webhook' }).click();
    await notification(page, 'Webhook deleted').waitFor();
    await page.getByText('No account has a webhook.').waitFor();
    expect(await logged('webhook delete')).toEqual(inBrowser);
    await signInMinutesAgo(application, operator, 61);
    await page.getByRole('button', { name: 'Start: Remove unused pictures' }).click();
    await page.getByRole('button', { name: 'Sign in again' }).waitFor();
    await signInMinutesAgo(application, operator, 0);
  });

  test('AD-33 A token of another account is listed and revoked, and operators make none', async () => {
    const make = 'mutation { createAccessToken(input: { name: "Move to the new site", scopes: [READ] }) { token } }';
    const { createAccessToken: made } = await graphqlData<{ createAccessToken: { token: string } }>(application.url, make, {}, ada.token);
    const { page } = await open();
    await page.goto('/admin/accounts?search=ada-page');
    await page.getByRole('link', { name: ada.username }).click();
    await page.getByText('Read. Not used yet').waitFor();
    await expectSoon(() => page.getByRole('button', { name: /token/i }).count()).toBe(0);
    await page.getByRole('button', { name: 'Revoke Move to the new site' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await notification(page, 'Token revoked').waitFor();
    await page.getByText('No program acts for this account.').waitFor();
    expect((await graphql(application.url, '{ me { username } }', {}, made.token)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await logged('token revoke')).toEqual(inBrowser);
  });

  test('AD-33 An account is opened with a link for its owner, and an address is blocked and released', async () => {
    const { page } = await open();
    await page.goto('/admin/accounts');
    await page.getByRole('button', { name: 'New account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open an account' });
    await dialog.getByLabel('Username').fill('marta-ruiz');
    await dialog.getByLabel('E-mail').fill('grace@example.org');
    await dialog.getByLabel('Mail the link').uncheck();
    await dialog.getByRole('button', { name: 'Open account' }).click();
    await dialog.locator('[aria-invalid]').first().waitFor();
    await lookAt(page, 'new-account', ROWS);
    await dialog.getByLabel('Username').fill('grace');
    await dialog.getByRole('button', { name: 'Open account' }).click();
    const link = page.getByRole('textbox', { name: 'This is the link for its owner' });
    await expectSoon(() => link.inputValue()).toContain('/resetpw/');
    await lookAt(page, 'new-account-link', ROWS);
    await expectStays(page, link);
    await page.getByRole('dialog', { name: 'Account grace opened' }).getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'grace' }).waitFor();
    await page.goto('/admin/pages');
    await page.getByLabel('Address, without the name of the site').fill('ada-page');
    await page.getByRole('button', { name: 'Block…' }).click();
    await page.getByRole('button', { name: 'Block address' }).click();
    await notification(page, 'Address blocked').waitFor();
    await expectSoon(async () => (await fetch(`${application.url}/ada-page`)).status).toBe(404);
    await page.getByRole('button', { name: 'Release…' }).click();
    await page.getByRole('button', { name: 'Release address' }).click();
    await notification(page, 'Address released').waitFor();
    await page.getByLabel('Address, without the name of the site').fill('no address');
    await page.getByRole('button', { name: 'Release…' }).click();
    await page.getByRole('button', { name: 'Release address' }).click();
    await page.locator('[aria-invalid]').waitFor();
    await lookAt(page, 'linknames');
    for (const act of ['account create', 'linkname block']) expect([act, (await logged(act)).at(-1)]).toEqual([act, inBrowser[0]]);
  });
});

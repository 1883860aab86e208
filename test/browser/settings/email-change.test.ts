import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { register, signInMinutesAgo, type TestAccount } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ smtpUrl: mails.url, rateLimits: 'off' }));
afterAll(() => mails.stop());

async function verified(): Promise<TestAccount> {
  const owner = await register(application);
  await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [owner.username]);
  return owner;
}

async function pathIn(to: string): Promise<string> {
  const [path] = /\/email\?\w+=[\w-]{43}/.exec((await mails.next(to)).text) ?? [];
  if (!path) throw new Error('The mail has no link.');
  return path;
}

async function look(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `email-${name}-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
}

test('SI-66 The screen Personal changes the address by a link that is mailed to the new one, and a press there', async () => {
  const owner = await verified();
  const newEmail = `new-${owner.email}`;
  const { page, incidents } = await openSignedIn(browser, application, owner, { reducedMotion: 'reduce' });
  await page.goto('/personal/pages');
  await page.getByRole('button', { name: 'Change E-mail…' }).click();
  const field = page.getByRole('dialog').getByLabel('New e-mail address');
  await field.fill(owner.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Your account has this address already. Type another one.').waitFor();
  await field.fill(newEmail);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(`We mailed a link to ${newEmail}.`).waitFor();

  await page.goto(await pathIn(newEmail));
  await expectSoon(() => new URL(page.url()).search).toBe('');
  await page.reload();
  const confirm = page.getByRole('button', { name: 'Confirm the address' });
  await confirm.waitFor();
  const emailNow = async () => {
    const rows: { email: string }[] = await application.dataSource.query('SELECT email FROM account WHERE username = $1', [owner.username]);
    return rows[0]?.email;
  };
  expect(await emailNow()).toBe(owner.email);
  await confirm.click();
  await page.getByText(`The account ${owner.username} has the address ${newEmail} now.`).waitFor();
  expect(await emailNow()).toBe(newEmail);
  expect(incidents).toEqual([]);
});

test('SI-66 A change that waits is cancelled on the screen Personal', async () => {
  const owner = await verified();
  const { page, incidents } = await openSignedIn(browser, application, owner);
  await page.goto('/personal/pages');
  await page.getByRole('button', { name: 'Change E-mail…' }).click();
  await page.getByLabel('New e-mail address').fill(`new-${owner.email}`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await notification(page, 'Change cancelled').waitFor();
  await expectSoon(() => page.getByText('We mailed a link').count()).toBe(0);
  expect(incidents).toEqual([]);
});

test('SI-66 Whoever signed in long ago signs in again before changing the address', async () => {
  const owner = await verified();
  await signInMinutesAgo(application, owner, 11);
  const { page, incidents } = await openSignedIn(browser, application, owner);
  await page.goto('/personal/pages');
  await page.getByRole('button', { name: 'Change E-mail…' }).click();
  await page.getByLabel('New e-mail address').fill(`new-${owner.email}`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('button', { name: 'Sign in again' }).waitFor();
  await expectNoAxeViolations(page);
  expect(incidents).toEqual([]);
});

test('SI-67 The link in the mail to the former address takes the account back by a press, and signs this device out', async () => {
  const owner = await verified();
  const newEmail = `new-${owner.email}`;
  const { page, incidents } = await openSignedIn(browser, application, owner, { reducedMotion: 'reduce' });
  await page.goto('/personal/pages');
  await page.getByRole('button', { name: 'Change E-mail…' }).click();
  await page.getByLabel('New e-mail address').fill(newEmail);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(await pathIn(newEmail));
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByText('Address changed').first().waitFor();
  await page.goto(await pathIn(owner.email));
  await page.getByRole('button', { name: 'Take the account back' }).waitFor();
  await page.getByRole('button', { name: 'Take the account back' }).click();
  await page.getByText(`The account ${owner.username} has the address ${owner.email} again.`).waitFor();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login');
  expect((await mails.next(owner.email)).text).toContain('/resetpw/');
  expect(incidents).toEqual([]);
});

test('SI-67 A link that was used says so, and one without its token asks for the whole link', async () => {
  const { page } = await browser.newPage(application.url, {});
  await page.goto('/email?back=of-nobody');
  await page.getByRole('button', { name: 'Take the account back' }).click();
  await page.getByText('This link has been used, or it has ended. Nothing was changed.').waitFor();
  await page.goto('/email');
  await page.reload();
  await page.goto('/login');
  await page.goto('/email');
  await page.getByText('Part of this link is missing. Open the whole link in the mail.').waitFor();
});

test('What leads to another address and back fits from 320 px on, and axe finds nothing on it (light and dark)', async () => {
  const owner = await verified();
  const newEmail = `new-${owner.email}`;
  const { page, incidents } = await openSignedIn(browser, application, owner, { reducedMotion: 'reduce' });
  await page.goto('/personal/pages');
  await page.getByRole('button', { name: 'Change E-mail…' }).click();
  await page.getByLabel('New e-mail address').fill(owner.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Your account has this address already.').waitFor();
  await look(page, 'dialog');
  await page.getByLabel('New e-mail address').fill(newEmail);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(`We mailed a link to ${newEmail}.`).waitFor();
  await look(page, 'waiting');
  await page.goto(await pathIn(newEmail));
  await page.getByRole('button', { name: 'Confirm the address' }).waitFor();
  await look(page, 'confirm');
  await page.getByRole('button', { name: 'Confirm the address' }).click();
  await page.getByText('Address changed').first().waitFor();
  await page.goto(await pathIn(owner.email));
  await page.getByRole('button', { name: 'Take the account back' }).waitFor();
  await look(page, 'back');
  await page.getByRole('button', { name: 'Take the account back' }).click();
  await page.getByText(`The account ${owner.username} has the address ${owner.email} again.`).waitFor();
  await look(page, 'back-done');
  expect(incidents).toEqual([]);
});

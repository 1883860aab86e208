import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register, signInMinutesAgo } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn, sidewaysScroll, smallTargets, stored } from '../accounts/account-steps.js';
import { draftWarning, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

async function look(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `username-${name}-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
}

test('SI-87 The username is changed on the screen Personal, and the draft on this device stays that of the account', async () => {
  const [owner, other] = [await register(application), await register(application)];
  const username = `${owner.username}-new`;
  await publish(application, owner);
  const { page, incidents } = await openSignedIn(browser, application, owner, {
    reducedMotion: 'reduce',
    ignore: draftWarning,
    onDialog: (dialog) => dialog.accept(),
  });
  await page.goto('/editor');
  await titleField(page).fill('Not published');
  await expectSoon(() => stored(page, 'editedText')).toBe('"Not published"');

  await page.goto('/personal/account');
  await page.getByRole('button', { name: 'Change username…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your username' });
  const field = dialog.getByLabel('New username');
  await expectSoon(() => field.inputValue()).toBe(owner.username);
  await field.fill(other.username);
  await dialog.getByRole('button', { name: 'Change username' }).click();
  await dialog.getByText('This username is taken. Choose another one.').waitFor();
  await look(page, 'taken');
  await field.fill(username);
  await dialog.getByRole('button', { name: 'Change username' }).click();
  await notification(page, 'Username changed').waitFor();
  await page.getByText(`Your username is ${username}`).waitFor();

  // The account has the draft, too. Only this device is to bring it back.
  await application.dataSource.query('DELETE FROM page_draft');
  await page.goto('/editor');
  await expectSoon(() => titleField(page).inputValue()).toBe('Not published');
  await expectSoon(() => page.getByRole('dialog').count()).toBe(0);
  await expectSoon(() => stored(page, 'tokenOwner')).toMatch(new RegExp(` ${owner.username}$`));
  expect(incidents).toEqual([]);
});

test('SI-87 Who has signed in more than ten minutes ago signs in again first', async () => {
  const owner = await register(application);
  const { page } = await openSignedIn(browser, application, owner, { reducedMotion: 'reduce' });
  await signInMinutesAgo(application, owner, 11);
  await page.goto('/personal/account');
  await look(page, 'room');
  await page.getByRole('button', { name: 'Change username…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New username').fill(`${owner.username}-new`);
  await dialog.getByRole('button', { name: 'Change username' }).click();
  await dialog.getByText('Sign in again before you change your username').waitFor();
  await look(page, 'stale');
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL('**/login?**');
});

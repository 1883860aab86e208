import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { PersonalDocument } from '../../../client/api/generated/personal.js';
import { DeleteAccountDocument } from '../../../client/api/generated/delete-account.js';
import { claim, publish, register, signInMinutesAgo, type TestAccount } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { cutConnection, notification, openSignedIn, sidewaysScroll, smallTargets, stored } from './account-steps.js';
import { draftWarning, openEditor, titleField } from '../editor/editor-steps.js';
import { cutOperation, openSettings, sentOperations, signInElsewhere } from '../settings/personal-steps.js';

const { application, browser } = runningProduct();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account' });
const opener = (page: Page) => page.getByRole('button', { name: 'Delete account…', exact: true });
const username = (page: Page) => dialog(page).getByLabel('Username');
const password = (page: Page) => dialog(page).getByLabel('Password', { exact: true });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Delete account', exact: true });
const wrong = 'The username or the password is wrong. Check both and try again.';

/** The popup of a new account, or of the one given. */
async function openDialog(options?: Parameters<typeof openSettings>[2]) {
  const opened = await openSettings(browser, application, { room: 'account', ...options });
  await opener(opened.page).click();
  await dialog(opened.page).waitFor();
  return opened;
}

async function confirm(page: Page, account: Pick<TestAccount, 'username' | 'password'>): Promise<void> {
  await username(page).fill(account.username);
  await password(page).fill(account.password);
  await submit(page).click();
}

/** Leaves what the editor keeps on a device. */
async function keepDraft(page: Page, owner: string): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem('editedText', '"My draft"');
    localStorage.setItem('inputTextList', '["<p>kept</p>"]');
    localStorage.setItem('draftOrigin', JSON.stringify({ owner: name, tab: 'a', version: 0, unsaved: true }));
  }, owner);
}

async function answers(token: string): Promise<string | undefined> {
  return (await graphql(application.url, PersonalDocument, {}, token)).errors[0]?.extensions.code;
}

test('The owner deletes the account with username and password: the page, the sessions and the data on this device are deleted, then the front page loads', async () => {
  const account = await register(application);
  await claim(application, account, 'goes-away');
  await publish(application, account);
  const other = await signInElsewhere(application, account);
  const { page, incidents } = await openSignedIn(browser, application, account);
  await page.evaluate(() => localStorage.setItem('linkname', 'goes-away'));
  await keepDraft(page, account.username);
  await holdClock(page);
  await page.goto('/personal/account');
  await opener(page).click();
  await confirm(page, { username: account.username.toUpperCase(), password: account.password });
  await notification(page, 'Account deleted').waitFor();

  expect(incidents).toEqual([]);

  await expectLoadAfter(page, 1500, '/');
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  expect(page.url()).toBe(`${application.url}/`);
  await expectSoon(() => page.evaluate(() => ({ ...localStorage }))).toEqual({ setting: 'navbar' });
  expect([await answers(account.token), await answers(other)]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  expect((await fetch(`${application.url}/goes-away`)).status).toBe(404);
});

test('An editor that is open in another tab keeps no draft of the deleted account', async () => {
  const {
    page: editor,
    context,
    account,
  } = await openEditor(browser, application, { ignore: draftWarning, onDialog: (shown) => shown.accept() });
  await titleField(editor).fill('Never published');
  await expectSoon(() => stored(editor, 'editedText')).toBe('"Never published"');
  const page = await context.newPage();
  await page.goto('/personal/account');
  await opener(page).click();
  await confirm(page, account);
  await notification(page, 'Account deleted').waitFor();
  await editor.getByText('Your draft was removed from this device in another tab.').waitFor();
  await editor.getByRole('alertdialog', { name: 'You are signed out' }).waitFor();
  await expectSoon(() => editor.getByText(/only on this device|(?<!not )kept on this device/i).count()).toBe(0);
  await editor.getByRole('button', { name: 'Stay here' }).click();
  await titleField(editor).fill('Typed afterwards');
  await editor.close({ runBeforeUnload: true });
  await page.waitForURL(`${application.url}/`);
  await eventually(async () => expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toEqual(['setting']));
});

test('The popup says what is deleted, when the address becomes available again, and which username to type; Cancel, Close and Escape delete nothing, clear the fields, and return the focus', async () => {
  const { page, account } = await openDialog();
  await dialog(page).getByText(`Type your username, ${account.username}, and your password to confirm.`).waitFor();
  for (const part of ['your page and everything on it', 'your pictures', 'every session', 'free for anybody again after 30 days']) {
    await dialog(page).getByText(part).waitFor();
  }
  await expectSoon(() => username(page).getAttribute('autocomplete')).toBe('username');
  await expectSoon(() => password(page).getAttribute('autocomplete')).toBe('current-password');
  const ways = [
    () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await password(page).fill(account.password);
    await close();
    await dialog(page).waitFor({ state: 'detached' });
    await expectFocus(opener(page));
    await opener(page).click();
    await expectSoon(() => password(page).inputValue()).toBe('');
  }
  expect(await answers(account.token)).toBeUndefined();
});

test('Both fields are required: an empty form is not sent, each field shows the reason, and the first has the focus; a wrong password, or the username and password of another account, delete nothing, and the field shows the error until it is changed', async () => {
  const stranger = await register(application);
  const { page, account, incidents } = await openDialog();
  const sent = sentOperations(page);
  await submit(page).click();
  await dialog(page).getByText('Type your username.').waitFor();
  await dialog(page).getByText('Type your password.').waitFor();
  await expectFocus(username(page));
  expect(sent).toEqual([]);
  await confirm(page, { ...account, password: 'not the password' });
  await notification(page, 'Account not deleted').waitFor();
  await dialog(page).getByText(wrong).waitFor();
  await expectSoon(() => password(page).getAttribute('aria-invalid')).toBe('true');
  await expectFocus(password(page));
  expect(await answers(account.token)).toBeUndefined();
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  await password(page).fill(account.password);
  await dialog(page).getByText(wrong).waitFor({ state: 'detached' });
  await confirm(page, stranger);
  await dialog(page).getByText(wrong).waitFor();
  expect([await answers(account.token), await answers(stranger.token)]).toEqual([undefined, undefined]);
  expect(incidents).toEqual([]);
});

test('After too many wrong passwords a message says how long to wait', async () => {
  const { page, account } = await openDialog();
  const input = { username: account.username, password: 'a guess' };
  for (let guess = 0; guess < 10; guess += 1) await graphql(application.url, DeleteAccountDocument, { input }, account.token);
  await confirm(page, input);
  await dialog(page)
    .getByText(/^That was tried too often\. Wait \d+ (seconds|minutes) and try again\.$/)
    .waitFor();
  expect(await answers(account.token)).toBeUndefined();
});

test('A deletion request without an answer deletes nothing, and a message says why', async () => {
  const { page, context, account } = await openDialog({ ignore: cutConnection });
  await keepDraft(page, account.username);
  await cutOperation(context, 'DeleteAccount');
  await confirm(page, account);
  await notification(page, 'Account not deleted').waitFor();
  await dialog(page).getByText('The server did not answer. Check your connection and try again.').waitFor();
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  await expectSoon(() => stored(page, 'editedText')).toBe('"My draft"');
});

test('A 401 at deletion says `Session expired` and removes the token, and the draft stays', async () => {
  const { page, account } = await openDialog();
  await keepDraft(page, account.username);
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  await confirm(page, account);
  await notification(page, 'Session expired').waitFor();
  await expectSoon(() => notification(page, 'Account not deleted').count()).toBe(0);
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await expectSoon(() => stored(page, 'editedText')).toBe('"My draft"');
  await page.waitForURL('**/login?then=%2Fpersonal%2Faccount');
});

/** As an account that was opened by a sign-in with Google. */
async function withoutPassword({ username: name }: TestAccount): Promise<void> {
  await application.dataSource.query('UPDATE account SET password_hash = NULL WHERE username = $1', [name]);
}

test('SI-22 An account without a password is deleted with its username alone, and another username is not sent', async () => {
  const account = await register(application);
  await withoutPassword(account);
  const { page, incidents } = await openDialog({ account });
  const sent = sentOperations(page);
  await dialog(page).getByText(`Type your username, ${account.username}, to confirm.`).waitFor();
  await expectSoon(() => password(page).count()).toBe(0);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `delete-account-no-password-1440-${scheme}`);
  });
  await username(page).fill('somebody-else');
  await submit(page).click();
  await dialog(page).getByText(`Type ${account.username}, the username of this account.`).waitFor();
  expect(sent).toEqual([]);
  await username(page).fill(account.username.toUpperCase());
  await submit(page).click();
  await page.waitForURL(`${application.url}/`);
  expect(await answers(account.token)).toBe('UNAUTHENTICATED');
  expect(incidents).toEqual([]);
});

test('SI-23 Who has signed in more than ten minutes ago, into an account without a password, signs in again first, and comes back', async () => {
  const account = await register(application);
  await withoutPassword(account);
  await signInMinutesAgo(application, account, 11);
  const { page } = await openDialog({ account });
  await username(page).fill(account.username);
  await submit(page).click();
  await dialog(page).getByText('Then you have ten minutes to do it.').waitFor();
  await expectSoon(() => submit(page).count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `delete-account-sign-in-again-390-${scheme}`);
  });
  expect(await answers(account.token)).toBeUndefined();
  await dialog(page).getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL('**/login?then=%2Fpersonal%2Faccount');
  expect(await answers(account.token)).toBe('UNAUTHENTICATED');
});

test('An account whose password was removed after the settings loaded is asked for its username alone', async () => {
  const { page, account } = await openDialog();
  await withoutPassword(account);
  await confirm(page, account);
  await dialog(page).getByText(`Type your username, ${account.username}, to confirm.`).waitFor();
  await expectSoon(() => password(page).count()).toBe(0);
  expect(await answers(account.token)).toBeUndefined();
});

test('Enter in a field works like the button, and two presses delete once; the draft of another account on this device stays', async () => {
  const { page, account } = await openDialog();
  await keepDraft(page, 'somebody-else');
  const sent = sentOperations(page);
  await username(page).fill(account.username);
  await password(page).fill(account.password);
  await password(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${application.url}/`);
  expect(sent.filter((name) => name === 'DeleteAccount')).toHaveLength(1);
  await expectSoon(() => stored(page, 'editedText')).toBe('"My draft"');
  await expectSoon(() => stored(page, 'token')).toBeNull();
});

test('axe finds nothing in the popup, before and after a refusal, and it fits (1440 × 900, 390 × 844 and 320 × 640, light and dark)', async () => {
  const { page, account } = await openDialog({ reducedMotion: 'reduce' });
  const look = async (state: string) => {
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `delete-account-${state}-${width}-${scheme}`);
      });
      await expectSoon(() => sidewaysScroll(page)).toBe(0);
      if (width < 1440) await expectSoon(() => smallTargets(page)).toEqual([]);
    }
  };
  await look('rest');
  await confirm(page, { ...account, password: 'not the password' });
  await dialog(page).getByText(wrong).waitFor();
  await look('refused');
});

test('PD-08 Before that, the owner saves what is stored about the account, and signs in again if the sign-in is older than ten minutes', async () => {
  const account = await register(application);
  await claim(application, account, 'taken-along');
  await publish(application, account);
  const { page } = await openSettings(browser, application, { room: 'account', account, ignore: () => true });
  const button = page.getByRole('button', { name: 'Download everything' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe(`${account.username}-${new Date().toISOString().slice(0, 10)}.zip`);
  const archive = await readFile(await download.path());
  expect([archive.subarray(0, 2).toString(), archive.includes('pages/taken-along/page.json')]).toEqual(['PK', true]);
  await expectNoAxeViolations(page);
  await signInMinutesAgo(application, account, 11);
  await button.click();
  await page.getByText('To save your data, you sign in once more.').waitFor();
  await page.getByRole('button', { name: 'Sign in again' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

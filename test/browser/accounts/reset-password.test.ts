import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { RequestPasswordResetDocument } from '../../../client/api/generated/request-password-reset.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningProduct } from '../../support/servers/running-product.js';
import {
  bareNotification,
  chosenName,
  cutApi,
  cutConnection,
  holdApi,
  logIn,
  notification,
  openSignedIn,
  sidewaysScroll,
  smallTargets,
  stored,
} from './account-steps.js';
import { expectSoon } from '../../support/waiting.js';

let mail: TestMailServer;

beforeAll(async () => {
  mail = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ smtpUrl: mail.url }));
afterAll(async () => {
  await mail.stop();
});

const chosen = 'a fig for every lemon';
const deadLink = '/resetpw/0b8e2f6a-4c1d-4f3a-9a53-2f1f6d0c9b7e/no-such-token';
const serviceDown = 'Error, our e-mail service seems to be down.';
const linkInvalid = 'This link has been used, or it has expired. Ask for a new one.';

const newPassword = (page: Page) => page.getByLabel('New Password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Reset Password', exact: true });
const focusedField = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** The path of the link that the account is mailed. */
async function resetPath({ email }: TestAccount): Promise<string> {
  await graphqlData(application.url, RequestPasswordResetDocument, { email });
  const { text } = await mail.next(email);
  const [link = ''] = /http\S+\/resetpw\/[\w-]+\/[\w-]+/.exec(text) ?? [];
  return new URL(link).pathname;
}

async function anAccountAndItsPath(): Promise<{ owner: TestAccount; path: string }> {
  const owner = await register(application);
  return { owner, path: await resetPath(owner) };
}

async function openReset(path: string, options?: PageOptions) {
  const opened = await browser.newPage(application.url, options);
  await opened.page.goto(path);
  await submit(opened.page).waitFor();
  return opened;
}

async function choose(page: Page, password: string, repeated = password): Promise<void> {
  await newPassword(page).fill(password);
  await confirmation(page).fill(repeated);
  await submit(page).click();
}

describe('The screen', () => {
  test('RT-09 AU-29 /resetpw/{userId}/{token} shows the reset page with `New Password` and `Confirm Password` fields and a `Reset Password` button, and shows it again when it is reloaded', async () => {
    const { page, incidents } = await openReset(deadLink);
    await expectSoon(() => page.title()).toBe('Reset password · Tessera');
    await page.reload();
    await submit(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(deadLink);
    await expectSoon(() => submit(page).getAttribute('type')).toBe('submit');
    await expectSoon(() => page.getByRole('textbox').count()).toBe(2);
    for (const field of [newPassword(page), confirmation(page)]) {
      await expectSoon(() => field.getAttribute('type')).toBe('password');
      await expectSoon(() => field.getAttribute('autocomplete')).toBe('new-password');
    }
    expect(incidents).toEqual([]);
  });

  test.each([
    ['RT-10 ', ''],
    ['', ', also before a final slash'],
  ])('%sThe reset page takes the user id and the token from the last two path segments%s', async (_, slash) => {
    const { path } = await anAccountAndItsPath();
    const { page, context } = await openReset(`${path.replace('/resetpw/', '/resetpw/with/more/in-front/')}${slash && '/'}`);
    const [call] = await Promise.all([
      context.waitForEvent('request', (request) => request.url().endsWith('/graphql')),
      choose(page, chosen),
    ]);
    const [accountId, token] = path.split('/').slice(-2);
    expect(call.postDataJSON()).toMatchObject({ variables: { input: { accountId, token, password: chosen } } });
    await notification(page, 'Password changed').waitFor();
  });

  test.each(['/resetpw', '/resetpw/only-one'])('%s shows Not found', async (path) => {
    const { page } = await browser.newPage(application.url, { ignore: ({ text }) => text.includes('status of 404') });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Not found' }).waitFor();
  });

  test('AU-30 AU-31 Both fields are required: empty fields are not sent, each shows the reason, the first has the focus; different passwords show the alert `Passwords do not match!`, and nothing is sent', async () => {
    const { page, context, incidents } = await openReset(deadLink);
    const calls = await holdApi(context);
    await submit(page).click();
    await page.getByText('Type a new password.').waitFor();
    await page.getByText('Type your password once more.').waitFor();
    for (const field of [newPassword(page), confirmation(page)]) {
      await expectSoon(() => field.getAttribute('required')).not.toBeNull();
      await expectSoon(() => field.getAttribute('aria-invalid')).toBe('true');
    }
    await expectSoon(() => focusedField(page)).toBe('password');

    await choose(page, chosen, 'something else');
    const alert = page.getByRole('alertdialog', { name: 'Passwords do not match!', exact: true });
    await alert.getByRole('button', { name: 'OK' }).click();
    await alert.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'confirmPassword');
    await expectSoon(() => page.getByText('Passwords do not match!').isVisible()).toBe(true);
    expect(calls.sent()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('No request of the page has a Referer with the address, which contains the token', async () => {
    const { owner, path } = await anAccountAndItsPath();
    const { page, context } = await openSignedIn(browser, application, owner);
    const referers: Promise<string | undefined>[] = [];
    context.on('request', (request) => void referers.push(request.allHeaders().then(({ referer }) => referer)));
    await page.goto(path);
    await choose(page, chosen);
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Login Form' }).waitFor();
    const known = (await Promise.all(referers)).filter((referer) => referer !== undefined);
    expect(referers.length).toBeGreaterThan(5);
    expect(known.filter((referer) => referer.includes('resetpw'))).toEqual([]);
  });
});

describe('A new password', () => {
  test('A linkname that a guest chose is still remembered after a new password was set in the same tab', async () => {
    const { owner, path } = await anAccountAndItsPath();
    const { page, incidents } = await browser.newPage(application.url);
    await page.goto('/login?claim=kept-meanwhile');
    await chosenName(page).getByText('/kept-meanwhile').waitFor();
    await page.goto(path);
    await choose(page, chosen);
    await page.waitForURL('**/login');
    await chosenName(page).getByText('/kept-meanwhile').waitFor();
    await logIn(page, owner.username, chosen);
    await page.waitForURL('**/personal');
    await expectSoon(() => page.getByLabel('Select your linkname here').inputValue()).toBe('kept-meanwhile');
    expect(incidents).toEqual([]);
  });

  test('ER-12 Reset confirm success: `Password changed`; the token of a signed-in user is removed, other data stays; /login opens after 1 s', async () => {
    const { owner, path } = await anAccountAndItsPath();
    const { page, incidents } = await openSignedIn(browser, application, owner);
    await page.evaluate(() => localStorage.setItem('editedText', '"A draft"'));
    await holdClock(page);
    await page.goto(path);
    await choose(page, chosen);
    await bareNotification(page, 'Password changed').waitFor();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toEqual({ setting: 'navbar', editedText: '"A draft"' });
    await expectLoadAfter(page, 1000, '/login');
    expect(page.url()).toBe(`${application.url}/login`);
    await logIn(page, owner.username, chosen);
    await notification(page, 'Logged in').waitFor();
    expect(incidents).toEqual([]);
  });

  test('The back button skips the used link', async () => {
    const { path } = await anAccountAndItsPath();
    const { page } = await browser.newPage(application.url);
    await page.goto('/recoverusername');
    await page.goto(path);
    await choose(page, chosen);
    await page.waitForURL('**/login');
    await page.goBack();
    await page.waitForURL('**/recoverusername');
  });

  test('The Reset Password button shows a spinner while working, and a double click sends once', async () => {
    const { path } = await anAccountAndItsPath();
    const { page, context } = await openReset(path);
    const calls = await holdApi(context);
    // After a success the screen would stay for a second only.
    await holdClock(page);
    await newPassword(page).fill(chosen);
    await confirmation(page).fill(chosen);
    await submit(page).dblclick();
    await page.locator('button[aria-busy=true] svg').waitFor();
    await newPassword(page).press('Enter');
    calls.release();
    await notification(page, 'Password changed').waitFor();
    await submit(page).click();
    expect(calls.sent()).toBe(1);
  });

  test('A user can set a new password with the keyboard alone', async () => {
    const { path } = await anAccountAndItsPath();
    const { page, incidents } = await openReset(path);
    // Skips the link to the content and the logo.
    for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expectSoon(() => focusedField(page)).toBe('password');
    await page.keyboard.type(chosen);
    await page.keyboard.press('Tab');
    await expectSoon(() => focusedField(page)).toBe('confirmPassword');
    await page.keyboard.type(chosen);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    expect(incidents).toEqual([]);
  });
});

describe('A refusal', () => {
  async function expectDeadLink(page: Page): Promise<void> {
    const bar = bareNotification(page, serviceDown);
    await bar.waitFor();
    await page.getByText(linkInvalid).waitFor();
    await expectSoon(() => page.locator('[aria-invalid=true]').count()).toBe(0);
    await expectSoon(() => stored(page, 'setting')).toBe('navbar');
    await bar.waitFor({ state: 'detached' });
    await expectSoon(() => page.getByText(linkInvalid).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await page.waitForURL(`${application.url}/recoverpassword`);
    await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
  }

  test('ER-13 Reset confirm failure with a used link: `Error, our e-mail service seems to be down.`, and in the form the reason with a link to request a new mail', async () => {
    const { path } = await anAccountAndItsPath();
    const first = await openReset(path);
    await choose(first.page, chosen);
    await first.page.waitForURL('**/login');
    const { page, incidents } = await openReset(path);
    await choose(page, chosen);
    await expectDeadLink(page);
    expect(incidents).toEqual([]);
  });

  test('Reset confirm failure with an expired link: the same', async () => {
    const { path } = await anAccountAndItsPath();
    await application.dataSource.query(`UPDATE one_time_token SET expires_at = now() - interval '1 second'`);
    const { page } = await openReset(path);
    await choose(page, chosen);
    await expectDeadLink(page);
  });

  test('A signed-in user with a refused link stays signed in', async () => {
    const account = await register(application);
    const { page } = await openSignedIn(browser, application, account);
    await page.goto(deadLink);
    await choose(page, chosen);
    await page.getByText(linkInvalid).waitFor();
    await expectSoon(() => stored(page, 'token')).toBe(account.token);
  });

  test.each([
    ['too short', 'short', 'Choose a password of at least 8 characters.'],
    ['too common', 'password123', /common/],
  ])(
    'A password that is %s shows that under its field, which gets the focus, until it changes; the link can still be used',
    async (_, password, sentence) => {
      const { path } = await anAccountAndItsPath();
      const { page, incidents } = await openReset(path);
      await choose(page, password);
      await notification(page, serviceDown).waitFor();
      await page.getByText(sentence).waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
      await expectSoon(() => newPassword(page).getAttribute('aria-invalid')).toBe('true');
      await newPassword(page).fill(chosen);
      await page.getByText(sentence).waitFor({ state: 'detached' });
      await choose(page, chosen);
      await notification(page, 'Password changed').waitFor();
      expect(incidents).toEqual([]);
    },
  );

  test('Without an answer the bar is the same, the form gives the reason, and the input stays', async () => {
    const { path } = await anAccountAndItsPath();
    const { page, context } = await openReset(path, { ignore: cutConnection });
    const mend = await cutApi(context);
    await choose(page, chosen);
    await notification(page, serviceDown).waitFor();
    await page.getByText('The server did not answer.').waitFor();
    await expectSoon(() => page.getByRole('link', { name: 'Ask for a new link' }).count()).toBe(0);
    await mend();
    await submit(page).click();
    await notification(page, 'Password changed').waitFor();
  });

  test('An internal error of the server counts as no answer, and a message about waiting is shown unchanged', async () => {
    const { page, context } = await openReset(deadLink);
    for (const [code, message, shown] of [
      ['INTERNAL', 'Something went wrong on our side.', 'The server did not answer.'],
      ['TOO_MANY_ATTEMPTS', 'That was tried too often. Wait 40 seconds and try again.', 'Wait 40 seconds'],
    ] as const) {
      await context.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } }));
      await choose(page, chosen);
      await page.getByText(shown).waitFor();
    }
  });
});

describe('Accessibility', () => {
  test('axe finds nothing after an alert, after a refusal and after success, light and dark', async () => {
    const { path } = await anAccountAndItsPath();
    const { page } = await openReset(path, { reducedMotion: 'reduce' });
    await choose(page, chosen, 'something else');
    await page.getByRole('alertdialog').waitFor();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await choose(page, 'short');
    await page.getByText('Choose a password of at least').waitFor();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await page.goto(deadLink);
    await choose(page, chosen);
    await page.getByText(linkInvalid).waitFor();
    // The bar stays for as long as the mouse is on it.
    await notification(page, serviceDown).hover();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await screenshot(page, 'reset-password-1440');
  });

  test.each([320, 390])('At %i px the page does not scroll sideways, and its targets are 44 px high', async (width) => {
    const { page } = await openReset(deadLink, { viewport: { width, height: 844 }, colorScheme: width === 390 ? 'dark' : 'light' });
    await choose(page, chosen);
    await page.getByText(linkInvalid).waitFor();
    await screenshot(page, `reset-password-${width}`);
    expect([await sidewaysScroll(page), await smallTargets(page)]).toEqual([0, []]);
  });
});

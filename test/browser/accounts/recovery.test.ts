import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { RecoverUsernameDocument } from '../../../client/api/generated/recover-username.js';
import { RequestPasswordResetDocument } from '../../../client/api/generated/request-password-reset.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { graphql } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, until } from '../../support/waiting.js';
import { bareNotification, cutApi, cutConnection, holdApi, logIn, notification, openSignedIn } from './account-steps.js';
import {
  ask,
  emailField as email,
  failureAlert,
  openRecovery,
  passwordRecovery as password,
  press,
  recoveries,
  seeFailure,
  usernameRecovery as username,
  whatHappensNext,
  type Recovery,
} from './recovery-steps.js';

let mail: TestMailServer;
let account: TestAccount;

beforeAll(async () => {
  mail = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ smtpUrl: mail.url }));
beforeAll(async () => {
  account = await register(application);
});
afterAll(async () => {
  await mail.stop();
});

/** The focus follows what is shown, a moment later. */
const emailIsFocused = (page: Page) => page.locator('input[name=email]:focus').waitFor();
const whatHappensNextIsFocused = (page: Page) => page.locator(':focus', { hasText: 'a mail is on its way' }).waitFor();

/** Answers every call with this error. */
async function answerWith(context: BrowserContext, code: string, message: string): Promise<void> {
  await context.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } }));
}

/** Everything that the page stores in the browser. */
const storedKeys = (page: Page) => page.evaluate(() => Object.entries({ ...localStorage }));

describe('The screens', () => {
  async function expectForm(recovery: Recovery): Promise<void> {
    const { page, context, incidents } = await openRecovery(browser, application, recovery);
    await expectSoon(() => page.title()).toBe(`${recovery.title} · Tessera`);
    const calls = await holdApi(context);
    await expectSoon(() => page.getByRole('button', { name: recovery.button, exact: true }).getAttribute('type')).toBe('submit');
    await press(page, recovery);
    await page.getByText('Type your e-mail address.').waitFor();
    await expectSoon(() => page.getByRole('textbox').count()).toBe(1);
    for (const [attribute, value] of [
      ['required', ''],
      ['type', 'email'],
      ['autocomplete', 'email'],
      ['aria-invalid', 'true'],
    ] as const) {
      await expectSoon(() => email(page).getAttribute(attribute)).toBe(value);
    }
    await emailIsFocused(page);
    expect(calls.sent()).toBe(0);
    await page.getByRole('link', { name: 'Back to Login', exact: true }).click();
    await page.waitForURL(`${application.url}/login`);
    await page.getByRole('heading', { name: 'Login Form' }).waitFor();
    expect(incidents).toEqual([]);
  }

  test('RT-07 AU-21 AU-22 /recoverusername has a required email field and a `Send Username` button: an empty form is not sent, and shows the reason. `Back to Login` leads to /login', () =>
    expectForm(username));

  test('RT-08 AU-24 AU-25 /recoverpassword has a required email field and a `Send Reset Link` button: an empty form is not sent, and shows the reason. `Back to Login` leads to /login', () =>
    expectForm(password));

  test('The screen that a guest requested is remembered through the recovery and opens after signing in', async () => {
    const { page } = await browser.newPage(application.url);
    await page.goto('/editor');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await logIn(page, account.username, account.password);
    await page.waitForURL('**/editor');
  });

  test.each(recoveries)('$path shows a signed-in user the same screen, without a redirect', async ({ path, title }) => {
    const { page, incidents } = await openSignedIn(browser, application, account);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(incidents).toEqual([]);
  });

  test('The field has the address of a signed-in user; for a guest it stays empty without a request to the server', async () => {
    const { page } = await openSignedIn(browser, application, account);
    await page.goto('/recoverpassword');
    await page.waitForFunction((own) => document.querySelector<HTMLInputElement>('input[name=email]')?.value === own, account.email);
    const guest = await browser.newPage(application.url);
    const calls = await holdApi(guest.context);
    await guest.page.goto('/recoverpassword');
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    await press(guest.page, password);
    await guest.page.getByText('Type your e-mail address.').waitFor();
    expect(calls.sent()).toBe(0);
  });

  test('The link back leads a signed-in user to /personal', async () => {
    const { page, incidents } = await openSignedIn(browser, application, account);
    await page.goto('/recoverpassword');
    await page.getByRole('link', { name: 'Back to Personal', exact: true }).click();
    await page.waitForURL(`${application.url}/personal`);
    await page.getByRole('heading', { level: 1, name: 'Personal' }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('Text that is typed before the address of the user has loaded stays', async () => {
    const { page, context } = await openSignedIn(browser, application, account);
    const calls = await holdApi(context);
    await page.goto('/recoverpassword');
    await email(page).fill('another@example.org');
    const answered = page.waitForResponse('**/graphql');
    calls.release();
    await (await answered).finished();
    // After two frames the screen shows the answer.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await expectSoon(() => email(page).inputValue()).toBe('another@example.org');
  });
});

describe('Sending the form', () => {
  test('AU-23 Recover username mails the username to a known address', async () => {
    const { page } = await openRecovery(browser, application, username);
    await ask(page, username, ` ${account.email.toUpperCase()} `);
    await notification(page, username.done).waitFor();
    expect((await mail.next(account.email)).text).toContain(account.username);
  });

  test('AU-26 Recover password mails a reset link to a known address, and the link opens the reset page', async () => {
    const owner = await register(application);
    const { page, incidents } = await openRecovery(browser, application, password);
    await ask(page, password, owner.email);
    await notification(page, password.done).waitFor();
    const { text } = await mail.next(owner.email);
    const [link] = /http\S+\/resetpw\/[\w-]{36}\/[\w-]{43}\b/.exec(text) ?? [''];
    expect(link).toContain(`${application.url}/resetpw/`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Reset Password' }).waitFor();
    expect(incidents).toEqual([]);
  });

  async function expectSuccess(recovery: Recovery): Promise<void> {
    const { page, incidents } = await openRecovery(browser, application, recovery);
    const kept = [['setting', 'navbar']];
    await expectSoon(() => storedKeys(page)).toEqual(kept);
    await ask(page, recovery, 'nobody-has-this@example.org');
    const bar = bareNotification(page, recovery.done);
    await bar.waitFor();
    await page.getByText('nobody-has-this@example.org').waitFor();
    await whatHappensNext(page).waitFor();
    await whatHappensNextIsFocused(page);
    expect(new URL(page.url()).pathname).toBe(recovery.path);
    await expectSoon(() => storedKeys(page)).toEqual(kept);
    await bar.waitFor({ state: 'detached' });
    await expectSoon(() => whatHappensNext(page).isVisible()).toBe(true);
    expect(incidents).toEqual([]);
  }

  test('ER-08 Reset request success: the bar `Recovery E-mail sent, remember to check junk folder`, and a text about the next step; nothing is stored', () =>
    expectSuccess(password));

  test('ER-10 Recover username success: the bar `E-mail sent, remember to check junk folder`, and a text about the next step; nothing is stored', () =>
    expectSuccess(username));

  test('A signed-in user reads `A mail is on its way` for the address of the account, and a conditional text for another address', async () => {
    const owner = await register(application);
    const { page, incidents } = await openSignedIn(browser, application, owner);
    await page.goto('/recoverpassword');
    await page.waitForFunction((own) => document.querySelector<HTMLInputElement>('input[name=email]')?.value === own, owner.email);
    await ask(page, password, owner.email.toUpperCase());
    await page.getByText('A mail is on its way to', { exact: true }).waitFor();
    await page.getByText('Its link is valid for 1 hour and works once.', { exact: true }).waitFor();
    await expectSoon(() => whatHappensNext(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Send again or change the address' }).click();
    await ask(page, password, 'another@example.org');
    await page.getByText('If an account has this address, a mail is on its way:', { exact: true }).waitFor();
    await whatHappensNext(page).waitFor();
    expect(incidents).toEqual([]);
  });

  test.each(recoveries)('The button $button shows a spinner while working, and a double click sends once', async (recovery) => {
    const { page, context } = await openRecovery(browser, application, recovery);
    const calls = await holdApi(context);
    await email(page).fill('pressed-twice@example.org');
    await page.getByRole('button', { name: recovery.button }).dblclick();
    await page.locator('button[aria-busy=true] svg').waitFor();
    await email(page).press('Enter');
    calls.release();
    await notification(page, recovery.done).waitFor();
    expect(calls.sent()).toBe(1);
  });

  test.each([1440, 390])('At %i px a second click right after the answer hits no button', async (width) => {
    const { page, context } = await openRecovery(browser, application, username, { viewport: { width, height: 844 } });
    const calls = await holdApi(context);
    calls.release();
    await email(page).fill('pressed-later@example.org');
    const box = (await page.getByRole('button', { name: username.button }).boundingBox())!;
    const pressThere = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await pressThere();
    await whatHappensNext(page).waitFor();
    await pressThere();
    await expectSoon(() => whatHappensNext(page).isVisible()).toBe(true);
    expect(calls.sent()).toBe(1);
  });

  test('With the keyboard alone a user types, sends, changes and sends an address again', async () => {
    const { page, incidents } = await openRecovery(browser, application, username);
    const keys = async (...names: string[]) => {
      for (const name of names) await page.keyboard.press(name);
    };
    // Skips the link to the content and the logo.
    await keys('Tab', 'Tab', 'Tab');
    await emailIsFocused(page);
    await page.keyboard.type('mistyped@example.org');
    await keys('Tab', 'Enter');
    await page.getByText('mistyped@example.org').waitFor();
    await whatHappensNextIsFocused(page);
    await keys('Tab', 'Enter');
    await emailIsFocused(page);
    await expectSoon(() => email(page).inputValue()).toBe('mistyped@example.org');
    await email(page).selectText();
    await page.keyboard.type(account.email);
    await keys('Enter');
    await page.getByText(account.email).first().waitFor();
    expect(incidents).toEqual([]);
  });
});

describe('Failures', () => {
  test('ER-09 Reset request failure: the alert `There was an error submitting your email.` and the reason next to the field, which gets the focus', async () => {
    const { page, incidents } = await openRecovery(browser, application, password);
    await ask(page, password, 'no address');
    await failureAlert(page).waitFor();
    await failureAlert(page).getByRole('button', { name: 'OK' }).click();
    await emailIsFocused(page);
    await expectSoon(() => email(page).getAttribute('aria-invalid')).toBe('true');
    const note = await email(page).getAttribute('aria-describedby');
    await expectSoon(() => page.locator(`[id="${note}"]`).innerText()).toBe('Enter an e-mail address such as name@example.org.');
    await expectSoon(() => storedKeys(page)).toEqual([['setting', 'navbar']]);
    await email(page).fill('mended@example.org');
    await expectSoon(() => email(page).getAttribute('aria-invalid')).toBeNull();
    await press(page, password);
    await notification(page, password.done).waitFor();
    expect(incidents).toEqual([]);
  });

  test('ER-11 Recover username failure: the bar `Error` and the reason next to the field, which gets the focus', async () => {
    const { page, incidents } = await openRecovery(browser, application, username);
    await ask(page, username, 'no address');
    await bareNotification(page, 'Error').waitFor();
    await page.getByText('Enter an e-mail address such as name@example.org.').waitFor();
    await emailIsFocused(page);
    await expectSoon(() => email(page).getAttribute('aria-invalid')).toBe('true');
    await expectSoon(() => storedKeys(page)).toEqual([['setting', 'navbar']]);
    expect(incidents).toEqual([]);
  });

  test.each(recoveries)(
    'When $button gets no answer, the form says so, no field is marked as wrong, and the address stays',
    async (recovery) => {
      const { page, context } = await openRecovery(browser, application, recovery, { ignore: cutConnection });
      const mend = await cutApi(context);
      await ask(page, recovery, 'cut-off@example.org');
      await seeFailure(page, recovery);
      await page.getByText('The server did not answer.').waitFor();
      await expectSoon(() => email(page).getAttribute('aria-invalid')).toBeNull();
      await expectSoon(() => email(page).inputValue()).toBe('cut-off@example.org');
      await mend();
      await press(page, recovery);
      await notification(page, recovery.done).waitFor();
    },
  );

  test.each(recoveries)(
    'When $button gets an internal error of the server, the form says that the server did not answer',
    async (recovery) => {
      const { page, context } = await openRecovery(browser, application, recovery);
      await answerWith(context, 'INTERNAL', 'Something went wrong on our side.');
      await ask(page, recovery, 'unlucky@example.org');
      await seeFailure(page, recovery);
      await page.getByText('The server did not answer.').waitFor();
    },
  );

  test.each(recoveries)(
    'After too many attempts $button makes the form say how long to wait, until the input changes',
    async (recovery) => {
      const address = `often-${recovery.path.slice(1)}@example.org`;
      const document = recovery === username ? RecoverUsernameDocument : RequestPasswordResetDocument;
      await until(async () => {
        const { errors } = await graphql<object, { email: string }>(application.url, document, { email: address });
        return errors[0]?.extensions.code === 'TOO_MANY_ATTEMPTS';
      });
      const { page } = await openRecovery(browser, application, recovery);
      await ask(page, recovery, address);
      await seeFailure(page, recovery);
      const reason = page.getByText(/^That was tried too often\. Wait \d+ (seconds|minutes) and try again\.$/);
      await reason.waitFor();
      await expectSoon(() => email(page).getAttribute('aria-invalid')).toBeNull();
      await email(page).fill('other@example.org');
      await reason.waitFor({ state: 'detached' });
    },
  );
});

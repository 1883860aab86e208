import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { RequestEmailVerificationDocument } from '../../../client/api/generated/request-email-verification.js';
import { register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { cutConnection, fillRegistration, notification, openSignedIn, sidewaysScroll, smallTargets, stored } from './account-steps.js';
import { draftWarning } from '../editor/editor-steps.js';
import {
  answerInPlace,
  cutOperation,
  fixChance,
  openSettings,
  sentOperations,
  verifyElsewhere,
  type OpenSettings,
} from '../settings/personal-steps.js';
import { expectSoon } from '../../support/waiting.js';

let mailServer: TestMailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ smtpUrl: mailServer.url }));
afterAll(async () => {
  await mailServer.stop();
});

const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify E-mail', exact: true });
const alertOf = (page: Page, text: string) => page.getByRole('alertdialog', { name: text, exact: true });
const sentence = ({ email }: { email: string }) =>
  `A mail to ${email} is on its way. Open the link in it within 24 hours, and look in the junk folder, too.`;

const inAMoment = 'You can ask for another mail in a few seconds.';

function open(options?: Parameters<typeof openSettings>[2]): Promise<OpenSettings> {
  return openSettings(browser, application, options);
}

test('PE-07 A verified user sees a disabled `E-mail Verified` button', async () => {
  const account = await register(application);
  await verifyElsewhere(application, account);
  const { page } = await open({ account });
  const button = page.getByRole('button', { name: 'E-mail Verified', exact: true });
  await expectSoon(() => button.isDisabled()).toBe(true);
  await page.getByText('Verified.', { exact: true }).waitFor();
  await expectSoon(() => verifyButton(page).count()).toBe(0);
});

test('EV-01 The Verify E-mail button sends the verification mail', async () => {
  const { page, account, incidents } = await open();
  await verifyButton(page).click();
  const { text } = await mailServer.next(account.email);
  expect(text).toContain(`${application.url}/?token=`);
  await alertOf(page, sentence(account)).waitFor();
  expect(incidents).toEqual([]);
});

test('The complete verification works: button, mail, link, settings', async () => {
  const { page, account, incidents } = await open();
  await verifyButton(page).click();
  const { text } = await mailServer.next(account.email);
  const [link = ''] = /http\S+\?token=[\w-]+/.exec(text) ?? [];
  // It is shown for two seconds, and the document may load for longer.
  await Promise.all([notification(page, 'E-mail verified').waitFor(), page.goto(link)]);
  await page.waitForURL('**/personal');
  await page.getByRole('button', { name: 'E-mail Verified' }).waitFor();
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  expect(incidents).toEqual([]);
});

test('The registration screen sends the verification mail, /personal says so, and the link in it verifies the address', async () => {
  const { page, context, incidents } = await browser.newPage(application.url, { ignore: draftWarning });
  const email = 'signs-up@example.org';
  await page.goto('/register');
  await fillRegistration(page, { username: 'signs-up', email, password: 'figs and lemons' });
  await page.getByRole('button', { name: 'Create my page' }).click();
  await page.waitForURL('**/editor?start');
  await page.goto('/personal');
  await page.getByText('Open the link in the mail within 24 hours. It may be in the junk folder.').waitFor();
  const { text } = await mailServer.next(email);
  const other = await context.newPage();
  await other.goto(/http\S+\?token=[\w-]+/.exec(text)![0]);
  await other.getByRole('button', { name: 'E-mail Verified', exact: true }).waitFor();
  expect(mailServer.mails.filter(({ to }) => to === email)).toHaveLength(1);
  expect(incidents).toEqual([]);
});

test('ER-17 A 401 at the Verify E-mail button removes the token and reloads after 1 s', async () => {
  const account = await register(application);
  const { page } = await openSignedIn(browser, application, account);
  await holdClock(page);
  await page.goto('/personal');
  await verifyButton(page).waitFor();
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  await verifyButton(page).click();
  await notification(page, 'Session expired').waitFor();
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await expectSoon(() => page.getByRole('alertdialog').count()).toBe(0);
  await expectLoadAfter(page, 1000);
  await page.waitForURL('**/login');
});

test('PE-06 ER-18 An unverified user sees a `Verify E-mail` button. Verify E-mail, ok: an alert with the detail, and no bar `Email verified` while the account is not verified', async () => {
  const { page, account, incidents } = await open();
  await expectSoon(() => verifyButton(page).isEnabled()).toBe(true);
  await page.getByText('Not verified yet.').waitFor();
  await verifyButton(page).click();
  const alert = alertOf(page, sentence(account));
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  await alert.waitFor({ state: 'detached' });
  await page.getByText('Open the link in the mail within 24 hours.').waitFor();
  await expectSoon(() => notification(page, 'Email verified').count()).toBe(0);
  await expectSoon(() => page.evaluate(() => document.activeElement?.textContent.trim())).toBe('Verify E-mail');
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  expect(incidents).toEqual([]);
});

test('The alert after a press of Verify E-mail is in the language of the screens', async () => {
  const account = await register(application);
  const { page } = await openSignedIn(browser, application, account, { locale: 'de-DE' });
  await page.goto('/personal');
  await page.getByRole('button', { name: 'E-Mail bestätigen', exact: true }).click();
  const worded = `Eine Mail an ${account.email} ist unterwegs. Öffne innerhalb von 24 Stunden den Link darin, und schau auch im Spam-Ordner nach.`;
  await alertOf(page, worded).waitFor();
});

test('Verify E-mail of an account that was verified meanwhile: the alert with the detail, the bar `Email verified`, and the state is read again', async () => {
  const { page, account, incidents } = await open();
  await verifyElsewhere(application, account);
  await page.getByLabel('Select your linkname here').fill('half-typed');
  await verifyButton(page).click();
  await notification(page, 'Email verified').waitFor();
  await alertOf(page, 'Your e-mail address is verified already.').getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('button', { name: 'E-mail Verified', exact: true }).waitFor();
  await expectSoon(() => page.getByLabel('Select your linkname here').inputValue()).toBe('half-typed');
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  expect(incidents).toEqual([]);
});

test('ER-19 Verify E-mail, ok without a detail: the alert `Email verification initiated successfully.`', async () => {
  const { page, context, account } = await open();
  const answer = { data: { requestEmailVerification: { alreadyVerified: false, detail: '' } } };
  await answerInPlace(context, 'RequestEmailVerification', answer);
  await verifyButton(page).click();
  await alertOf(page, 'Email verification initiated successfully.').waitFor();
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
});

test('ER-20 Verify E-mail, failure: an alert with the detail, which then stands under the button', async () => {
  const account = await register(application);
  for (let mail = 0; mail < 4; mail += 1) await graphqlData(application.url, RequestEmailVerificationDocument, {}, account.token);
  const { page, incidents } = await open({ account });
  await verifyButton(page).click();
  const alert = page.getByRole('alertdialog', { name: /^That was tried too often\. Wait \d+ (seconds|minutes) and try again\.$/ });
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  await alert.waitFor({ state: 'detached' });
  await page.getByText('That was tried too often.').waitFor();
  await expectSoon(() => page.getByText(inAMoment).count()).toBe(0);
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  expect(incidents).toEqual([]);
});

test('ER-21 Verify E-mail, failure without a detail: the alert `There was an error verifying the email.`', async () => {
  const { page, context, account } = await open();
  const answer = { data: null, errors: [{ message: '', extensions: { code: 'TOO_MANY_ATTEMPTS' } }] };
  await answerInPlace(context, 'RequestEmailVerification', answer);
  await verifyButton(page).click();
  await alertOf(page, 'There was an error verifying the email.').waitFor();
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
});

test('ER-22 Verify E-mail, exception: the alert `An error occurred. Please try again later.` and the reason under the button', async () => {
  const { page, context, account } = await open({ ignore: cutConnection });
  await cutOperation(context, 'RequestEmailVerification');
  await verifyButton(page).click();
  const alert = alertOf(page, 'An error occurred. Please try again later.');
  await alert.getByRole('button', { name: 'OK', exact: true }).click();
  await alert.waitFor({ state: 'detached' });
  await page.getByText('The server did not answer. Check your connection and try again.').waitFor();
  await expectSoon(() => page.getByText(inAMoment).count()).toBe(0);
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
});

test.each([
  ['the shortest', 0, 1000],
  ['the longest', 0.999999, 5000],
])(
  'EV-07 After a click Verify E-mail is enabled again after a random 1 to 5 s, and a text says so meanwhile: %s',
  async (_, chance, milliseconds) => {
    const account = await register(application);
    const { page, context } = await openSignedIn(browser, application, account);
    await fixChance(context, chance);
    await holdClock(page);
    await page.goto('/personal');
    const sent = sentOperations(page);
    await verifyButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK', exact: true }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByText(inAMoment).waitFor();
    const heightBelow = () =>
      page.getByRole('heading', { name: 'Password', exact: true }).evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await heightBelow();
    await page.clock.runFor(milliseconds - 10);
    await expectSoon(() => verifyButton(page).isEnabled()).toBe(false);
    await verifyButton(page).click({ force: true });
    expect(sent.filter((name) => name === 'RequestEmailVerification')).toHaveLength(1);
    await page.clock.runFor(10);
    await page.getByText(inAMoment).waitFor({ state: 'detached' });
    await expectSoon(heightBelow).toBe(before);
    await expectSoon(() => verifyButton(page).isEnabled()).toBe(true);
  },
);

test('When the user returns to the settings after opening the mailed link in another tab, they show that the e-mail is verified', async () => {
  const { page, account, incidents } = await open();
  await page.getByLabel('Select your linkname here').fill('half-typed');
  await verifyElsewhere(application, account);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'E-mail Verified', exact: true }).waitFor();
  await expectSoon(() => page.getByLabel('Select your linkname here').inputValue()).toBe('half-typed');
  const sent = sentOperations(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Change Profile Pic' }).click();
  await page.getByRole('dialog', { name: 'Profile picture' }).waitFor();
  expect(sent).not.toContain('Personal');
  expect(incidents).toEqual([]);
});

test('When the user returns to the settings without a connection, they stay unchanged', async () => {
  const { page, context } = await open({ ignore: cutConnection });
  const field = page.getByLabel('Select your linkname here');
  await field.fill('half-typed');
  await cutOperation(context, 'Personal');
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await failed;
  await verifyButton(page).click();
  await page.getByRole('alertdialog').waitFor();
  await expectSoon(() => field.inputValue()).toBe('half-typed');
});

test('A double click on Verify E-mail sends one mail', async () => {
  const { page, account } = await open();
  const sent = sentOperations(page);
  await verifyButton(page).dblclick();
  await alertOf(page, sentence(account)).waitFor();
  expect(sent.filter((name) => name === 'RequestEmailVerification')).toHaveLength(1);
});

test.each([1440, 390])(
  'axe finds nothing in the settings before, during and after the verification of an e-mail (%i px, light and dark)',
  async (width) => {
    const { page, context, account } = await open({ viewport: { width, height: 844 }, reducedMotion: 'reduce', ignore: cutConnection });
    const look = (state: string) =>
      inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `personal-${state}-${width}-${scheme}`);
      });
    await verifyButton(page).waitFor();
    await look('rest');
    const mend = await cutOperation(context, 'RequestEmailVerification');
    await verifyButton(page).click();
    await page.getByRole('alertdialog').waitFor();
    await look('alert');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await look('refused');
    await mend();
    await verifyElsewhere(application, account);
    await page.reload();
    await page.getByRole('button', { name: 'E-mail Verified' }).waitFor();
    await look('verified');
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    if (width === 390) await expectSoon(() => smallTargets(page)).toEqual([]);
  },
);

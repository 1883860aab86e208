import { beforeAll, expect, test } from '@jest/globals';
import { RegisterDocument } from '../../../client/api/generated/register.js';
import { claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark } from '../../support/browser/browser.js';
import { startApplication } from '../../support/servers/application.js';
import type { PageOptions } from '../../support/browser/browser.js';
import { graphql } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, until } from '../../support/waiting.js';
import {
  cutApi,
  cutConnection,
  fillRegistration,
  holdApi,
  notification,
  openSignedIn,
  sidewaysScroll,
  smallTargets,
  stored,
} from './account-steps.js';
import { draftWarning } from '../editor/editor-steps.js';
import { cutOperation } from '../settings/personal-steps.js';

const { application, browser } = runningProduct();
let somebody: TestAccount;

beforeAll(async () => {
  somebody = await register(application);
});

const create = { name: 'Create my page' };
const password = 'three lemons and a fig';

async function openRegister(options?: PageOptions, path = '/register') {
  const opened = await browser.newPage(application.url, options);
  await opened.page.goto(path);
  // It is shown when the server has said who may sign up. The calls that tests count or cut come later.
  await opened.page.getByLabel('Confirm password').waitFor();
  return opened;
}

test('RT-06 AU-08 /register shows the register form with username, email, password and confirm password, all required: an empty field is not sent', async () => {
  const { page, context, incidents } = await openRegister();
  const calls = await holdApi(context);
  await page.getByRole('button', create).click();
  await page.getByText('Type your password once more.').waitFor();
  for (const label of ['Username', 'E-mail', 'Password', 'Confirm password']) {
    const field = page.getByLabel(label, { exact: true });
    await expectSoon(() => field.getAttribute('required')).not.toBeNull();
    await expectSoon(() => field.getAttribute('aria-invalid')).toBe('true');
  }
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  expect(calls.sent()).toBe(0);
  expect(incidents).toEqual([]);
});

test('Wrong values in an incomplete form are marked together with the empty fields; the first of them has the focus', async () => {
  const { page, context } = await openRegister();
  const calls = await holdApi(context);
  await page.getByLabel('Username').fill('a');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', create).click();
  await page.getByText('Type your password once more.').waitFor();
  for (const label of ['Username', 'E-mail', 'Password', 'Confirm password'])
    expect([label, await page.getByLabel(label, { exact: true }).getAttribute('aria-invalid')]).toEqual([label, 'true']);
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
  expect(calls.sent()).toBe(0);
});

test("AU-09 AU-10 Different passwords show the alert `Passwords don't match.`, and nothing is sent; `Already have an account? Login here` leads to /login", async () => {
  const { page, context } = await openRegister();
  const calls = await holdApi(context);
  await fillRegistration(page, { username: 'differs', email: 'differs@example.org', password, confirmation: 'something else' });
  await page.getByRole('button', create).click();
  const alert = page.getByRole('alertdialog', { name: "Passwords don't match.", exact: true });
  await alert.waitFor();
  await alert.getByRole('button', { name: 'OK' }).click();
  await alert.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'confirmPassword');
  expect(calls.sent()).toBe(0);
  await page.getByRole('link', { name: 'Already have an account? Login here' }).click();
  await page.waitForURL('**/login');
});

test('AU-11 Registering signs in: the token of the answer is stored, and the next screen is that of a signed-in user', async () => {
  const { page } = await openRegister();
  await fillRegistration(page, { username: 'signs-in', email: 'signs-in@example.org', password });
  await page.getByRole('button', create).click();
  await page.waitForURL('**/editor?start');
  await expectSoon(() => stored(page, 'token')).toMatch(/^[\w-]{43}$/);
  await page.goto('/personal');
  await page.getByText('signs-in@example.org').first().waitFor();
});

test('A claimed name is the username until another one is typed; one that is too short for it leaves the field empty', async () => {
  const { page } = await openRegister({}, '/register?claim=salt-and_smoke');
  const username = page.getByLabel('Username');
  await expectSoon(() => username.inputValue()).toBe('salt-and_smoke');
  await page.getByText('This linkname is available.').waitFor();
  await page.getByLabel('E-mail').fill('salt@example.org');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', create).click();
  await page.waitForURL('**/editor?start');
  await page.goto('/personal/account');
  await page.getByText('Your username is salt-and_smoke').waitFor();
  const short = await openRegister({}, '/register?claim=ox');
  await short.page.getByText('/ox', { exact: false }).waitFor();
  await expectSoon(() => short.page.getByLabel('Username').inputValue()).toBe('');
});

test('AU-12 After registering, the first screen says that the claimed name is taken for the account, and that a mail for pictures is on its way; /personal has it filled in, Update says `Linkname updated`, and a link leads to the editor', async () => {
  const { page, incidents } = await openRegister({ ignore: draftWarning }, '/login?claim=Lemon-Garden');
  await page.getByRole('link', { name: 'Register here' }).click();
  await page.getByText('/lemon-garden', { exact: false }).waitFor();
  await page.getByText('This linkname is available.').waitFor();
  await page.getByText('We send you a link to verify it. After that, you can add pictures.').waitFor();
  await fillRegistration(page, { username: 'claims-one', email: 'claims-one@example.org', password });
  await page.getByRole('button', create).click();
  await page.waitForURL('**/editor?start');
  await page.getByText(`${new URL(application.url).host}/lemon-garden`).waitFor();
  await page.getByText('Visitors see your pictures once your e-mail address is verified.').waitFor();
  await page.getByText('A mail to claims-one@example.org is on its way.').waitFor();
  await page.getByRole('button', { name: 'Send it again' }).waitFor();
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  const field = page.getByLabel('Select your linkname here');
  await expectSoon(() => field.inputValue()).toBe('lemon-garden');
  await page.getByText('This is your present linkname.').waitFor();
  await expectSoon(() => stored(page, 'linkname')).toBe('lemon-garden');
  await page.getByRole('button', { name: 'Update' }).click();
  await notification(page, 'Linkname updated').waitFor();
  const step = page.getByRole('region', { name: 'This address is yours' });
  await step.getByText(`${new URL(application.url).host}/lemon-garden`, { exact: true }).waitFor();
  await step.getByRole('link', { name: 'Open the editor' }).click();
  await page.waitForURL('**/editor');
  expect(incidents).toEqual([]);
});

/** The form to register with a name that is free at this moment, filled. */
async function readyToRegister(linkname: string, options?: PageOptions) {
  const opened = await openRegister(options, `/register?claim=${linkname}`);
  await opened.page.getByText('This linkname is available.').waitFor();
  await fillRegistration(opened.page, { username: `with-${linkname}`, email: `${linkname}@example.org`, password });
  return { ...opened, field: opened.page.getByLabel('Select your address') };
}

test('When another account claims the name shortly before, the first screen says that it is taken, keeps it in the field, and accepts another name', async () => {
  const { page, field, incidents } = await readyToRegister('last-moment', { ignore: draftWarning });
  await claim(application, await register(application), 'last-moment');
  await page.getByRole('button', create).click();
  await notification(page, 'Registered!').waitFor();
  await page.waitForURL('**/editor?start');
  await expectSoon(() => field.inputValue()).toBe('last-moment');
  await page.getByText('This linkname is taken. Choose another one.').waitFor();
  await field.fill('the-next-moment');
  await page.getByText('This linkname is available.').waitFor();
  await page.getByRole('button', { name: 'Start blank' }).click();
  await page
    .getByRole('button', { name: /^Copy link/ })
    .first()
    .waitFor();
  await expectSoon(() => stored(page, 'linkname')).toBe('the-next-moment');
  expect(incidents).toEqual([]);
});

test('A claim without an answer leaves the new account and the name in the field', async () => {
  const { page, context, field } = await readyToRegister('unanswered', {
    ignore: (incident) => cutConnection(incident) || draftWarning(incident),
  });
  await cutOperation(context, 'ClaimLinkname');
  await page.getByRole('button', create).click();
  await notification(page, 'Registered!').waitFor();
  await page.waitForURL('**/editor?start');
  await expectSoon(() => field.inputValue()).toBe('unanswered');
  await page.getByText('This linkname is available.').waitFor();
});

test('A claimed name that is already taken: the form says so above its fields', async () => {
  await claim(application, somebody, 'already-gone');
  const { page } = await openRegister({}, '/register?claim=already-gone');
  await page.getByText('Or choose one after signing up.').waitFor();
});

test('ER-05 A successful registration shows `Registered!`, stores the token, and reloads after 1.5 s', async () => {
  const { page, incidents } = await browser.newPage(application.url, { ignore: draftWarning });
  await holdClock(page);
  await page.goto('/register');
  await fillRegistration(page, { username: 'on-time', email: 'on-time@example.org', password });
  await page.getByRole('button', create).dblclick();
  await notification(page, 'Registered!').waitFor();
  await expectSoon(() => stored(page, 'token')).not.toBeNull();
  await expectLoadAfter(page, 1500);
  expect(incidents).toEqual([]);
});

test('ER-06 A refused registration shows `Failed, make sure your passwords match`', async () => {
  const { page } = await openRegister();
  await fillRegistration(page, { username: somebody.username, email: 'other@example.org', password });
  await page.getByRole('button', create).click();
  await notification(page, 'Failed, make sure your passwords match').waitFor();
  await expectSoon(() => stored(page, 'token')).toBeNull();
});

test('ER-46 The reasons of a refused registration stand under their fields until the fields change; the first field has the focus', async () => {
  const { page } = await openRegister();
  await fillRegistration(page, { username: 'x', email: 'nowhere', password: 'short' });
  await page.getByRole('button', create).click();
  const notes = () => page.locator('[aria-invalid=true]').count();
  await page.waitForFunction(() => document.querySelectorAll('[aria-invalid=true]').length === 3);
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'username');
  for (const label of ['Username', 'E-mail', 'Password']) {
    const ids = await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby');
    expect((await page.locator(`[id="${ids}"]`).textContent())?.length).toBeGreaterThan(10);
  }
  await page.getByLabel('Username').fill('longer');
  await expectSoon(notes).toBe(2);
});

test('A taken username and a taken e-mail show the same text under both fields', async () => {
  const { page } = await openRegister();
  await fillRegistration(page, { username: 'not-taken-yet', email: somebody.email, password });
  await page.getByRole('button', create).click();
  await page.getByText('This username or e-mail address is already taken.').first().waitFor();
  await expectSoon(() => page.getByText('This username or e-mail address is already taken.').count()).toBe(2);
});

test('ER-07 A registration without an answer shows `Error`, and the reason in the form; the input stays', async () => {
  const { page, context } = await openRegister({ ignore: cutConnection });
  const mend = await cutApi(context);
  await fillRegistration(page, { username: 'cut-off', email: 'cut-off@example.org', password });
  await page.getByRole('button', create).click();
  await notification(page, 'Error').waitFor();
  await page.getByText('The server did not answer.').waitFor();
  await mend();
  await page.getByRole('button', create).click();
  await page.waitForURL('**/editor?start');
});

test('After too many attempts registering shows `Failed, make sure your passwords match` and, in the form, how long to wait; no field is marked as wrong', async () => {
  const other = await startApplication();
  const input = { username: 'x', email: 'nowhere', password: 'short' };
  await until(async () => {
    const { errors } = await graphql(other.url, RegisterDocument, { input });
    return errors[0]?.extensions.code === 'TOO_MANY_ATTEMPTS';
  });
  const { page, incidents } = await browser.newPage(other.url);
  await page.goto('/register');
  await fillRegistration(page, { username: 'too-often', email: 'too-often@example.org', password });
  await page.getByRole('button', create).click();
  await notification(page, 'Failed, make sure your passwords match').waitFor();
  const reason = page.getByText(/^That was tried too often\. Wait \d+ (seconds|minutes) and try again\.$/);
  await reason.waitFor();
  await expectSoon(() => page.locator('[aria-invalid=true]').count()).toBe(0);
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await page.getByLabel('Username').fill('another');
  await reason.waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
  await other.stop();
});

test('RT-27 A signed-in user who opens /register goes to /personal', async () => {
  const { page } = await openSignedIn(browser, application, somebody);
  await page.goto('/register');
  await page.waitForURL('**/personal');
});

test('Password managers recognise the fields', async () => {
  const { page } = await openRegister();
  await page.getByRole('button', create).waitFor();
  const hints = await page.locator('input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
  expect(hints).toEqual(['username', 'email', 'new-password', 'new-password']);
});

test('axe finds nothing on the register screen, after a refusal and with a question, light and dark', async () => {
  const { page } = await openRegister({ reducedMotion: 'reduce' }, '/register?claim=free-name');
  await page.getByText('This linkname is available.').waitFor();
  await page.getByRole('button', create).click();
  await page.getByText('Type your e-mail address.').waitFor();
  await inLightAndDark(page, () => expectNoAxeViolations(page));
  await fillRegistration(page, { username: 'a', email: 'b', password: 'c', confirmation: 'd' });
  await page.getByRole('button', create).click();
  await page.getByRole('alertdialog').waitFor();
  await inLightAndDark(page, () => expectNoAxeViolations(page));
});

test.each([320, 390])('At %i px the register screen does not scroll sideways, and its targets are 44 px high', async (width) => {
  const { page } = await openRegister({ viewport: { width, height: 844 } }, '/register?claim=a-name-of-thirty-characters-ok');
  await page.getByRole('button', create).click();
  await page.getByText('Type your e-mail address.').waitFor();
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  await expectSoon(() => smallTargets(page)).toEqual([]);
});

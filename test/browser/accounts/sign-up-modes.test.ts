import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { SignUpSettings, type NewInvitation } from '../../../server/accounts/for-operators/sign-up-settings.js';
import type { Invitation } from '../../../server/accounts/sign-up/invitation.js';
import { parseSignUpMode } from '../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, until } from '../../support/waiting.js';
import { chosenName, cutConnection, fillRegistration, holdApi, logIn, sidewaysScroll, smallTargets } from './account-steps.js';
import { draftWarning, titleField } from '../editor/editor-steps.js';
import { goByPublish } from '../first-page/guest-steps.js';
import { cutOperation, sentOperations } from '../settings/personal-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off', supportEmail: 'support@lemons.example' });
let settings: SignUpSettings;

beforeAll(() => {
  settings = application.nest.get(SignUpSettings, { strict: false });
});
afterEach(() => setMode('open'));

const setMode = (text: string) => settings.change(parseSignUpMode(text)!);
const invite = (chosen: Partial<NewInvitation> = {}) => settings.invite({ forWhom: null, uses: 1, days: 14, ...chosen });
const password = 'three lemons and a fig';

async function open(path: string, options?: PageOptions) {
  // A new account begins in the editor, which warns that this browser has no draft.
  const opened = await browser.newPage(application.url, { ignore: draftWarning, ...options });
  await opened.page.goto(path);
  return opened;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const form = (page: Page) => page.getByRole('form', { name: 'Set your first tile' });
const create = (page: Page) => page.getByRole('button', { name: 'Create my page' });

/** On a phone, nothing is too wide or too small, and axe finds nothing in either scheme. */
async function expectAccessible(path: string, shown: (page: Page) => Locator): Promise<void> {
  const { page } = await open(path, PHONE);
  await shown(page).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await inLightAndDark(page, () => expectNoAxeViolations(page));
}

async function isVerified(username: string): Promise<boolean | undefined> {
  const [account] = await application.dataSource.query<{ verified: boolean }[]>(
    'SELECT email_verified AS verified FROM account WHERE username = $1',
    [username],
  );
  return account?.verified;
}

/** The username of the account that has the linkname. */
async function ownerOf(linkname: string): Promise<string | undefined> {
  const [account] = await application.dataSource.query<{ username: string }[]>(
    'SELECT username FROM account JOIN page ON page.account_id = account.id WHERE linkname = $1',
    [linkname],
  );
  return account?.username;
}

const inWords = (day: Date) => day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });

/** Ends an invitation a week ago. Returns the time. */
async function end({ code }: Invitation): Promise<Date> {
  const time = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
  await application.dataSource.query('UPDATE invitation SET expires_at = $2 WHERE code = $1', [code, time]);
  return time;
}

describe('Without an invitation', () => {
  test('SI-14 Where sign-up is closed, /register shows no form at any moment, and says whom to write to, that the guest editor can be tried, and what an invitation is for', async () => {
    await setMode('closed');
    const { page, context, incidents } = await browser.newPage(application.url);
    const asked = await holdApi(context, 'SignUp');
    await page.goto('/register');
    await title(page, 'Set your first tile').waitFor();
    await until(() => asked.sent() === 1);
    await expectSoon(() => form(page).count()).toBe(0);
    await expectSoon(() => create(page).count()).toBe(0);
    asked.release();
    await title(page, 'Sign-up is closed').waitFor();
    await page
      .getByText('This site takes no new accounts at the moment. If you should have one, write to those who look after it.')
      .waitFor();
    const write = page.getByRole('link', { name: 'Write to support@lemons.example' });
    await expectSoon(() => write.getAttribute('href')).toBe('mailto:support@lemons.example');
    await page.getByText('Were you invited? Open the link in the invitation mail; it works while sign-up is closed.').waitFor();
    await expectSoon(() => page.locator('form').count()).toBe(0);
    await expectSoon(() => page.title()).toMatch(/^Sign-up is closed/);
    await page.getByRole('link', { name: 'Try the Guest Editor' }).click();
    await page.waitForURL('**/guesteditor');
    await page.goBack();
    await page.getByRole('link', { name: 'Already have an account? Login here' }).click();
    await title(page, 'Login Form').waitFor();
    expect(incidents).toEqual([]);
  });

  test('SI-15 Where accounts are by invitation, /register shows no form, and says so and whom to ask', async () => {
    await setMode('invite');
    const { page, incidents } = await open('/register');
    await title(page, 'By invitation').waitFor();
    await page.getByText('This site takes new accounts by invitation only. Ask those who look after it for one.').waitFor();
    await page.getByRole('link', { name: 'Write to support@lemons.example' }).waitFor();
    await page.getByText('Were you invited? Open the link in the invitation mail.').waitFor();
    await expectSoon(() => page.locator('form').count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('The closed screen suits phones, and axe finds nothing on it', async () => {
    await setMode('closed');
    await expectAccessible('/register', (page) => title(page, 'Sign-up is closed'));
  });

  test('If the server does not say who may sign up, the form is shown, and signs up', async () => {
    const { page, context } = await browser.newPage(application.url, { ignore: cutConnection });
    await cutOperation(context, 'SignUp');
    await page.goto('/register');
    await fillRegistration(page, { username: 'unanswered', email: 'unanswered@example.org', password });
    await create(page).click();
    await page.waitForURL('**/editor?start');
  });
});

describe('With an invitation', () => {
  test('SI-16 An invitation for an address shows it read-only and first, with the focus on the username; the account is verified, and no mail is requested', async () => {
    await setMode('closed');
    const { code, expiresAt } = await invite({ forWhom: 'jun@okafor.example' });
    const { page, incidents } = await open(`/i/${code}`);
    const sent = sentOperations(page);
    await page.getByText('Invitation accepted').waitFor();
    await page.getByText(new RegExp(`^It is yours until ${inWords(expiresAt)}`)).waitFor();
    const email = page.getByLabel('E-mail');
    await expectSoon(() => email.inputValue()).toBe('jun@okafor.example');
    await expectSoon(() => email.isEditable()).toBe(false);
    await page.getByText('The invitation is for this address. It counts as verified.').waitFor();
    const names = () => page.locator('form input').evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    await expectSoon(names).toEqual(['email', 'username', 'password', 'confirmPassword']);
    await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
    await page.getByLabel('Username').fill('jun-okafor');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await create(page).click();
    await page.waitForURL('**/editor?start');
    await expectSoon(() => isVerified('jun-okafor')).toBe(true);
    expect(sent).toContain('Register');
    expect(sent).not.toContain('RequestEmailVerification');
    expect(incidents).toEqual([]);
  });

  test('An invitation for whoever has it leaves the address free, stays on the way by /login, and signs up once', async () => {
    await setMode('domains:acme.example');
    const { code } = await invite();
    const { page, incidents } = await open(`/register?invitation=${code}`);
    await page.getByText('Invitation accepted').waitFor();
    await page.getByRole('link', { name: 'Already have an account? Login here' }).click();
    await title(page, 'Login Form').waitFor();
    await page.getByRole('link', { name: 'Register here' }).click();
    await page.getByText('Invitation accepted').waitFor();
    await fillRegistration(page, { username: 'anybody', email: 'anybody@elsewhere.example', password });
    await create(page).click();
    await page.waitForURL('**/editor?start');
    await expectSoon(() => isVerified('anybody')).toBe(false);
    await expectSoon(() => page.evaluate(() => sessionStorage.getItem('invitation'))).toBeNull();
    expect(incidents).toEqual([]);
  });

  test('SI-17 An invitation that was used, has ended or is unknown is named as such: beside the closed screen, and above the form where everybody may sign up', async () => {
    const [used, ended] = await Promise.all([invite(), invite()]);
    await application.dataSource.query('UPDATE invitation SET used = uses WHERE code = $1', [used.code]);
    const day = inWords(await end(ended));
    const states = [
      [used.code, /^This invitation has been used$/],
      [ended.code, new RegExp(`^This invitation ended on ${day}( \\d{4})?$`)],
      ['nobodyhasthis', /^This invitation is unknown$/],
    ] as const;
    const { page, incidents } = await browser.newPage(application.url, { ignore: draftWarning });
    for (const [mode, heading, forms] of [
      ['closed', 'Sign-up is closed', 0],
      ['invite', 'By invitation', 0],
      ['open', 'Set your first tile', 1],
    ] as const) {
      await setMode(mode);
      for (const [code, said] of states) {
        await page.goto(`/i/${code}`);
        await page.getByText(said).waitFor();
        await title(page, heading).waitFor();
        await expectSoon(() => page.locator('form').count()).toBe(forms);
      }
    }
    await fillRegistration(page, { username: 'despite-it', email: 'despite@example.org', password });
    await create(page).click();
    await page.waitForURL('**/editor?start');
    expect(incidents).toEqual([]);
  });

  test('The screens of an invitation suit phones, and axe finds nothing on them', async () => {
    await setMode('closed');
    const { code } = await invite({ forWhom: 'mei@okafor.example' });
    await expectAccessible(`/register?invitation=${code}`, (page) => title(page, 'Set your first tile'));
    await expectAccessible('/register?invitation=nobodyhasthis', (page) => title(page, 'Sign-up is closed'));
  });
});

describe('Domains', () => {
  const refusal = 'moreau.example cannot sign up here. Use your address at acme.example or lab.acme.example.';

  test('SI-18 Where addresses of some domains may sign up, the form names them, refuses another domain or subdomain as soon as the field is left, and takes theirs', async () => {
    await setMode('domains:acme.example,lab.acme.example');
    const { page, context, incidents } = await open('/register');
    await page.getByText('For people with an address at acme.example or lab.acme.example.').waitFor();
    const calls = await holdApi(context, 'Register');
    const email = page.getByLabel('E-mail');
    const refuse = async (address: string, sentence: string) => {
      await email.fill(address);
      await expectSoon(() => email.getAttribute('aria-invalid')).toBeNull();
      await email.press('Tab');
      await page.getByText(sentence, { exact: true }).waitFor();
      await expectSoon(() => email.getAttribute('aria-invalid')).toBe('true');
    };
    await refuse('ines@moreau.example', refusal);
    await refuse('ines@sub.acme.example', refusal.replace('moreau', 'sub.acme'));
    await fillRegistration(page, { username: 'ines-moreau', email: 'ines@moreau.example', password });
    await create(page).click();
    await page.getByText(refusal, { exact: true }).waitFor();
    expect(calls.sent()).toBe(0);
    calls.release();
    await email.fill('ines@LAB.acme.example');
    await create(page).click();
    await page.waitForURL('**/editor?start');
    expect(incidents).toEqual([]);
  });

  test('If the domains change while somebody fills in the form, the refusal of the server stands below the address', async () => {
    const { page } = await open('/register');
    await create(page).waitFor();
    await setMode('domains:acme.example');
    await fillRegistration(page, { username: 'too-late', email: 'late@moreau.example', password });
    await create(page).click();
    await page.getByText(/^Addresses at moreau\.example cannot sign up here\./).waitFor();
    await expectSoon(() => page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true');
  });

  test('The form of the domains suits phones, and axe finds nothing on it', async () => {
    await setMode('domains:acme.example,lab.acme.example');
    await expectAccessible('/register', (page) => page.getByText('For people with an address at'));
  });
});

describe('Guests', () => {
  test('SI-19 A guest whom Publish leads to a closed site reads that page and name stay in the tab, and what to do: back to the page, to the login, which says where the name is, and with an invitation to an account with both', async () => {
    await setMode('closed');
    const { page, incidents } = await browser.newPage(application.url, { ignore: draftWarning });
    await page.goto('/');
    await page.getByPlaceholder('YourLinkHere').fill('quince-yard');
    await page.getByRole('button', { name: 'Claim', exact: true }).click();
    await page.waitForURL('**/login**');
    await page.goto('/guesteditor');
    await titleField(page).fill('Quince yard');
    await goByPublish(page);

    await title(page, 'Sign-up is closed').waitFor();
    await page
      .getByText(/^Your page and the name quince-yard stay in this tab until you close it\. If you are invited, open the link in this tab/)
      .waitFor();
    await expectSoon(() => page.getByText('published').count()).toBe(0);
    await page.getByRole('link', { name: 'Already have an account? Login here' }).click();
    await title(page, 'Login Form').waitFor();
    await page.getByText(/With an account, log in: you find the name quince-yard under Personal\.$/).waitFor();
    await expectSoon(() => create(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Register here' }).click();
    await page.getByRole('link', { name: 'Back to your page' }).click();
    await expectSoon(() => titleField(page).inputValue()).toBe('Quince yard');

    await page.goBack();
    await title(page, 'Sign-up is closed').waitFor();
    const { code } = await invite();
    await page.goto(`/i/${code}`);
    await page.getByText('Invitation accepted').waitFor();
    await chosenName(page).waitFor();
    await page.getByText('comes along').waitFor();
    await fillRegistration(page, { username: 'quince-yarder', email: 'quince@example.org', password });
    await page.getByRole('button', { name: 'Keep my page' }).click();
    await page.waitForURL('**/editor');
    await expectSoon(() => titleField(page).inputValue()).toBe('Quince yard');
    await expectSoon(() => ownerOf('quince-yard')).toBe('quince-yarder');
    expect(incidents).toEqual([]);
  });

  test('Somebody who claimed a name where accounts are by invitation, and has one, logs in and finds the name filled in', async () => {
    const account = await register(application);
    await setMode('invite');
    const { page } = await open('/login?claim=plum-yard');
    await page.getByText(/^This site takes new accounts by invitation only\..* the name plum-yard under Personal\.$/).waitFor();
    await logIn(page, account.username, account.password);
    await page.waitForURL('**/personal');
    await expectSoon(() => page.getByLabel('Linkname').inputValue()).toBe('plum-yard');
  });

  test('Somebody who claimed a name and has an invitation finds the form on /login', async () => {
    await setMode('closed');
    const { code } = await invite();
    const { page } = await open(`/login?claim=quince&invitation=${code}`);
    await page.getByText('Invitation accepted').waitFor();
    await create(page).waitFor();
    await expectSoon(() => page.getByLabel('Username').first().inputValue()).toBe('quince');
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { OperatorRoles } from '../../../server/accounts/for-operators/operator-roles.js';
import { SetUp } from '../../../server/administration/use-cases/set-up.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { draftWarning } from '../editor/editor-steps.js';
import { sidewaysScroll, smallTargets } from '../accounts/account-steps.js';

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ smtpUrl: mails.url, mailFrom: 'Acme <hello@acme.example>' }));
afterAll(() => mails.stop());

let code: string;
beforeEach(async () => {
  await application.dataSource.query('DELETE FROM account; DELETE FROM site_setting');
  code = (await application.nest.get(SetUp, { strict: false }).offer())!;
});

async function open(path: string, options?: PageOptions) {
  // A new account begins in the editor, which warns that this browser has no draft.
  const opened = await browser.newPage(application.url, { ignore: draftWarning, ...options });
  await opened.page.goto(path);
  return opened;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** What is said under a field. */
const noteAt = (page: Page, name: string) =>
  field(page, name).evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent);
const submit = (page: Page) => page.getByRole('button', { name: 'Set up and sign in' });
const operators = async () => (await application.nest.get(OperatorRoles, { strict: false }).list()).map(({ username }) => String(username));

test('SI-37 The printed link fills the code in; the form signs the first operator in, stores who may sign up, and leads to the first page', async () => {
  const { page, incidents } = await open(`/setup#${code}`);
  await page.getByText('Through 127.0.0.1').waitFor();
  await expectSoon(() => field(page, 'Set-up code').inputValue()).toBe(code);
  await expectFocus(field(page, 'Username'));
  await field(page, 'Username').fill('marta-ruiz');
  await field(page, 'E-mail').fill('marta@acme.example');
  await field(page, 'Password').fill('a garden of lemons');
  await page.getByLabel('By invitation').check();
  await page.getByRole('button', { name: 'Send me a test mail' }).click();
  await page.getByText('Sent to marta@acme.example. Look into the inbox.').waitFor();
  expect((await mails.next('marta@acme.example')).subject).toContain('Test mail');
  await submit(page).click();
  await expectSoon(() => new URL(page.url()).pathname).toBe('/editor');
  expect(await operators()).toEqual(['marta-ruiz']);
  const [row] = await application.dataSource.query<{ value: string }[]>(`SELECT value FROM site_setting WHERE name = 'SIGN_UP'`);
  expect(row?.value).toBe('invite');
  expect(incidents).toEqual([]);
  await page.goto('/setup');
  await page.getByRole('heading', { name: 'This site is set up' }).waitFor();
  await expectNoAxeViolations(page);
});

test('SI-38 A wrong code is refused beside its field as soon as that is left, and what is missing is named with the form', async () => {
  const { page } = await open('/setup');
  await submit(page).click();
  await page.getByText('Type the set-up code.').waitFor();
  await expectSoon(() => page.getByText(/^Type your (?:username|e-mail address|password)\.$/).count()).toBe(3);
  await expectFocus(field(page, 'Set-up code'));
  await page.keyboard.type('bed-0000-bed');
  await page.keyboard.press('Tab');
  const wrong = 'This is not the code that the server wrote to its log when it started.';
  await expectSoon(() => noteAt(page, 'Set-up code')).toBe(wrong);
  await expectSoon(() => page.getByText('Through 127.0.0.1').count()).toBe(0);
  await field(page, 'Set-up code').fill(code.toLowerCase());
  await page.keyboard.press('Tab');
  await page.getByText('Through 127.0.0.1').waitFor();
  expect(await operators()).toEqual([]);
});

test.each([
  [390, PHONE],
  [1440, {}],
])('The set-up is accessible, in light and dark, %i pixels wide', async (width, options: PageOptions) => {
  const { page } = await open(`/setup#${code}`, options);
  await page.getByText('Through 127.0.0.1').waitFor();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `set-up-${width}-${scheme}`);
  });
  expect(await sidewaysScroll(page)).toBe(0);
  if (width === 390) expect(await smallTargets(page)).toEqual([]);
});

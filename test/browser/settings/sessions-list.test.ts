import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { PersonalDocument } from '../../../client/api/generated/personal.js';
import { claim, register, signInMinutesAgo } from '../../builders/accounts/account.js';
import { typePassword } from '../../builders/accounts/authenticator-app.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { cutConnection, holdApi, notification, openSignedIn, sidewaysScroll, smallTargets, stored } from '../accounts/account-steps.js';
import { cutOperation, openSettings, pretendDevice, sentOperations, signInElsewhere } from './personal-steps.js';

const { application, browser } = runningProduct();

const list = (page: Page) => page.getByRole('list', { name: 'Where you are signed in' });
const rows = (page: Page) => list(page).getByRole('listitem');
const everywhere = (page: Page) => page.getByRole('button', { name: 'Sign out everywhere', exact: true });
const question = (page: Page) => page.getByRole('alertdialog');

/** Whether the server still knows a token. */
async function isAlive(token: string): Promise<boolean> {
  return (await graphql(application.url, PersonalDocument, {}, token)).errors.length === 0;
}

/** The settings of a user who is signed in on another device, too. */
async function openWithOther(options: PageOptions & { readonly device?: string | null; readonly hoursAgo?: number } = {}) {
  const { device = 'Firefox on Linux', hoursAgo = 5, ...pageOptions } = options;
  const account = await register(application);
  const other = await signInElsewhere(application, account);
  await pretendDevice(application, account, device, hoursAgo);
  const opened = await openSettings(browser, application, { account, room: 'security', ...pageOptions });
  await rows(opened.page).nth(1).waitFor();
  return { ...opened, other };
}

test('The settings list the sessions of the account: this device first, the others with the time of their last use', async () => {
  const { page, incidents } = await openWithOther();
  const here = rows(page).filter({ hasText: 'This device' });
  expect((await here.innerText()).trim()).toMatch(/^Unknown device\s+This device$/);
  await expectSoon(() => rows(page).first().innerText()).toContain('This device');
  await expectSoon(() => here.getByRole('button').count()).toBe(0);
  const other = rows(page).filter({ hasText: 'Firefox on Linux' });
  await other.getByText('Last used 5 hours ago').waitFor();
  const time = other.locator('time');
  expect(Date.now() - Date.parse((await time.getAttribute('datetime')) ?? '')).toBeGreaterThan(5 * 3_600_000);
  await expectSoon(() => time.getAttribute('title')).toMatch(/^\d+ \w+ \d{4} at \d\d:\d\d$/);
  await expectSoon(() => other.getByText('This device').count()).toBe(0);
  expect(incidents).toEqual([]);
});

test('A session of an unknown device is called `Unknown device`, and the age of an old session is given in days', async () => {
  const { page } = await openWithOther({ device: null, hoursAgo: 50 });
  const other = rows(page).filter({ hasText: '2 days ago' });
  await other.getByText('Unknown device', { exact: true }).first().waitFor();
  await other.getByRole('button', { name: 'Sign out Unknown device' }).waitFor();
});

test('A user without another session sees `You are signed in only here.`', async () => {
  const { page } = await openSettings(browser, application, { room: 'security' });
  await page.getByText('You are signed in only here.').waitFor();
  await expectSoon(() => rows(page).count()).toBe(1);
});

test('Sign out ends another session after a question, and keeps the session of this device', async () => {
  const { page, account, other, incidents } = await openWithOther();
  const button = page.getByRole('button', { name: 'Sign out Firefox on Linux' });
  await button.click();
  await question(page).getByRole('heading', { name: 'Sign out Firefox on Linux?' }).waitFor();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(await isAlive(other)).toBe(true);
  await button.click();
  await question(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await notification(page, 'Signed out').waitFor();
  await page.getByText('You are signed in only here.').waitFor();
  expect(await isAlive(other)).toBe(false);
  expect(await isAlive(account.token)).toBe(true);
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  // The pressed button is gone, so the focus moves to the list.
  await expectFocus(list(page));
  expect(incidents).toEqual([]);
});

test('When a session could not be ended, a bar says so, and the reason stands below the list until the next attempt', async () => {
  const { page, context, other } = await openWithOther({ ignore: cutConnection });
  const mend = await cutOperation(context, 'EndSession');
  const button = page.getByRole('button', { name: 'Sign out Firefox on Linux' });
  await button.click();
  await question(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await notification(page, 'Not signed out').waitFor();
  const reason = page.getByText('The server did not answer. Check your connection and try again.');
  await reason.waitFor();
  await expectNoAxeViolations(page);
  expect(await isAlive(other)).toBe(true);
  await mend();
  await button.click();
  await reason.waitFor({ state: 'detached' });
  await question(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You are signed in only here.').waitFor();
});

test('An ended session disappears from the list and a bar says so, also when the next request fails', async () => {
  const { page, context, other } = await openWithOther({ ignore: cutConnection });
  await cutOperation(context, 'Sessions');
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await question(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await notification(page, 'Signed out').waitFor();
  await page.getByText('You are signed in only here.').waitFor();
  await expectSoon(() => rows(page).count()).toBe(1);
  await expectSoon(() => notification(page, 'Not signed out').count()).toBe(0);
  expect(await isAlive(other)).toBe(false);
});

test('Sign out everywhere ends every session after a question, removes the token and linkname, and loads /login after 1.5 s', async () => {
  const account = await register(application);
  await claim(application, account, 'everywhere');
  const other = await signInElsewhere(application, account);
  const { page, incidents } = await openSignedIn(browser, application, account);
  await page.evaluate(() => localStorage.setItem('linkname', 'everywhere'));
  await holdClock(page);
  await page.goto('/personal/security');
  await everywhere(page).click();
  await question(page).getByRole('heading', { name: 'Sign out on every device, this one included?' }).waitFor();
  await question(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await notification(page, 'Signed out everywhere').waitFor();
  expect(await isAlive(account.token)).toBe(false);
  expect(await isAlive(other)).toBe(false);
  expect([await stored(page, 'token'), await stored(page, 'linkname')]).toEqual([null, null]);
  await expectLoadAfter(page, 1500, '/login');
  expect(incidents).toEqual([]);
});

test('Sign out is busy until its row is removed, and a second click does nothing', async () => {
  const { page, context } = await openWithOther();
  const calls = await holdApi(context);
  const sent = sentOperations(page);
  const button = page.getByRole('button', { name: 'Sign out Firefox on Linux' });
  await button.click();
  await question(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.locator('button[aria-busy]').waitFor();
  await expectSoon(() => button.getAttribute('aria-busy')).toBe('true');
  await expectSoon(() => everywhere(page).getAttribute('aria-busy')).toBeNull();
  await button.click();
  await expectSoon(() => question(page).count()).toBe(0);
  calls.release();
  await button.waitFor({ state: 'detached' });
  expect(sent.filter((name) => name === 'EndSession')).toEqual(['EndSession']);
});

test('TO-07 Signing out everywhere names the access tokens and webhooks that go on, and ends them if the user wants that', async () => {
  const { account, page, incidents } = await openWithOther();
  await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [account.username]);
  const make = 'mutation { createAccessToken(input: { name: "Printer", scopes: [READ] }) { token } }';
  const hook = 'mutation { createWebhook(input: { url: "https://hook.example/secret", events: [PAGE_PUBLISHED] }) { secret } }';
  const { createAccessToken: printer } = await graphqlData<{ createAccessToken: { token: string } }>(
    application.url,
    make,
    {},
    account.token,
  );
  await graphqlData(application.url, hook, {}, account.token);
  await everywhere(page).click();
  await question(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await question(page).getByText('These go on when you have signed out: Printer and hook.example.').waitFor();
  await question(page).getByRole('button', { name: 'End them, too' }).click();
  await notification(page, 'Signed out everywhere').waitFor();
  expect([await isAlive(account.token), await isAlive(printer.token)]).toEqual([false, false]);
  expect(await application.dataSource.query('SELECT is_enabled FROM webhook')).toEqual([{ is_enabled: false }]);
  expect(incidents).toEqual([]);
  const next = await openWithOther();
  const kept = await graphqlData<{ createAccessToken: { token: string } }>(application.url, make, {}, next.account.token);
  await everywhere(next.page).click();
  await question(next.page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await question(next.page).getByRole('button', { name: 'Let them go on' }).click();
  await notification(next.page, 'Signed out everywhere').waitFor();
  expect([await isAlive(next.account.token), await isAlive(kept.createAccessToken.token)]).toEqual([false, true]);
});

test('Sign out everywhere is busy until the page is left, and a second click does nothing', async () => {
  const { page, context } = await openWithOther();
  const calls = await holdApi(context);
  const sent = sentOperations(page);
  await holdClock(page);
  await everywhere(page).click();
  await question(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await question(page).waitFor({ state: 'detached' });
  const expectBusy = async () => {
    await everywhere(page).and(page.locator('[aria-busy=true]')).waitFor();
    await everywhere(page).click();
    await expectSoon(() => question(page).count()).toBe(0);
  };
  await expectBusy();
  calls.release();
  await notification(page, 'Signed out everywhere').waitFor();
  await expectBusy();
  expect(sent).toEqual(['Programs', 'LogOutEverywhere']);
});

test('A user who cancels Sign out everywhere stays signed in everywhere', async () => {
  const { page, account, other } = await openWithOther();
  await everywhere(page).click();
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  await expectFocus(everywhere(page));
  expect([await isAlive(account.token), await isAlive(other)]).toEqual([true, true]);
});

test('Sign out everywhere with a session that has ended already counts as a success', async () => {
  const { page, account } = await openWithOther();
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  await everywhere(page).click();
  await question(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await notification(page, 'Signed out everywhere').waitFor();
  await page.waitForURL('**/login');
  await expectSoon(() => stored(page, 'token')).toBeNull();
});

test('Sign out everywhere without an answer keeps the token and gives the reason', async () => {
  const { page, context, account } = await openWithOther({ ignore: cutConnection });
  await cutOperation(context, 'LogOutEverywhere');
  await everywhere(page).click();
  await question(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await notification(page, 'Not signed out').waitFor();
  await page.getByText('The server did not answer.').waitFor();
  await expectSoon(() => everywhere(page).getAttribute('aria-busy')).toBeNull();
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
});

test('A 401 at the sign-out of another device says `Session expired` and removes the token', async () => {
  const { page, account } = await openWithOther();
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await question(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await notification(page, 'Session expired').waitFor();
  await expectSoon(() => notification(page, 'Not signed out').count()).toBe(0);
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await page.waitForURL('**/login?then=%2Fpersonal%2Fsecurity');
});

test('A list that does not load says so and can be loaded again, and the other settings work', async () => {
  const account = await register(application);
  const { page, context } = await openSignedIn(browser, application, account, { ignore: cutConnection });
  const mend = await cutOperation(context, 'Sessions');
  await page.goto('/personal/security');
  await page.getByRole('heading', { level: 3, name: 'This list did not load' }).waitFor();
  await page.getByText(account.email).first().waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, 'personal-sessions-failed-1440-light');
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You are signed in only here.').waitFor();
});

test('While the list loads, it says so', async () => {
  const account = await register(application);
  const { page, context } = await openSignedIn(browser, application, account);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/graphql', async (route) => {
    if ((route.request().postDataJSON() as { operationName: string }).operationName === 'Sessions') await released;
    await route.continue();
  });
  await page.goto('/personal/security');
  await page.getByRole('status').filter({ hasText: 'Fetching where you are signed in…' }).waitFor();
  await expectNoAxeViolations(page);
  release();
  await rows(page).first().waitFor();
});

test('SI-83 A mail about new devices is switched off on the screen Security, after a fresh sign-in', async () => {
  const account = await register(application);
  const { page } = await openSignedIn(browser, application, account);
  await page.goto('/personal/security');
  const notices = page.getByRole('checkbox', { name: 'Mail me when a new device signs in' });
  await expectSoon(() => notices.isChecked()).toBe(true);
  const change = async (isOn: boolean) => {
    const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('"SetSignInNotices"') === true);
    await notices.setChecked(isOn);
    await answered;
    await page.reload();
  };
  await change(false);
  await expectSoon(() => notices.isChecked()).toBe(false);
  await signInMinutesAgo(application, account, 11);
  await change(true);
  await expectSoon(() => notices.isChecked()).toBe(true);
  await notices.click();
  await page.getByText('Sign in again before you switch these mails off').waitFor();
  await expectSoon(() => notices.isChecked()).toBe(true);
  await expectNoAxeViolations(page);
});

test('SI-84 A browser that signs in again keeps its token, and no script sees it', async () => {
  const account = await register(application);
  const { page, context } = await browser.newPage(application.url, { ignore: ({ kind }) => kind === 'request' });
  const token = async () => (await context.cookies(`${application.url}/graphql`)).find(({ name }) => name === 'device');
  const signIn = async () => {
    await page.goto('/login');
    await typePassword(page, account);
    await expectSoon(() => page.evaluate(() => localStorage.getItem('token') !== null)).toBe(true);
    return token();
  };
  const first = await signIn();
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/graphql' });
  await page.evaluate(() => localStorage.removeItem('token'));
  expect((await signIn())?.value).toBe(first?.value);
});

test.each([
  [1440, 900],
  [390, 844],
  [320, 640],
])('axe finds nothing in the list and its questions, and long names fit (%i × %i, light and dark)', async (width, height) => {
  const { page } = await openWithOther({
    viewport: { width, height },
    reducedMotion: 'reduce',
    device: `Browser${'long'.repeat(20)} on System`,
  });
  const look = (state: string) =>
    inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `sessions-${state}-${width}-${scheme}`);
    });
  await look('list');
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  if (width < 1440) await expectSoon(() => smallTargets(page)).toEqual([]);
  await everywhere(page).click();
  await question(page).waitFor();
  await look('question');
});

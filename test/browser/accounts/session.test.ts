import { beforeEach, expect, test } from '@jest/globals';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import { bareNotification, fillRegistration, logIn, notification, openSignedIn, stored } from './account-steps.js';
import { miniature } from '../settings/personal-steps.js';

const { application, browser } = runningProduct();
let account: TestAccount;

beforeEach(async () => {
  account = await register(application);
});

test('SE-01 A token in local storage under token means signed in; no token means guest', async () => {
  const { page } = await openSignedIn(browser, application, account);
  await page.goto('/personal');
  await page.getByText(account.email).first().waitFor();
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.reload();
  await page.waitForURL('**/login');
});

test('SE-04 WI-14 The client sends the token as `Authorization: Token …`, and the value of the cookie csrftoken in the header X-CSRFToken', async () => {
  const { page, context } = await openSignedIn(browser, application, account);
  const [call] = await Promise.all([page.waitForRequest('**/graphql'), page.goto('/personal')]);
  expect(call.headers()['authorization']).toBe(`Token ${account.token}`);
  const { value } = (await context.cookies()).find(({ name }) => name === 'csrftoken')!;
  expect(value).toMatch(/^[\w-]{32}$/);
  expect(call.headers()['x-csrftoken']).toBe(value);
  // Nothing of this load is sent any more.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await context.addCookies([
    { name: 'csrftoken', value: 'another-value', url: application.url },
    { name: 'xcsrftoken', value: 'no', url: application.url },
  ]);
  const [again] = await Promise.all([page.waitForRequest('**/graphql'), page.reload()]);
  expect(again.headers()['x-csrftoken']).toBe('another-value');
});

test('ER-01 NB-12 SE-08 A 401 from user details shows the grey notice `Session expired`, removes the token, and reloads after 1 s', async () => {
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  const { page, incidents } = await openSignedIn(browser, application, account);
  await holdClock(page);
  await page.goto('/personal');
  await bareNotification(page, 'Session expired').waitFor();
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await expectLoadAfter(page, 1000);
  await page.waitForURL('**/login');
  expect(incidents).toEqual([]);
});

test('SE-09 After a 401 a screen other than the editor reloads after 1 s', async () => {
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  const { page } = await openSignedIn(browser, application, account);
  await holdClock(page);
  // It is shown for two seconds, and the document may load for longer.
  await Promise.all([notification(page, 'Session expired').waitFor(), page.goto('/genpage')]);
  await expectLoadAfter(page, 1000);
  await page.waitForURL('**/login**');
});

test('ER-47 A 401 at an update of the linkname says `Session expired` and removes the token, and the draft stays', async () => {
  const { page } = await openSignedIn(browser, application, account);
  await page.goto('/personal');
  await page.evaluate(() => localStorage.setItem('editedText', '"My draft"'));
  await page.getByLabel('Select your linkname here').fill('never-mine');
  // The call for it would find the session ended first.
  await miniature(page).waitFor({ state: 'attached' });
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  await page.getByRole('button', { name: 'Update' }).click();
  await notification(page, 'Session expired').waitFor();
  await page.waitForURL('**/login');
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await expectSoon(() => stored(page, 'editedText')).toBe('"My draft"');
});

test('RT-25 A guest who opens /editor goes to /login and comes back after signing in, also after registering', async () => {
  const { page } = await browser.newPage(application.url);
  await page.goto('/editor');
  await page.waitForURL('**/login?then=%2Feditor');
  await page.getByRole('link', { name: 'Register here' }).click();
  await page.getByRole('link', { name: 'Login here' }).click();
  await logIn(page, account.username, account.password);
  await page.waitForURL('**/editor');

  const { page: newcomer } = await browser.newPage(application.url);
  await newcomer.goto('/editor');
  await newcomer.getByRole('link', { name: 'Register here' }).click();
  await fillRegistration(newcomer, { username: 'newcomer', email: 'newcomer@example.org', password: 'a fig and a lemon' });
  await newcomer.getByRole('button', { name: 'Create my page' }).click();
  await newcomer.waitForURL((address) => address.pathname === '/editor');
  await newcomer.getByRole('button', { name: 'Start blank' }).waitFor();
});

test('SE-10 Login, register and logout each end in a full page reload', async () => {
  const { page } = await browser.newPage(application.url);
  const documents: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)));
  await page.goto('/login');
  await logIn(page, account.username, account.password);
  await page.waitForURL('**/personal');
  expect(documents.splice(0)).toEqual(['/login', '/login']);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  expect(documents.splice(0)).toEqual(['/personal']);

  await page.goto('/register');
  await fillRegistration(page, { username: 'reloads', email: 'reloads@example.org', password: 'a fig and a lemon' });
  await page.getByRole('button', { name: 'Create my page' }).click();
  await page.waitForURL('**/editor?start');
  expect(documents).toEqual(['/register', '/register']);
});

test('SE-12 setting in local storage is navbar on app pages, the front page included', async () => {
  const { page } = await browser.newPage(application.url);
  for (const path of ['/', '/login', '/register', '/recoverpassword', '/guesteditor']) {
    await page.goto(path);
    await expectSoon(() => stored(page, 'setting')).toBe('navbar');
    await page.evaluate(() => localStorage.clear());
  }
});

/** A browser that blocks these stores: access to one throws. */
async function openWithout(...stores: string[]) {
  const opened = await browser.newPage(application.url);
  await opened.context.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  }, stores);
  return opened;
}

test('A browser that blocks its storage shows the screens, and a message says why signing in is not possible', async () => {
  const { page, incidents } = await openWithout('localStorage', 'sessionStorage');
  const documents: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())));
  await page.goto('/login?claim=some-name');
  await logIn(page, account.username, account.password);
  await page.getByText('This browser stores nothing for this site').waitFor();
  await page.getByRole('link', { name: 'Register here' }).click();
  await fillRegistration(page, { username: 'not-kept', email: 'not-kept@example.org', password: 'a fig and a lemon' });
  await page.getByRole('button', { name: 'Create my page' }).click();
  await page.getByText('Your account has been made. This browser stores nothing for this site').waitFor();
  await expectSoon(() => page.getByRole('listitem').count()).toBe(0);
  expect(documents).toHaveLength(1);
  expect(incidents).toEqual([]);
});

test('A name that is claimed on the front page reaches /personal even when the browser cannot store it', async () => {
  const { page, incidents } = await openWithout('sessionStorage');
  await page.goto('/');
  await page.getByPlaceholder('YourLinkHere').fill('Carried-Along');
  await page.getByPlaceholder('YourLinkHere').press('Enter');
  await page.waitForURL('**/login?claim=carried-along');
  await page.getByRole('link', { name: 'Register here' }).click();
  await page.getByText('/carried-along').waitFor();
  await fillRegistration(page, { username: 'carries', email: 'carries@example.org', password: 'a fig and a lemon' });
  await page.getByRole('button', { name: 'Create my page' }).click();
  await page.waitForURL('**/personal');
  await expectValue(page.getByLabel('Select your linkname here'), 'carried-along');
  expect(incidents).toEqual([]);
});

test('The requested screen is ignored when it is another site or no screen', async () => {
  for (const address of ['https://elsewhere.example/', '//elsewhere.example/', '/api/logout/']) {
    const { page } = await openSignedIn(browser, application, account);
    await page.goto(`/login?then=${encodeURIComponent(address)}`);
    await page.waitForURL(`${application.url}/personal`);
  }
});

import { expect, test } from '@jest/globals';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { PersonalDocument } from '../../../client/api/generated/personal.js';
import { claim, register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { PHONE, type PageOptions } from '../../support/browser/browser.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { cutApi, cutConnection, logOut, notification, openSignedIn, stored } from '../accounts/account-steps.js';
import { miniature } from '../settings/personal-steps.js';

const { application, browser } = runningProduct();

async function openPersonal(options?: PageOptions) {
  const account = await register(application);
  const opened = await openSignedIn(browser, application, account, options);
  await opened.page.goto('/personal');
  await opened.page.getByLabel('Select your linkname here').waitFor();
  return { ...opened, account };
}

/** A guest's screen with the list of links behind its button. */
async function openLoginOnPhone() {
  const opened = await browser.newPage(application.url, { viewport: PHONE.viewport });
  await opened.page.goto('/login');
  const menu = opened.page.getByRole('dialog', { name: 'Main' });
  return { ...opened, menu, openMenu: () => opened.page.getByRole('button', { name: 'Open menu' }).click() };
}

test('NB-01 NB-03 NB-05 NB-10 Signed-in users see the logo, which links to the front page, `Personal`, `Editor`, `Log out` and `My page`, which lead to /personal, /editor and, when no linkname is stored, /genpage; guests do not; the current one is marked by more than colour', async () => {
  const names = ['Personal', 'Editor', 'Log out', 'My page'];
  const { page } = await openPersonal();
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const name of names) await bar.getByText(name, { exact: true }).waitFor();
  await expectSoon(() => bar.getByText('Login').count()).toBe(0);
  await expectSoon(() => page.getByRole('link', { name: 'Tessera, home' }).getAttribute('href')).toBe('/');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expectSoon(() => link('Personal').getAttribute('href')).toBe('/personal');
  await expectSoon(() => link('Editor').getAttribute('href')).toBe('/editor');
  await expectSoon(() => page.getByRole('link', { name: 'My page' }).getAttribute('href')).toBe('/genpage');
  await expectSoon(() => link('Personal').getAttribute('aria-current')).toBe('page');
  await expectSoon(() => link('Editor').getAttribute('aria-current')).toBeNull();
  const marks = (name: string) =>
    link(name).evaluate((element) => [getComputedStyle(element).fontWeight, getComputedStyle(element, '::after').height]);
  const [present, other] = [await marks('Personal'), await marks('Editor')];
  expect(Number(present[0])).toBeGreaterThan(Number(other[0]));
  expect([present[1], other[1]]).toEqual(['5px', 'auto']);

  const { openMenu, menu } = await openLoginOnPhone();
  await openMenu();
  await menu.getByRole('link', { name: 'Free sign up' }).waitFor();
  for (const name of names) await expectSoon(() => menu.getByText(name, { exact: true }).count()).toBe(0);
});

test('NB-04 NB-06 Guests see `Guest Editor`, `Free sign up` and `Login`, which link to their screens, on a phone and on the front page too; signed-in users do not', async () => {
  const leads = { 'Guest Editor': '/guesteditor', 'Free sign up': '/register', Login: '/login' };
  const { page, menu, openMenu } = await openLoginOnPhone();
  await openMenu();
  const links = menu.getByRole('navigation').getByRole('link');
  const shown = await links.evaluateAll((found) => found.map((link) => [link.textContent.trim(), link.getAttribute('href')]));
  // And links to the public documents.
  expect(Object.fromEntries(shown)).toEqual({ ...leads, Blog: '/blog' });
  await menu.getByRole('link', { name: 'Guest Editor' }).click();
  await page.waitForURL('**/guesteditor');
  await menu.waitFor({ state: 'detached' });

  const wide = await browser.newPage(application.url);
  const bar = wide.page.getByRole('navigation', { name: 'Main' });
  for (const path of ['/', '/guesteditor']) {
    await wide.page.goto(path);
    for (const [name, href] of Object.entries(leads)) {
      await expectSoon(() => bar.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    }
  }

  const { page: own } = await openPersonal();
  for (const name of Object.keys(leads))
    await expectSoon(() => own.getByRole('banner').getByRole('link', { name, exact: true }).count()).toBe(0);
});

test('NB-07 NB-08 On small screens a button opens and closes the list of links, and a click elsewhere closes it; the focus stays inside and returns to the button', async () => {
  const { page, menu, openMenu, incidents } = await openLoginOnPhone();
  await openMenu();
  await menu.getByRole('link', { name: 'Login' }).waitFor();
  await expectNoAxeViolations(page);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('main, header > div') === null);
    expect(place).toBe(true);
  }
  await page.getByRole('button', { name: 'Close menu' }).click();
  await menu.waitFor({ state: 'detached' });
  await openMenu();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('button', { name: 'Open menu' }));
  await openMenu();
  await menu.waitFor();
  await page.mouse.click(200, 600);
  await menu.waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('A link in the list opens its screen, and the list closes', async () => {
  const { page, menu, openMenu } = await openLoginOnPhone();
  await openMenu();
  await menu.getByRole('link', { name: 'Free sign up' }).click();
  await page.waitForURL('**/register');
  await menu.waitFor({ state: 'detached' });
});

test('The list of links stays open when it is closed and opened again at once, as React does in development', async () => {
  const { menu, openMenu } = await openLoginOnPhone();
  await openMenu();
  await menu.evaluate(async (dialog: HTMLDialogElement) => {
    const told = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    dialog.close();
    dialog.showModal();
    await told;
  });
  await menu.getByRole('link', { name: 'Login' }).click();
});

test('NB-09 `My page` goes to the stored linkname', async () => {
  const { page, account } = await openPersonal();
  await claim(application, account, 'goes-there');
  await page.evaluate(() => localStorage.setItem('linkname', 'goes-there'));
  await page.reload();
  await page.getByRole('link', { name: 'My page' }).click();
  await page.waitForURL('**/goes-there');
});

test('NB-16 Opening `My page` with unsaved changes asks `You have unsaved genpage changes. Are you sure you want to leave?`', async () => {
  const { page, account } = await openPersonal();
  await claim(application, account, 'asked-first');
  await page.evaluate(() => localStorage.setItem('linkname', 'asked-first'));
  await page.reload();
  await page.getByLabel('Select your linkname here').fill('half-typed');
  await page.getByRole('link', { name: 'My page' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'You have unsaved genpage changes. Are you sure you want to leave?',
    exact: true,
  });
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/asked-first');
});

test('NB-11 `Log out` asks `Are you sure you want to log out?` first; Cancel and Escape change nothing', async () => {
  const { page, account } = await openPersonal();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?', exact: true });
  const button = page.getByRole('button', { name: 'Log out' });
  for (const refuse of [() => question.getByRole('button', { name: 'Cancel' }).click(), () => page.keyboard.press('Escape')]) {
    await button.click();
    await question.waitFor();
    await refuse();
    await question.waitFor({ state: 'detached' });
  }
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
});

test('ER-40 Logging out shows `Success`, removes the token, and reloads after 1.5 s', async () => {
  const { page, account, incidents } = await openPersonal();
  await holdClock(page);
  await page.reload();
  // The call for it would find the session ended first.
  await miniature(page).waitFor({ state: 'attached' });
  await logOut(page);
  await notification(page, 'Success').waitFor();
  await expectSoon(() => stored(page, 'token')).toBeNull();
  const { errors } = await graphql(application.url, PersonalDocument, {}, account.token);
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  await expectLoadAfter(page, 1500);
  await page.waitForURL('**/login');
  expect(incidents).toEqual([]);
});

test('ER-41 A logout that fails shows `Error occured during logout`, keeps the token, and reloads after 3.5 s', async () => {
  const { page, context, account } = await openPersonal({ ignore: cutConnection });
  await holdClock(page);
  await page.reload();
  await page.getByLabel('Select your linkname here').waitFor();
  const mend = await cutApi(context);
  await logOut(page);
  await notification(page, 'Error occured during logout').waitFor();
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  await mend();
  await expectLoadAfter(page, 3500);
  await page.getByLabel('Select your linkname here').waitFor();
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
});

test('ER-48 A session that has already ended counts as logged out', async () => {
  const { page, account } = await openPersonal();
  await miniature(page).waitFor({ state: 'attached' });
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  await logOut(page);
  await notification(page, 'Success').waitFor();
  await expectSoon(() => notification(page, 'Session expired').count()).toBe(0);
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await page.waitForURL('**/login');
});

import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { logIn, openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { miniature } from './personal-steps.js';

const { application, browser } = runningProduct();

const rooms = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const room = (page: Page, name: string) => rooms(page).getByRole('link', { name });
const section = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** What is in each room, by its path. */
const inRooms = {
  security: ['Security', 'Where you are signed in'],
  developers: ['Developers', 'Access tokens'],
  account: ['Language & account', 'Delete account'],
} as const;

test('RM-01 On a wide screen the rooms of the settings are links beside the one that is shown, which is marked', async () => {
  const account = await register(application);
  const { page, incidents } = await openSignedIn(browser, application, account, { viewport: { width: 1440, height: 900 } });
  await page.goto('/personal');
  await section(page, 'Your pages').waitFor();
  await rooms(page).locator('[aria-current=page]').getByText('Pages').waitFor();
  for (const [path, [name, content]] of Object.entries(inRooms)) {
    await room(page, name).click();
    await section(page, content).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/personal/${path}`);
    await expectSoon(() => rooms(page).locator('[aria-current=page]').allInnerTexts()).toEqual([name]);
    await expectSoon(() => page.title()).toBe(`${name} · Tessera`);
    await expectSoon(() => section(page, 'Your pages').count()).toBe(0);
  }
  await room(page, 'Pages').click();
  await section(page, 'Your pages').waitFor();
  expect(new URL(page.url()).pathname).toBe('/personal');
  await rooms(page).locator('..').getByText(account.email).waitFor();
  await miniature(page).first().waitFor({ state: 'attached' });
  expect(incidents).toEqual([]);
});

test('RM-02 On a phone /personal lists the rooms, each with what is in it; a room has a way back to the list, and so has the browser, without loading anything again', async () => {
  const account = await register(application);
  const { page, incidents } = await openSignedIn(browser, application, account, PHONE);
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.goto('/personal');
  await room(page, 'Pages 1 page').waitFor();
  await expectSoon(() => page.getByLabel('Select your linkname here').count()).toBe(0);
  for (const [name, content] of Object.values(inRooms)) {
    await room(page, name).click();
    await section(page, content).waitFor();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expectFocus(page.getByRole('main'));
    await page.getByRole('main').getByRole('link', { name: 'Personal' }).click();
    await room(page, name).waitFor();
  }
  await room(page, 'Pages').click();
  await page.getByLabel('Select your linkname here').waitFor();
  await page.goBack();
  await room(page, 'Pages').waitFor();
  expect(documents).toBe(1);
  expect(incidents).toEqual([]);
});

test.each([1440, 390, 320])('The rooms fit into %i px, and axe finds nothing in them (light and dark)', async (width) => {
  const options = { ...(width < 1440 && PHONE), viewport: { width, height: 844 } };
  const { page, incidents } = await openSignedIn(browser, application, await register(application), options);
  for (const [path, [name, content]] of Object.entries({ ...inRooms, '': ['Security'] })) {
    await page.goto(path === '' ? '/personal' : `/personal/${path}`);
    await (content === undefined ? room(page, name) : section(page, content)).waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `room-${path}-${width}-${scheme}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    if (width < 1440) await expectSoon(() => smallTargets(page)).toEqual([]);
  }
  expect(incidents).toEqual([]);
});

test('RM-03 Each room has an address of its own, to which a guest comes back after signing in', async () => {
  const account = await register(application);
  const { page } = await browser.newPage(application.url);
  await page.goto('/personal/developers');
  await page.waitForURL('**/login?then=%2Fpersonal%2Fdevelopers');
  await logIn(page, account.username, account.password);
  await page.waitForURL('**/personal/developers');
  await section(page, 'Access tokens').waitFor();
  expect((await fetch(`${application.url}/personal/attic`)).status).toBe(404);
});

test('RM-04 Leaving a room with unsaved changes asks first, and a window that gets narrower loses none; on a phone, an address for a new page leads to the pages', async () => {
  const account = await register(application);
  await claim(application, account, 'of-rooms');
  const { page } = await openSignedIn(browser, application, account);
  await page.goto('/personal');
  await page.getByLabel('Select your linkname here').fill('half-typed');
  await room(page, 'Security').click();
  await page.getByRole('alertdialog').getByText('You have unsaved changes. Are you sure you want to leave?').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expectSoon(() => page.getByLabel('Select your linkname here').inputValue()).toBe('half-typed');

  await page.setViewportSize({ width: 600, height: 800 });
  await page.waitForURL('**/personal/pages');
  await expectSoon(() => page.getByLabel('Select your linkname here').inputValue()).toBe('half-typed');
  await page.getByRole('main').getByRole('link', { name: 'Personal' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expectSoon(() => page.getByLabel('Select your linkname here').inputValue()).toBe('half-typed');

  const phone = await openSignedIn(browser, application, account, PHONE);
  await phone.page.goto('/personal?new');
  await phone.page.getByRole('dialog').getByRole('heading', { name: 'New page' }).waitFor();
  await phone.page.waitForURL('**/personal/pages');
});

test.each([
  ['a linkname that was claimed before', 'claimedLinkname', 'wanted-on-a-phone'],
  ['a reason why a mailed link was refused', 'verificationRefusal', 'The link is too old.'],
])('RM-04 On a phone, /personal shows the pages at once if there is %s', async (_what, key, value) => {
  const { page } = await openSignedIn(browser, application, await register(application), PHONE);
  await page.evaluate(([name, text]) => sessionStorage.setItem(name!, text!), [key, value]);
  await page.goto('/personal');
  await page.waitForURL('**/personal/pages');
  const field = page.locator('input[name=linkname]');
  await expectSoon(async () => `${await page.getByRole('main').innerText()} ${await field.inputValue()}`).toContain(value);
});

import { beforeAll, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { claim, register, type TestAccount } from '../builders/accounts/account.js';
import type { PageOptions } from '../support/browser/browser.js';
import { expectNoAxeViolations } from '../support/browser/accessibility.js';
import { holdClock } from '../support/browser/held-clock.js';
import { runningProduct } from '../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../support/waiting.js';
import { holdApi, logIn, notification, openSignedIn } from './accounts/account-steps.js';
import { drag, middleOf } from './pointer-steps.js';

const { application, browser } = runningProduct();
let account: TestAccount;

beforeAll(async () => {
  account = await register(application);
});

/** A refused login with its bar on screen, and with a stopped clock. */
async function openRefusedLogin() {
  const opened = await browser.newPage(application.url);
  await holdClock(opened.page);
  await opened.page.goto('/login');
  await logIn(opened.page, account.username, 'not the password');
  const bar = notification(opened.page, 'Invalid details');
  await bar.waitFor();
  // The focus comes to the field a moment later.
  await opened.page.clock.runFor(1);
  await opened.page.locator('input[name=password]:focus').waitFor();
  return { ...opened, bar };
}

/** A dialog with fields and buttons, which is a sheet on a phone. */
async function openDeletion(viewport: { width: number; height: number }) {
  const opened = await openSignedIn(browser, application, account, { viewport, reducedMotion: 'reduce' });
  const { page } = opened;
  await page.goto('/personal/account');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.waitFor();
  return {
    ...opened,
    dialog,
    close: dialog.getByRole('button', { name: 'Close' }),
    submit: dialog.getByRole('button', { name: 'Delete account' }),
  };
}

/** Whether the element is completely visible without scrolling. */
function inWindow(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

/** The question of Log out. */
async function openQuestion(options?: PageOptions) {
  const opened = await openSignedIn(browser, application, account, options);
  const { page } = opened;
  await page.goto('/personal');
  await page.getByLabel('Select your linkname here').waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' });
  await question.waitFor();
  return { ...opened, question };
}

test('OT-01 A notification bar hides after 2 s', async () => {
  const { page, bar } = await openRefusedLogin();
  await page.clock.runFor(1_998);
  const openBar = bar.and(page.locator('[data-state=open]'));
  await expectSoon(() => openBar.count()).toBe(1);
  await page.clock.runFor(1);
  // Its last fade may end before the next look: only the open bar is asked for.
  await openBar.waitFor({ state: 'detached' });
  await page.clock.runFor(400);
  await bar.waitFor({ state: 'detached' });
});

test('A notification bar with an action stays for 8 s, because it is to be read and reached; OT-02 the pointer holds it longer', async () => {
  const { page } = await browser.newPage(application.url);
  await holdClock(page);
  await page.goto('/guesteditor');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const bar = notification(page, 'Please register to save');
  await bar.getByRole('button', { name: 'Free sign up' }).waitFor();
  const openBar = bar.and(page.locator('[data-state=open]'));
  await page.clock.runFor(7_900);
  await expectSoon(() => openBar.count()).toBe(1);
  await bar.hover();
  await page.clock.runFor(8_000);
  await expectSoon(() => openBar.count()).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(100);
  await openBar.waitFor({ state: 'detached' });
});

test('OT-02 A notification stays while the pointer is on it', async () => {
  const { page, bar } = await openRefusedLogin();
  await bar.hover();
  await page.clock.runFor(10_000);
  await expectSoon(() => bar.isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await page.clock.runFor(2500);
  await bar.waitFor({ state: 'detached' });
});

test('OT-02 A notification stays while it has the focus', async () => {
  const { page, bar } = await openRefusedLogin();
  await bar.focus();
  await page.clock.runFor(10_000);
  await expectSoon(() => bar.isVisible()).toBe(true);
  await page.getByLabel('Username').focus();
  await page.clock.runFor(2500);
  await bar.waitFor({ state: 'detached' });
});

test('A new notification replaces the previous one', async () => {
  const { page, bar } = await openRefusedLogin();
  await logIn(page, account.username, account.password);
  await notification(page, 'Logged in').waitFor();
  await expectSoon(() => bar.count()).toBe(0);
});

test('OT-03 A screen reader announces a notification, and announces a failure at once', async () => {
  const { page } = await openRefusedLogin();
  await page.clock.runFor(100);
  const announcement = page.getByRole('status').filter({ hasText: 'Invalid details' });
  await announcement.waitFor({ state: 'attached' });
  await expectSoon(() => announcement.getAttribute('aria-live')).toBe('assertive');
});

test('OT-04 A question is a modal dialog with the exact text; the focus is on the safe answer and stays inside', async () => {
  const { page, question } = await openQuestion();
  await expectSoon(() => question.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expectSoon(focused).toBe('Cancel');
  await page.keyboard.press('Tab');
  await expectSoon(focused).toBe('Log out');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expectSoon(focused).toBe('Log out');
});

test('A question that was answered with yes stays so when a second one is asked while the first one closes', async () => {
  const { page, incidents } = await openSignedIn(browser, application, await register(application));
  await page.goto('/personal');
  await page.getByLabel('Select your linkname here').waitFor();
  const opener = page.getByRole('button', { name: 'Log out' });
  const press = await opener.elementHandle();
  await opener.click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' });
  await question.getByRole('button', { name: 'Log out' }).evaluate((yes: HTMLElement, ask) => {
    yes.click();
    // A press cannot reach it yet, but anything else can ask meanwhile.
    (ask as HTMLElement).click();
  }, press);
  await notification(page, 'Success').waitFor();
  expect(incidents).toEqual([]);
});

test('A notification next to an open dialog is visible, can be reached, and is announced', async () => {
  await claim(application, account, 'taken-long-ago');
  const { page, context } = await openSignedIn(browser, application, await register(application));
  await holdClock(page);
  await page.goto('/personal');
  await page.getByLabel('Select your linkname here').fill('taken-long-ago');
  const calls = await holdApi(context);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  calls.release();

  const bar = notification(page, 'Error');
  await bar.hover();
  await question.locator('[aria-live=assertive]').filter({ hasText: 'Error' }).waitFor({ state: 'attached' });
  await bar.focus();
  await expectFocus(bar);

  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await bar.hover();
});

test.each([320, 390])('At %i px a notification appears above the buttons of a dialog at the bottom of the screen', async (width) => {
  const { page, dialog, submit, incidents } = await openDeletion({ width, height: 844 });
  await dialog.getByLabel('Username').fill(account.username);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await submit.click();
  const bar = notification(page, 'Account not deleted');
  await bar.waitFor();
  const [barBox, footerBox] = [await bar.boundingBox(), await dialog.locator('footer').boundingBox()];
  expect(barBox!.y + barBox!.height).toBeLessThanOrEqual(footerBox!.y);
  expect(incidents).toEqual([]);
});

test('With enough height the head and the buttons of a dialog stay in place while its content scrolls', async () => {
  const { close, submit, dialog } = await openDeletion({ width: 390, height: 500 });
  await dialog.getByLabel('Username').scrollIntoViewIfNeeded();
  expect([await inWindow(close), await inWindow(submit)]).toEqual([true, true]);
});

test('Below 420 px of height the head and the buttons of a dialog scroll with its content', async () => {
  const { close, submit, dialog } = await openDeletion({ width: 740, height: 360 });
  expect([await inWindow(close), await inWindow(submit)]).toEqual([true, false]);
  await dialog.getByLabel('Password', { exact: true }).scrollIntoViewIfNeeded();
  await submit.scrollIntoViewIfNeeded();
  expect([await inWindow(close), await inWindow(submit)]).toEqual([false, true]);
});

test('A press and release on the backdrop closes a dialog', async () => {
  const { page, question } = await openQuestion();
  await page.mouse.click(40, 40);
  await question.waitFor({ state: 'detached' });
});

test('A dialog that is opened by a double click stays open', async () => {
  const { page, question } = await openQuestion();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log out' }).dblclick();
  await question.waitFor();
  await expectSoon(() => question.getAttribute('data-leaving')).toBeNull();
});

test('A text selection that is dragged from inside a dialog to the outside does not close it', async () => {
  const { page, question } = await openQuestion();
  const text = await middleOf(question.getByRole('heading'));
  const outside = { x: 40, y: 40 };
  await drag(page, text, outside);
  await page.mouse.move(text.x, text.y);
  await expectSoon(() => question.getAttribute('data-leaving')).toBeNull();
  await drag(page, outside, text);
  await expectSoon(() => question.getAttribute('data-leaving')).toBeNull();
});

test('Two quick presses of Escape close a dialog once, and the dialog can be opened again', async () => {
  const { page, question, incidents } = await openQuestion();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log out' }).click();
  await question.waitFor();
  expect(incidents).toEqual([]);
});

test('Fonts come from this site, and the two Latin fonts are preloaded', async () => {
  const { page, incidents } = await browser.newPage(application.url);
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Login Form' }).waitFor();
  for (const family of ['Eczar Variable', 'Instrument Sans Variable']) {
    await page.waitForFunction(
      (name) => [...document.fonts].some((font) => font.family.includes(name) && font.status === 'loaded'),
      family,
    );
  }
  await expectSoon(() => page.locator('link[rel=preload][as=font]').count()).toBe(2);
  expect(incidents).toEqual([]);
});

test('data-theme overrides the colour scheme of the system', async () => {
  const { page } = await browser.newPage(application.url, { colorScheme: 'light' });
  await page.goto('/login');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expectSoon(ground).toBe('rgb(233, 230, 221)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expectSoon(ground).toBe('rgb(23, 24, 43)');
});

test('In forced colours buttons have a border instead of the cut corner', async () => {
  const { page } = await browser.newPage(application.url, { forcedColors: 'active' });
  await page.goto('/login');
  const look = await page.getByRole('button', { name: 'Login' }).evaluate((button) => {
    const { clipPath, borderTopWidth } = getComputedStyle(button, '::before');
    return { clipPath, borderTopWidth };
  });
  expect(look).toEqual({ clipPath: 'none', borderTopWidth: '1px' });
});

test('In forced colours the square of a notification has the colour of the text', async () => {
  const { page } = await browser.newPage(application.url, { forcedColors: 'active' });
  await page.goto('/login');
  await logIn(page, account.username, 'not the password');
  const bar = notification(page, 'Invalid details');
  await bar.waitFor();
  const colours = await bar.evaluate((node) => [
    getComputedStyle(node.querySelector('span')!).backgroundColor,
    getComputedStyle(node).color,
  ]);
  expect(colours[0]).toBe(colours[1]);
});

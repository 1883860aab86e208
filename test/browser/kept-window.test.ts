import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { runningProduct } from '../support/servers/running-product.js';
import { expectSoon } from '../support/waiting.js';

const { application, browser } = runningProduct();
let before: Page;

test('A test leaves its page with all that a page can keep', async () => {
  const { page, context } = await browser.newPage(application.url);
  before = page;
  await page.goto('/login');
  await page.getByLabel('Username').fill('half-typed');
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    document.cookie = 'left=behind';
    window.name = 'left behind';
    window.addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await context.newPage();
  await page.route('**/favicon.svg', (route) => route.abort());
  await page.setViewportSize({ width: 500, height: 500 });
  await expectSoon(() => page.evaluate(() => localStorage.getItem('left'))).toBe('behind');
});

test('The next test gets the same window, and finds nothing in it', async () => {
  const { page, context, incidents } = await browser.newPage(application.url);
  expect(page).toBe(before);
  expect(context.pages()).toHaveLength(1);
  await page.goto('/favicon.svg');
  const left = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie, window.name, window.innerWidth]);
  expect(left).toEqual([0, 0, '', '', 1440]);
  await expectSoon(() => context.cookies()).toEqual([]);
  await page.addInitScript(() => void (window.name = 'by a script'));
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(incidents).toEqual([]);
});

test('Scripts that a test has added and media that it has emulated are gone, too', async () => {
  const { page } = await browser.newPage(application.url);
  expect(page).toBe(before);
  await page.goto('/favicon.svg');
  await expectSoon(() => page.evaluate(() => [window.name, matchMedia('(prefers-color-scheme: dark)').matches])).toEqual(['', false]);
  await page.setExtraHTTPHeaders({ 'x-left': 'behind' });
});

test('A window that a test has changed for good is not used again', async () => {
  const { page } = await browser.newPage(application.url);
  expect(page).not.toBe(before);
  expect(before.isClosed()).toBe(true);
});

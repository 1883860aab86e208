import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { draftWarning, openEditor, pressPublish, publishButton, titleField } from '../editor/editor-steps.js';
import { expectSoon } from '../../support/waiting.js';

const { application, browser } = runningProduct();

const ignore: PageOptions['ignore'] = (incident) => draftWarning(incident) || /net::ERR_|status of 50\d/.test(incident.text);
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'The server cannot be reached. Saving and publishing work again when it can.' });

/** What stands beside Publish in the editor of a page. */
const offline = (page: Page) => page.getByRole('button', { name: 'You are offline' });

/** How far the document scrolls down. */
const beyondWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

test('Without a network a notice says that there is no connection, until the connection is back, and the editor fits below it', async () => {
  const { page, context, incidents } = await browser.newPage(application.url, { ignore, ...PHONE });
  await page.goto('/guesteditor', { waitUntil: 'networkidle' });
  await expectSoon(() => notice(page).count()).toBe(0);
  await context.setOffline(true);
  await notice(page).waitFor();
  await expectNoAxeViolations(page);
  await inLightAndDark(page, (scheme) => screenshot(page, `offline-notice-phone-${scheme}`));
  await page.setViewportSize({ width: 1440, height: 900 });
  await inLightAndDark(page, (scheme) => screenshot(page, `offline-notice-${scheme}`));
  await expectSoon(() => beyondWindow(page)).toBe(0);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectSoon(() => beyondWindow(page)).toBe(0);
  await inLightAndDark(page, (scheme) => screenshot(page, `offline-notice-phone-preview-${scheme}`));
  await page.setViewportSize({ width: 320, height: 568 });
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await context.setOffline(false);
  await notice(page).waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('After a call without an answer, the editor says that there is no connection only while the server cannot be reached', async () => {
  const { page, context, incidents } = await openEditor(browser, application, { ignore });
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const looks: number[] = [];
  await context.route('**/graphql', (route) => route.abort());
  page.on('response', (answer) => void (answer.url().endsWith('/health/live') && looks.push(answer.status())));
  await titleField(page).fill('Not sent');
  const asked = page.waitForResponse('**/health/live');
  await pressPublish(page);
  await asked;
  await expectSoon(() => offline(page).count()).toBe(0);
  await publishButton(page).and(page.locator(':not([aria-busy=true])')).waitFor();
  await context.route('**/health/live', (route) => route.fulfill({ status: 502 }));
  await pressPublish(page);
  await offline(page).waitFor();
  await expectSoon(() => notice(page).count()).toBe(0);
  await expectSoon(() => titleField(page).inputValue()).toBe('Not sent');
  await context.unroute('**/health/live');
  await offline(page).waitFor({ state: 'detached' });
  expect(looks[0]).toBe(200);
  expect(incidents).toEqual([]);
});

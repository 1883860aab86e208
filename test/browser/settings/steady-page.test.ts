import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openNewBrowser, type TestBrowser } from '../../support/browser/browser.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { openSettings } from './personal-steps.js';
import { expectSoon } from '../../support/waiting.js';

const application = runningApplication();
let browser: TestBrowser;
beforeAll(async () => {
  // The browser of the other tests hides its scroll bars.
  browser = await openNewBrowser({}, ['--hide-scrollbars']);
});
afterAll(() => browser.close());

test('Nothing shifts sideways when a dialog opens and closes, in a browser whose scroll bars take room', async () => {
  const { page, incidents } = await openSettings(browser, application);
  const button = page.getByRole('button', { name: 'Change Profile Pic', includeHidden: true });
  const dialog = page.getByRole('dialog', { name: 'Profile picture' });
  const bar = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  const place = async () => (await button.boundingBox())?.x;
  await expectSoon(bar).toBeGreaterThan(5);
  const before = await place();
  await button.click();
  await dialog.waitFor();
  await expectSoon(place).toBe(before);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectSoon(place).toBe(before);
  expect(incidents).toEqual([]);
});

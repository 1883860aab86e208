import { describe, expect, test } from '@jest/globals';
import { publishPage, examplePage } from '../../builders/pages/example-pages.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { sendReport, storedReports } from '../../api/reports/report-calls.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

describe('A visitor', () => {
  test('RP-08 reports a page from its foot, without a script, and a reload of the thanks sends nothing', async () => {
    const example = examplePage('ines-moreau');
    await publishPage(application, example);
    const { page, incidents } = await browser.newPage(application.url, {
      javaScriptEnabled: false,
      // The form without a reason.
      ignore: ({ text }) => text.includes('422'),
    });
    await page.goto(`/${example.linkname}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Report this page' }).click();
    await page.waitForURL(`**/report/${example.linkname}`);
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Choose a reason.').waitFor();
    await page.getByRole('radio', { name: 'Copied content' }).check();
    await page.getByLabel('In your words').fill('These are my cats.');
    await page.getByLabel('Your e-mail, if you like').fill('mimi@okada.example');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.waitForURL(`**/report/${example.linkname}/thanks`);
    await page.getByText('We write to mimi@okada.example when it is decided.').waitFor();
    await page.reload();
    await page.getByText('We write to mimi@okada.example when it is decided.').waitFor();
    expect(await storedReports(application, example.linkname)).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await page.waitForURL(`**/${example.linkname}`);
    expect(incidents).toEqual([]);
  });
});

test('RP-19 A browser with a script works by itself for a page that is reported often, and the report arrives', async () => {
  const example = examplePage('halyard');
  await publishPage(application, example);
  for (let time = 0; time < 10; time += 1) await sendReport(application, example.linkname, { reason: 'fraud' });
  const { page, incidents } = await browser.newPage(application.url);
  await page.goto(`/report/${example.linkname}`);
  await page.getByRole('radio', { name: 'Fraud or phishing' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.waitForURL(`**/report/${example.linkname}/thanks`);
  expect(await storedReports(application, example.linkname)).toHaveLength(11);
  expect(incidents).toEqual([]);
});

test.each([
  ['the form', ''],
  ['the thanks', '/thanks'],
])('On each width, in light and dark, %s can be read and pressed', async (_, more) => {
  const example = examplePage('maeve-pots');
  if (more === '') await publishPage(application, example);
  const { page, incidents } = await browser.newPage(application.url, { reducedMotion: 'reduce' });
  await page.goto(`/report/${example.linkname}${more}`);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `report${more.replace('/', '-')}-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  expect(incidents).toEqual([]);
});

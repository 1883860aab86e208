import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { publish, register } from '../builders/accounts/account.js';
import { aDesign, aTile } from '../builders/pages/page-design.js';
import { startApplication, type RunningApplication } from '../support/servers/application.js';
import { openBrowser, PHONE, type TestBrowser } from '../support/browser/browser.js';
import { openContent, openEditor } from '../browser/editor/editor-steps.js';
import { median, milliseconds, report } from './rows.js';

const turns = 5;

/** A phone: a processor that is four times as slow. */
const cpuSlowdown = 4;

const paragraphs = (bytes: number) => {
  const one = '<p>Lorem <b>ipsum</b> dolor <i>sit</i> amet, consectetur adipiscing elit.</p>';
  return one.repeat(Math.floor(bytes / one.length));
};

let application: RunningApplication;
let browser: TestBrowser;
let page: Page;
let text: Locator;
beforeAll(async () => {
  [application, browser] = await Promise.all([startApplication({ rateLimits: 'off', logLevel: 'silent' }), openBrowser()]);
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'One', html: '' })] }));
  const { page: opened, context } = await openEditor(browser, application, {
    account,
    ...PHONE,
    preloading: 'asForPeople',
    ignore: () => true,
  });
  page = opened;
  text = await openContent(page, 1);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await application.stop();
});

test('How long a text waits for what is pasted into it, on a phone', async () => {
  const [fits, refused] = [paragraphs(95_000), paragraphs(1_000_000)];
  const plain = 'a line of text\n'.repeat(4_000);
  const times: Record<'html' | 'plain' | 'refused', number[]> = { html: [], plain: [], refused: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [kind, data] of [
      ['html', { 'text/html': fits }],
      ['plain', { 'text/plain': plain }],
      ['refused', { 'text/html': refused, 'text/plain': 'x'.repeat(1_000_000) }],
    ] as const) {
      times[kind].push(await untilPainted(data));
      const length = await text.evaluate((element) => element.textContent.length);
      expect([kind, kind === 'refused' ? length === 0 : length > 40_000]).toEqual([kind, true]);
      if (kind !== 'refused') await text.press('ControlOrMeta+z');
      await expect(text.evaluate((element) => element.textContent.length)).resolves.toBe(0);
    }
  }
  const row = (what: string, measured: readonly number[], target: string) => ({ what, measured: milliseconds(median(measured)), target });
  report(
    'paste',
    row('95 kB of formatted text pasted into a tile on a phone, until it is painted', times.html, '≤ 1 s'),
    row('60 kB of plain lines pasted into a tile on a phone, until they are painted', times.plain, '≤ 1 s'),
    row('1 MB pasted into a tile on a phone, until it is refused and the browser paints', times.refused, '≤ 200 ms'),
  );
}, 600_000);

/** In milliseconds, from the event in which the browser hands over what is pasted to the second picture after it. */
async function untilPainted(data: Readonly<Record<string, string>>): Promise<number> {
  return text.evaluate(async (element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    const paint = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await paint();
    const began = performance.now();
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await paint();
    await paint();
    return performance.now() - began;
  }, data);
}

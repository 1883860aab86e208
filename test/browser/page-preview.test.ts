import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { claim, publish, register, type TestAccount } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { startApplication, type RunningApplication } from '../support/application.js';
import { openBrowser, screenshot, type TestBrowser } from '../support/browser.js';
import { openEditor, previewTiles } from './editor-steps.js';

const design = aDesign({
  backgroundColor: { hex: '#f6f1e4', alpha: 1 },
  titleColor: { hex: '#23254a', alpha: 1 },
  tiles: [aTile({ name: 'Soft', style: { radius: 26, thickness: 60, hover: { hex: '#a23f26', alpha: 1 } } }), aTile({ name: 'Square' })],
  socialLinks: { ...aDesign().socialLinks, medium: 'https://example.org/ada' },
});

let application: RunningApplication;
let browser: TestBrowser;
let account: TestAccount;
beforeAll(async () => {
  [application, browser] = await Promise.all([startApplication({ logLevel: 'silent' }), openBrowser()]);
  account = await register(application);
  await claim(application, account, 'seen-in-editor');
  await publish(application, account, design);
});
afterAll(async () => {
  await browser.close();
  await application.stop();
});

const lookOf = (one: Locator): Promise<Record<string, string>> =>
  one.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderRadius, boxShadow, fontFamily, fontSize, fontWeight, padding } = getComputedStyle(element);
    return { color, backgroundColor, borderColor, borderRadius, boxShadow, fontFamily, fontSize, fontWeight, padding };
  });

test("The editor's preview looks like the page: the same title, tiles and icons in the same layout for the same width", async () => {
  const { page: editor, context, incidents } = await openEditor(browser, application, { account });
  const shown = await browser.newPage(application.url, { viewport: { width: 390, height: 844 } });
  await shown.page.goto('/seen-in-editor');
  await previewTiles(editor).first().waitFor();
  const stage = editor.getByRole('region', { name: 'Live preview' });
  for (const part of ['.tile >> nth=0', '.tile >> nth=1', '.title', '.frame', '.links a']) {
    expect([part, await lookOf(stage.locator(part))]).toEqual([part, await lookOf(shown.page.locator(part))]);
  }
  await screenshot(editor, 'page-preview');
  await Promise.all([context.close(), shown.context.close()]);
  expect([...incidents, ...shown.incidents]).toEqual([]);
});

test('The preview fills its stage with the colour of the page', async () => {
  const { page, context } = await openEditor(browser, application, { account });
  await previewTiles(page).first().waitFor();
  const [frame, host] = await page
    .getByRole('region', { name: 'Live preview' })
    .locator('.frame')
    .evaluate((element) => [element, (element.getRootNode() as ShadowRoot).host.parentElement!].map((one) => one.clientHeight));
  await context.close();
  expect(frame).toBeGreaterThanOrEqual(host!);
});

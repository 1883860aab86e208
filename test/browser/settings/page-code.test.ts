import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Download, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { publish } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { draftWarning } from '../editor/editor-steps.js';
import { openSettings } from './personal-steps.js';
import { aCreator, addPages, choose, dialog } from './several-pages-steps.js';
import { expectSoon, animationsEnd } from '../../support/waiting.js';

const { application, browser } = runningProduct();

async function openCode(options: PageOptions = {}) {
  const account = await aCreator(application);
  const opened = await openSettings(browser, application, { account, ignore: draftWarning, ...options });
  await choose(opened.page, 'Main', 'QR code…');
  const popup = dialog(opened.page, 'QR code of Main');
  await popup.waitFor();
  await animationsEnd(popup);
  return { ...opened, account, popup, address: `${application.url}/${account.linkname}` };
}

async function download(page: Page, button: string): Promise<Download> {
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return saved;
}

/** What a camera reads from a picture, and its colours at the corner and in the finder pattern. */
async function scan(file: string): Promise<{ readonly text: string; readonly colors: readonly string[] }> {
  const { data, info } = await sharp(readFileSync(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const hexes = new Set<string>();
  for (let at = 0; at < data.length; at += 4) hexes.add(`#${data.subarray(at, at + 3).toString('hex')}`);
  return { text: decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) }), colors: [...hexes].sort() };
}

test('The code of a page opens its address, in the colours of the page or black on white, as PNG, as SVG and on paper', async () => {
  const { page, popup, account, address, incidents } = await openCode();
  await popup.getByRole('img', { name: `QR code that opens ${address}` }).waitFor();
  const ofPage = popup.getByRole('checkbox', { name: 'In the colours of the page' });
  await popup.locator('path[fill="#474a71"]').waitFor();
  const png = await download(page, 'Save PNG');
  expect(png.suggestedFilename()).toBe(`${account.linkname}-code.png`);
  expect(await scan(await png.path())).toEqual({ text: address, colors: ['#474a71', '#ffffff'] });
  const svg = await download(page, 'Save SVG');
  expect(svg.suggestedFilename()).toBe(`${account.linkname}-code.svg`);
  expect((await scan(await svg.path())).text).toBe(address);
  await ofPage.uncheck();
  expect(await scan(await (await download(page, 'Save PNG')).path())).toEqual({ text: address, colors: ['#000000', '#ffffff'] });
  await page.evaluate(() => void (window.print = () => document.body.setAttribute('data-printed', '')));
  await page.getByRole('button', { name: 'Print' }).click();
  await page.locator('body[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expectSoon(() => page.getByText('Your pages', { exact: true }).isVisible()).toBe(false);
  await expectSoon(() => page.locator('dialog input').isVisible()).toBe(false);
  await expectSoon(() => page.locator('dialog svg[role=img]').isVisible()).toBe(true);
  expect((await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await screenshot(page, 'page-code-print');
  expect(incidents).toEqual([]);
});

test('A page without an address has no code; colours that cameras cannot tell apart are not offered', async () => {
  const account = await aCreator(application);
  await addPages(application, account, 'Second');
  const orange = { hex: '#ff9900', alpha: 1 };
  await publish(
    application,
    account,
    aDesign({ title: 'Main', backgroundColor: orange, titleColor: { hex: '#ffffff', alpha: 1 }, tiles: [] }),
    1,
  );
  const { page } = await openSettings(browser, application, { account, ignore: draftWarning });
  await page.getByRole('button', { name: 'More about Second' }).click();
  await page.getByRole('button', { name: 'Duplicate', exact: true }).waitFor();
  await expectSoon(() => page.getByRole('button', { name: 'QR code…' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await choose(page, 'Main', 'QR code…');
  await page.getByText('The colours of the page are too alike for cameras').waitFor();
  await expectSoon(() => page.getByRole('checkbox').count()).toBe(0);
  await page.locator('path[fill="#000000"]').waitFor();
});

test.each([
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
])('The code has no accessibility faults on a %s, and the focus goes back to its menu', async (name, options) => {
  const { page, popup } = await openCode(options);
  await popup.locator('path[fill="#474a71"]').waitFor();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `page-code-${name}-${scheme}`);
  });
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await page.locator('[data-more]:focus').waitFor();
});

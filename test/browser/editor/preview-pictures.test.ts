import { beforeAll, expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { claim, publish, type TestAccount } from '../../builders/accounts/account.js';
import { aProfilePicture, aWallpaper } from '../../builders/images.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader, uploadRest } from '../../support/calls/uploads.js';
import { openEditor, previewTiles } from './editor-steps.js';
import { expectSoon } from '../../support/waiting.js';

const design = aDesign({ tiles: Array.from({ length: 14 }, (_, at) => aTile({ name: `Step ${at + 1}`, style: { radius: 14 } })) });

const { application, browser } = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
let account: TestAccount;
beforeAll(async () => {
  account = await anUploader(application);
  await claim(application, account, 'pictures-in-editor');
  await publish(application, account, design);
  for (const [path, picture] of [
    ['updateprofile/', await aProfilePicture()],
    ['updatewallpaper/', await aWallpaper()],
  ] as const) {
    expect((await uploadRest(application.url, path, picture, account.token)).status).toBe(200);
  }
});

const lookOf = (one: Locator): Promise<Record<string, string>> =>
  one.evaluate((element) => {
    const { backgroundColor, borderColor, borderRadius, width, marginTop, objectFit, padding } = getComputedStyle(element);
    return { backgroundColor, borderColor, borderRadius, width, marginTop, objectFit, padding };
  });
const loaded = (one: Locator) => one.evaluate((image: HTMLImageElement) => image.decode());

test("The editor's preview shows the same pictures as the page", async () => {
  const { page: editor, incidents } = await openEditor(browser, application, { account });
  const shown = await browser.newPage(application.url, { viewport: PHONE.viewport });
  await shown.page.goto('/pictures-in-editor');
  await previewTiles(editor).first().waitFor();
  const stage = editor.getByRole('region', { name: 'Live preview' });
  for (const part of ['.portrait', '.who', '.wallpaper', '.wallpaper img']) {
    expect([part, await lookOf(stage.locator(part))]).toEqual([part, await lookOf(shown.page.locator(part))]);
  }
  await Promise.all([loaded(stage.locator('.portrait')), loaded(stage.locator('.wallpaper img'))]);
  await editor.getByRole('button', { name: 'Change Profile Pic' }).waitFor();
  await expectSoon(() => editor.getByRole('button', { name: 'Add a picture' }).count()).toBe(0);
  await screenshot(editor, 'preview-pictures');
  expect([...incidents, ...shown.incidents]).toEqual([]);
});

test.each(['Phone', 'Full'])('In the preview %s the wallpaper fills the screen, and stays while the page scrolls', async (width) => {
  const { page, incidents } = await openEditor(browser, application, { account });
  await page.getByText(width, { exact: true }).click();
  await previewTiles(page).last().scrollIntoViewIfNeeded();
  const stage = page.getByRole('region', { name: 'Live preview' });
  await loaded(stage.locator('.wallpaper img'));
  const [picture, screen] = await stage.locator('.wallpaper img').evaluate((image) => {
    const { host } = image.getRootNode() as ShadowRoot;
    return [image, host.parentElement!].map((one) => {
      const { x, y, width: across, height } = one.getBoundingClientRect();
      return [x, y, across, height].map(Math.round);
    });
  });
  expect(picture).toEqual(screen);
  await screenshot(page, `preview-pictures-${width}`);
  expect(incidents).toEqual([]);
});

import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { claim, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { aLock } from '../../builders/pages/locks.js';
import { aPicture, aTilePicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { anUploader, uploadTilePicture } from '../../support/calls/uploads.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openEditor } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();

async function aPictured(linkname: string, visibility: (account: TestAccount) => Promise<TileVisibility>): Promise<TestAccount> {
  const account = await anUploader(application);
  await claim(application, account, linkname);
  const { data } = await uploadTilePicture(application.url, await aPng({ width: 640, height: 400 }), account.token);
  const picture = aTilePicture({ id: data!.uploadTilePicture.id });
  await publishMixed(application, account, aDesign({ tiles: [aPicture({ picture, visibility: await visibility(account) })] }));
  return account;
}

/** The width of the picture as it was loaded; 0 if it was not. */
const widthIn = (page: Pick<Page, 'getByRole'>) =>
  page
    .getByRole('img', { name: 'Roses before a brick wall' })
    .first()
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);

test('VI-34 A creator sees the picture of a hidden tile in the editor, and a browser without the account gets none of its files', async () => {
  const account = await aPictured('hidden-picture', async () => ({ who: 'hidden' }));
  const { page, context } = await openEditor(browser, application, { account });
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expectSoon(() => widthIn(preview)).toBeGreaterThan(0);
  const address = await preview
    .getByRole('img', { name: 'Roses before a brick wall' })
    .first()
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect((await context.request.get(address)).status()).toBe(200);
  expect((await fetch(address)).status).toBe(404);
});

test('VI-33 A visitor without a script who gives the password of a tile sees its picture', async () => {
  await aPictured('locked-picture', async (account) => ({ who: 'password', lock: await aLock(application, account, 'twelve-chairs') }));
  const { page } = await browser.newPage(application.url, { javaScriptEnabled: false });
  await page.goto('/locked-picture');
  await page.getByRole('button', { name: 'My garden in June' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('twelve-chairs');
  await page.keyboard.press('Enter');
  await expectSoon(() => widthIn(page)).toBeGreaterThan(0);
});

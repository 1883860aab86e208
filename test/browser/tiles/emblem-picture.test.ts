import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, publish } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { expectSoon } from '../../support/waiting.js';
import { sidewaysScroll } from '../accounts/account-steps.js';
import { openEditor, publishPage, select } from '../editor/editor-steps.js';
import { aFile, holdUploads, pasteFrom, redAndBlue } from '../profile-picture/picture-steps.js';
import { emblemPanel, scheme } from './tile-kind-steps.js';

const { application, browser } = runningProduct();

const popup = (page: Page) => page.getByRole('tabpanel', { name: 'Tile look' });

async function openStyle(page: Page) {
  await select(page, 1);
  await page.getByRole('button', { name: /^Style tile 1 of /i }).click();
  await popup(page)
    .getByRole('button', { name: /^Emblem: / })
    .click();
  await emblemPanel(page).getByRole('button', { name: 'Picture', exact: true }).click();
  await emblemPanel(page).getByRole('group', { name: 'A small picture' }).waitFor();
}

const widthOf = (page: Page, image: string) =>
  page.locator(image).evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0));

test('A small picture becomes the emblem of a tile in the panel of its emblem, is seen in the list, the preview and by visitors, stays when it is loaded again, and can be removed', async () => {
  const account = await anUploader(application);
  await claim(application, account, 'small-picture');
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'Jugs' })] }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await openStyle(page);
  await emblemPanel(page)
    .locator('input[type=file]')
    .setInputFiles(aFile('jug.jpg', await redAndBlue()));
  await emblemPanel(page).locator('img').waitFor();
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `emblem-picture-1440-${await scheme(page)}`);
  });
  await emblemPanel(page).getByRole('button', { name: 'Done' }).click();
  await popup(page).getByRole('button', { name: 'Save style' }).click();
  await expectSoon(() => widthOf(page, '[data-tile] picture img')).toEqual([true]);
  await expectSoon(() => widthOf(page, '.emblem.pictured img')).toEqual([true]);
  await publishPage(page);
  await page.goto(`${application.url}/small-picture`);
  expect(await widthOf(page, '.tile .emblem img')).toEqual([true]);
  await page.goto(`${application.url}/editor`);
  await page.getByText('Published', { exact: true }).first().waitFor();
  await openStyle(page);
  await emblemPanel(page).getByRole('button', { name: 'None' }).click();
  await page.keyboard.press('Escape');
  await popup(page).getByRole('button', { name: 'Save style' }).click();
  await expectSoon(() => widthOf(page, '.emblem img')).toEqual([]);
  expect(incidents).toEqual([]);
});

test('A picture that is pasted while the panel of the emblem is open becomes the emblem', async () => {
  const account = await anUploader(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'Jugs' })] }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await openStyle(page);
  await pasteFrom(emblemPanel(page), await redAndBlue());
  await emblemPanel(page).locator('img').waitFor();
  await expectSoon(() => widthOf(page, '.emblem.pictured img')).toEqual([true]);
  expect(incidents).toEqual([]);
});

test('The field for a small picture fits a phone', async () => {
  const account = await anUploader(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'Jugs' })] }));
  const { page, incidents } = await openEditor(browser, application, { account, ...PHONE });
  await openStyle(page);
  await emblemPanel(page)
    .locator('input[type=file]')
    .setInputFiles(aFile('jug.jpg', await redAndBlue()));
  await emblemPanel(page).locator('img').scrollIntoViewIfNeeded();
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  await screenshot(page, 'emblem-picture-390');
  expect(incidents).toEqual([]);
});

test('A small picture that is still being uploaded arrives after its panel is closed, and does not go to another tile; choosing another emblem or leaving the tile cancels it with a message', async () => {
  const account = await anUploader(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'Jugs' }), aTile({ name: 'Bowls' })] }));
  const { page, context } = await openEditor(browser, application, { account });
  const chosen = aFile('jug.jpg', await redAndBlue());
  const progress = popup(page).getByRole('progressbar', { name: 'Upload' });
  const emblemButton = (emblem: string) => popup(page).getByRole('button', { name: `Emblem: ${emblem}` });
  const cancelled = page.getByRole('listitem').filter({ hasText: 'The upload was cancelled.' });
  const upload = async () => {
    const held = await holdUploads(context);
    await emblemPanel(page).locator('input[type=file]').setInputFiles(chosen);
    await emblemPanel(page).getByRole('button', { name: 'Cancel upload' }).waitFor();
    return held;
  };
  await openStyle(page);
  const first = await upload();
  await emblemPanel(page).getByRole('button', { name: 'Done' }).click();
  await emblemPanel(page).waitFor({ state: 'hidden' });
  await progress.waitFor();
  await emblemButton('None').click();
  await emblemPanel(page).getByRole('button', { name: 'Cancel upload' }).waitFor();
  await page.keyboard.press('Escape');
  await emblemPanel(page).waitFor({ state: 'hidden' });
  await first.release();
  await emblemButton('A small picture').waitFor();
  await progress.waitFor({ state: 'detached' });
  await expectSoon(() => widthOf(page, '.emblem.pictured img')).toEqual([true]);

  await emblemButton('A small picture').click();
  const second = await upload();
  await emblemPanel(page).getByRole('button', { name: 'Emoji', exact: true }).click();
  await emblemPanel(page).getByRole('option', { name: 'Bread', exact: true }).click();
  await cancelled.waitFor();
  await second.release();
  await emblemButton('🍞').click();
  await emblemPanel(page).getByRole('button', { name: 'Picture', exact: true }).click();
  await cancelled.waitFor({ state: 'detached' });
  const third = await upload();
  await page.keyboard.press('Escape');
  await page.getByLabel('Tile', { exact: true }).selectOption('Bowls');
  await cancelled.waitFor();
  await third.release();
  await emblemButton('None').waitFor();
  await page.getByLabel('Tile', { exact: true }).selectOption('Jugs');
  await emblemButton('🍞').waitFor();
});

import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { cutConnection, sidewaysScroll } from '../accounts/account-steps.js';
import { draftWarning, openEditor, pressPublish, previewTiles, publishPage, tileNames } from '../editor/editor-steps.js';
import { verifyElsewhere } from '../settings/personal-steps.js';
import { aFile, holdUploads, pasteFrom, redAndBlue } from '../profile-picture/picture-steps.js';
import { addKind, arrow, edit, menu, save, scheme } from './tile-kind-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

describe('A picture', () => {
  const choose = (page: Page, file: string) => page.locator('input[type=file]').setInputFiles(file);
  const dropOn = async (page: Page, picture: Buffer) => {
    const dataTransfer = await page.evaluateHandle(
      (content) => {
        const carried = new DataTransfer();
        carried.items.add(new File([new Uint8Array(content)], 'dropped.jpg', { type: 'image/jpeg' }));
        return carried;
      },
      [...picture],
    );
    await page.getByText('Drop a picture here').dispatchEvent('drop', { dataTransfer });
  };
  const field = (page: Page, name: string) => page.getByRole('textbox', { name });
  const thumbnail = (page: Page) => page.getByRole('dialog').getByRole('img');

  test('is uploaded when it is chosen, described, captioned and linked, shown in the list of tiles, kept in the draft, published, and seen by a stranger without script', async () => {
    const account = await anUploader(application);
    await claim(application, account, 'picture-tile');
    const { page, incidents } = await openEditor(browser, application, { account, onDialog: (one) => one.accept() });
    await addKind(page, 'Picture');
    await expectFocus(page.locator('input[type=file]'));
    await choose(page, aFile('notes.jpg', Buffer.from('no picture')));
    await page
      .getByText(/jpg or png/)
      .first()
      .waitFor();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await choose(page, aFile('roses.jpg', await redAndBlue()));
    await thumbnail(page).waitFor();
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill('Roses before a wall');
    await page.getByRole('textbox', { name: 'Caption' }).fill('June');
    await page.getByRole('textbox', { name: 'Smaller line below' }).fill('In the evening');
    await page.getByRole('textbox', { name: 'Where it leads' }).fill('roses.example');
    await page.getByText('Leads to roses.example').waitFor();
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `picture-dialog-1440-${await scheme(page)}`);
    });
    await save(page);
    await expectSoon(() => tileNames(page)).toEqual(['June In the evening']);
    await previewTiles(page).filter({ hasText: 'In the evening' }).waitFor();
    const preview = page.getByRole('region', { name: 'Live preview' }).getByRole('img', { name: 'Roses before a wall' });
    await expectSoon(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const inList = page.locator('[data-tile] img');
    await expectSoon(() => inList.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await screenshot(page, 'picture-editor-1440');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await expectSoon(() => tileNames(page)).toEqual(['June In the evening']);
    await edit(page, 1);
    const before = await thumbnail(page).getAttribute('src');
    await choose(page, aFile('other.jpg', await redAndBlue({ width: 300, height: 200 })));
    await expectSoon(() => thumbnail(page).getAttribute('src')).not.toBe(before);
    const description = page.getByRole('textbox', { name: 'What the picture shows' });
    await expectSoon(() => description.inputValue()).toBe('');
    await save(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await edit(page, 1);
    await expectSoon(() => thumbnail(page).getAttribute('src')).toBe(before);
    await expectSoon(() => description.inputValue()).toBe('Roses before a wall');
    await save(page);
    await publishPage(page);
    expect(incidents).toEqual([]);

    const visitor = await browser.newPage(application.url, { javaScriptEnabled: false });
    await visitor.page.goto('/picture-tile');
    const link = visitor.page.getByRole('link', { name: 'Roses before a wall June' });
    await expectSoon(() => link.getAttribute('href')).toBe('https://roses.example');
    const image = visitor.page.getByRole('img', { name: 'Roses before a wall' });
    await expectSoon(() => image.getAttribute('src')).toBe(before);
    await expectSoon(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    expect(visitor.incidents).toEqual([]);
  });

  test('FU-43 takes the place of the picture of a starter, in the list and in the preview; the words of the starter go with it, and own ones stay', async () => {
    const { page } = await openEditor(browser, application, { account: await anUploader(application) });
    await page.goto('/editor?start');
    await page.getByRole('radio', { name: 'Maker' }).click();
    const [inList, inPreview] = [
      page.locator('[data-tile] img'),
      page.getByRole('region', { name: 'Live preview' }).locator('.picture img'),
    ];
    const sources = async () => [await inList.getAttribute('src'), await inPreview.getAttribute('src')];
    const [listed, previewed] = await sources();
    // It is known which tiles are samples.
    await page.locator('[data-stage]').getByText('Sample', { exact: true }).first().waitFor();
    await edit(page, 1);
    const words = () =>
      Promise.all(['What the picture shows', 'Caption', 'Smaller line below'].map((name) => field(page, name).inputValue()));
    await expectSoon(words).toEqual([expect.stringMatching(/^Glazed pots/), 'From the workbench', 'Pieces of this season']);
    const before = await thumbnail(page).getAttribute('src');
    await choose(page, aFile('bench.jpg', await redAndBlue()));
    await expectSoon(() => thumbnail(page).getAttribute('src')).not.toBe(before);
    await expectSoon(words).toEqual(['', '', '']);
    const second = await thumbnail(page).getAttribute('src');
    await field(page, 'Caption').fill('My bench');
    await choose(page, aFile('wheel.jpg', await redAndBlue({ width: 700 })));
    await expectSoon(() => thumbnail(page).getAttribute('src')).not.toBe(second);
    await expectSoon(words).toEqual(['', 'My bench', '']);
    await save(page);
    await expectSoon(sources).toEqual([expect.not.stringMatching(listed!), expect.not.stringMatching(previewed!)]);
  });

  test('is pasted anywhere in the popup, or dropped on its field and replaces the former one; on a phone the popup fits, and axe finds nothing', async () => {
    const account = await anUploader(application);
    const { page } = await openEditor(browser, application, { ...PHONE, account });
    await addKind(page, 'Picture');
    await page.locator('input[type=file]').waitFor();
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `picture-dialog-390-${await scheme(page)}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await pasteFrom(page.locator('body'), await redAndBlue({ width: 60, height: 40 }));
    await thumbnail(page).waitFor();
    const pasted = await thumbnail(page).getAttribute('src');
    await dropOn(page, await redAndBlue({ width: 90, height: 60 }));
    await expectSoon(() => thumbnail(page).getAttribute('src')).not.toBe(pasted);
    await save(page);
    await page.getByText('Picture', { exact: true }).first().waitFor();
  });

  test('is saved when its upload has ended; closing the popup before warns once, and a publication names a tile whose picture is gone', async () => {
    const account = await anUploader(application);
    const { page, context } = await openEditor(browser, application, { account, ignore: (one) => draftWarning(one) || cutConnection(one) });
    await addKind(page, 'Picture');
    const caption = page.getByRole('textbox', { name: 'Caption' });
    await caption.waitFor();
    const cancelled = await holdUploads(context);
    await choose(page, aFile('first.jpg', await redAndBlue({ width: 60, height: 40 })));
    await page.getByRole('button', { name: 'Cancel upload' }).focus();
    await page.keyboard.press('Escape');
    await page.getByRole('alert').getByText('The upload is not finished. Close again to cancel it.').waitFor();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await page.getByText('The upload was cancelled.').waitFor();
    await expectFocus(page.locator('input[type=file]'));
    await cancelled.release();

    const { release } = await holdUploads(context);
    await choose(page, aFile('second.jpg', await redAndBlue({ width: 80, height: 40 })));
    const saving = page.getByRole('button', { name: 'Save tile' });
    await saving.click();
    await expectSoon(() => saving.getAttribute('aria-busy')).toBe('true');
    await caption.fill('July');
    await release();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectSoon(() => tileNames(page)).toEqual(['July']);
    await edit(page, 1);
    await thumbnail(page).waitFor();
    await pasteFrom(caption, await redAndBlue({ width: 60, height: 40 }), 'A text from a word processor');
    await expectSoon(() => page.getByRole('button', { name: 'Cancel upload' }).count()).toBe(0);
    await choose(page, aFile('third.jpg', await redAndBlue({ width: 90, height: 40 })));
    await page.getByRole('status').getByText('The picture is uploaded.').waitFor({ state: 'attached' });
    await save(page);
    await application.dataSource.query('DELETE FROM tile_picture');
    await pressPublish(page);
    await page.getByText('Tile 1 of 1: This picture is not kept any more, or is not yours. Upload it again.').waitFor();
  });

  test('waits for a verified e-mail address, notices it while the popup is open, and needs an account, as the menu says to guests', async () => {
    const account = await register(application);
    await publish(application, account, aDesign({ tiles: [aTile()] }));
    const { page } = await openEditor(browser, application, { account, ignore: draftWarning });
    await addKind(page, 'Picture');
    await page.getByText('Until your e-mail address is verified, only this device shows the picture.').waitFor();
    await page.getByText(`We mail a link to ${account.email}.`).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'picture-tile-unverified');
    await verifyElsewhere(application, account);
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await page.getByText('Your e-mail address is verified.').waitFor();
    const guest = await browser.newPage(application.url);
    await guest.page.goto('/guesteditor');
    await arrow(guest.page).click();
    const picture = menu(guest.page).getByRole('menuitem', { name: 'Picture With an account, when you sign up', disabled: true });
    await picture.waitFor();
    await expectNoAxeViolations(guest.page);
    await picture.press('Enter');
    await expectSoon(() => menu(guest.page).isVisible()).toBe(true);
    await menu(guest.page).getByRole('menuitem', { name: 'Link' }).press('Enter');
    await guest.page.getByRole('dialog', { name: 'Edit link' }).waitFor();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { anUploader } from '../../support/calls/uploads.js';
import { startLinkedSite, type LinkedSite } from '../../support/neighbours/linked-site.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import { notification, sidewaysScroll } from '../accounts/account-steps.js';
import { arrow, dialog, edit, menu, save } from '../tiles/tile-kind-steps.js';
import { openEditor, previewTiles, rename, tile, tileNames, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct({ linkPreviews: 'private' });

let site: LinkedSite;
beforeAll(async () => void (site = await startLinkedSite()));
beforeEach(() => {
  site.release();
  site.asked.length = 0;
});
afterAll(() => site.stop());

const permissions: PageOptions = { permissions: ['clipboard-read', 'clipboard-write'] };
const copy = (page: Page, text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
/** The names of the tiles, without the port of the linked site. */
const namesOf = async (page: Page) => (await tileNames(page)).map((name) => name.replace(/:\d+/, ''));
const expectNames = (page: Page, names: readonly string[]) => expectSoon(() => namesOf(page)).toEqual(names);
const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first();
const links = (page: Page, count: number) =>
  page.getByRole('button', { name: `Social Links ${count === 0 ? 'None yet' : count === 1 ? '1 link' : `${count} links`}` }).waitFor();

async function paste(page: Page, text: string): Promise<void> {
  await copy(page, text);
  await page.keyboard.press('ControlOrMeta+v');
}

async function open(options: PageOptions = {}) {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'Lemons', html: '<p>Lemons</p>' })] }));
  return openEditor(browser, application, { account, ...permissions, ...options });
}

describe('Pasted where no field is', () => {
  test('FU-22 each line becomes a tile of the kind that fits, at the end of the page; the first is selected, and one step of undo takes all back', async () => {
    const { page, incidents } = await open();
    await previewTiles(page).first().waitFor();
    await paste(page, `Figs\n\nhttps://youtu.be/dQw4w9WgXcQ\nhttps://www.etsy.com/listing/1`);
    await expectNames(page, ['Lemons', 'Figs', 'YouTube Video, song or map', 'etsy.com Link']);
    await notification(page, 'The pasted lines are 3 tiles now.').waitFor();
    await page.getByRole('button', { name: /^Edit tile 2 of 4/i }).waitFor();
    await previewTiles(page).nth(3).waitFor();
    await notification(page, 'The pasted lines are 3 tiles now.').getByRole('button', { name: 'Undo' }).click();
    await expectNames(page, ['Lemons']);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expectNames(page, ['Lemons', 'Figs', 'YouTube Video, song or map', 'etsy.com Link']);
    await page.getByRole('region', { name: 'Live preview' }).locator('[tabindex="0"]').first().focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expectSoon(() => tileNames(page)).toHaveLength(7);
    expect(incidents).toEqual([]);
  });

  test('a field and an open popup keep what is pasted for themselves', async () => {
    const { page } = await open();
    await titleField(page).fill('');
    await paste(page, 'Figs\nPears');
    await expectSoon(() => titleField(page).inputValue()).toMatch(/^Figs\s?Pears$/);
    await page.getByRole('button', { name: /^Social Links/ }).click();
    await page.getByRole('dialog').getByRole('heading').first().click();
    await page.keyboard.press('ControlOrMeta+v');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectNames(page, ['Lemons']);
  });

  test('FU-25 the address of a profile becomes a social link, if the page has none there; the address of a post, and a second profile, become links', async () => {
    const { page } = await open();
    await paste(page, 'https://www.instagram.com/ada.rossi/');
    await notification(page, 'In the social links now: Instagram.').getByRole('button', { name: 'Undo' }).waitFor();
    await links(page, 1);
    expect(await tileNames(page)).toEqual(['Lemons']);
    await paste(page, 'https://x.com/ada/status/1\nhttps://www.instagram.com/grace/\nhttps://www.tiktok.com/@ada');
    await expectNames(page, ['Lemons', 'x.com Link', 'instagram.com Link']);
    await links(page, 2);
    await undoButton(page).click();
    await links(page, 1);
    await expectNames(page, ['Lemons']);
    await undoButton(page).click();
    await links(page, 0);
  });

  test('more lines than there is room for are cut, and the creator is told', async () => {
    const { page } = await open();
    await paste(page, Array.from({ length: 120 }, (_, at) => `No. ${at + 1}`).join('\n'));
    await page.getByText('A page can have 100 tiles at most.').first().waitFor();
    await expectSoon(async () => (await tileNames(page)).slice(-1)).toEqual(['No. 99']);
  });
});

describe('The title of a pasted page', () => {
  test('FU-23 becomes the name of the tile, in the same step of undo, unless the creator was faster', async () => {
    const { page, incidents } = await open();
    site.hold();
    await paste(page, `${site.url}/figs\n${site.url}/pears`);
    await expectNames(page, ['Lemons', '127.0.0.1 Link', '127.0.0.1 Link']);
    await expectSoon(() => site.asked.toSorted()).toEqual(['/figs', '/pears']);
    await rename(page, 3, 'My pears');
    site.release();
    await expectNames(page, ['Lemons', 'All about figs 127.0.0.1', 'My pears 127.0.0.1']);
    await undoButton(page).click();
    await expectNames(page, ['Lemons', 'All about figs 127.0.0.1', 'All about pears 127.0.0.1']);
    await undoButton(page).click();
    await expectNames(page, ['Lemons']);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expectNames(page, ['Lemons', 'All about figs 127.0.0.1', 'All about pears 127.0.0.1']);
    expect(incidents).toEqual([]);
  });

  test('comes late without hiding the offer to undo something else', async () => {
    const { page, incidents } = await open();
    site.hold();
    await paste(page, `${site.url}/figs`);
    await expectSoon(() => site.asked).toEqual(['/figs']);
    await rename(page, 1, 'Limes');
    await page.getByRole('button', { name: 'More for tile 1 of 2' }).click();
    await page.getByRole('button', { name: 'Delete this tile' }).click();
    const offer = notification(page, 'Limes was removed.').and(page.locator('[data-state="open"]'));
    await offer.waitFor();
    site.release();
    await expectNames(page, ['All about figs 127.0.0.1']);
    await offer.getByRole('button', { name: 'Undo' }).click();
    await expectNames(page, ['Limes', 'All about figs 127.0.0.1']);
    expect(incidents).toEqual([]);
  });

  test('FU-23 also comes into the field of a new tile, and not for a guest', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Name of tile 2 of 2' });
    await field.waitFor();
    await page.getByText('Escape ends the adding.').waitFor({ state: 'attached' });
    await paste(page, `${site.url}/figs`);
    await expectValue(field, 'All about figs');

    site.asked.length = 0;
    const guest = (await browser.newPage(application.url, permissions)).page;
    await guest.goto('/guesteditor');
    await titleField(guest).waitFor();
    await paste(guest, `${site.url}/pears`);
    await expectNames(guest, ['127.0.0.1 Link']);
    expect(site.asked).toEqual([]);
  });
});

describe('A picture of another site', () => {
  test('FU-28 that is pasted becomes a picture tile, and that of a linked page the emblem of its tile', async () => {
    const account = await anUploader(application);
    const { page, incidents } = await openEditor(browser, application, { account, ...permissions });
    await paste(page, `${site.url}/cover.jpg\n${site.url}/figs`);
    await page.getByRole('button', { name: /^Tile 1 of 2, picture/ }).waitFor();
    await tile(page, 2).click();
    await edit(page, 2);
    const use = dialog(page, 'Edit link').getByRole('button', { name: 'Use the picture of that page' });
    await use.click();
    await dialog(page, 'Edit link').locator('img').first().waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `picture-of-page-1440-${scheme}`);
    });
    await dialog(page, 'Edit link').getByLabel('Where it leads').fill(`${site.url}/missing`);
    await use.click();
    await dialog(page, 'Edit link').getByText('There is no picture that can be used.').waitFor();
    await dialog(page, 'Edit link').getByLabel('Where it leads').fill(`${site.url}/figs`);
    await save(page);
    await expectSoon(() => page.locator('[data-tile] picture img').count()).toBe(2);
    await undoButton(page).click();
    await undoButton(page).click();
    await expectSoon(() => tileNames(page)).toEqual([]);
    expect(incidents).toEqual([]);
  });
});

describe('On a phone', () => {
  test('FU-24 the menu of Add pastes what was copied', async () => {
    const { page, incidents } = await open(PHONE);
    await copy(page, `${site.url}/figs`);
    await arrow(page).click();
    const item = menu(page).getByRole('menuitem', { name: 'Paste' });
    await item.waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `paste-menu-390-${scheme}`);
    });
    expect(await sidewaysScroll(page)).toBe(0);
    await item.click();
    await expectNames(page, ['Lemons', 'All about figs 127.0.0.1']);
    await copy(page, ' ');
    await arrow(page).click();
    await item.click();
    await notification(page, 'There is nothing to paste: copy an address or a text first.').waitFor();
    expect(incidents).toEqual([]);
  });

  test('FU-24 it says that the browser refuses to read it, and is missing where the browser cannot', async () => {
    const { page } = await open({ ...PHONE, permissions: [] });
    await page.evaluate(() => {
      navigator.clipboard.readText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    await arrow(page).click();
    await menu(page).getByRole('menuitem', { name: 'Paste' }).click();
    await page.getByText('The browser does not let this site read what you copied.').first().waitFor();
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto('/editor');
    await tile(page, 1).waitFor();
    await arrow(page).click();
    await menu(page).getByRole('menuitem', { name: 'Link' }).waitFor();
    await expectSoon(() => menu(page).getByRole('menuitem', { name: 'Paste' }).count()).toBe(0);
  });
});

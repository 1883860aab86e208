import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { claim, register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification } from '../accounts/account-steps.js';
import { addButton, nameField, openEditor, publishButton, publishPage, titleField } from './editor-steps.js';

const { application, browser } = runningProduct();

const panel = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const unaddressed = (page: Page) => panel(page, 'Your page has no address yet');
const shared = (page: Page) => panel(page, 'Your page is public');

const hasFocus = (element: Locator) => expectSoon(() => element.evaluate((node) => node === document.activeElement)).toBe(true);

/** Whether nothing covers the middle of an element. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe('After a publication', () => {
  test('a page without an address is asked for one in place; refusals stand beside the field; then its address can be copied, opened and printed', async () => {
    await claim(application, await register(application), 'taken-before');
    const { page, incidents } = await openEditor(browser, application, { permissions: ['clipboard-read', 'clipboard-write'] });
    await addButton(page).click();
    await nameField(page, 1).fill('Lemons');
    await nameField(page, 1).press('Escape');
    await publishPage(page);
    const address = unaddressed(page).getByRole('textbox', { name: 'Select your linkname here' });
    await hasFocus(address);
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `publish-address-1440-${scheme}`);
    });
    await address.fill('admin');
    await unaddressed(page).getByText('This linkname is reserved. Choose another one.').waitFor();
    await address.fill('taken-before');
    await unaddressed(page).getByText('This linkname is taken. Choose another one.').waitFor();

    await address.fill('taken-meanwhile');
    await unaddressed(page).getByText('This linkname is available.').waitFor();
    await claim(application, await register(application), 'taken-meanwhile');
    await unaddressed(page).getByRole('button', { name: 'Use this address' }).click();
    await notification(page, 'Error').waitFor();
    await unaddressed(page).getByText('This linkname is taken. Choose another one.').waitFor();
    await hasFocus(address);

    await address.fill('ines-clay');
    await address.press('Enter');
    await notification(page, 'Linkname updated').waitFor();
    await shared(page)
      .getByText(`${new URL(application.url).host}/ines-clay`)
      .waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `publish-public-1440-${scheme}`);
    });
    expect((await page.request.get('/ines-clay')).status()).toBe(200);
    const url = `${application.url}/ines-clay`;
    await expectSoon(() => shared(page).getByRole('link', { name: 'View page' }).getAttribute('href')).toBe(url);
    await shared(page).getByRole('button', { name: 'Copy link' }).click();
    await notification(page, 'Link copied').waitFor();
    await expectSoon(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      shared(page).getByRole('button', { name: 'Save as picture' }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe('ines-clay-code.png');
    await shared(page).getByRole('button', { name: 'QR code' }).click();
    await panel(page, 'QR code of A page of its own')
      .getByRole('img', { name: `QR code that opens ${url}` })
      .waitFor();
    await expectSoon(() => shared(page).count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('on a phone, the first one shows the address, which the device can share, and only that; a later one has the way to the page in its notification, and names only a new tile without a text, with the way to it, and once; what visitors see leads to the QR code, too', async () => {
    const account = await register(application);
    await claim(application, account, 'ines-kiln');
    const opened = await openEditor(browser, application, { account, ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
    const { page, incidents } = opened;
    await page.addInitScript(() => {
      Object.assign(navigator, { share: (data: unknown) => (document.body.dataset.shared = JSON.stringify(data)) });
    });
    await page.reload();
    await titleField(page).fill('Ines');
    await publishPage(page);
    const viewed = page.getByRole('listitem').getByRole('button', { name: 'View page' });
    await expectSoon(() => viewed.count()).toBe(0);
    await inLightAndDark(page, async (scheme) => {
      await shared(page).waitFor();
      await expectNoAxeViolations(page);
      await screenshot(page, `publish-public-390-${scheme}`);
    });
    const url = `${application.url}/ines-kiln`;
    await shared(page).getByRole('button', { name: 'Copy link' }).click();
    await expectSoon(() => isOnTop(notification(page, 'Link copied'))).toBe(true);
    await shared(page).getByRole('button', { name: 'Share' }).click();
    await expectSoon(() => page.locator('body').getAttribute('data-shared')).toBe(JSON.stringify({ url, title: 'Ines' }));
    await page.keyboard.press('Escape');
    await shared(page).waitFor({ state: 'detached' });
    await hasFocus(publishButton(page));
    await addButton(page).click();
    await nameField(page, 1).press('Enter');
    await publishPage(page);
    await viewed.waitFor();
    const unwritten = panel(page, 'A tile has no text yet').getByRole('button', { name: 'New Tile No text yet' });
    await hasFocus(unwritten);
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `publish-no-text-390-${scheme}`);
    });
    await unwritten.click();
    await page.getByRole('textbox', { name: 'When it opens' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await titleField(page).fill('Ines Moreau');
    await publishPage(page);
    const published = page.getByRole('button', { name: /^Ines Moreau Published$/ });
    await published.waitFor();
    await expectSoon(() => page.getByRole('dialog').count()).toBe(0);
    await published.click();
    const state = panel(page, 'What visitors see');
    await state.getByText('Visitors see the page as it is here.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'publishing-published-390');
    await state.getByRole('button', { name: 'QR code' }).click();
    await panel(page, 'QR code of Ines Moreau')
      .getByRole('img', { name: `QR code that opens ${url}` })
      .waitFor();
    expect(incidents).toEqual([]);
  });
});

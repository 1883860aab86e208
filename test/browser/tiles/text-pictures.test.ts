import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { expectSoon } from '../../support/waiting.js';
import { asksBeforeClosing, draftWarning, openContent, openEditor, publishPage } from '../editor/editor-steps.js';
import { verifyElsewhere } from '../settings/personal-steps.js';
import { aFile, holdUploads, redAndBlue } from '../profile-picture/picture-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit tile' });
const tool = (page: Page) => dialog(page).getByRole('button', { name: 'Picture', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Picture', exact: true });
const description = (page: Page) => dialog(page).getByRole('textbox', { name: 'What it shows' });

async function open(options: PageOptions & { linkname?: string } = {}) {
  const account = await anUploader(application);
  if (options.linkname) await claim(application, account, options.linkname);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'Roses', html: '<p>Before</p><p>After</p>' })] }));
  const opened = await openEditor(browser, application, { ...options, account });
  return { ...opened, text: await openContent(opened.page, 1) };
}

/** A picture is pasted or dropped, with the text that comes with it. */
const give = (text: Locator, by: 'paste' | 'drop', picture: Buffer, plain = '') =>
  text.evaluate(
    (element, [content, how, words]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([new Uint8Array(content)], 'given.jpg', { type: 'image/jpeg' }));
      if (words !== '') carried.setData('text/plain', words);
      const { left, top } = element.querySelector('p')!.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: carried })
          : new DragEvent('drop', { ...options, dataTransfer: carried, clientX: left + 1, clientY: top + 5 }),
      );
    },
    [[...picture], by, plain] as const,
  );

describe('A picture in the text of a tile', () => {
  test.each([
    ['desktop', {}],
    ['phone', PHONE],
  ] as const)('is uploaded from the panel, described, published, and seen by a visitor, on a %s', async (on, options) => {
    const { page, context, text, incidents } = await open({ ...options, linkname: `text-picture-${on}` });
    await text.press('Control+End');
    if (on === 'phone' && !(await tool(page).isVisible())) await dialog(page).getByRole('button', { name: 'More formatting' }).click();
    await tool(page).click();
    await expectSoon(() =>
      panel(page)
        .locator('input[type=file]')
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    const [box, window] = [await panel(page).boundingBox(), page.viewportSize()];
    expect(box!.x >= 0 && box!.y >= 0 && box!.x + box!.width <= window!.width && box!.y + box!.height <= window!.height).toBe(true);
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `text-picture-panel-${on}-${scheme}`);
    });
    await panel(page)
      .locator('input[type=file]')
      .setInputFiles(aFile('roses.jpg', await redAndBlue()));
    await description(page).fill('Roses before a wall');
    await expectSoon(() => text.getByRole('img', { name: 'Roses before a wall' }).getAttribute('src')).toMatch(/^\/media\/.*\.webp#/);
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `text-picture-described-${on}-${scheme}`);
    });
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await description(page).waitFor({ state: 'detached' });
    await page.keyboard.type('!');
    await expectSoon(() => text.evaluate((one) => one.lastElementChild?.lastChild?.textContent)).toBe('!');
    await dialog(page).getByRole('button', { name: 'Save tile' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await publishPage(page);

    const visited = await context.newPage();
    await visited.goto(`/text-picture-${on}#tile-1`);
    const seen = visited.getByRole('img', { name: 'Roses before a wall' });
    await expectSoon(() => seen.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await screenshot(visited, `text-picture-seen-${on}`);
    expect(incidents).toEqual([]);
  });

  test.each(['paste', 'drop'] as const)(
    'is uploaded when it is given by %s, where it was given, also after something was dragged within the text; its description is found again',
    async (by) => {
      const { page, text, incidents } = await open();
      await text.press('Control+Home');
      for (const type of ['dragstart', 'dragend']) await text.locator('p').first().dispatchEvent(type);
      await give(text, by, await redAndBlue());
      await description(page).fill('Red and blue');
      const written = () =>
        text.evaluate((one) => [...one.children].map((line) => (line.querySelector('img') ? 'picture' : line.textContent)));
      await expect(written()).resolves.toEqual(['picture', 'After']);
      await page.keyboard.press('Enter');
      await description(page).waitFor({ state: 'detached' });
      await text.getByRole('img').click();
      await expectSoon(() => description(page).inputValue()).toBe('Red and blue');
      expect(incidents).toEqual([]);
    },
  );

  test('is not taken in place of a text that comes with it; a file that is no picture gets a reason', async () => {
    const { page, text } = await open({ ignore: (one) => draftWarning(one) || one.text.startsWith('Failed to load resource') });
    await text.press('Control+End');
    await give(text, 'paste', await redAndBlue(), ' words');
    await expectSoon(() => text.innerText()).toContain('After words');
    await expectSoon(() => text.getByRole('img').count()).toBe(0);
    await give(text, 'paste', Buffer.from('no picture'));
    await dialog(page)
      .getByText(/jpg or png/)
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
  });

  test('that is still being uploaded is not lost without a word: closing asks once, and the upload can be cancelled', async () => {
    const { page, context, text } = await open({ ignore: (one) => draftWarning(one) || one.text.startsWith('Failed to load resource') });
    const held = await holdUploads(context);
    await give(text, 'paste', await redAndBlue());
    await dialog(page).getByRole('progressbar', { name: 'Upload' }).waitFor();
    await screenshot(page, 'text-picture-uploading');
    // What else was changed is saved by then, and the picture would be lost with the tab.
    await page.waitForTimeout(1_000);
    await expectSoon(() => asksBeforeClosing(page)).toBe(true);
    await dialog(page).getByRole('button', { name: 'Save tile' }).click();
    await dialog(page).getByText('The upload is not finished. Close again to cancel it.').waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel upload' }).click();
    await dialog(page).getByText('The upload was cancelled.').waitFor();
    await held.release();
    await expectSoon(() => text.getByRole('img').count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Save tile' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('says that it waits until the e-mail address is verified, and is not for guests; an address elsewhere stays possible', async () => {
    const account = await register(application);
    await publish(application, account, aDesign({ tiles: [aTile({ name: 'Roses', html: '' })] }));
    const { page } = await openEditor(browser, application, { account });
    await openContent(page, 1);
    await tool(page).click();
    await panel(page).getByText('Until your e-mail address is verified, only this device shows the picture.').waitFor();
    await panel(page).getByRole('button', { name: 'Send the mail' }).waitFor();
    await screenshot(page, 'text-picture-unverified');
    await expectNoAxeViolations(page);
    await panel(page).getByRole('textbox', { name: 'Address of a picture elsewhere' }).waitFor();
    await verifyElsewhere(application, account);
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await panel(page).getByText('Your e-mail address is verified.').waitFor();

    const guest = await browser.newPage(application.url);
    await guest.page.goto('/guesteditor');
    await guest.page.getByRole('button', { name: 'Add your first tile' }).click();
    await guest.page.keyboard.press('Enter');
    await openContent(guest.page, 1);
    await tool(guest.page).click();
    await panel(guest.page).getByRole('textbox', { name: 'Address of a picture elsewhere' }).waitFor();
    await panel(guest.page).getByText('You can upload pictures here after signing up.').waitFor();
    await screenshot(guest.page, 'text-picture-guest');
    await expectSoon(() => panel(guest.page).locator('input[type=file]').count()).toBe(0);
  });
});

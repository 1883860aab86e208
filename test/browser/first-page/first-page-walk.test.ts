import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { PHONE, screenshot } from '../../support/browser/browser.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { fillRegistration } from '../accounts/account-steps.js';
import { addButton, draftWarning, nameField, publishButton, tile } from '../editor/editor-steps.js';
import { aFile, redAndBlue } from '../profile-picture/picture-steps.js';

let mailServer: TestMailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ smtpUrl: mailServer.url }));
afterAll(async () => {
  await mailServer.stop();
});

const EMAIL = 'nadia@example.org';
const MOST_PRESSES = 11;

/** Counts every press: on the page, on the link in a mail, and on a file that is chosen. Typing is not counted. */
function aFinger(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    press: async (element: Locator) => {
      presses += 1;
      await element.tap();
    },
    pressLinkInMail: async () => {
      presses += 1;
      const { text } = await mailServer.next(EMAIL);
      const [link = ''] = /http\S+\?token=[\w-]+/.exec(text) ?? [];
      const other = await page.context().newPage();
      await other.goto(link);
      await other.waitForURL('**/personal');
      await other.close();
      // Headless tabs are all in front.
      await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    },
    pressFile: async (file: string) => {
      presses += 1;
      await page.locator('input[type=file]').setInputFiles(file);
    },
  };
}

type Finger = ReturnType<typeof aFinger>;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function signUp(page: Page, { press }: Finger): Promise<void> {
  await page.goto('/');
  await page.getByPlaceholder('YourLinkHere').fill('high-paths');
  await press(button(page, 'Claim'));
  await fillRegistration(page, { username: 'nadia', email: EMAIL, password: 'two pairs of boots' });
  await press(button(page, 'Create my page'));
}

/** The address of the link, which the starter leaves open, and one more tile. */
async function complete(page: Page, { press }: Finger): Promise<void> {
  await press(tile(page, 5));
  await dialog(page).getByRole('textbox', { name: 'Where it leads' }).fill('nadia@example.org');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await press(addButton(page));
  await nameField(page, 7).fill('Where we sleep');
  await page.keyboard.press('Escape');
}

/** Pictures are for verified addresses. */
async function addPicture(page: Page, { press, pressFile, pressLinkInMail }: Finger): Promise<void> {
  await press(button(page, 'Add links, photos and other tiles'));
  await press(page.getByRole('menuitem', { name: /^Picture/ }));
  // It was sent when the account was made.
  await dialog(page).getByText(`A mail to ${EMAIL} is on its way.`).waitFor();
  await pressLinkInMail();
  await pressFile(aFile('ridge.jpg', await redAndBlue()));
  await dialog(page).getByRole('img').waitFor();
  await dialog(page).getByRole('textbox', { name: 'What the picture shows' }).fill('The ridge in June');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

test('From the front page to a published page with a theme and seven tiles, one of them a picture of her own, on a phone: at most 11 presses and typing', async () => {
  const { page, incidents } = await browser.newPage(application.url, {
    ...PHONE,
    ignore: draftWarning,
    onDialog: (one) => one.accept(),
  });
  const finger = aFinger(page);
  await signUp(page, finger);
  await finger.press(page.getByRole('radio', { name: 'Mountain guide' }));
  await page.getByRole('heading', { name: 'Three things first' }).waitFor();
  await complete(page, finger);
  await addPicture(page, finger);
  await finger.press(publishButton(page));
  // The contact card of the starter has nothing on it.
  await finger.press(button(page, 'Publish anyway'));
  await page.getByText('Page Updated!').first().waitFor();
  expect(finger.presses()).toBeLessThanOrEqual(MOST_PRESSES);

  const visitor = await browser.newPage(application.url, { ...PHONE, javaScriptEnabled: false });
  await visitor.page.goto('/high-paths');
  await visitor.page.getByRole('heading', { level: 1, name: 'High paths' }).waitFor();
  await visitor.page.getByRole('img', { name: 'The ridge in June' }).waitFor();
  const drawn = visitor.page.getByRole('img', { name: 'Walkers with lamps on a ridge at dusk, before high mountains' });
  await drawn.scrollIntoViewIfNeeded();
  await expectSoon(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectSoon(() => visitor.page.locator('.tiles > li').count()).toBe(7);
  await expectSoon(() => visitor.page.locator('.frame').evaluate((frame) => getComputedStyle(frame).backgroundColor)).not.toBe(
    'rgb(71, 74, 113)',
  );
  await screenshot(visitor.page, 'walk-published-390');
  expect(incidents).toEqual([]);
});

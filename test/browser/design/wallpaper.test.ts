import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { MAX_IMAGE_BYTES } from '../../../server/media/upload.rules.js';
import { register } from '../../builders/accounts/account.js';
import { aJpegOfBytes, aTransparentPng } from '../../builders/images.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { type Incident, inLightAndDark, type PageOptions, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader, uploadRest } from '../../support/calls/uploads.js';
import { eventually, expectFocus, expectSoon, LONG_PATIENCE } from '../../support/waiting.js';
import { bareNotification, notification, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { draftWarning, openEditor, type OpenEditor } from '../editor/editor-steps.js';
import { answerInPlace, verifyElsewhere } from '../settings/personal-steps.js';
import {
  aFile,
  answerUploads,
  failedLoad,
  holdUploads,
  noteSentFiles,
  phonePhoto,
  picturesOf,
  redAndBlue,
} from '../profile-picture/picture-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });
let photo: Buffer;

beforeAll(async () => {
  photo = await redAndBlue();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Wallpaper' });
const fileInput = (page: Page) => dialog(page).getByLabel('Choose File');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const update = (page: Page) => button(page, 'Update Wallpaper');
const remove = (page: Page) => button(page, 'Remove Current Wallpaper');
const present = (page: Page) => dialog(page).getByRole('img', { name: 'Your present wallpaper' });
const expectedFailure = (incident: Incident) => draftWarning(incident) || failedLoad(incident);

interface OpenOptions extends PageOptions {
  /** The account has one already. */
  readonly wallpaper?: boolean;
}

async function openDialog({ wallpaper = false, ...options }: OpenOptions = {}): Promise<OpenEditor> {
  const account = await anUploader(application);
  if (wallpaper) await uploadRest(application.url, 'updatewallpaper/', photo, account.token);
  const opened = await openEditor(browser, application, { account, ...options });
  await opened.page.getByRole('button', { name: 'Change Wallpaper', exact: true }).click();
  await dialog(opened.page).waitFor();
  return opened;
}

async function choose(page: Page, name = 'crag.jpg', content = photo): Promise<void> {
  await fileInput(page).setInputFiles(aFile(name, content));
  await dialog(page).getByText(name).waitFor();
}

describe('Uploading a wallpaper', () => {
  test('WP-01 WP-06 The modal has a file choose for .jpg, .jpeg and .png, and a note that suggests jpg and says that the limit is 10mb', async () => {
    const { page, incidents } = await openDialog();
    await expectSoon(() => fileInput(page).getAttribute('accept')).toBe('.jpg,.jpeg,.png');
    await dialog(page).getByText('A jpg is best, and the limit is 10mb. Your e-mail must be verified to upload.').waitFor();
    await dialog(page).getByText('Visitors see a new wallpaper at once, without Publish.').waitFor();
    await dialog(page).getByText('No wallpaper yet').waitFor();
    await expectSoon(() => update(page).getAttribute('aria-disabled')).toBe('true');
    await update(page).press('Enter');
    await expectSoon(() => page.getByRole('progressbar').count()).toBe(0);
    await expectSoon(() => remove(page).count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('WP-02 WP-03 ER-31 The modal shows the chosen file and its name, `Update Wallpaper` uploads it, and it appears at once', async () => {
    const { page, account, context, incidents } = await openDialog();
    const sentFiles = await noteSentFiles(context);
    await page.reload();
    await page.getByRole('button', { name: 'Change Wallpaper', exact: true }).click();
    await choose(page, 'my crag.jpg');
    await dialog(page).locator('canvas').waitFor();
    await update(page).click();
    await bareNotification(page, 'Image uploaded, please refresh site to see changes').waitFor();
    const { wallpaper } = await picturesOf(application, account);
    await expectSoon(() => present(page).getAttribute('src')).toBe(wallpaper?.url);
    await expectSoon(() => present(page).evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    await expectSoon(() => sentFiles(page)).toEqual([{ name: 'my crag.jpg', type: 'image/jpeg', size: photo.length }]);
    await expectSoon(() => dialog(page).getByText('my crag.jpg').count()).toBe(0);
    await expectFocus(update(page));
    expect(incidents).toEqual([]);
  });

  test('A photo of 12 megapixels and a transparent PNG are accepted', async () => {
    const { page, account, incidents } = await openDialog();
    const pictures = [await phonePhoto(), await aTransparentPng()];
    for (const [at, content] of pictures.entries()) {
      await choose(page, `picture-${at}.png`, content);
      await dialog(page).locator('canvas').waitFor();
      await update(page).click();
      // Twelve megapixels are a lot of work for the server.
      await dialog(page).getByText(`picture-${at}.png`).waitFor({ state: 'detached', timeout: LONG_PATIENCE });
    }
    expect((await picturesOf(application, account)).wallpaper).toMatchObject({ width: 300, height: 300 });
    expect(incidents).toEqual([]);
  });

  test('The progress is visible, and the upload can be cancelled; then nothing has changed', async () => {
    const { page, context, account } = await openDialog({ ignore: expectedFailure });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
    await session.send('Network.emulateNetworkConditions', slow);
    await choose(page, 'large.jpg', await aJpegOfBytes(4_000_000));
    await update(page).click();
    const progress = dialog(page).getByRole('progressbar', { name: 'Upload' });
    await eventually(async () => {
      const value = await progress.evaluate((element: HTMLProgressElement) => element.value);
      expect(value > 0 && value < 1).toBe(true);
    });
    await button(page, 'Cancel upload').click();
    await dialog(page).getByText('The upload was cancelled.').waitFor();
    await progress.waitFor({ state: 'detached' });
    await expectFocus(update(page));
    expect((await picturesOf(application, account)).wallpaper).toBeNull();
  });

  test('Choosing another file cancels the current upload, and the other file is uploaded', async () => {
    const { page, context, account } = await openDialog({ ignore: expectedFailure });
    const { release } = await holdUploads(context);
    await choose(page);
    await update(page).click();
    await dialog(page).getByRole('progressbar').waitFor();
    await choose(page, 'other.jpg', await redAndBlue({ width: 400, height: 200 }));
    await dialog(page).getByRole('progressbar').waitFor({ state: 'detached' });
    await expectSoon(() => dialog(page).getByText('The upload was cancelled.').count()).toBe(0);
    await release();
    await update(page).click();
    await present(page).waitFor();
    expect((await picturesOf(application, account)).wallpaper).toMatchObject({ width: 400, height: 200 });
  });

  test('Closing the modal cancels the upload', async () => {
    const { page, context, account } = await openDialog({ ignore: expectedFailure });
    const { release } = await holdUploads(context);
    await choose(page);
    await update(page).click();
    await dialog(page).getByRole('progressbar').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await release();
    await page.getByRole('button', { name: 'Change Wallpaper', exact: true }).click();
    await dialog(page).getByText('No wallpaper yet').waitFor();
    await expectSoon(() => dialog(page).getByText('crag.jpg').count()).toBe(0);
    expect((await picturesOf(application, account)).wallpaper).toBeNull();
  });
});

test('RU-23 A photo of more than 10 MB is made smaller in the browser, which says so, and its page shows it', async () => {
  const { page, account, context, incidents } = await openDialog();
  const sentFiles = await noteSentFiles(context);
  await page.reload();
  await page.getByRole('button', { name: 'Change Wallpaper', exact: true }).click();
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- It is called with its canvas.
    const { convertToBlob: write } = OffscreenCanvas.prototype;
    const held = new Promise((resolve) => Object.assign(window, { writePicture: resolve }));
    OffscreenCanvas.prototype.convertToBlob = async function (...given) {
      await held;
      return write.apply(this, given);
    };
  });
  await choose(page, 'whole wall.jpg', await aJpegOfBytes(MAX_IMAGE_BYTES + 1, { width: 4_400, height: 2_200 }));
  await update(page).click();
  await dialog(page).getByText('The picture is larger than 10 MB. It is being made smaller…').first().waitFor();
  await inLightAndDark(page, async (mode) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `wallpaper-made-smaller-${mode}`);
  });
  await page.evaluate(() => (window as unknown as { writePicture: () => void }).writePicture());
  await bareNotification(page, 'Image uploaded, please refresh site to see changes').waitFor();
  const [sent] = await sentFiles(page);
  expect(sent).toMatchObject({ name: 'whole wall.jpg', type: 'image/jpeg' });
  expect(sent!.size).toBeLessThan(MAX_IMAGE_BYTES);
  const { wallpaper } = await picturesOf(application, account);
  expect(wallpaper!.width / wallpaper!.height).toBeCloseTo(2);
  expect(incidents).toEqual([]);
});

describe('A wallpaper upload that fails', () => {
  test.each([
    [
      '',
      'a file that is no picture',
      async () => Buffer.from('no picture'),
      'This file is not a whole jpg or png picture. Choose another one; it may not be animated.',
    ],
    [
      'ER-32 ',
      'a file of more than 10 MB that no browser can read',
      async () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(MAX_IMAGE_BYTES)]),
      'This picture is larger than 10 MB, and this browser cannot make it smaller. Choose a smaller one, or save it as a jpg.',
    ],
  ])(
    '%sThe upload of %s is refused: the bar has the specified text, and the actual reason stays next to it until another file is chosen',
    async (_id, _what, content, reason) => {
      const { page, account, incidents } = await openDialog({ wallpaper: true, ignore: expectedFailure });
      const before = await picturesOf(application, account);
      await choose(page, 'refused.jpg', await content());
      await update(page).click();
      await bareNotification(page, 'Failed to upload. Please keep the image under 10mb').waitFor();
      await dialog(page).getByText(reason).waitFor();
      await expectNoAxeViolations(page);
      await expectSoon(() => picturesOf(application, account)).toEqual(before);
      await choose(page, 'better.jpg');
      await expectSoon(() => dialog(page).getByText(reason).count()).toBe(0);
      expect(incidents).toEqual([]);
    },
  );

  test('The server refuses an account with an unverified e-mail, and the modal gives the reason', async () => {
    const { page, account } = await openDialog({ ignore: expectedFailure });
    await application.dataSource.query('UPDATE account SET email_verified = false WHERE username = $1', [account.username]);
    await choose(page, 'large.jpg', await aJpegOfBytes(MAX_IMAGE_BYTES));
    await update(page).click();
    await notification(page, 'Failed to upload. Please keep the image under 10mb').waitFor();
    await dialog(page).getByText('Your e-mail address is not verified yet.').waitFor();
  });

  test('WP-07 The modal says that the e-mail must be verified to upload, sends the mail, and notices that its link was opened elsewhere, without being closed', async () => {
    const { page, account, incidents } = await openEditor(browser, application, { account: await register(application) });
    await page.getByRole('button', { name: 'Change Wallpaper', exact: true }).click();
    await dialog(page).getByText('Your e-mail must be verified to upload.').waitFor();
    await dialog(page).getByText('Until your e-mail address is verified, only this device shows the wallpaper.').waitFor();
    await dialog(page).getByText(`We mail a link to ${account.email}.`).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'wallpaper-unverified');
    await button(page, 'Send the mail').click();
    await dialog(page).getByText(`A mail to ${account.email} is on its way.`).waitFor();
    await screenshot(page, 'wallpaper-mail-sent');
    await verifyElsewhere(application, account);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await dialog(page).getByText('Your e-mail address is verified.').waitFor();
    expect(incidents).toEqual([]);
  });

  test.each([
    ['ER-33 ', 'there is no answer', 'cut', 'The server did not answer. Check your connection and try again.'],
    [
      '',
      'the server has an internal error',
      { status: 500, body: '{}' },
      'The server did not answer. Check your connection and try again.',
    ],
    [
      '',
      'the storage cannot be reached',
      { status: 200, body: '{"errors":[{"message":"Try again in a moment.","extensions":{"code":"STORAGE_UNAVAILABLE"}}]}' },
      'Pictures cannot be kept or read at this moment. Nothing was changed; try again in a few seconds.',
    ],
  ] as const)('%sAnother failure shows `Other error`: %s; the file stays chosen', async (_id, _what, answer, reason) => {
    const { page, context } = await openDialog({ ignore: expectedFailure });
    await answerUploads(context, answer);
    await choose(page);
    await update(page).click();
    await bareNotification(page, 'Other error').waitFor();
    await dialog(page).getByText(reason).waitFor();
    await dialog(page).getByText('crag.jpg').waitFor();
  });

  test('An upload with an ended session shows `Session expired` and leads to the front page', async () => {
    const { page, account } = await openDialog({ ignore: expectedFailure });
    await choose(page);
    await application.dataSource.query('DELETE FROM session WHERE account_id = (SELECT id FROM account WHERE username = $1)', [
      account.username,
    ]);
    await update(page).click();
    await notification(page, 'Session expired').waitFor();
    await page.waitForURL((address) => address.pathname === '/');
  });
});

describe('Removing a wallpaper', () => {
  test('WP-04 WP-05 ER-34 `Remove Current Wallpaper` is shown only when no new file is chosen, and deletes the wallpaper', async () => {
    const { page, account, incidents } = await openDialog({ wallpaper: true });
    await present(page).waitFor();
    await remove(page).waitFor();
    await choose(page);
    await expectSoon(() => remove(page).count()).toBe(0);
    await button(page, 'Do not use crag.jpg').click();
    await expectFocus(fileInput(page));
    await remove(page).click();
    await bareNotification(page, 'Image deleted successfully').waitFor();
    await dialog(page).getByText('No wallpaper yet').waitFor();
    await expectSoon(() => remove(page).count()).toBe(0);
    await expectFocus(fileInput(page));
    expect((await picturesOf(application, account)).wallpaper).toBeNull();
    expect(incidents).toEqual([]);
  });

  test('ER-35 A failure to delete shows the status text, and the wallpaper stays', async () => {
    const { page, context } = await openDialog({ wallpaper: true, ignore: expectedFailure });
    await context.route('**/graphql', (route) => route.fulfill({ status: 503, body: '' }));
    await remove(page).click();
    await notification(page, 'Error clearing image: Service Unavailable').waitFor();
    await dialog(page).getByText('The server did not answer. Check your connection and try again.').waitFor();
    await present(page).waitFor();
  });

  test('A failure to delete shows the error message when the server sends one', async () => {
    const { page, context } = await openDialog({ wallpaper: true });
    await answerInPlace(context, 'RemoveWallpaper', {
      errors: [{ message: 'Try again in a moment.', extensions: { code: 'OF_A_NEWER_SERVER' } }],
    });
    await remove(page).click();
    await notification(page, 'Error clearing image: Try again in a moment.').waitFor();
  });
});

test('A user chooses, updates and removes a wallpaper with the keyboard alone', async () => {
  const { page, incidents } = await openDialog();
  // Awaited below: the file chooser must be intercepted before the click.
  const list = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await expectFocus(fileInput(page));
  await page.keyboard.press('Enter');
  await (await list).setFiles(aFile('crag.jpg', photo));
  await dialog(page).getByText('crag.jpg').waitFor();
  for (const name of ['Do not use crag.jpg', 'Update Wallpaper']) {
    await page.keyboard.press('Tab');
    await expectFocus(button(page, name));
  }
  await page.keyboard.press('Enter');
  await present(page).waitFor();
  await page.keyboard.press('Shift+Tab');
  await expectFocus(remove(page));
  await page.keyboard.press('Enter');
  await dialog(page).getByText('No wallpaper yet').waitFor();
  expect(incidents).toEqual([]);
});

test('A user updates and removes a wallpaper by touch', async () => {
  const { page, incidents } = await openDialog(PHONE);
  await choose(page);
  await expectSoon(() => dialog(page).getByText('Drop a picture here').isVisible()).toBe(false);
  await update(page).tap();
  await present(page).waitFor();
  await remove(page).tap();
  await dialog(page).getByText('No wallpaper yet').waitFor();
  expect(incidents).toEqual([]);
});

test.each([
  [1440, 900],
  [390, 844],
  [320, 568],
])('axe finds nothing in any state, and no state scrolls sideways (%i × %i, light and dark)', async (width, height) => {
  const { page, context, incidents } = await openDialog({ viewport: { width, height }, reducedMotion: 'reduce' });
  const check = async (state: string) => {
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `wallpaper-${state}-${width}-${scheme}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    if (width < 1440) await expectSoon(() => smallTargets(page)).toEqual([]);
  };
  await check('none');
  await choose(page, 'a-file-with-one-very-long-name-that-does-not-end-before-the-edge-of-a-phone.jpg');
  await dialog(page).locator('canvas').waitFor();
  await check('chosen');
  const { release } = await holdUploads(context);
  await update(page).click();
  await dialog(page).getByRole('progressbar').waitFor();
  await check('uploading');
  await release();
  await present(page).waitFor();
  // The bar stays for as long as the mouse is on it.
  await notification(page, 'Image uploaded, please refresh site to see changes').hover();
  await check('updated');
  await button(page, 'Close').click();
  await dialog(page).waitFor({ state: 'detached' });
  await check('editor');
  expect(incidents).toEqual([]);
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { aPlainPng, aTransparentPng } from '../../builders/images.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, type PageOptions, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { eventually, expectFocus, expectSoon, animationsEnd } from '../../support/waiting.js';
import { bareNotification, notification, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { openSettings, type OpenSettings } from '../settings/personal-steps.js';
import { aFile, answerUploads, colorAt, download, failedLoad, holdUploads } from './picture-steps.js';
import { noteSentFiles, phonePhoto, picturesOf, redAndBlue } from './picture-steps.js';
import { boxOf, dragBy, middleOf } from '../pointer-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });
let photo: Buffer;

beforeAll(async () => {
  photo = await redAndBlue();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Profile picture' });
const fileInput = (page: Page) => dialog(page).getByLabel('Choose File');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const cropArea = (page: Page) => dialog(page).getByRole('application', { name: 'Crop area' });
const square = (page: Page) => dialog(page).locator('cropper-selection');
const corner = (page: Page, at: string) => dialog(page).locator(`cropper-handle[action="${at}-resize"]`);

async function openDialog(options?: PageOptions): Promise<OpenSettings> {
  const opened = await openSettings(browser, application, { account: await anUploader(application), ...options });
  await opened.page.getByRole('button', { name: 'Change Profile Pic' }).click();
  await dialog(opened.page).waitFor();
  return opened;
}

/** Chooses a picture and waits until it can be cropped. */
async function openCrop(page: Page, content: Buffer = photo): Promise<void> {
  await fileInput(page).setInputFiles(aFile('photo.jpg', content));
  await cropArea(page).and(page.locator('[data-ready]')).waitFor();
  // Where things are is measured next, and the dialog may still be coming in.
  await animationsEnd(dialog(page));
}

async function openPreview(page: Page, content?: Buffer): Promise<void> {
  await openCrop(page, content);
  await button(page, 'Preview').click();
  await button(page, 'Save').waitFor();
}

/** What a drag or a button changes is drawn a moment later. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The size of the picture that the preview shows, in its own pixels. */
function previewSize(page: Page): Promise<[number, number]> {
  const image = dialog(page).getByRole('img', { name: 'Preview of your picture' });
  return image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
}

describe('Choosing and saving a profile picture', () => {
  test('PP-01 PP-02 PP-03 The modal has `Close`, `Choose File` for jpg, jpeg and png, and a note that the e-mail must be verified to combat spam', async () => {
    const { page, incidents } = await openDialog();
    await dialog(page).getByText('Only an account with a verified e-mail can change its profile picture, to combat spam.').waitFor();
    expect((await fileInput(page).getAttribute('accept'))?.split(',')).toEqual(expect.arrayContaining(['.jpg', '.jpeg', '.png']));
    await button(page, 'Close').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(incidents).toEqual([]);
  });

  test('PP-04 PP-05 PP-07 ER-36 A picture is cropped, previewed and saved; the modal closes, and the picture appears at once on the settings page', async () => {
    const { page, account, incidents } = await openDialog();
    await openCrop(page);
    await button(page, 'Preview').click();
    await button(page, 'Change').waitFor();
    await expectSoon(() => previewSize(page)).toEqual([375, 375]);
    await button(page, 'Save').click();
    await bareNotification(page, 'Image uploaded successfully').waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    const { profilePicture } = await picturesOf(application, account);
    const shown = page.getByRole('img', { name: 'Your picture', exact: true });
    await expectSoon(() => shown.getAttribute('src')).toBe(profilePicture?.url);
    await expectSoon(() => shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    await expectFocus(page.getByRole('button', { name: 'Change Profile Pic' }));
    expect(incidents).toEqual([]);
  });

  test('PP-06 Change goes back to cropping, with the same crop', async () => {
    const { page } = await openDialog();
    await openCrop(page);
    await dragBy(page, await middleOf(square(page)), { x: 60, y: 0 });
    await drawn(page);
    await dragBy(page, await middleOf(corner(page, 'nw')), { x: 80, y: 80 });
    await drawn(page);
    const { x, y, width, height } = await boxOf(square(page));
    await button(page, 'Preview').click();
    await button(page, 'Change').click();
    await cropArea(page).and(page.locator('[data-ready]')).waitFor();
    const kept = { x: expect.closeTo(x), y: expect.closeTo(y), width: expect.closeTo(width), height: expect.closeTo(height) };
    await expectSoon(() => boxOf(square(page))).toEqual(kept);
  });

  test('PP-12 The uploaded file is a PNG called profile.png, whatever file was chosen', async () => {
    const { page, context } = await openDialog();
    const sentFiles = await noteSentFiles(context);
    await page.reload();
    await page.getByRole('button', { name: 'Change Profile Pic' }).click();
    await openPreview(page);
    await button(page, 'Save').click();
    await notification(page, 'Image uploaded successfully').waitFor();
    await expectSoon(() => sentFiles(page)).toEqual([{ name: 'profile.png', type: 'image/png', size: expect.any(Number) }]);
  });

  test('The saved part of the picture is the part in the square', async () => {
    const { page, account } = await openDialog();
    await openCrop(page);
    // Red is at the left: the smallest square in the corner there.
    await dragBy(page, await middleOf(square(page)), { x: -400, y: 0 });
    await drawn(page);
    await dragBy(page, await middleOf(corner(page, 'se')), { x: -600, y: -600 });
    await button(page, 'Preview').click();
    await expectSoon(() => previewSize(page)).toEqual([50, 50]);
    await button(page, 'Save').click();
    await notification(page, 'Image uploaded successfully').waitFor();
    const stored = await download((await picturesOf(application, account)).profilePicture?.url ?? '');
    expect([await colorAt(stored, 0, 0), await colorAt(stored, 1, 1)]).toEqual(['red', 'red']);
  });

  test('When the modal is opened again, it begins with the first step', async () => {
    const { page } = await openDialog();
    await openPreview(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Change Profile Pic' }).click();
    await fileInput(page).waitFor();
    await expectSoon(() => cropArea(page).count()).toBe(0);
    await expectSoon(() => button(page, 'Save').count()).toBe(0);
  });
});

describe('The file of a profile picture', () => {
  test('PP-10 A phone photo of 12 megapixels is turned upright, scaled to fit 500 by 500, cropped and saved', async () => {
    const { page, account, incidents } = await openDialog();
    await openPreview(page, await phonePhoto());
    await expectSoon(() => previewSize(page)).toEqual([375, 375]);
    await button(page, 'Save').click();
    await notification(page, 'Image uploaded successfully').waitFor();
    const stored = await download((await picturesOf(application, account)).profilePicture?.url ?? '');
    expect([await colorAt(stored, 0.5, 0.1), await colorAt(stored, 0.5, 0.9)]).toEqual(['red', 'blue']);
    expect(incidents).toEqual([]);
  });

  test('PP-11 A picture of 20 by 20 is scaled up to 50 by 50', async () => {
    const { page, incidents } = await openDialog();
    await openPreview(page, await aPlainPng({ width: 20, height: 20 }));
    await expectSoon(() => previewSize(page)).toEqual([50, 50]);
    expect(incidents).toEqual([]);
  });

  test('A transparent PNG stays transparent', async () => {
    const { page } = await openDialog();
    await openPreview(page, await aTransparentPng());
    const address = await dialog(page).getByRole('img', { name: 'Preview of your picture' }).getAttribute('src');
    const { channels } = await sharp(Buffer.from(address?.split(',')[1] ?? '', 'base64')).stats();
    expect(channels[3]?.min).toBe(0);
  });

  test.each([
    ['a text', () => Buffer.from('this is no picture')],
    ['a WebP', () => sharp(photo).webp().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>')],
    ['a truncated JPEG', () => photo.subarray(0, 40)],
  ])('A file that is no JPEG or PNG gets a message next to the button, and another file can be chosen: %s', async (_, content) => {
    const { page, incidents } = await openDialog();
    await fileInput(page).setInputFiles(aFile('picture.png', await content()));
    await dialog(page).getByText('This file could not be read as a jpg or png picture. Choose another one.').waitFor();
    await openCrop(page);
    await expectSoon(() => dialog(page).getByText('This file could not be read').count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('A file can be dropped on the field, and nowhere else', async () => {
    const { page, incidents } = await openDialog();
    const files = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }));
        return data;
      },
      [...photo],
    );
    await dialog(page).getByRole('heading', { name: 'Profile picture' }).dispatchEvent('drop', { dataTransfer: files });
    await expectSoon(() => cropArea(page).count()).toBe(0);
    await dialog(page).getByText('Drop a picture here').dispatchEvent('dragover', { dataTransfer: files });
    await dialog(page).getByText('Drop a picture here').dispatchEvent('drop', { dataTransfer: files });
    await cropArea(page).waitFor();
    expect(incidents).toEqual([]);
  });
});

describe('Cropping a profile picture', () => {
  test('PP-08 PP-09 The mouse moves and resizes the square; it stays square, inside of the picture, and at least 50 by 50', async () => {
    const { page, incidents } = await openDialog();
    await openCrop(page);
    const picture = await boxOf(cropArea(page));
    const scale = picture.width / 500;
    await dragBy(page, await middleOf(square(page)), { x: 900, y: 900 });
    await drawn(page);
    const right = await boxOf(square(page));
    expect(Math.abs(right.x + right.width - picture.x - picture.width)).toBeLessThan(1.5);
    await dragBy(page, await middleOf(corner(page, 'nw')), { x: 700, y: 700 });
    await drawn(page);
    const least = await boxOf(square(page));
    expect(Math.abs(least.width - 50 * scale)).toBeLessThan(1.5);
    expect(least.height).toBeCloseTo(least.width, 1);
    expect(Math.abs(least.y + least.height - picture.y - picture.height)).toBeLessThan(1.5);
    await dragBy(page, await middleOf(corner(page, 'nw')), { x: -100, y: -20 });
    await drawn(page);
    const larger = await boxOf(square(page));
    expect(larger.width).toBeGreaterThan(least.width + 60);
    expect(larger.height).toBeCloseTo(larger.width, 1);
    expect(incidents).toEqual([]);
  });

  test('A user who cannot drag clicks where the centre should be, and uses the buttons Smaller and Larger', async () => {
    const { page } = await openDialog();
    await openCrop(page);
    for (let press = 0; press < 6; press += 1) await button(page, 'Smaller').click();
    await drawn(page);
    const before = await boxOf(square(page));
    const picture = await boxOf(cropArea(page));
    await page.mouse.click(picture.x + 100, picture.y + 160);
    await eventually(async () => {
      const moved = await middleOf(square(page));
      expect([moved.x, moved.y]).toEqual([expect.closeTo(picture.x + 100, -0.5), expect.closeTo(picture.y + 160, -0.5)]);
    });
    await button(page, 'Larger').click();
    await eventually(async () => expect((await boxOf(square(page))).width).toBeGreaterThan(before.width));
  });

  test('One finger moves the square, and two fingers resize it', async () => {
    const { page, context, incidents } = await openDialog(PHONE);
    await openCrop(page);
    for (let press = 0; press < 4; press += 1) await button(page, 'Smaller').tap();
    await drawn(page);
    const before = await boxOf(square(page));
    const { x, y } = await middleOf(square(page));
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number; id?: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', { x, y });
    await send('touchMove', { x: x + 15, y: y + 5 });
    await send('touchMove', { x: x + 30, y: y + 10 });
    await send('touchEnd');
    await eventually(async () => {
      const { x: left, y: top } = await boxOf(square(page));
      expect([left - before.x, top - before.y]).toEqual([expect.closeTo(30, -0.5), expect.closeTo(10, -0.5)]);
    });
    const moved = await boxOf(square(page));
    const at = await middleOf(square(page));
    await send('touchStart', { x: at.x - 20, y: at.y - 10, id: 1 }, { x: at.x + 20, y: at.y + 10, id: 2 });
    await send('touchMove', { x: at.x - 30, y: at.y - 15, id: 1 }, { x: at.x + 30, y: at.y + 15, id: 2 });
    await send('touchEnd');
    await eventually(async () => expect((await boxOf(square(page))).width).toBeGreaterThan(moved.width + 10));
    await expectSoon(() => smallTargets(page)).toEqual([]);
    expect(incidents).toEqual([]);
  });

  test('A user chooses, crops, previews and saves a picture with the keyboard alone; screen readers announce the crop', async () => {
    const { page, account, incidents } = await openDialog();
    // Awaited below: the file chooser must be intercepted before the click.
    const list = page.waitForEvent('filechooser');
    await page.keyboard.press('Tab');
    await expectFocus(fileInput(page));
    await page.keyboard.press('Enter');
    await (await list).setFiles(aFile('photo.jpg', photo));
    await cropArea(page).and(page.locator('[data-ready]')).waitFor();
    await expectFocus(cropArea(page));
    const help = await cropArea(page).getAttribute('aria-describedby');
    await expectSoon(() => page.locator(`[id="${help}"]`).innerText()).toContain('arrow keys move it');
    for (const key of ['Shift+ArrowLeft', '-', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', '+', 'Shift+ArrowRight', 'Shift+ArrowUp']) {
      await page.keyboard.press(key);
    }
    // 375 at 63, 0; two smaller, two to the left, one down, two larger, one smaller.
    await dialog(page).getByRole('status').filter({ hasText: '365 by 365 pixels, 58 from the left, 5 from the top' }).waitFor();
    while (!(await button(page, 'Preview').evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await button(page, 'Save').waitFor();
    await expectSoon(() => previewSize(page)).toEqual([365, 365]);
    await expectFocus(button(page, 'Save'));
    await page.keyboard.press('Enter');
    await notification(page, 'Image uploaded successfully').waitFor();
    expect((await picturesOf(application, account)).profilePicture).toMatchObject({ width: 365, height: 365 });
    expect(incidents).toEqual([]);
  });

  test('The code of the crop tool loads when a picture is chosen, not before; after a failure the user can try again', async () => {
    const { page, context } = await openDialog({ ignore: failedLoad });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await context.route('**/assets/cropper*', (route) => route.abort('connectionfailed'));
    expect(loaded.filter((path) => path.includes('cropper'))).toEqual([]);
    await fileInput(page).setInputFiles(aFile('photo.jpg', photo));
    await dialog(page).getByText('What pictures are cropped with did not load. Check your connection and try again.').waitFor();
    expect(loaded.some((path) => path.includes('cropper'))).toBe(true);
    await expectNoAxeViolations(page);
    await context.unroute('**/assets/cropper*');
    await button(page, 'Try again').click();
    await cropArea(page).and(page.locator('[data-ready]')).waitFor();
  });
});

describe('Uploading a profile picture', () => {
  test('The progress is visible and announced, and the upload can be cancelled and started again', async () => {
    const { page, context, account } = await openDialog({ ignore: failedLoad });
    const { release } = await holdUploads(context);
    await openPreview(page);
    await button(page, 'Save').click();
    await dialog(page).getByRole('progressbar', { name: 'Upload' }).waitFor();
    await dialog(page)
      .getByRole('status')
      .filter({ hasText: /^(Uploading: \d+ %|Uploaded\.)/ })
      .waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'profile-picture-uploading');
    await button(page, 'Cancel upload').click();
    await dialog(page).getByText('The upload was cancelled.').waitFor();
    await expectFocus(button(page, 'Save'));
    expect((await picturesOf(application, account)).profilePicture).toBeNull();
    await release();
    await button(page, 'Save').click();
    await notification(page, 'Image uploaded successfully').waitFor();
  });

  test('ER-37 PP-13 A refusal shows the bar with the status text, and the actual reason stays next to it until another attempt', async () => {
    const { page, account, incidents } = await openDialog({ ignore: failedLoad });
    await openPreview(page);
    await application.dataSource.query('UPDATE account SET email_verified = false WHERE username = $1', [account.username]);
    await button(page, 'Save').click();
    await notification(page, 'Error uploading image: Forbidden').waitFor();
    await dialog(page).getByText('Your e-mail address is not verified yet.').waitFor();
    await expectNoAxeViolations(page);
    await application.dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [account.username]);
    await button(page, 'Save').click();
    await notification(page, 'Image uploaded successfully').waitFor();
    expect(incidents).toEqual([]);
  });

  test.each([
    ['an upload without an answer', 'cut', 'The server did not answer. Check your connection and try again.'],
    ['an error of the server', { status: 500, body: '{}' }, 'Internal Server Error'],
    [
      'a refusal with status 200',
      { status: 200, body: '{"errors":[{"message":"No whole picture.","extensions":{"code":"OF_A_NEWER_SERVER"}}]}' },
      'No whole picture.',
    ],
  ] as const)('After %s the bar gives the reason, and the crop stays', async (_, answer, status) => {
    const { page, context } = await openDialog({ ignore: failedLoad });
    await answerUploads(context, answer);
    await openPreview(page);
    await button(page, 'Save').click();
    await notification(page, `Error uploading image: ${status}`).waitFor();
    await button(page, 'Change').click();
    await cropArea(page).waitFor();
  });

  test('Saving with an ended session shows `Session expired` and leads to the login', async () => {
    const { page } = await openDialog({ ignore: failedLoad });
    await openPreview(page);
    await application.dataSource.query('DELETE FROM session');
    await button(page, 'Save').click();
    await notification(page, 'Session expired').waitFor();
    await page.waitForURL('**/login*');
  });
});

test.each([
  [1440, 900],
  [390, 844],
  [320, 568],
])('axe finds nothing in any step, and no step scrolls sideways (%i × %i, light and dark)', async (width, height) => {
  const { page, incidents } = await openDialog({ viewport: { width, height }, reducedMotion: 'reduce' });
  const check = async (step: string) => {
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `profile-picture-${step}-${width}-${scheme}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    if (width < 1440) await expectSoon(() => smallTargets(page)).toEqual([]);
  };
  await check('choose');
  await fileInput(page).setInputFiles(aFile('picture.png', Buffer.from('no picture')));
  await dialog(page).getByText('This file could not be read').waitFor();
  await check('unreadable');
  await openCrop(page);
  await button(page, 'Smaller').click();
  await check('crop');
  await button(page, 'Preview').click();
  await check('preview');
  await button(page, 'Save').click();
  // The bar stays for as long as the mouse is on it.
  await notification(page, 'Image uploaded successfully').hover();
  await check('saved');
  expect(incidents).toEqual([]);
});

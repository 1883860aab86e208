import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { aPageAt, claim, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification } from '../accounts/account-steps.js';
import {
  addButton,
  draftWarning,
  nameField,
  openContent,
  openEditor,
  publishButton,
  publishPage,
  saveContent,
  tileNames,
  titleField,
} from '../editor/editor-steps.js';
import { aFile, redAndBlue } from '../profile-picture/picture-steps.js';
import { verifyElsewhere } from '../settings/personal-steps.js';
import { addKind, dialog, edit, emblemPanel, save } from './tile-kind-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

const WAITS = 'Until your e-mail address is verified, only this device shows the picture.';
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Live preview' });
const wallpaperDialog = (page: Page): Locator => dialog(page, 'Change Wallpaper');
const widthOf = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.naturalWidth);
const seenAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

async function open(linkname: string, options: PageOptions = {}) {
  const account = await register(application);
  await claim(application, account, linkname);
  return openEditor(browser, application, { account, ...options, ignore: draftWarning, onDialog: (one) => one.accept() });
}

/** The addresses of the pictures on a published page. */
async function published(linkname: string): Promise<string[]> {
  const html = await (await fetch(`${application.url}/${linkname}`)).text();
  return Array.from(html.matchAll(/<img [^<>]*src="([^"]*)"/g), ([, address]) => new URL(address ?? '', application.url).pathname);
}

const uploadedBy = ({ username }: TestAccount) =>
  application.dataSource.query<unknown[]>('SELECT FROM tile_picture WHERE account_id = (SELECT id FROM account WHERE username = $1)', [
    username,
  ]);

async function addPictureTile(page: Page): Promise<void> {
  await addKind(page, 'Picture');
  await page.getByText(WAITS).waitFor();
  await page.locator('input[type=file]').setInputFiles(aFile('roses.jpg', await redAndBlue({ width: 300, height: 200 })));
  await page.getByRole('status').getByText('The picture is on this device.').waitFor({ state: 'attached' });
  await expectSoon(() => widthOf(page.getByRole('dialog').getByRole('img'))).toBe(300);
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('Roses before a wall');
  await page.getByRole('textbox', { name: 'Caption' }).fill('June');
  await save(page);
}

async function addTextWithPictures(page: Page): Promise<void> {
  await addButton(page).click();
  await nameField(page, 2).fill('Garden');
  await page.keyboard.press('Enter');
  const text = await openContent(page, 2);
  await text.pressSequentially('Figs');
  const editing = dialog(page, 'Edit tile');
  await editing.getByRole('button', { name: 'Picture', exact: true }).click();
  const inText = await redAndBlue({ width: 90, height: 40 });
  await dialog(page, 'Picture').locator('input[type=file]').setInputFiles(aFile('figs.jpg', inText));
  await expectSoon(() => widthOf(text.locator('img'))).toBe(90);
  await addEmblem(page);
  await saveContent(page);
}

/** To the tile whose popup is open. */
async function addEmblem(page: Page): Promise<void> {
  const leaf = aFile('leaf.jpg', await redAndBlue({ width: 60, height: 60 }));
  await dialog(page, 'Edit tile')
    .getByRole('button', { name: /^Emblem/ })
    .click();
  await emblemPanel(page).getByRole('button', { name: 'Picture', exact: true }).click();
  await emblemPanel(page).locator('input[type=file]').setInputFiles(leaf);
  await expectSoon(() => widthOf(emblemPanel(page).locator('img'))).toBe(60);
  await emblemPanel(page).getByRole('button', { name: 'Done' }).click();
}

async function chooseWallpaper(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Wallpaper', exact: true }).click();
  await wallpaperDialog(page).getByText('Until your e-mail address is verified, only this device shows the wallpaper.').waitFor();
  await wallpaperDialog(page)
    .getByLabel('Choose File')
    .setInputFiles(aFile('wall.jpg', await redAndBlue({ width: 640, height: 480 })));
  await wallpaperDialog(page).getByRole('button', { name: 'Update Wallpaper' }).click();
  await wallpaperDialog(page).getByRole('img', { name: 'Your present wallpaper' }).waitFor();
  await wallpaperDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await wallpaperDialog(page).waitFor({ state: 'detached' });
}

/** The pictures that the preview shows, and one in the text of the second tile. */
async function expectAllSeen(page: Page): Promise<void> {
  await expectSoon(() => widthOf(preview(page).getByRole('img', { name: 'Roses before a wall' }))).toBeGreaterThanOrEqual(300);
  await expectSoon(() => widthOf(preview(page).locator('.wallpaper img'))).toBeGreaterThanOrEqual(640);
  await expectSoon(() => widthOf(preview(page).getByRole('listitem').nth(1).locator('img'))).toBeGreaterThan(0);
  const text = await openContent(page, 2);
  await expectSoon(() => widthOf(text.locator('img'))).toBeGreaterThanOrEqual(90);
  await page.keyboard.press('Escape');
  await dialog(page, 'Edit tile').waitFor({ state: 'detached' });
}

test('FU-31 Before the e-mail address is verified, pictures of tiles, emblems and texts and the wallpaper are seen in the editor, this device keeps them, and they are uploaded by themselves as soon as it is; FU-32 visitors get the page without them until then, which is said; FU-38 then another press on Publish, which is offered, brings them', async () => {
  const { page, account, incidents } = await open('pictures-before-the-mail');
  await titleField(page).fill('Ada Rossi');
  await addPictureTile(page);
  await addTextWithPictures(page);
  await chooseWallpaper(page);
  await expectAllSeen(page);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expectSoon(() => tileNames(page)).toEqual(['June', 'Garden']);
  await expectAllSeen(page);

  await publishPage(page);
  await page
    .getByText(`Your 4 pictures wait on this device until you press the link that was sent to ${account.email}. Then publish once more.`)
    .waitFor();
  await screenshot(page, 'published-with-waiting-pictures');
  expect(await published('pictures-before-the-mail')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Published, 3 pictures wait' }).waitFor();

  await verifyElsewhere(application, account);
  await seenAgain(page);
  const uploaded = notification(page, '3 pictures are uploaded. Publish, and visitors see them');
  await uploaded.waitFor();
  expect(await published('pictures-before-the-mail')).toHaveLength(1);
  await uploaded.getByRole('button', { name: 'Publish' }).click();
  await notification(page, 'Page Updated!').waitFor();
  await expectAllSeen(page);
  const [wallpaper, ofTile, enlarged, emblem, inText, ...others] = await published('pictures-before-the-mail');
  const file = expect.stringMatching(/^\/media\/[0-9a-f]{64}\.(webp|jpg|png)$/);
  expect([wallpaper, ofTile, enlarged, emblem, inText, others]).toEqual([file, file, file, file, file, []]);
  // What this device knows of them is enough for a draft that still names them; nothing is sent twice.
  await page.reload();
  await expectAllSeen(page);
  expect(await uploadedBy(account)).toHaveLength(3);
  expect(incidents).toEqual([]);
});

test('FU-33 Another device finds the places of pictures that wait, and says where they are; the device that has them uploads them into what the other one has made', async () => {
  const { page, account, incidents } = await open('pictures-on-two-devices');
  await addPictureTile(page);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.goto('/personal');
  const other = await openEditor(browser, application, { account, ignore: draftWarning, onDialog: (one) => one.accept() });
  await expectSoon(() => tileNames(other.page)).toEqual(['June']);
  await edit(other.page, 1);
  await other.page.getByText('This picture waits on the device where you chose it.').waitFor();
  await other.page.getByRole('textbox', { name: 'Caption' }).fill('July');
  await save(other.page);
  await other.page.getByText('Saved', { exact: true }).waitFor();
  await other.page.goto('/personal');
  await verifyElsewhere(application, account);
  // It is shown for two seconds, and the document may load for longer.
  await Promise.all([notification(page, 'The picture is uploaded').waitFor(), page.goto('/editor')]);
  await expectSoon(() => tileNames(page)).toEqual(['July']);
  await expectSoon(() => preview(page).getByRole('img', { name: 'Roses before a wall' }).getAttribute('src')).toMatch(/^\/media\//);
  expect([incidents, other.incidents]).toEqual([[], []]);
});

test('FU-31 When the link in the mail opens a second editor, the pictures are uploaded once, and the draft stays that of the first one; FU-32 each publication says what it leaves out, and changes nothing else', async () => {
  const account = await aPageAt(application, 'pictures-in-two-tabs', aDesign());
  const { page, context, incidents } = await openEditor(browser, application, { account, ignore: draftWarning });
  await addPictureTile(page);
  await publishPage(page);
  await notification(
    page,
    'A picture waits on the device where you chose it, until your e-mail is verified. Visitors see the page without it.',
  ).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Published, 1 picture waits' }).click();
  await page.getByRole('dialog').getByText('Visitors see the page without it.').waitFor();
  await page.keyboard.press('Escape');
  await verifyElsewhere(application, account);
  const second = await context.newPage();
  // On a slow machine, the first one may have asked the server before the second one is loaded. One of them uploads, and says so for two seconds.
  const told = Promise.any(
    [page, second].map((one) => notification(one, 'The picture is uploaded. Publish, and visitors see it').waitFor()),
  );
  await Promise.all([told, second.goto('/editor')]);
  await page.bringToFront();
  await seenAgain(page);
  await expectSoon(() => preview(page).getByRole('img', { name: 'Roses before a wall' }).getAttribute('src')).toMatch(/^\/media\//);
  expect(await published('pictures-in-two-tabs')).toEqual([]);
  await publishPage(page);
  await page.getByRole('button', { name: /^Published(?!,)/ }).waitFor();
  await titleField(page).fill('Ada and Rosa');
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectSoon(() => page.getByText(/another tab/i).count()).toBe(0);
  expect(await uploadedBy(account)).toHaveLength(1);
  expect(incidents).toEqual([]);
});

test('Pictures that were uploaded afterwards wait for a press on Publish, beside other changes, too', async () => {
  const account = await aPageAt(application, 'pictures-to-publish', aDesign());
  const { page, incidents } = await openEditor(browser, application, { account, ignore: draftWarning });
  await addPictureTile(page);
  const lookOfPublish = () => publishButton(page).getAttribute('class');
  const toPublish = await lookOfPublish();
  await publishPage(page);
  await page.getByRole('button', { name: 'Published, 1 picture waits' }).waitFor();
  await expectSoon(lookOfPublish).not.toBe(toPublish);
  await titleField(page).fill('Ada and Rosa');
  await page.getByRole('button', { name: 'Changes not published' }).waitFor();
  await verifyElsewhere(application, account);
  await seenAgain(page);
  await notification(page, 'The picture is uploaded. Publish, and visitors see it').waitFor();
  expect(await published('pictures-to-publish')).toEqual([]);
  expect(incidents).toEqual([]);

  const other = await aPageAt(application, 'pictures-never-published', aDesign({ tiles: [aTile()] }));
  const never = await openEditor(browser, application, { account: other, ignore: draftWarning });
  await openContent(never.page, 1);
  await addEmblem(never.page);
  await saveContent(never.page);
  await never.page.getByRole('button', { name: 'Published, 1 picture waits' }).waitFor();
  await verifyElsewhere(application, other);
  await seenAgain(never.page);
  await notification(never.page, 'The picture is uploaded. Publish, and visitors see it').waitFor();
  expect(await published('pictures-never-published')).toEqual([]);
  expect(never.incidents).toEqual([]);
});

test.each([
  [1440, 900],
  [390, 844],
])('axe finds nothing where pictures wait (%i × %i, light and dark)', async (width, height) => {
  const options = { ...(width < 900 && PHONE), viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const { page, incidents } = await open(`waiting-tiles-${width}`, options);
  const check = (step: string) =>
    inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `waiting-${step}-${width}-${scheme}`);
    });
  await addKind(page, 'Picture');
  await page.locator('input[type=file]').setInputFiles(aFile('roses.jpg', await redAndBlue({ width: 300, height: 200 })));
  await page.getByRole('status').getByText('The picture is on this device.').waitFor({ state: 'attached' });
  await check('picture');
  await save(page);
  await check('editor');
  await page.getByRole('button', { name: 'Change Wallpaper', exact: true }).click();
  await wallpaperDialog(page).getByText('Until your e-mail address is verified, only this device shows the wallpaper.').waitFor();
  await check('wallpaper');
  expect(incidents).toEqual([]);
});

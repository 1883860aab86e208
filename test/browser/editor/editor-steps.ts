import type { Locator, Page, Request } from 'playwright-core';
import type { TestAccount } from '../../builders/accounts/account.js';
import { register } from '../../builders/accounts/account.js';
import type { Incident, OpenPage, PageOpener, PageOptions } from '../../support/browser/browser.js';
import { openSignedIn } from '../accounts/account-steps.js';
import { eventually } from '../../support/waiting.js';

/** The console warning about a draft that is not there yet is specified; it is no incident. */
export function draftWarning({ kind, text }: Incident): boolean {
  return kind === 'console' && /(Nothing is stored for .*|can't be read); the default is used/.test(text);
}

export interface OpenEditor extends OpenPage {
  readonly account: TestAccount;
}

/** The editor of a new account, or of the one given, once its page is there. */
export async function openEditor(
  browser: PageOpener,
  application: { readonly url: string },
  { account, ...options }: PageOptions & { account?: TestAccount } = {},
): Promise<OpenEditor> {
  const owner = account ?? (await register(application));
  const opened = await openSignedIn(browser, application, owner, { ignore: draftWarning, ...options });
  await opened.page.goto('/editor');
  await titleField(opened.page).waitFor();
  return { ...opened, account: owner };
}

/** From now on, this device has no room for anything. */
export async function fillDevice(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

/** Whether the browser asks before the tab is closed. */
export function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

/** Whether something is unsaved: in the draft that the device keeps, or where it would be lost with the tab. */
export async function isUnsaved(page: Page): Promise<boolean> {
  const drafts = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('draft:'))
      .map((key) => localStorage.getItem(key)!),
  );
  const isKept = drafts.some((draft) => (JSON.parse(draft) as { unsaved: boolean }).unsaved);
  return isKept || asksBeforeClosing(page);
}

export const titleField = (page: Page): Locator => page.getByRole('textbox', { name: 'Page title' });
/** The one beside the preview or in the bar. The sheet that it may open has another one. */
export const publishButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Publish', exact: true }).and(page.locator(':not(dialog *, [data-radix-toast-announce-exclude])'));
/** What is asked before the first publication, and before tiles go public that are not finished. */
export const publishSheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Make your page public$| (is|are) not finished$/ });
export const addButton = (page: Page): Locator => page.getByRole('button', { name: 'Add', exact: true });
export const removeButton = (page: Page): Locator => page.getByRole('button', { name: 'Remove', exact: true });

/** The tile at a place of the list, from 1; while its name is typed, the field for it. */
export const tile = (page: Page, number: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Tile ${number} of `) }).or(nameField(page, number));
export const nameField = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^Name of tile ${number} of `) });
export const grip = (page: Page, number: number): Locator => page.getByRole('button', { name: new RegExp(`^Drag tile ${number} of `) });

/** The names on the tiles of the list, in their order. */
export async function tileNames(page: Page): Promise<string[]> {
  const faces = page.getByRole('button', { name: /^Tile \d+ of \d+/ }).or(page.getByRole('textbox', { name: /^Name of tile / }));
  const texts = await faces.evaluateAll((all) =>
    all.map((face) => (face instanceof HTMLInputElement ? face.value : (face as HTMLElement).innerText)),
  );
  return texts.map((text) => text.replace(/^Tile \d+ of \d+(?::|, [^,]+,)\s*/, '').replaceAll('\n', ' '));
}

/** The names on the tiles of the preview, in their order. */
export const previewTiles = (page: Page): Locator => page.getByRole('region', { name: 'Live preview' }).getByRole('listitem');

/** What the background and the title of a page look like, in the preview or in a miniature. */
export async function lookOfFrame(frame: Locator): Promise<string[]> {
  const look = await frame.evaluate((element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const { color, fontFamily } = getComputedStyle(element.querySelector('.title') ?? element);
    return [backgroundColor, backgroundImage, color, fontFamily];
  });
  // An element that was just replaced by another one has no style any more.
  return look[0] === '' ? lookOfFrame(frame) : look;
}

/** Gives the tile another name, on the tile itself. */
export async function rename(page: Page, number: number, name: string): Promise<void> {
  const field = nameField(page, number);
  // What appears above the list at that moment moves the tile away between two presses.
  await eventually(async () => {
    if (!(await field.isVisible())) await tile(page, number).dblclick({ timeout: 5000 });
    await field.waitFor({ timeout: 1000 });
  });
  await field.fill(name);
  await nameField(page, number).blur();
}

/** Selects the tile, and on a phone shows what can be done with it. */
export async function select(page: Page, number: number): Promise<void> {
  const unfold = page.getByRole('button', { name: new RegExp(`^Actions of tile ${number} of `), expanded: false });
  await ((await unfold.isVisible()) ? unfold : tile(page, number)).click();
}

/** Opens the popup in which a tile's content is written; gives back the place to write in. */
export async function openContent(page: Page, number: number): Promise<Locator> {
  const edit = page.getByRole('button', { name: new RegExp(`^Edit tile ${number} of `, 'i') });
  const text = page.getByRole('textbox', { name: 'When it opens' });
  // On a phone, a press on the tile does the same. On a desk, the button may come a moment later than the tile.
  await eventually(async () => {
    if (!(await text.isVisible())) await ((await edit.isVisible()) ? edit : tile(page, number)).click({ timeout: 5000 });
    await text.waitFor({ timeout: 5000 });
  });
  await text.click();
  return text;
}

/** Presses a tool of the toolbar. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  const tool = toolbar.getByRole('button', { name, exact: true });
  if (!(await tool.isVisible())) await toolbar.getByRole('button', { name: 'More formatting' }).click();
  await tool.click();
}

/** Closes the content popup by its own button and waits until it is gone. */
export async function saveContent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save tile' }).click();
  await page.getByRole('dialog', { name: 'Edit tile' }).waitFor({ state: 'detached' });
}

/**
 * Presses Publish and waits until the server has it. If a sheet asks first, a title that is missing is given; tiles that are not finished, such as
 * those of a starter, are published as they are, or else left out.
 */
export async function publishPage(page: Page, tiles: 'finished' | 'unfinished' = 'finished'): Promise<void> {
  // The notification of an earlier publication may still be shown.
  const answered = page.waitForResponse((response) => isPublication(response.request()));
  await Promise.all([answered, pressPublish(page, tiles)]);
  await page.getByText('Page Updated!').first().waitFor();
  // Nothing behind the sheet can be filled in before it is closed.
  await publishSheet(page).waitFor({ state: 'detached' });
}

const isPublication = (request: Request) => request.postData()?.includes('"operationName":"Publish"') === true;

/**
 * Presses Publish, and the button of the sheet if it opens. A page without an address stays without one. It fails if nothing is sent, after
 * `PATIENCE`: a test of that presses `publishButton` itself.
 */
export async function pressPublish(page: Page, tiles: 'finished' | 'unfinished' = 'finished'): Promise<void> {
  const sent = page.waitForRequest(isPublication).then(() => false);
  await publishButton(page).click();
  const isAsked = await Promise.race([
    sent,
    publishSheet(page)
      .waitFor()
      .then(() => true),
  ]);
  if (!isAsked) return;
  const address = publishSheet(page).getByRole('textbox', { name: 'Address' });
  if ((await address.count()) > 0 && (await address.isEditable())) await address.fill('');
  await answerSheet(page, tiles);
}

/** Answers what the sheet asks, and presses its button. */
export async function answerSheet(page: Page, tiles: 'finished' | 'unfinished' = 'finished'): Promise<void> {
  const sheet = publishSheet(page);
  const title = sheet.getByRole('textbox', { name: 'Title' });
  if ((await title.count()) > 0 && (await title.inputValue()) === '') await title.fill('A page of its own');
  const asItIs = sheet.getByRole('button', { name: 'As it is', exact: true, pressed: false });
  while (tiles === 'unfinished' && (await asItIs.count()) > 0) await asItIs.first().click();
  // Until it is known which tiles are samples, the button is busy and does nothing.
  await sheet.getByRole('button', { name: 'Publish', exact: true }).and(page.locator(':not([aria-busy])')).click();
}

import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEFAULT_DESIGN, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { NO_SOCIAL_LINKS } from '../../../server/pages/design/social-links.rules.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, asTextInput, aTile } from '../../builders/pages/page-design.js';
import { inLightAndDark, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon, expectValue } from '../../support/waiting.js';
import { cutApi, cutConnection, holdApi, notification, stored } from '../accounts/account-steps.js';
import {
  addButton,
  draftWarning,
  fillDevice,
  isUnsaved,
  openContent,
  openEditor,
  pressPublish,
  publishButton,
  publishPage,
  removeButton,
  rename,
  saveContent,
  tileNames,
  titleField,
} from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

const LEAVE_QUESTION = 'You have unsaved changes. Are you sure you want to leave?';
const KEYS = {
  style: ['titleColor', 'bodyBackgroundColor', 'buttonColors', 'borderRadius', 'textThickness'],
  content: ['buttonNames', 'editedText', 'inputTextList', 'socialLinksList'],
  flags: ['showModal', 'showPreviewModal', 'showEditBtnModal', 'showEditLinksPickerModal', 'showEditBgColorModal'],
  counts: ['btnCount', 'containerCount'],
};

const newTile = {
  kind: 'text' as const,
  name: 'New Tile',
  html: '',
  style: {
    text: { hex: '#f2f2f2', alpha: 1 },
    button: { hex: '#373a70', alpha: 1 },
    hover: { hex: '#4c5091', alpha: 1 },
    border: { hex: '#383b5c', alpha: 0.5 },
    shadow: { hex: '#000000', alpha: 0.1 },
    radius: 0.5,
    thickness: 10,
  },
};
const wholeDesign = {
  title: 'All of it',
  titleColor: { hex: '#ffffff', alpha: 1 },
  backgroundColor: { hex: '#474a71', alpha: 1 },
  socialLinks: {
    home: '',
    twitter: '',
    instagram: '',
    facebook: '',
    youtube: '',
    reddit: '',
    tiktok: '',
    linkedin: '',
    medium: '',
    discord: '',
  },
  tiles: [newTile, { ...newTile, name: 'Second' }],
};

const open = (options?: Parameters<typeof openEditor>[2]) => openEditor(browser, application, options);

async function serverPage({ token }: TestAccount) {
  const { myPage } = await graphqlData(application.url, EditorDocument, {}, token);
  return myPage;
}

/** The parts of the stored draft, parsed, by their keys. */
async function storedParts(page: Page): Promise<unknown> {
  const texts = await page.evaluate((keys) => keys.map((key) => [key, localStorage.getItem(key)] as const), Object.values(KEYS).flat());
  return Object.fromEntries(texts.map(([key, text]) => [key, JSON.parse(text ?? 'null') as unknown]));
}

/** An account with a published page of this title. */
async function withPage(title: string): Promise<TestAccount> {
  const account = await register(application);
  await publish(application, account, aDesign({ title, tiles: [aTile({ name: 'One' })] }));
  return account;
}

/** Publishes the account's page as another device does. */
async function publishElsewhere(account: TestAccount, title: string): Promise<void> {
  const { version } = await serverPage(account);
  await publish(application, account, aDesign({ title }), version);
}

const expectUnsaved = (page: Page, unsaved: boolean) => expectSoon(() => isUnsaved(page)).toBe(unsaved);

describe('The draft on the device', () => {
  test('DR-01 DR-09 Changes of the title, the tiles, the colours and the links are stored as JSON, with one key for each part of the design', async () => {
    const { page } = await open();
    let design: PageDesign = DEFAULT_DESIGN;
    const expectStored = async (change: Partial<PageDesign>) => {
      design = { ...design, ...change };
      await expectSoon(() => storedParts(page)).toEqual(toWire(design));
    };
    const hex = (label: string) => page.getByRole('textbox', { name: `${label} colour in hex` });

    await page.getByRole('button', { name: 'Add your first tile' }).click();
    await expectStored({ tiles: [newTile] });
    await titleField(page).fill('Written back');
    await expectStored({ title: 'Written back' });
    await rename(page, 1, 'Figs');
    await expectStored({ tiles: [{ ...newTile, name: 'Figs' }] });
    await openContent(page, 1);
    await page.keyboard.type('Ripe');
    await saveContent(page);
    await expectStored({ tiles: [{ ...newTile, name: 'Figs', html: '<p>Ripe</p>' }] });
    await page.getByRole('button', { name: /^Style tile 1 of /i }).click();
    await hex('Hover').fill('#123456');
    await page.getByRole('spinbutton', { name: 'Roundness' }).fill('26');
    await page.getByRole('button', { name: 'Save style' }).click();
    const style = { ...newTile.style, hover: { hex: '#123456', alpha: 1 }, radius: 26 };
    const figs = { ...newTile, name: 'Figs', html: '<p>Ripe</p>', style };
    await expectStored({ tiles: [figs] });
    await page.getByRole('button', { name: 'Miscellaneous' }).click();
    await hex('Background').fill('#654321');
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expectStored({ backgroundColor: { hex: '#654321', alpha: 1 } });
    await page.getByRole('button', { name: /^Social Links/ }).click();
    await page.getByRole('textbox', { name: 'Website', exact: true }).fill('https://ada.example');
    await page.getByRole('button', { name: 'Save links' }).click();
    await expectStored({ socialLinks: { ...NO_SOCIAL_LINKS, home: 'https://ada.example' } });
    await addButton(page).click();
    await expectStored({ tiles: [figs, newTile] });
    await page.getByRole('button', { name: 'Move tile 1 of 2 down' }).click();
    await expectStored({ tiles: [newTile, figs] });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectStored({ tiles: [figs, newTile] });
    await removeButton(page).click();
    await expectStored({ tiles: [figs] });
  });

  test('DR-07 A browser without a draft logs one console warning, which names each part, and shows the defaults', async () => {
    const warnings: string[] = [];
    const ignore: PageOptions['ignore'] = (incident) => draftWarning(incident) && Boolean(warnings.push(incident.text));
    const { page, incidents } = await open({ ignore });
    for (const key of Object.values(KEYS).flat()) expect(warnings).toEqual([expect.stringMatching(`Nothing is stored for .*\\b${key}\\b`)]);
    await expectSoon(() => titleField(page).inputValue()).toBe('My page');
    expect(incidents).toEqual([]);
  });

  test('DR-08 A part that cannot be parsed gets its default with a warning, and the rest of the draft is kept', async () => {
    const warnings: string[] = [];
    const ignore: PageOptions['ignore'] = (incident) => draftWarning(incident) && Boolean(warnings.push(incident.text));
    const { page } = await open({ ignore, onDialog: (dialog) => dialog.accept() });
    await titleField(page).fill('Half lost');
    await page.getByRole('button', { name: 'Add your first tile' }).click();
    await rename(page, 1, 'Still here');
    await expectSoon(() => stored(page, 'buttonNames')).toBe('["Still here"]');
    await page.evaluate(() => localStorage.setItem('editedText', '"Half'));
    await page.reload();
    await expectSoon(() => tileNames(page)).toEqual(['Still here']);
    await expectSoon(() => titleField(page).inputValue()).toBe('My page');
    expect(warnings).toContainEqual(expect.stringContaining("The stored editedText can't be read"));
  });

  test('DR-10 On load, a draft with unpublished changes to the current version is kept and still counts as unsaved', async () => {
    const account = await withPage('Published');
    const { page } = await open({ account, onDialog: (dialog) => dialog.accept() });
    await titleField(page).fill('Not yet published');
    await expectSoon(() => stored(page, 'editedText')).toBe('"Not yet published"');
    await page.reload();
    await expectValue(titleField(page), 'Not yet published');
    await expectUnsaved(page, true);
    await page
      .getByText(/not published/)
      .first()
      .waitFor();
    // Right after a change it is not written yet.
    await holdClock(page);
    await titleField(page).fill('Typed at the last moment');
    await expectSoon(() => stored(page, 'editedText')).toBe('"Not yet published"');
    await page.reload();
    await expectValue(titleField(page), 'Typed at the last moment');
  });

  test('DR-12 DR-18 On load without unpublished changes, the server version replaces the draft, and the draft is not unsaved', async () => {
    const account = await withPage('First');
    const { page } = await open({ account });
    await titleField(page).fill('Second');
    await publishPage(page);
    await publishElsewhere(account, 'Third, from elsewhere');
    await page.reload();
    await expectValue(titleField(page), 'Third, from elsewhere');
    await expectUnsaved(page, false);
  });

  /** A draft with an unpublished title, and a page that was published elsewhere since. */
  async function outdatedDraft() {
    const account = await withPage('First');
    const opened = await open({ account, onDialog: (dialog) => dialog.accept() });
    await titleField(opened.page).fill('Mine');
    await expectSoon(() => stored(opened.page, 'editedText')).toBe('"Mine"');
    await publishElsewhere(account, 'Theirs');
    await opened.page.reload();
    const question = opened.page.getByRole('dialog', { name: 'Which one do you want to keep?' });
    await question.waitFor();
    return { ...opened, account, question };
  }

  test('DR-11 On load, a draft of an older version makes the editor ask which one to keep: without an answer the draft stays, and publishing it asks again; or mine', async () => {
    const { page, question, account } = await outdatedDraft();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expectSoon(() => titleField(page).inputValue()).toBe('Mine');
    await pressPublish(page);
    await page.getByRole('dialog', { name: 'Your page was published elsewhere' }).waitFor();
    expect((await serverPage(account)).design?.title).toBe('Theirs');
    await page.reload();
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await question.waitFor({ state: 'detached' });
    await expectSoon(() => titleField(page).inputValue()).toBe('Mine');
    await expectUnsaved(page, true);
    expect((await serverPage(account)).design?.title).toBe('Theirs');
    await publishPage(page);
    expect((await serverPage(account)).design?.title).toBe('Mine');
  });

  test('DR-11 On load, a draft of an older version makes the editor ask which one to keep: theirs', async () => {
    const { page, question } = await outdatedDraft();
    await question.getByRole('button', { name: 'Load theirs' }).click();
    await expectValue(titleField(page), 'Theirs');
    await expectUnsaved(page, false);
    await publishPage(page);
  });

  test('The draft of one account is not shown to another that signs in on the same device', async () => {
    const { page, context } = await open({ onDialog: (dialog) => dialog.accept() });
    await titleField(page).fill('Private thoughts');
    await expectSoon(() => stored(page, 'editedText')).toBe('"Private thoughts"');
    const { token } = await register(application);
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    const other = await context.newPage();
    await other.goto('/editor');
    await titleField(other).waitFor();
    await expectSoon(() => titleField(other).inputValue()).toBe('My page');
  });

  test('When the device cannot store the draft, the editor says so and works, and the question before leaving does not say that it is kept', async () => {
    const account = await register(application);
    const { page } = await open({ account });
    await fillDevice(page);
    await titleField(page).fill('Not kept');
    await page.getByText('This device has no room for your draft. Publish before you leave.').waitFor();
    await page.getByRole('link', { name: 'Personal', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: LEAVE_QUESTION });
    await question.getByRole('button', { name: 'Leave' }).waitFor();
    await expectSoon(() => question.getByText(/kept on this device|They are not public yet/).count()).toBe(0);
    await question.getByRole('button', { name: 'Stay and keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await publishPage(page);
    expect((await serverPage(account)).design?.title).toBe('Not kept');
  });
});

describe('Unsaved changes', () => {
  test('NB-14 Leaving /editor with unsaved changes asks, says where they are kept, and choosing to stay loses nothing; NB-16 opening My page asks a separate question; without changes no question appears', async () => {
    const { page, context } = await open({ ignore: cutConnection });
    const bar = (place: RegExp) => page.getByRole('button', { name: place }).filter({ hasText: place }).waitFor();
    await page.getByRole('link', { name: 'Personal', exact: true }).click();
    await page.waitForURL('**/personal');
    await page.getByRole('link', { name: 'Editor', exact: true }).click();
    await titleField(page).fill('Changed');
    await expectUnsaved(page, true);
    await bar(/Saved$/);
    await page.getByRole('link', { name: 'My page' }).click();
    const ofPage = page.getByRole('alertdialog', { name: 'You have unsaved genpage changes. Are you sure you want to leave?' });
    await ofPage.getByText('They are not public yet. All are saved in your account, and wait here for you.').waitFor();
    await ofPage.getByRole('button', { name: 'Stay and keep editing' }).click();
    await ofPage.waitFor({ state: 'detached' });
    await cutApi(context);
    await titleField(page).fill('Changed again');
    await bar(/Only on this device$/);
    await page.getByRole('link', { name: 'Personal', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: LEAVE_QUESTION });
    await question.getByText('The newest are only on this device, and go to your account when you open the editor here again.').waitFor();
    await inLightAndDark(page, async () => screenshot(page, `leaving-kept-1440-${await scheme(page)}`));
    await question.getByRole('button', { name: 'Stay and keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await expectSoon(() => titleField(page).inputValue()).toBe('Changed again');
    await page.getByRole('link', { name: 'Personal', exact: true }).click();
    await Promise.all([page.waitForURL('**/personal'), question.getByRole('button', { name: 'Leave' }).click()]);
  });

  test('Text in an open popup counts as unsaved', async () => {
    const { page } = await open({ account: await withPage('First') });
    await openContent(page, 1);
    await expectUnsaved(page, false);
    await page.keyboard.type('new');
    await expectUnsaved(page, true);
  });
});

describe('Publishing', () => {
  test('ED-18 ER-29 DR-19 DR-21 DR-23 Publish sends the complete design, says `Page Updated!`, and the draft counts as saved', async () => {
    const { page, account, incidents } = await open();
    await titleField(page).fill('All of it');
    await page.getByRole('button', { name: 'Add your first tile' }).click();
    await addButton(page).click();
    await rename(page, 2, 'Second');
    await expectUnsaved(page, true);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().endsWith('/graphql') && (sent.postData() ?? '').includes('mutation Publish(')),
      publishPage(page),
    ]);
    const { variables } = request.postDataJSON() as { variables: { input: Record<string, unknown> } };
    const [sent, none] = [asTextInput(wholeDesign), { networkLinks: [], bio: null, appearance: null, utm: null }];
    const design = { ...sent, ...none, tiles: sent.tiles.map((tile) => ({ text: { ...tile, visibility: null } })) };
    expect(variables.input).toEqual({ pageId: expect.any(String), basedOnVersion: 0, design });
    await expectUnsaved(page, false);
    await expectSoon(() => serverPage(account)).toMatchObject({ version: 1, design: asTextInput(wholeDesign) });
    expect(incidents).toEqual([]);
  });

  test('DR-22 A loading border is shown while publishing, and a second press sends nothing', async () => {
    const { page, context } = await open({ account: await withPage('First') });
    const held = await holdApi(context, 'Publish');
    await pressPublish(page);
    const preview = page.getByRole('region', { name: 'Live preview' });
    await expectSoon(() => preview.getAttribute('data-publishing')).toBe('true');
    const border = await preview.locator('> div').evaluate((frame) => getComputedStyle(frame, '::after').borderTopWidth);
    expect(border).toBe('4px');
    await eventually(() => expect(held.sent()).toBe(1));
    await publishButton(page).click();
    held.release();
    await notification(page, 'Page Updated!').waitFor();
    await expectSoon(() => preview.getAttribute('data-publishing')).toBeNull();
    expect(held.sent()).toBe(1);
  });

  test('ER-30 When publishing fails the bar says `Fail`, then `Failed to upload, try again in a few seconds`, and the reason stays until publishing works', async () => {
    const { page, context, account } = await open({ ignore: (incident) => draftWarning(incident) || cutConnection(incident) });
    const mend = await cutApi(context);
    await titleField(page).fill('On the second try');
    await pressPublish(page);
    await notification(page, 'Fail').first().waitFor();
    await notification(page, 'Failed to upload, try again in a few seconds').waitFor();
    const reason = page.getByText('The server did not answer. Check your connection and try again.');
    await reason.waitFor();
    await screenshot(page, 'editor-publish-failed');
    await mend();
    await publishPage(page);
    await reason.waitFor({ state: 'detached' });
    expect((await serverPage(account)).design?.title).toBe('On the second try');
  });

  test('ED-31 Publishing without a linkname stores the page, and the editor says that visitors see it after a linkname is claimed', async () => {
    const { page, account } = await open();
    await titleField(page).fill('Waiting for an address');
    await publishPage(page);
    await page.getByText('Your page is kept. People see it as soon as you claim a linkname.').waitFor();
    await claim(application, account, 'now-seen');
    const visitor = await browser.newPage(application.url);
    await visitor.page.goto('/now-seen');
    await visitor.page.getByRole('heading', { name: 'Waiting for an address' }).waitFor();
  });

  /** Both changed the page: it was published elsewhere while it was edited here. */
  async function conflict() {
    const account = await withPage('First');
    const opened = await open({ account });
    await titleField(opened.page).fill('Mine');
    await publishElsewhere(account, 'Theirs');
    await pressPublish(opened.page);
    const question = opened.page.getByRole('dialog', { name: 'Your page was published elsewhere' });
    await question.waitFor();
    return { ...opened, account, question };
  }

  test('DR-24 DR-25 When the page was published elsewhere meanwhile, nothing is overwritten and the user is asked; DR-26 Load theirs replaces the draft with the other published design', async () => {
    const { page, account, question } = await conflict();
    expect((await serverPage(account)).design?.title).toBe('Theirs');
    await screenshot(page, 'editor-conflict');
    await question.getByText('If you load theirs, your changes are lost.').waitFor();
    await expectFocus(question.getByRole('button', { name: 'Keep editing' }));
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await expectSoon(() => titleField(page).inputValue()).toBe('Mine');
    expect((await serverPage(account)).design?.title).toBe('Theirs');
    await pressPublish(page);
    await question.getByRole('button', { name: 'Load theirs' }).click();
    await expectValue(titleField(page), 'Theirs');
    await expectSoon(() => tileNames(page)).toEqual(['My garden', 'Contact']);
    await expectUnsaved(page, false);
  });

  test('DR-27 Publish mine publishes the draft over the other design', async () => {
    const { page, account, question } = await conflict();
    await question.getByRole('button', { name: 'Publish mine' }).click();
    await notification(page, 'Page Updated!').waitFor();
    await expectSoon(() => serverPage(account)).toMatchObject({ version: 3, design: { title: 'Mine' } });
  });

  test('A page whose publish response was lost is published once, and the user is not asked about a conflict', async () => {
    const { page, context, account } = await open({ ignore: (incident) => draftWarning(incident) || cutConnection(incident) });
    await titleField(page).fill('Arrived');
    let isLost = false;
    await context.route('**/graphql', async (route) => {
      if (isLost || !route.request().postData()?.includes('"operationName":"Publish"')) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await pressPublish(page);
    await page.getByText('The server did not answer. Check your connection and try again.').waitFor();
    await publishPage(page);
    await expectSoon(() => serverPage(account)).toMatchObject({ version: 1, design: { title: 'Arrived' } });
  });
});

import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DeletePageDocument } from '../../../client/api/generated/delete-page.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type Incident } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { draftDocuments, notification, sidewaysScroll } from '../accounts/account-steps.js';
import { addButton, draftWarning, pressPublish, publishPage, tileNames, titleField } from '../editor/editor-steps.js';
import { openSettings } from '../settings/personal-steps.js';
import { aCreator, addPages, choose, dialog, publishedTitle } from '../settings/several-pages-steps.js';

const { application, browser } = runningProduct();

// The refusal of the deleted page is logged.
const ignore = (incident: Incident) => draftWarning(incident) || incident.kind === 'console';

/** The editor of a second page with an unpublished draft of one tile, which this device has stored. */
async function draftOfSecond() {
  const account = await aCreator(application);
  const [second] = (await addPages(application, account, 'Second')) as [string];
  const opened = await openSettings(browser, application, { account, ignore, onDialog: (asked) => asked.accept() });
  const editor = await opened.context.newPage();
  await editor.goto(`/editor/${second}`);
  await titleField(editor).fill('Not lost');
  await addButton(editor).click();
  await expectSoon(() => draftDocuments(editor)).toContainEqual(expect.stringMatching(/Not lost.*New/));
  return { ...opened, account, second, editor };
}

const newPage = (page: Page) => page.getByRole('button', { name: 'Make a new page of the draft' });

/** The editor of another page than the second, with the draft; gives back its id. */
async function expectNewPage(page: Page, second: string): Promise<string> {
  await page.waitForURL((url) => /^\/editor\/[-0-9a-f]{36}$/.test(url.pathname) && !url.pathname.endsWith(second));
  await expectSoon(() => titleField(page).inputValue()).toBe('Not lost');
  await expectSoon(() => tileNames(page)).toHaveLength(1);
  await expectSoon(() => page.evaluate((id) => localStorage.getItem(`draft:${id}`), second)).toBeNull();
  return page.url().slice(-36);
}

describe('The draft of a page that was deleted meanwhile', () => {
  test('on another device: it is offered at the address of the page, and becomes a new page or is deleted', async () => {
    const { account, second, editor, incidents } = await draftOfSecond();
    await graphqlData(application.url, DeletePageDocument, { id: second, linkname: null }, account.token);
    await editor.reload();
    await editor.getByRole('heading', { name: 'This page is not there' }).waitFor();
    await editor.getByText('It has the title “Not lost” and one tile.').waitFor();
    await expectNoAxeViolations(editor);
    for (const width of [390, 1440]) {
      await editor.setViewportSize({ width, height: 844 });
      await inLightAndDark(editor, async (scheme) => screenshot(editor, `rescue-draft-${width}-${scheme}`));
    }
    await editor.setViewportSize({ width: 320, height: 256 });
    await expectSoon(() => sidewaysScroll(editor)).toBe(0);
    await editor.setViewportSize({ width: 1440, height: 844 });
    await newPage(editor).click();
    const made = await expectNewPage(editor, second);
    await publishPage(editor);
    await expectSoon(() => publishedTitle(application, account, made)).toBe('Not lost');
    // The panel takes the focus when it opens.
    await editor.getByRole('button', { name: 'Later', exact: true }).click();

    await titleField(editor).fill('Not wanted');
    await expectSoon(() => draftDocuments(editor)).toContainEqual(expect.stringContaining('Not wanted'));
    await graphqlData(application.url, DeletePageDocument, { id: made, linkname: null }, account.token);
    await editor.reload();
    await editor.getByRole('button', { name: 'Delete the draft' }).click();
    await newPage(editor).waitFor({ state: 'detached' });
    expect((await draftDocuments(editor)).filter((text) => text.includes('Not'))).toEqual([]);
    expect(incidents).toEqual([]);
  });

  test('in another tab: it leaves the device, and the editor that still has it offers a new page when it cannot be published', async () => {
    const { page, account, second, editor, incidents } = await draftOfSecond();
    await choose(page, 'Second', 'Delete…');
    await dialog(page, 'Delete Second').getByRole('button', { name: 'Delete page' }).click();
    await notification(page, 'Page deleted').waitFor();
    await editor.getByText('Your draft was removed from this device in another tab.').waitFor();
    await expectSoon(() => draftDocuments(editor)).not.toContainEqual(expect.stringContaining('Not lost'));
    await pressPublish(editor);
    await newPage(editor).waitFor();
    await expectNoAxeViolations(editor);
    for (const width of [390, 1440]) {
      await editor.setViewportSize({ width, height: 844 });
      await inLightAndDark(editor, async (scheme) => screenshot(editor, `rescue-in-editor-${width}-${scheme}`));
    }
    await newPage(editor).click();
    const made = await expectNewPage(editor, second);
    await publishPage(editor);
    await expectSoon(() => publishedTitle(application, account, made)).toBe('Not lost');
    expect(incidents).toEqual([]);
  });

  test('KE-11 where this device has no room for it: it is saved in the account first, and removed here afterwards; a failure removes nothing, and makes no second page', async () => {
    const { account, second, editor } = await draftOfSecond();
    await graphqlData(application.url, DeletePageDocument, { id: second, linkname: null }, account.token);
    await editor.addInitScript(() => {
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (value.includes('Not lost')) throw new DOMException('full', 'QuotaExceededError');
        this[key] = value;
      };
    });
    await editor.reload();
    const isCut = (text: string | null) => text?.includes('"operationName":"SaveDraft"') === true;
    await editor.route('**/graphql', (route) => (isCut(route.request().postData()) ? route.abort() : route.continue()));
    const pages = async () =>
      (await graphqlData<{ me: { pages: object[] } }>(application.url, '{ me { pages { id } } }', {}, account.token)).me.pages.length;
    const before = await pages();
    for (let press = 0; press < 2; press += 1) {
      await newPage(editor).click();
      await editor.getByText(/^No new page was made\./).waitFor();
      await expectSoon(() => newPage(editor).isEnabled()).toBe(true);
    }
    expect([await pages(), await draftDocuments(editor)]).toEqual([
      before + 1,
      expect.arrayContaining([expect.stringContaining('Not lost')]),
    ]);
    await editor.unroute('**/graphql');
    await newPage(editor).click();
    await expectNewPage(editor, second);
    expect(await pages()).toBe(before + 1);
  });
});

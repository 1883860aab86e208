import { describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { holdApi, notification, stored } from '../accounts/account-steps.js';
import { openContent, openEditor, pressPublish, publishPage, titleField } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

/** The editor of an account with a page of one tile, in a browser that is signed in. */
async function open() {
  const account = await register(application);
  await publish(application, account, aDesign({ title: 'Published', tiles: [aTile({ name: 'One', html: '' })] }));
  return openEditor(browser, application, { account, onDialog: (dialog) => dialog.accept() });
}

async function openAnotherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/editor');
  await titleField(page).waitFor();
  return page;
}

const expectStored = (page: Page, key: string, text: string) => expectSoon(() => stored(page, key)).toBe(text);

/** Whether a draft with this title is on the device, and noted as saved in the account. */
const isInAccount = (page: Page, title: string) =>
  page.evaluate(
    (words) =>
      Object.entries(localStorage).some(
        ([key, text]) => /^draft:[^:]+$/.test(key) && String(text).includes(words) && /"isWhole":true/.test(String(text)),
      ),
    title,
  );

describe('The editor in two tabs', () => {
  const otherTab = (page: Page) => page.getByText('Another tab keeps its own changes on this device. Yours are kept beside them');

  test('The unpublished draft of one tab is not overwritten by another tab, and each tab keeps its changes after one publishes', async () => {
    const { page: first, context } = await open();
    const second = await openAnotherTab(context);
    await titleField(first).fill('From the first');
    await expectStored(first, 'editedText', '"From the first"');
    await titleField(second).fill('From the second');
    await otherTab(second).waitFor();
    await expectSoon(() => stored(first, 'editedText')).toBe('"From the first"');
    await publishPage(first);
    // The first tab released the draft, so the second tab stores its draft without further input.
    await expectStored(second, 'editedText', '"From the second"');
    await otherTab(second).waitFor({ state: 'detached' });
    await second.reload();
    const question = second.getByRole('dialog', { name: 'Which one do you want to keep?' });
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await expectSoon(() => titleField(second).inputValue()).toBe('From the second');
  });

  test('At the first change a tab says that another one keeps its changes, not a moment later', async () => {
    const { page: first, context } = await open();
    const second = await openAnotherTab(context);
    await titleField(first).fill('From the first');
    await expectStored(first, 'editedText', '"From the first"');
    // What is stored later than at once is not stored while the clock is stopped.
    await holdClock(second);
    await titleField(second).fill('From the second');
    await otherTab(second).waitFor();
  });

  test('A tab that only shows the draft of another one does not stop it from storing its changes', async () => {
    const { page: first, context } = await open();
    await titleField(first).fill('Begun');
    await expectStored(first, 'editedText', '"Begun"');
    const second = await openAnotherTab(context);
    await expectSoon(() => titleField(second).inputValue()).toBe('Begun');
    await titleField(first).fill('Begun, and gone on');
    await expectStored(first, 'editedText', '"Begun, and gone on"');
    await otherTab(second).waitFor();
    await titleField(first).fill('Begun, and finished');
    await expectStored(second, 'editedText', '"Begun, and finished"');
    await expectSoon(() => otherTab(first).count()).toBe(0);
  });

  test('KE-13 The draft of another tab can be looked at; Keep mine stores the draft of this tab, and the other one is set aside, and offered when the editor opens again', async () => {
    const { page: first, context } = await open();
    const second = await openAnotherTab(context);
    await titleField(first).fill('From the first');
    await expectStored(first, 'editedText', '"From the first"');
    await titleField(second).fill('From the second');
    await otherTab(second).waitFor();
    await inLightAndDark(second, async () => screenshot(second, `keep-mine-1440-${await scheme(second)}`));
    await second.setViewportSize({ width: 390, height: 844 });
    await inLightAndDark(second, async () => screenshot(second, `keep-mine-390-${await scheme(second)}`));
    await second.getByRole('button', { name: 'Look at the other version' }).click();
    const looked = second.getByRole('dialog', { name: 'The other version' });
    await looked.getByText('From the first').waitFor();
    await expectNoAxeViolations(second);
    await second.keyboard.press('Escape');
    await looked.waitFor({ state: 'detached' });
    await expectStored(first, 'editedText', '"From the first"');
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await notification(
      second,
      'Your changes are kept now. Those of the other tab are set aside: the editor offers them when it is opened again.',
    ).waitFor();
    await expectStored(second, 'editedText', '"From the second"');
    await expectSoon(() => otherTab(second).count()).toBe(0);
    await otherTab(first).waitFor();
    // Before the account has it, the question about two drafts comes first.
    await expectSoon(() => isInAccount(second, 'From the second')).toBe(true);
    await first.reload();
    await expectSoon(() => titleField(first).inputValue()).toBe('From the second');
    const found = first.getByRole('dialog', { name: 'A design was found in this browser' });
    await found.getByText('It has the title “From the first”').waitFor();
    await found.getByRole('button', { name: 'Use it as my draft' }).click();
    await expectSoon(() => titleField(first).inputValue()).toBe('From the first');
  });

  test('A tab that is loaded again opens with its own changes, because they are the newer ones, and offers those of the other tab', async () => {
    const { page: first, context } = await open();
    const second = await openAnotherTab(context);
    await titleField(first).fill('From the first');
    // Otherwise, the tab that is loaded again learns of it later, and asks about two drafts.
    await expectSoon(() => isInAccount(first, 'From the first')).toBe(true);
    await titleField(second).fill('From the second');
    await otherTab(second).waitFor();
    await second.reload();
    await expectSoon(() => titleField(second).inputValue()).toBe('From the second');
    const found = second.getByRole('dialog', { name: 'A design was found in this browser' });
    await found.getByText('It has the title “From the first”').waitFor();
    await inLightAndDark(second, async () => {
      await expectNoAxeViolations(second);
      await screenshot(second, `found-design-1440-${await scheme(second)}`);
    });
    await found.getByRole('button', { name: 'Look at it' }).click();
    await second.getByRole('region', { name: 'The design that was found' }).getByText('From the first').waitFor();
    await second.getByRole('button', { name: 'Back' }).click();
    await found.waitFor();
    await expectStored(second, 'editedText', '"From the second"');
    await otherTab(first).waitFor();
  });

  test('When another tab continues the same draft, the first tab says that its own changes are not stored', async () => {
    const { page: first, context } = await open();
    await titleField(first).fill('Begun');
    await expectStored(first, 'editedText', '"Begun"');
    const second = await openAnotherTab(context);
    await expectSoon(() => titleField(second).inputValue()).toBe('Begun');
    await titleField(second).fill('Begun, and gone on');
    await otherTab(first).waitFor();
  });
});

describe('A draft that waits to be stored', () => {
  test.each(['pagehide', 'visibilitychange'] as const)('is stored at once when the tab is hidden or closed (%s)', async (event) => {
    const { page } = await open();
    // Only the first change is stored by itself while the clock is stopped.
    await holdClock(page);
    await page.reload();
    await titleField(page).fill('Typed first');
    await expectStored(page, 'editedText', '"Typed first"');
    await titleField(page).fill('Typed last');
    await page.getByRole('region', { name: 'Live preview' }).getByText('Typed last').waitFor();
    await expectSoon(() => stored(page, 'editedText')).toBe('"Typed first"');
    await page.evaluate((type) => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      (type === 'pagehide' ? window : document).dispatchEvent(new Event(type));
    }, event);
    expect(await stored(page, 'editedText')).toBe('"Typed last"');
  });
});

describe('Text in the open content popup', () => {
  test('stays in the draft when the session ends', async () => {
    const { page, context, account } = await open();
    const held = await holdApi(context);
    await pressPublish(page);
    await openContent(page, 1);
    await page.keyboard.type('Written last');
    await page.getByLabel('On the tile').fill('Named last');
    await graphqlData(application.url, LogOutDocument, {}, account.token);
    held.release();
    await notification(page, 'Session expired').waitFor();
    await page.waitForURL(`${application.url}/`);
    await expectSoon(() => stored(page, 'buttonNames')).toBe('["Named last"]');
    await expectSoon(() => stored(page, 'inputTextList')).toBe('["<p>Written last</p>"]');
  });

  test('is stored in the draft at once when the tab is hidden or closed', async () => {
    const { page } = await open();
    await openContent(page, 1);
    for (const [name, event] of [
      ['Kept once', 'pagehide'],
      ['Kept twice', 'visibilitychange'],
    ] as const) {
      await page.getByLabel('On the tile').fill(name);
      const kept = await page.evaluate((type) => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        (type === 'pagehide' ? window : document).dispatchEvent(new Event(type));
        return localStorage.getItem('buttonNames');
      }, event);
      expect(kept).toBe(JSON.stringify([name]));
    }
  });
});

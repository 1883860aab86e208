import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openSignedIn, sidewaysScroll, stored } from '../accounts/account-steps.js';
import { draftWarning, isUnsaved, publishPage, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();

const offer = (page: Page) => page.getByRole('dialog', { name: 'A design was found in this browser' });
const press = (page: Page, name: string) => offer(page).getByRole('button', { name, exact: true }).click();
const expectTitle = (page: Page, title: string) => expectSoon(() => titleField(page).inputValue()).toBe(title);

const gapBelowFirstParagraph = (page: Page) =>
  offer(page).evaluate((dialog) => {
    const [first, second] = [...dialog.querySelectorAll('p')].map((paragraph) => paragraph.getBoundingClientRect());
    return second!.top - first!.bottom;
  });

/** Records the changes of the sentences in the popup; returns a function that reads them. */
async function watchParagraphs(page: Page): Promise<() => Promise<string[]>> {
  await offer(page).evaluate((dialog) => {
    const texts: string[] = [];
    Object.assign(window, { changedTexts: texts });
    const note = (changes: MutationRecord[]) => texts.push(...changes.map(({ target }) => target.textContent ?? ''));
    for (const paragraph of dialog.querySelectorAll('p'))
      new MutationObserver(note).observe(paragraph, { characterData: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { changedTexts: string[] }).changedTexts);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await titleField(page).waitFor();
}

/** The editor of an account with a page, in a browser in which an older client left the parts of a design. */
async function openBesideLeft(left = aDesign({ title: 'Left behind', tiles: [aTile({ name: 'Old' })] })) {
  const account = await register(application);
  await publish(application, account, aDesign({ title: 'Published' }));
  const opened = await openSignedIn(browser, application, account, { ignore: draftWarning, onDialog: (dialog) => dialog.accept() });
  await opened.page.evaluate(
    (parts) => {
      for (const [key, value] of parts) localStorage.setItem(key, JSON.stringify(value));
    },
    Object.entries(toWire(left)),
  );
  await opened.page.goto('/editor');
  await titleField(opened.page).waitFor();
  return { ...opened, account };
}

describe('A design that an older client left in this browser', () => {
  test('is offered to the user: the editor shows the published page, and nothing counts as unsaved', async () => {
    const { page, incidents } = await openBesideLeft();
    await offer(page).getByText('It has the title “Left behind” and one tile.').waitFor();
    await expectSoon(() => gapBelowFirstParagraph(page)).toBeGreaterThanOrEqual(8);
    await expectNoAxeViolations(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await inLightAndDark(page, async (scheme) => screenshot(page, `found-design-${width}-${scheme}`));
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectTitle(page, 'Published');
    await expectSoon(() => page.getByRole('dialog', { name: 'Which one do you want to keep?' }).count()).toBe(0);
    expect(await isUnsaved(page)).toBe(false);
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Decide later');
    expect(incidents).toEqual([]);
  });

  test('stays stored and is offered again when the user edits without a decision', async () => {
    const { page } = await openBesideLeft();
    await offer(page).waitFor();
    await page.keyboard.press('Escape');
    await offer(page).waitFor({ state: 'detached' });
    await titleField(page).fill('Edited');
    await expectSoon(() => stored(page, 'editedText')).toBe('"Edited"');
    await reload(page);
    await expectTitle(page, 'Edited');
    await offer(page).getByText('it replaces the changes that you have not published').waitFor();
    await press(page, 'Decide later');
    await publishPage(page);
    await reload(page);
    await offer(page).getByText('“Left behind”').waitFor();
  });

  test('becomes the draft when the user accepts it, counts as unsaved, can be undone, and is not offered again', async () => {
    const { page } = await openBesideLeft();
    await offer(page).waitFor();
    const changed = await watchParagraphs(page);
    await press(page, 'Use it as my draft');
    await expectTitle(page, 'Left behind');
    await expectSoon(() => isUnsaved(page)).toBe(true);
    await offer(page).waitFor({ state: 'detached' });
    // The question does not change while the popup closes.
    await expectSoon(changed).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectTitle(page, 'Published');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expectTitle(page, 'Left behind');
    await reload(page);
    await expectTitle(page, 'Left behind');
    await expectSoon(() => offer(page).count()).toBe(0);
    await expectSoon(() => page.evaluate(() => localStorage.getItem('draftFound'))).toBeNull();
  });

  test('is deleted when the user asks for it, and is not offered when it equals the published page', async () => {
    const { page } = await openBesideLeft();
    await press(page, 'Delete it');
    await offer(page).waitFor({ state: 'detached' });
    await expectSoon(() => stored(page, 'editedText')).toBeNull();
    await reload(page);
    await expectSoon(() => offer(page).count()).toBe(0);

    const { page: same } = await openBesideLeft(aDesign({ title: 'Published' }));
    await expectTitle(same, 'Published');
    await expectSoon(() => offer(same).count()).toBe(0);
  });
});

import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { aPageAt, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import { cutApi } from '../accounts/account-steps.js';
import {
  addButton,
  answerSheet,
  draftWarning,
  openEditor,
  publishButton,
  publishPage,
  publishSheet,
  rename,
  tileNames,
  titleField,
} from './editor-steps.js';
import { notification } from '../accounts/account-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

/** What the editor says about what visitors see; pressing it opens the list. */
const state = (page: Page, text: RegExp | string): Locator => page.getByRole('button', { name: text }).filter({ hasText: text });
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'What visitors see' });

let pages = 0;

async function aPublishedPage() {
  const design = aDesign({ title: 'Ada Rossi', tiles: [aTile({ name: 'One' }), aTile({ name: 'Two' })] });
  return { account: await aPageAt(application, `ada-${(pages += 1)}`, design) };
}

describe('What the editor says about what visitors see', () => {
  test('Beside Publish stands what is published, and how many changes are not; the list names them; Discard can be undone', async () => {
    const { page, incidents } = await openEditor(browser, application, await aPublishedPage());
    await state(page, /^Published today at \d\d:\d\d$/).click();
    await list(page).getByText('Visitors see the page as it is here.').waitFor();
    await page.keyboard.press('Escape');
    await titleField(page).fill('Ada Bianchi');
    await state(page, '1 change not published Saved').waitFor();
    await page.getByRole('status').getByText('Your changes are not published yet.').waitFor({ state: 'attached' });
    await rename(page, 2, 'Second');
    await state(page, '2 changes not published').click();
    await expectSoon(() => list(page).getByRole('listitem').allInnerTexts()).toEqual([
      'Title changed\nAda Bianchi\nnow\nDiscard',
      'Tile renamed\nSecond\nnow\nDiscard',
    ]);
    await list(page).getByText('This draft is saved in your account.').waitFor();
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `publishing-changes-1440-${await scheme(page)}`);
    });

    await list(page).getByRole('button', { name: 'Compare with the published page' }).click();
    const comparing = page.getByRole('dialog', { name: 'Published and changed' });
    await comparing.getByRole('region', { name: 'Published', exact: true }).getByText('Ada Rossi').waitFor();
    await comparing.getByRole('region', { name: 'With your changes' }).getByText('Ada Bianchi').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'publishing-compare-1440');
    await page.keyboard.press('Escape');
    await comparing.waitFor({ state: 'detached' });

    // Where there is the least room beside the preview, it still says so in words, and Publish is visible.
    await page.setViewportSize({ width: 1100, height: 900 });
    const said = state(page, '2 changes not published').getByText('2 changes not published', { exact: true });
    await expectSoon(() => said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const { x = 0, width = 0 } = (await publishButton(page).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(1100);
    await screenshot(page, 'publishing-state-1100');
    await page.setViewportSize({ width: 1440, height: 900 });

    await state(page, '2 changes not published').click();
    await list(page).getByRole('button', { name: 'Discard all 2 changes' }).click();
    await page.getByRole('alertdialog', { name: 'Discard 2 changes?' }).getByRole('button', { name: 'Discard' }).click();
    await expectValue(titleField(page), 'Ada Rossi');
    await state(page, /^Published/).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Changes discarded' }).getByRole('button', { name: 'Undo' }).click();
    await expectValue(titleField(page), 'Ada Bianchi');
    await expectSoon(() => tileNames(page)).toEqual(['One', 'Second']);
    await publishPage(page);
    await state(page, /^Published today at /).waitFor();
    expect(incidents).toEqual([]);
  });

  test('TB-02 Each change of the list is discarded by itself, as one step that Undo brings back; the last one closes the list', async () => {
    const { page, incidents } = await openEditor(browser, application, await aPublishedPage());
    await titleField(page).fill('Ada Bianchi');
    await rename(page, 2, 'Second');
    // How many there are is known once the list was opened.
    await state(page, /hanges not published/).click();
    await list(page).getByRole('button', { name: 'Discard: Title changed, Ada Bianchi' }).click();
    await expectSoon(() => list(page).getByRole('listitem').allInnerTexts()).toEqual([expect.stringMatching(/^Tile renamed\nSecond\n/)]);
    await expectSoon(() =>
      list(page)
        .getByRole('list', { name: '1 change not published' })
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await expectValue(titleField(page), 'Ada Rossi');
    await expectSoon(() => tileNames(page)).toEqual(['One', 'Second']);
    await notification(page, 'Change discarded').getByRole('button', { name: 'Undo' }).click();
    await expectValue(titleField(page), 'Ada Bianchi');
    await state(page, '2 changes not published').click();
    await list(page).getByRole('button', { name: 'Discard: Title changed, Ada Bianchi' }).click();
    await list(page).getByRole('button', { name: 'Discard: Tile renamed, Second' }).click();
    await list(page).waitFor({ state: 'detached' });
    await state(page, /^Published today at /).waitFor();
    await expectSoon(() => tileNames(page)).toEqual(['One', 'Two']);
    expect(incidents).toEqual([]);
  });

  test('On a phone the navigation bar says below the title that a new page is not published, its list says that the draft is saved in the account, and then that it has no address', async () => {
    const account = await register(application);
    const { page, incidents } = await openEditor(browser, application, { account, ...PHONE });
    const short = state(page, 'My page Not published').getByText('Not published', { exact: true });
    await short.waitFor();
    await expectSoon(() => short.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await state(page, 'My page Not published').click();
    await list(page).getByText('Nobody sees this page yet. Publish it, and choose a linkname.').waitFor();
    await list(page).getByText('This draft is saved in your account. Your other devices go on with it.').waitFor();
    await page.keyboard.press('Escape');
    await publishButton(page).click();
    await publishSheet(page).getByRole('textbox', { name: 'Title' }).fill('Ada Rossi');
    await answerSheet(page);
    await page.getByRole('dialog', { name: 'Your page has no address yet' }).waitFor();
    await page.keyboard.press('Escape');
    await state(page, /^Ada Rossi No address yet$/).click();
    await list(page)
      .getByText(/^Your page is published, but nobody can open it/)
      .waitFor();
    await expectSoon(() => list(page).getByText('saved in your account').count()).toBe(0);
    await expectSoon(() => list(page).getByRole('link', { name: 'Choose a linkname' }).getAttribute('href')).toMatch(
      /^\/personal\?address=[0-9a-f-]{36}$/,
    );
    await expectNoAxeViolations(page);
    await screenshot(page, 'publishing-no-address-390');
    await page.keyboard.press('Escape');
    // A name of usual length has room.
    await titleField(page).fill('Ines Clay Workshop');
    const name = state(page, /^Ines Clay Workshop /).getByText('Ines Clay Workshop', { exact: true });
    await name.waitFor();
    // A line that is cut off would be 17 px.
    await expectSoon(() => name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(6);
    await screenshot(page, 'publishing-name-390');
    await titleField(page).fill('A title that is longer than the bar of a phone');
    await addButton(page).click();
    await state(page, /^A title that is longer than the bar of a phone 2 not published$/).click();
    await expectSoon(() => list(page).getByRole('listitem').count()).toBe(2);
    await list(page).getByText('Nobody sees your page now. These changes are not published:').waitFor();
    await list(page).getByText('This draft is saved in your account. Your other devices go on with it.').waitFor();
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `publishing-changes-390-${await scheme(page)}`);
    });
    await list(page).getByRole('button', { name: 'Compare with the published page' }).click();
    const comparing = page.getByRole('dialog', { name: 'Published and changed' });
    await comparing.getByRole('region', { name: 'Published', exact: true }).waitFor();
    await comparing.getByRole('button', { name: 'With your changes' }).click();
    await comparing.getByRole('region', { name: 'With your changes' }).waitFor();
    await comparing.getByRole('region', { name: 'Published', exact: true }).waitFor({ state: 'hidden' });
    await screenshot(page, 'publishing-compare-390');
    expect(incidents).toEqual([]);
  });

  test('Without a connection it says so, and Publish sends nothing and gives one message, until there is one', async () => {
    const { account } = await aPublishedPage();
    const ignore = (incident: Parameters<typeof draftWarning>[0]) => draftWarning(incident) || incident.kind === 'console';
    const { page, context } = await openEditor(browser, application, { account, preloading: 'asForPeople', ignore });
    await cutApi(context);
    await titleField(page).fill('Not sent');
    // The list is loaded when it opens or when the editor has time, which may be later than now.
    await state(page, '1 change not published').click();
    await list(page).waitFor();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await state(page, 'You are offline Only on this device').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await publishButton(page).click();
    await notification(page, 'You are offline. Publish when you are back.').waitFor();
    await notification(page, 'You are offline. Publish when you are back.').waitFor({ state: 'detached' });
    await expectSoon(() => page.getByText(/^Fail|did not answer|cannot be reached/).count()).toBe(0);
    expect(sent.filter((body) => body.includes('mutation Publish('))).toEqual([]);
    await state(page, 'You are offline Only on this device').click();
    await page.getByText('Go on writing. Your changes are kept on this device, and go to your account').waitFor();
    await inLightAndDark(page, (scheme) => screenshot(page, `publishing-offline-${scheme}`));
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await state(page, '1 change not published Only on this device').waitFor();
  });
});

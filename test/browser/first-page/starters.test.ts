import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { claim, register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn, sidewaysScroll, smallTargets, stored } from '../accounts/account-steps.js';
import { clickAgain } from '../pointer-steps.js';
import { draftWarning, lookOfFrame, tileNames, titleField } from '../editor/editor-steps.js';
import { verifyElsewhere } from '../settings/personal-steps.js';

const { application, browser } = runningProduct();

const nameOfPage = (page: Page) => page.getByLabel('What should the page be called?');
const starter = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const titles = (page: Page) => page.locator('fieldset label .title').allInnerTexts();

/** The start screen of an account with this linkname, or without one. */
async function openStart(linkname?: string, options: PageOptions = {}) {
  const account = await register(application);
  if (linkname !== undefined) await claim(application, account, linkname);
  const opened = await openSignedIn(browser, application, account, { ignore: draftWarning, ...options });
  await opened.page.goto('/editor?start');
  await nameOfPage(opened.page).waitFor();
  return { ...opened, account };
}

async function inEditor(page: Page): Promise<void> {
  await titleField(page).waitFor();
  await page.waitForURL((url) => url.search === '');
}

/** The miniature of a starter. */
const miniature = (page: Page, name: string): Locator => page.locator('label', { has: starter(page, name) }).locator('.frame');
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Live preview' }).locator('.frame');
/** The first words of each tile. */
const words = async (frame: Locator): Promise<string[]> =>
  (await frame.locator('li').allInnerTexts()).map((text) => text.split('\n')[0] ?? '');

const COOK = ['Lemon spaghetti', 'The recipe everyone asks for', 'Book a table', 'What is in season', 'Write or call'];

describe('The start screen', () => {
  test("says that the address is the account's, shows twelve starters, and gives each the title that is typed", async () => {
    const { page, incidents } = await openStart('salt-smoke');
    await page.getByText(`${new URL(application.url).host}/salt-smoke`).waitFor();
    await page.getByText('Nothing is public until you publish.').waitFor();
    await expectSoon(() => nameOfPage(page).inputValue()).toBe('Salt smoke');
    await expectSoon(() => page.getByRole('radio').count()).toBe(12);
    await expectSoon(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
    await eventually(async () =>
      expect((await titles(page)).slice(0, 4)).toEqual(['Salt smoke', 'Salt smoke', 'Salt smoke', 'Salt smoke']),
    );
    await nameOfPage(page).fill('Salt & Smoke');
    await eventually(async () => expect(new Set(await titles(page))).toEqual(new Set(['Salt & Smoke'])));
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `start-1440-${scheme}`);
    });
    expect(incidents).toEqual([]);
  });

  test('says that pictures need a verified e-mail address, until it is verified elsewhere; then it does not say it again', async () => {
    const { page, account, incidents } = await openStart('wants-pictures');
    await page.getByText('Visitors see your pictures once your e-mail address is verified.').waitFor();
    await page.getByText(`We mail a link to ${account.email}.`).waitFor();
    await verifyElsewhere(application, account);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Your e-mail address is verified.').waitFor();
    await expectSoon(() => page.getByText('Visitors see your pictures once').count()).toBe(0);
    await page.reload();
    await nameOfPage(page).waitFor();
    await page.getByText(`${new URL(application.url).host}/wants-pictures`).waitFor();
    await expectSoon(() => page.getByText('e-mail address').count()).toBe(0);
    expect(incidents).toEqual([]);
  });

  test('is left by a starter as one step of undo; arrows choose, and Enter starts; in the preview, a link has the sign that it has on the page', async () => {
    const { page, incidents } = await openStart('one-step');
    await starter(page, 'Cook').focus();
    await page.keyboard.press('ArrowLeft');
    await expectSoon(() => starter(page, 'Podcast').isChecked()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expectSoon(() => starter(page, 'Cook').isChecked()).toBe(true);
    let offered: string[] = [];
    await eventually(async () => {
      offered = await lookOfFrame(miniature(page, 'Cook'));
      // The last of its styles has the pattern.
      expect(offered[1]).not.toBe('none');
    });
    expect(offered).not.toEqual(await lookOfFrame(miniature(page, 'Band')));
    await page.keyboard.press('Enter');
    await inEditor(page);
    await expectSoon(() => lookOfFrame(preview(page))).toEqual(offered);
    // Only a link leads away.
    const arrows = () =>
      preview(page)
        .locator('.tile')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
    await expectSoon(arrows).toEqual(['none', 'none', '""', 'none', 'none']);
    await notification(page, 'Started: Cook').waitFor();
    await eventually(async () => expect((await tileNames(page)).map((name) => COOK.find((one) => name.startsWith(one)))).toEqual(COOK));
    await expectSoon(() => titleField(page).inputValue()).toBe('One step');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByRole('button', { name: 'Add your first tile' }).waitFor();
    await expectSoon(() => titleField(page).inputValue()).toBe('My page');
    await expectSoon(() => page.getByRole('button', { name: 'Undo', exact: true }).first().isDisabled()).toBe(true);
    expect(incidents).toEqual([]);
  });

  test('FU-10 starts with a press, and a double press reaches nothing behind it; Undo leads back; without a starter, the empty list does not offer the starters again, and Design does', async () => {
    const { page } = await openStart('two-presses', { onDialog: (dialog) => dialog.accept() });
    await eventually(async () => expect((await words(miniature(page, 'Band'))).length).toBe(7));
    const offered = await words(miniature(page, 'Band'));
    await starter(page, 'Band').click();
    await inEditor(page);
    await expectSoon(() => words(preview(page))).toEqual(offered);
    await page.getByRole('listitem').filter({ hasText: 'Started: Band' }).getByRole('button', { name: 'Undo' }).click();
    await page.waitForURL('**/editor?start');
    // The page from before has no tiles.
    await page.getByRole('button', { name: 'Start blank' }).waitFor();
    const { x, y, width, height } = (await starter(page, 'Band').boundingBox())!;
    const place = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.click(place.x, place.y);
    await titleField(page).waitFor();
    await clickAgain(page, place);
    await inEditor(page);
    await expectSoon(() => words(preview(page))).toEqual(offered);
    await expectSoon(() => page.getByRole('dialog').count()).toBe(0);
    await page.goto('/editor?start');
    await page.getByText('A starter takes the place of the tiles that are on the page now.').waitFor();
    await page.getByRole('button', { name: 'Back to the editor' }).click();
    await inEditor(page);
    await expectSoon(() => words(preview(page))).toEqual(offered);
    const other = await openStart('without-one', { onDialog: (dialog) => dialog.accept() });
    await nameOfPage(other.page).fill('Nothing yet');
    await other.page.getByRole('button', { name: 'Start blank' }).click();
    await inEditor(other.page);
    await expectSoon(() => titleField(other.page).inputValue()).toBe('Nothing yet');
    const [add, starters] = [
      other.page.getByRole('button', { name: 'Add your first tile' }),
      other.page.getByRole('link', { name: 'Start from what you do' }),
    ];
    await add.waitFor();
    await expectSoon(() => starters.count()).toBe(0);
    await screenshot(other.page, 'editor-blank-1440-light');
    await other.page.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Design' }).click();
    await starters.waitFor();
    await other.page.goto('/personal');
    await other.page.goto('/editor');
    await starters.waitFor();
  });

  test('takes an address that is typed there; one that is taken says so beside the field, and nothing starts', async () => {
    await claim(application, await register(application), 'gone-already');
    const { page, incidents } = await openStart();
    const field = page.getByLabel('Select your address');
    await field.fill('gone-already');
    await page.getByText('This linkname is taken. Choose another one.').waitFor();
    await starter(page, 'Cook').click();
    await expectFocus(field);
    expect(new URL(page.url()).search).toBe('?start');
    await field.fill('still-there');
    await page.getByText('This linkname is available.').waitFor();
    await starter(page, 'Cook').click();
    await inEditor(page);
    await expectSoon(() => stored(page, 'linkname')).toBe('still-there');
    await page
      .getByRole('button', { name: /^Copy link/ })
      .first()
      .waitFor();
    expect(incidents).toEqual([]);
  });

  test.each([320, 390])('At %i px it does not scroll sideways, has targets of 44 px, and its buttons stay visible', async (width) => {
    const { page } = await openStart(`narrow-${width}`, { ...PHONE, viewport: { width, height: 844 } });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start blank' }).waitFor();
    await screenshot(page, `start-${width}-light`);
    await starter(page, 'Cook').focus();
    await page.keyboard.press('ArrowLeft');
    const button = page.getByRole('button', { name: 'Start as a podcast' });
    await button.waitFor();
    const box = await button.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(844);
    await screenshot(page, `start-${width}-foot`);
  });
});

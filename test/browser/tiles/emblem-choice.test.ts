import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { draftWarning, openEditor, select, titleField } from '../editor/editor-steps.js';
import { addKind, emblemPanel, scheme } from './tile-kind-steps.js';

const { application, browser } = runningProduct();

async function open(options: PageOptions = {}) {
  const account = await register(application);
  const tiles = [aTile({ name: 'Sourdough' }), aTile({ name: 'Book a seat' })];
  await publish(application, account, aDesign({ tiles }));
  return openEditor(browser, application, { account, ...options });
}

async function edit(page: Page, number: number): Promise<Locator> {
  await select(page, number);
  await page.getByRole('button', { name: new RegExp(`^Edit tile ${number} of `, 'i') }).click();
  return page.getByRole('dialog', { name: 'Edit' });
}

const cell = (page: Page, name: string) => emblemPanel(page).getByRole('option', { name, exact: true });
const search = (page: Page) => emblemPanel(page).getByRole('textbox', { name: 'Search' });

test.each([
  ['1440', {}],
  ['390', PHONE],
  ['320', { ...PHONE, viewport: { width: 320, height: 640 } }],
] as const)(
  'At %s px the emblem of a tile is found by words and set with the keyboard, which closes its panel; Escape closes it alone, and axe finds nothing',
  async (width, options) => {
    const { page, incidents } = await open(options);
    const editor = await edit(page, 1);
    await editor.getByRole('button', { name: 'Emblem: None' }).click();
    await eventually(() => expectFocus(search(page)));
    await page.keyboard.type('bread');
    await emblemPanel(page).getByText('Found 7, then what goes with it').waitFor();
    expect((await emblemPanel(page).getByRole('option').allTextContents()).slice(0, 3)).toEqual(['🍞', '🥖', '🥐']);
    await page.keyboard.press('Enter');
    await emblemPanel(page).waitFor({ state: 'hidden' });
    await expectFocus(editor.getByRole('button', { name: 'Emblem: 🍞' }));
    await page.keyboard.press('Enter');
    await expectSoon(() => cell(page, 'Bread').getAttribute('aria-selected')).toBe('true');
    await cell(page, 'Bread').focus();
    await page.keyboard.press('ArrowRight');
    await expectFocus(cell(page, 'Baguette'));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    const [above, below] = await Promise.all([cell(page, 'Bread').boundingBox(), page.locator(':focus').boundingBox()]);
    expect([below?.x, (below?.y ?? 0) > (above?.y ?? 0)]).toEqual([above?.x, true]);
    expect(above).toMatchObject({ width: 48, height: 48 });
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `emblem-${width}-${await scheme(page)}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    if (width !== '1440') await expectSoon(() => smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await emblemPanel(page).waitFor({ state: 'hidden' });
    await expectFocus(editor.getByRole('button', { name: 'Emblem: 🍞' }));
    await editor.getByRole('button', { name: 'Save tile' }).click();
    await editor.waitFor({ state: 'hidden' });
    await page.locator('[data-tile]').first().getByText('🍞').waitFor();
    expect(incidents).toEqual([]);
  },
);

test('A word that nothing has is said, and any other sign can be typed; Enter there does not save the tile', async () => {
  const { page, incidents } = await open();
  const editor = await edit(page, 2);
  await editor.getByRole('button', { name: 'Emblem: None' }).click();
  await search(page).fill('xylophone');
  await emblemPanel(page).getByText('Nothing found. Any other sign can be typed below.').waitFor();
  await emblemPanel(page).getByRole('textbox', { name: 'Another sign' }).fill('§');
  await page.keyboard.press('Enter');
  await editor.getByRole('button', { name: 'Emblem: §' }).waitFor();
  await emblemPanel(page).getByRole('button', { name: 'None' }).click();
  await emblemPanel(page).getByText('This tile has no emblem.').waitFor();
  await editor.getByRole('button', { name: 'Emblem: None' }).waitFor();
  expect(incidents).toEqual([]);
});

test('FU-44 A word that no icon has leads to the emoji with one press, which have found it', async () => {
  const { page, incidents } = await open();
  const editor = await edit(page, 2);
  await editor.getByRole('button', { name: 'Emblem: None' }).click();
  await emblemPanel(page).getByText('Icon', { exact: true }).click();
  await search(page).fill('bread');
  await emblemPanel(page).getByText('Nothing found.', { exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await screenshot(page, 'emblem-no-icon');
  await emblemPanel(page).getByRole('button', { name: 'Look among the emoji' }).click();
  await expectFocus(search(page));
  await expectSoon(() => search(page).inputValue()).toBe('bread');
  await emblemPanel(page).getByRole('option', { name: 'Bread', exact: true }).click();
  await editor.getByRole('button', { name: 'Emblem: 🍞' }).waitFor();
  expect(incidents).toEqual([]);
});

test('A link is offered six icons that fit its address and its name, and one press sets one', async () => {
  const { page, incidents } = await open(PHONE);
  await addKind(page, 'Link');
  const editor = page.getByRole('dialog', { name: 'Edit link' });
  await editor.getByRole('textbox', { name: 'On the tile' }).fill('Book a seat');
  const fitting = editor.getByRole('group', { name: 'Emblems that fit' });
  await expectSoon(() => fitting.getByRole('button').count()).toBe(6);
  await fitting.getByRole('button', { name: 'Calendar' }).click();
  await editor.getByRole('button', { name: 'Emblem: Calendar' }).waitFor();
  await expectSoon(() => fitting.getByRole('button', { name: 'Calendar' }).getAttribute('aria-pressed')).toBe('true');
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `emblems-that-fit-390-${await scheme(page)}`);
  });
  expect(incidents).toEqual([]);
});

test('From right to left, the left arrow goes on to the next sign, and words are found in Arabic', async () => {
  const account = await register(application);
  await publish(application, account, aDesign({ tiles: [aTile({ name: 'خبز' })] }));
  const { page } = await openSignedIn(browser, application, account, { locale: 'ar', ignore: draftWarning });
  await page.goto('/editor');
  await page.locator('[data-press]').first().click();
  await page.getByRole('button', { name: /^تحرير البلاطة/ }).click();
  await page.getByRole('button', { name: 'الرمز: بلا رمز' }).click();
  const panel = page.getByRole('dialog', { name: 'الرمز', exact: true });
  await panel.getByRole('textbox', { name: 'بحث' }).fill('خبز');
  await panel.getByRole('option').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expectFocus(panel.getByRole('option').nth(1));
  await expectNoAxeViolations(page);
  await screenshot(page, 'emblem-1440-ar');
});

test('A guest, who cannot upload, is offered no picture', async () => {
  const { page } = await browser.newPage(application.url);
  await page.goto('/guesteditor');
  await titleField(page).waitFor();
  await page.getByRole('button', { name: 'Add your first tile' }).click();
  await page.getByRole('button', { name: /^Edit tile 1 of /i }).click();
  await page.getByRole('button', { name: 'Emblem: None' }).click();
  const forms = emblemPanel(page).getByRole('group', { name: 'Kind of emblem' }).getByRole('button');
  await forms.first().waitFor();
  await expectSoon(() => forms.allTextContents()).toEqual(['Emoji', 'Icon', 'None']);
});

import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { register } from '../../builders/accounts/account.js';
import { aLink, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { PHONE, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { openEditor, tile, titleField } from './editor-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

const ember = THEMES.find(({ id }) => id === 'ember')!;
const plain = aDesign({
  title: 'Salt and smoke',
  tiles: [aTile({ name: 'The recipe' }), aLink({ name: 'Book a table', address: 'mailto:marta@example.org' })],
  bio: 'Cooks by the sea',
  socialLinks: { ...aDesign().socialLinks, medium: 'https://example.org/ada' },
} as object);

const page = (page: Page): Locator => page.getByRole('region', { name: 'Live preview' });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

async function open(options: PageOptions = {}) {
  const account = await register(application);
  await publishMixed(application, account, applyTheme(plain, ember));
  return openEditor(browser, application, { account, ...options });
}

async function closed(popup: Locator): Promise<void> {
  await popup.waitFor();
  await popup.page().keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
}

test.each<[string, PageOptions]>([
  ['FU-11 ', {}],
  ['On a phone, ', PHONE],
])('%sOne press on the page edits what is there: a tile, the title, the line, the picture and the social links', async (_, options) => {
  const { page: editor, incidents } = await open(options);
  const shown = page(editor);
  /** On a phone, the list takes the place of the preview. */
  async function press(part: string): Promise<void> {
    const preview = editor.getByRole('button', { name: 'Preview', exact: true });
    if (options === PHONE) await preview.tap();
    const pressed = shown.locator(part).first();
    if (options === PHONE) await pressed.tap();
    else await pressed.click();
  }
  await press('.tiles > li:first-child');
  await closed(dialog(editor, 'Edit tile'));
  await press('.tiles > li:nth-child(2)');
  await expectSoon(() => dialog(editor, 'Edit link').getByRole('textbox', { name: 'Where it leads' }).inputValue()).toBe(
    'mailto:marta@example.org',
  );
  await closed(dialog(editor, 'Edit link'));
  await press('.title');
  await expectFocus(titleField(editor));
  await press('.bio');
  await expectFocus(editor.getByRole('textbox', { name: 'Line about you' }));
  await press('.links');
  await closed(editor.getByRole('dialog', { name: /links/i }));
  await press('.portrait');
  await closed(editor.getByRole('dialog'));
  await expectSoon(() => editor.getByRole('button', { name: 'Undo', exact: true }).first().isDisabled()).toBe(true);
  expect(incidents).toEqual([]);
});

test('FU-17 On a phone, one press on a tile in the list edits it, by keyboard too, and its row stays folded; the button at its end unfolds its actions', async () => {
  const { page: editor, incidents } = await open(PHONE);
  const row = editor.locator('[data-tile]').nth(1);
  const unfold = (expanded: boolean) => row.getByRole('button', { name: 'Actions of tile 2 of 2', expanded });
  const height = async () => (await row.boundingBox())?.height;
  const before = await height();
  for (const press of [() => tile(editor, 2).tap(), () => tile(editor, 2).press('Enter')]) {
    await press();
    await closed(dialog(editor, 'Edit link'));
    await expectFocus(tile(editor, 2));
    await expectSoon(() => tile(editor, 2).getAttribute('aria-current')).toBe('true');
    await expectSoon(height).toBe(before);
  }
  await unfold(false).tap();
  await row.getByRole('button', { name: 'Duplicate tile 2 of 2' }).waitFor();
  await row.getByRole('button', { name: /^Edit tile 2/i }).tap();
  await closed(dialog(editor, 'Edit link'));
  await expectFocus(row.getByRole('button', { name: /^Edit tile 2/i }));
  await unfold(true).tap();
  await expectSoon(height).toBe(before);
  expect(incidents).toEqual([]);
});

test('From the design, a press on the title leads to its field in the list', async () => {
  const { page: editor } = await open();
  await editor.getByRole('group', { name: 'What is on your page' }).getByRole('button', { name: 'Design' }).click();
  await expectSoon(() => titleField(editor).count()).toBe(0);
  await page(editor).locator('.title').click();
  await expectFocus(titleField(editor));
});

import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { publish, register } from '../../builders/accounts/account.js';
import { aLink, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import {
  addButton,
  isUnsaved,
  openContent,
  openEditor,
  pressPublish,
  pressTool,
  previewTiles,
  publishPage,
  tileNames,
  type OpenEditor,
} from '../editor/editor-steps.js';
import { written } from './tile-content-steps.js';
import { addKind, dialog, edit, emblemPanel } from './tile-kind-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

const LONG = Array.from({ length: 14 }, (_, at) => aTile({ name: `Tile ${at + 1}`, html: `<p>Words of ${at + 1}</p>` }));

async function open(tiles: Tile[] = LONG, options: PageOptions = {}): Promise<Page> {
  const { page } = await openOwned(tiles, options);
  return page;
}

async function openOwned(tiles: Tile[], options: PageOptions = {}): Promise<OpenEditor> {
  const account = await register(application);
  await publishMixed(application, account, aDesign({ tiles }));
  return openEditor(browser, application, { ...options, account });
}

const expectUnsaved = (page: Page, unsaved: boolean) => expectSoon(() => isUnsaved(page)).toBe(unsaved);

const preview = (page: Page): Locator => page.getByRole('region', { name: 'Live preview' });
const name = (page: Page): Locator => page.getByRole('textbox', { name: 'On the tile' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).filter({ visible: true });
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const isSeen = (place: Locator, text: string) => expectSoon(() => place.getByText(text, { exact: true }).first().isVisible()).toBe(true);

describe('A tile that is edited beside the preview', () => {
  test('takes the place of the controls; the page beside is at the tile, shows what is typed, and the text is open there', async () => {
    const page = await open();
    const text = await openContent(page, 13);
    const { x, width } = (await dialog(page, 'Edit tile').boundingBox()) ?? {};
    expect([x, Math.round(width ?? 0)]).toEqual([0, 660]);
    await expectSoon(() => addButton(page).isVisible()).toBe(false);
    await isSeen(preview(page), 'Words of 13');
    await text.press('Control+End');
    await page.keyboard.type(', and salt');
    await name(page).fill('Bread');
    await isSeen(preview(page), 'Words of 13, and salt');
    await isSeen(preview(page), 'Bread');
    const screen = (await preview(page).boundingBox()) ?? { y: 0, height: 0 };
    const shown = (await previewTiles(page).filter({ hasText: 'Bread' }).first().boundingBox()) ?? { y: 0 };
    expect(shown.y).toBeGreaterThan(screen.y);
    expect(shown.y).toBeLessThan(screen.y + screen.height);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page);
    await screenshot(page, 'pane');
    await page.keyboard.press('Escape');
    await gone(page);
    const again = await openContent(page, 13);
    await expectSoon(() => again.innerText()).toBe('Words of 13, and salt');
  });

  test('Escape, a press in the preview and the button close it; all that was typed is one step of undo', async () => {
    const page = await open();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => preview(page).click({ position: { x: 5, y: 5 } }),
      () => page.getByRole('button', { name: 'Save tile' }).click(),
    ]) {
      await edit(page, 2);
      await name(page).fill('Half');
      await isSeen(preview(page), 'Half');
      await name(page).fill('Whole');
      await close();
      await gone(page);
      await expect(tileNames(page).then((names) => names[1])).resolves.toBe('Whole');
      await undo(page).click();
      await expect(tileNames(page).then((names) => names[1])).resolves.toBe('Tile 2');
      await expectSoon(() => undo(page).isDisabled()).toBe(true);
    }
  });

  test('Escape closes it in the very moment in which it opens', async () => {
    const page = await open(LONG.slice(0, 2));
    await page.evaluate(() => {
      const opening = new MutationObserver(() => {
        if (!document.querySelector('dialog[open]')) return;
        opening.disconnect();
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        document.body.dataset['pressed'] = 'yes';
      });
      opening.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    });
    await edit(page, 2);
    await page.locator('body[data-pressed]').waitFor();
    await gone(page);
    await expectSoon(() => undo(page).isDisabled()).toBe(true);
  });

  test('Escape closes an open panel of the toolbar first, also after the page beside has changed', async () => {
    const page = await open(LONG.slice(0, 2));
    const text = await openContent(page, 1);
    await pressTool(page, 'Text colour');
    const panel = page.getByRole('dialog', { name: 'Text colour' });
    await panel.getByRole('button', { name: 'Terracotta' }).waitFor();
    // Typing elsewhere does not close the panel; a press would.
    await name(page).fill('Bread');
    await isSeen(preview(page), 'Bread');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expectSoon(() => text.isVisible()).toBe(true);
    await isSeen(preview(page), 'Words of 1');
  });

  test('Escape closes an open panel first, also one that was opened before the text was shown in the preview', async () => {
    const page = await open(LONG.slice(0, 2));
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/tile-preview-dialog.*\.js$/, (route) => held.then(() => route.continue()));
    await edit(page, 1);
    await page.getByRole('button', { name: 'Emblem: None' }).click();
    await eventually(() => expectFocus(emblemPanel(page).getByRole('textbox', { name: 'Search' })));
    goOn();
    await isSeen(preview(page), 'Words of 1');
    await page.keyboard.press('Escape');
    await emblemPanel(page).waitFor({ state: 'hidden' });
    await expectSoon(() => name(page).isVisible()).toBe(true);
  });

  test('The controls below it are out of reach for the keyboard, and the focus returns to the button that opened it', async () => {
    const page = await open(LONG.slice(0, 2));
    const opener = page.getByRole('button', { name: /^Edit tile 1 of /i });
    await opener.press('Enter');
    await name(page).waitFor();
    const reached = new Set<string>();
    for (let at = 0; at < 60; at += 1) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate(() => document.activeElement?.closest('section, dialog, [data-stage]')?.tagName ?? ''));
      reached.add(await page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label') ?? ''));
    }
    expect([...reached]).not.toContain('Editing');
    expect([...reached]).toContain('DIALOG');
    await name(page).focus();
    await page.keyboard.press('Escape');
    await gone(page);
    await expectFocus(opener);
  });

  test('is published with what was typed while it is open; what is typed later is a change again', async () => {
    const page = await open(LONG.slice(0, 2));
    await edit(page, 1);
    await name(page).fill('Bread');
    await publishPage(page);
    await expectSoon(() => dialog(page, 'Edit tile').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await name(page).fill('Bread and salt');
    await page
      .getByText(/Changes? not published/)
      .first()
      .waitFor();
  });

  test('After what was typed in it is published, nothing is unsaved, though it is still open; an address that cannot be saved is', async () => {
    const page = await open([aTile({ name: 'One' }), aLink()]);
    await edit(page, 1);
    await name(page).fill('Bread');
    await publishPage(page);
    await expectUnsaved(page, false);
    await page.getByRole('button', { name: 'Next tile' }).click();
    await page.getByRole('textbox', { name: 'Where it leads' }).fill('no address');
    await name(page).focus();
    await page.getByText('This is no web page, e-mail address or telephone number.').waitFor();
    await expectUnsaved(page, true);
  });

  test('is closed when the changes are discarded: nothing is unsaved then, and undo does not open it again', async () => {
    const page = await open(LONG.slice(0, 2));
    await edit(page, 1);
    await name(page).fill('Bread');
    await page
      .getByRole('button', { name: /not published/ })
      .filter({ hasText: /not published/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Discard (this|all)/ }).click();
    await page
      .getByRole('alertdialog', { name: /^Discard/ })
      .getByRole('button', { name: 'Discard' })
      .click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await gone(page);
    await expectSoon(() => tileNames(page)).toEqual(['Tile 1', 'Tile 2']);
    await expectUnsaved(page, false);
    await undo(page).first().click();
    await expectSoon(() => tileNames(page)).toEqual(['Bread', 'Tile 2']);
    await expectSoon(() => page.getByRole('dialog').count()).toBe(0);
    await expectUnsaved(page, true);
  });

  test('is closed when a page that was published elsewhere is loaded: nothing is unsaved then', async () => {
    const { page, account } = await openOwned(LONG.slice(0, 2));
    await edit(page, 1);
    await name(page).fill('Bread');
    await publish(application, account, aDesign({ tiles: [aTile({ name: 'Theirs' })] }), 1);
    await pressPublish(page);
    await page.getByRole('button', { name: 'Load theirs' }).click();
    await gone(page);
    await expectSoon(() => tileNames(page)).toEqual(['Theirs']);
    await expectUnsaved(page, false);
  });

  test('The arrows go to the tile before and after it, and keep what was typed', async () => {
    const page = await open(LONG.slice(0, 3));
    await edit(page, 2);
    await name(page).fill('Second');
    await page.getByRole('button', { name: 'Next tile' }).click();
    await expectSoon(() => name(page).inputValue()).toBe('Tile 3');
    await expectSoon(() => page.getByRole('button', { name: 'Next tile' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Previous tile' }).click();
    await expectSoon(() => name(page).inputValue()).toBe('Second');
  });

  test('A tile without an emblem that becomes a contact card gets none; nor does a new card whose emblem was taken away', async () => {
    const page = await open([aTile({ name: 'New Tile' })]);
    const emblem = page.getByRole('button', { name: /^Emblem: / });
    await edit(page, 1);
    await page.getByRole('button', { name: 'Kind of tile: Text' }).click();
    await page.getByRole('menuitem', { name: /^Contact card/ }).click();
    await dialog(page, 'Edit contact card').waitFor();
    await expectSoon(() => emblem.getAttribute('aria-label')).toBe('Emblem: None');
    await page.keyboard.press('Escape');
    await gone(page);
    await addKind(page, 'Contact card');
    await page.getByRole('button', { name: 'Emblem: People' }).click();
    await emblemPanel(page).getByRole('button', { name: 'None' }).click();
    await page.getByRole('button', { name: 'Emblem: None' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'Edit contact card').getByRole('textbox', { name: 'Name', exact: true }).fill('Ines');
    await page.keyboard.press('Escape');
    await gone(page);
    await edit(page, 2);
    await expectSoon(() => emblem.getAttribute('aria-label')).toBe('Emblem: None');
  });

  test('A kind that was left for another one has its content again when it is chosen again, until the page is published', async () => {
    const page = await open([aTile({ name: 'Bread', html: '<p>Flour</p>' })]);
    const become = async (from: string, to: string) => {
      await page.getByRole('button', { name: `Kind of tile: ${from}` }).click();
      await page.getByRole('menuitem', { name: new RegExp(`^${to}`) }).click();
      await page.getByRole('button', { name: `Kind of tile: ${to}` }).waitFor();
    };
    const text = await openContent(page, 1);
    const address = page.getByRole('textbox', { name: 'Where it leads' });
    await text.press('Control+End');
    await page.keyboard.type(', and salt');
    await become('Text', 'Link');
    await expectSoon(() => address.inputValue()).toBe('');
    await address.fill('bread.example');
    await become('Link', 'Text');
    await expectSoon(() => text.innerText()).toBe('Flour, and salt');
    await become('Text', 'Link');
    await expectSoon(() => address.inputValue()).toBe('https://bread.example');
    await publishPage(page);
    await become('Link', 'Text');
    await expectSoon(() => text.innerText()).toBe('\n');
  });

  test('Another kind keeps its name, second line and look; the rest returns with undo', async () => {
    const before = aTile({ name: 'Bread', html: '<p>Flour</p>', secondLine: 'Four days' });
    const page = await open([before]);
    await edit(page, 1);
    await page.getByRole('button', { name: 'Kind of tile: Text' }).click();
    await page.getByRole('menuitem', { name: /^Link/ }).click();
    await dialog(page, 'Edit link').waitFor();
    await page.getByRole('textbox', { name: 'Where it leads' }).fill('bread.example');
    await expectSoon(() => name(page).inputValue()).toBe('Bread');
    await expectSoon(() => page.getByRole('textbox', { name: 'Smaller line below' }).inputValue()).toBe('Four days');
    await page.keyboard.press('Escape');
    await gone(page);
    await undo(page).click();
    await openContent(page, 1);
    await isSeen(dialog(page, 'Edit tile'), 'Flour');
  });
});

test('A list that is cleared leaves no bullet, neither in the field nor in what is kept; one that has just begun has its bullet', async () => {
  const page = await open([aTile({ name: 'One', html: '<ol><li data-list="bullet">milk</li><li data-list="bullet">eggs</li></ol>' })]);
  const text = await openContent(page, 1);
  const bullets = () => text.locator('li').count();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await expectSoon(bullets).toBe(0);
  await page.keyboard.type('- ');
  await expectSoon(bullets).toBe(1);
  await page.keyboard.type('ab');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expectSoon(bullets).toBe(1);
  await page.keyboard.press('Escape');
  await gone(page);
  await expectSoon(() => written(page)).toBe('');
});

test('On a phone, the tile is above its fields as visitors see it, and follows them', async () => {
  const page = await open(LONG, { ...PHONE });
  await page.getByRole('button', { name: /^Tile 13 of 14/ }).tap();
  const live = dialog(page, 'Edit tile').locator('[aria-hidden="true"][inert]').first();
  await isSeen(live, 'Tile 13');
  await name(page).fill('Bread');
  await isSeen(live, 'Bread');
  const strip = (await live.boundingBox()) ?? { y: 0, height: 0 };
  const shown = (await live.getByText('Bread', { exact: true }).first().boundingBox()) ?? { y: 0, height: 0 };
  expect(shown.y).toBeGreaterThan(strip.y);
  expect(shown.y + shown.height).toBeLessThan(strip.y + strip.height);
  await expectNoAxeViolations(page);
});

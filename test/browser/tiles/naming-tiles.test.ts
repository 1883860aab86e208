import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon, expectValue } from '../../support/waiting.js';
import { sidewaysScroll } from '../accounts/account-steps.js';
import { addButton, nameField, openEditor, previewTiles, publishButton, tile, tileNames } from '../editor/editor-steps.js';
import { boxOf, drag, middleOf } from '../pointer-steps.js';
import { addKind, edit, save } from './tile-kind-steps.js';

const { application, browser } = runningProduct();

const ENTER = 'Enter sets this tile and adds the next.';
const ESCAPE = 'Escape ends the adding.';
const hint = (page: Page) => page.locator('p', { hasText: ESCAPE });
const expectHint = (page: Page, text: string) => expectSoon(() => hint(page).innerText()).toBe(text);
const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first();
const said = (page: Page, text: string) => page.getByRole('status').getByText(text).first().waitFor({ state: 'attached' });
const expectNames = (page: Page, names: readonly string[]) => expectSoon(() => tileNames(page)).toEqual(names);

async function open(names: readonly string[], options: PageOptions = {}) {
  const account = await register(application);
  if (names.length > 0)
    await publish(application, account, aDesign({ tiles: names.map((name) => aTile({ name, html: `<p>${name}</p>` })) }));
  return openEditor(browser, application, { account, ...options });
}

/** Presses Add, and waits until the keys of the name are explained. */
async function add(page: Page, number: number): Promise<void> {
  await addButton(page)
    .or(page.getByRole('button', { name: 'Add your first tile' }))
    .first()
    .click();
  await expectFocus(nameField(page, number));
  await hint(page).waitFor({ state: 'attached' });
}

/** The part of the name that is selected in its field. */
const selectedPart = (page: Page, number: number) =>
  nameField(page, number).evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0));

/** Types the name, and presses Enter: the next tile has the focus. */
async function nameAndGoOn(page: Page, number: number, name: string): Promise<void> {
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expectFocus(nameField(page, number + 1));
  await eventually(async () => {
    const { value, selected } = await nameField(page, number + 1).evaluate((field: HTMLInputElement) => ({
      value: field.value,
      selected: field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    }));
    expect(selected).toBe(value);
  });
}

describe('Enter in the name of a tile that was just added', () => {
  test.each([
    ['1440', {}],
    ['390', PHONE],
  ] as const)(
    'sets it and adds the next, whose name is selected, at %s px; Escape removes the last, which nobody named, and undo knows nothing of it',
    async (width, options) => {
      const { page, incidents } = await open(['Lemons'], options);
      await add(page, 2);
      await expectSoon(() => nameField(page, 2).getAttribute('aria-describedby')).toBe(await hint(page).getAttribute('id'));
      const keys = width === '390' ? { untouched: '', named: ENTER } : { untouched: ESCAPE, named: `${ENTER} ${ESCAPE}` };
      await expectHint(page, keys.untouched);
      await page.keyboard.type('Fi');
      await expectHint(page, keys.named);
      await nameAndGoOn(page, 2, 'gs');
      await said(page, 'Tile 3 was added.');
      await expectHint(page, keys.untouched);
      await nameAndGoOn(page, 3, 'Pears');
      await expectNames(page, ['Lemons', 'Figs', 'Pears', 'New Tile']);
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `naming-${width}-${scheme}`);
      });
      await expectSoon(() => sidewaysScroll(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expectNames(page, ['Lemons', 'Figs', 'Pears']);
      await expectFocus(tile(page, 3));
      await said(page, 'New Tile was removed.');
      await hint(page).waitFor({ state: 'detached' });
      for (const names of [['Lemons', 'Figs', 'New Tile'], ['Lemons', 'Figs'], ['Lemons', 'New Tile'], ['Lemons']]) {
        await undoButton(page).click();
        await expectNames(page, names);
      }
      await expectSoon(() => undoButton(page).isDisabled()).toBe(true);
      expect(incidents).toEqual([]);
    },
  );

  test('only sets the name that Add gave, and the name of an older tile; Escape in a new tile keeps what was typed', async () => {
    const { page } = await open(['Lemons']);
    await add(page, 2);
    await page.keyboard.press('Enter');
    await expectFocus(tile(page, 2).and(page.locator('button')));
    await expectNames(page, ['Lemons', 'New Tile']);
    await tile(page, 1).dblclick();
    await nameField(page, 1).fill('Limes');
    await page.keyboard.press('Enter');
    await expectFocus(tile(page, 1).and(page.locator('button')));
    await expectNames(page, ['Limes', 'New Tile']);
    await add(page, 3);
    await page.keyboard.type('Pears');
    await page.keyboard.press('Escape');
    await expectFocus(tile(page, 3).and(page.locator('button')));
    await expectNames(page, ['Limes', 'New Tile', 'Pears']);
    await addKind(page, 'Heading');
    await expectFocus(nameField(page, 4));
    await page.keyboard.press('Enter');
    await expectFocus(tile(page, 4).and(page.locator('button')));
    await expectNames(page, ['Limes', 'New Tile', 'Pears', 'Heading']);
  });

  test('in a tile that Enter has added and that is unnamed or emptied ends the adding', async () => {
    const { page } = await open(['Lemons']);
    for (const typed of [null, '', '  ']) {
      await add(page, 2);
      await nameAndGoOn(page, 2, 'Figs');
      if (typed !== null) await nameField(page, 3).fill(typed);
      await page.keyboard.press('Enter');
      await expectFocus(tile(page, 2).and(page.locator('button')));
      await expectNames(page, ['Lemons', 'Figs']);
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expectNames(page, ['Lemons']);
    }
  });

  test('below another tile adds the next one below it; the hundredth tile is the last', async () => {
    const { page } = await open(Array.from({ length: 98 }, (_, at) => `No. ${at + 1}`));
    await page.getByRole('button', { name: 'More for tile 1 of 98' }).click();
    await page.getByRole('button', { name: 'Add below' }).click();
    await hint(page).waitFor();
    await nameAndGoOn(page, 2, 'Figs');
    await page.keyboard.type('Pears');
    await expectHint(page, ESCAPE);
    await page.keyboard.press('Enter');
    await page.getByText('A page can have 100 tiles at most.').first().waitFor();
    await eventually(async () => expect((await tileNames(page)).slice(0, 4)).toEqual(['No. 1', 'Figs', 'Pears', 'No. 2']));
    await expectFocus(tile(page, 3).and(page.locator('button')));
  });
});

describe('A tile that Enter has added and nobody named', () => {
  test('disappears when anything else is pressed, and the press does what it is for', async () => {
    const { page, incidents } = await open(['Lemons']);
    await add(page, 2);
    await nameAndGoOn(page, 2, 'Figs');
    await page.getByRole('button', { name: 'Edit tile 1 of 3' }).click();
    await page.getByRole('textbox', { name: 'When it opens' }).waitFor();
    await page.keyboard.press('Escape');
    await expectNames(page, ['Lemons', 'Figs']);
    await add(page, 3);
    await nameAndGoOn(page, 3, 'Pears');
    await addButton(page).click();
    await expectNames(page, ['Lemons', 'Figs', 'Pears', 'New Tile']);
    await expectFocus(nameField(page, 4));
    await page.keyboard.press('Enter');
    await expectNames(page, ['Lemons', 'Figs', 'Pears', 'New Tile']);
    expect(incidents).toEqual([]);
  });

  test('stays when its own button is pressed, by mouse and by keyboard', async () => {
    const { page } = await open(['Lemons']);
    await add(page, 2);
    await nameAndGoOn(page, 2, 'Figs');
    await page.getByRole('button', { name: 'Edit tile 3 of 3' }).click();
    await page.getByRole('textbox', { name: 'When it opens' }).waitFor();
    await page.keyboard.press('Escape');
    await expectNames(page, ['Lemons', 'Figs', 'New Tile']);
    await add(page, 4);
    await nameAndGoOn(page, 4, 'Pears');
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('button', { name: 'Edit tile 5 of 5' }));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expectNames(page, ['Lemons', 'Figs', 'New Tile', 'Pears']);
  });

  test('is not in what a guest sends, on a phone', async () => {
    const { page } = await browser.newPage(application.url, PHONE);
    await page.goto('/guesteditor');
    await add(page, 1);
    await nameAndGoOn(page, 1, 'Figs');
    await expectSoon(() => nameField(page, 2).inputValue()).toBe('New Link');
    await publishButton(page).tap();
    await page.getByText('Please register to save').first().waitFor();
    await expectNames(page, ['Figs']);
  });
});

describe('Pasted into the name of a new tile', () => {
  const paste = async (page: Page, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  };
  const permissions: PageOptions = { permissions: ['clipboard-read', 'clipboard-write'] };

  test('several lines become several tiles, an address a link; one step of undo takes all of them back', async () => {
    const { page, incidents } = await open(['Lemons'], permissions);
    await add(page, 2);
    await paste(page, 'Figs\n\n  Pears\nhttps://www.example.org/seats\nDates');
    await expectNames(page, ['Lemons', 'Figs', 'Pears', 'example.org Link', 'Dates']);
    await said(page, 'The pasted lines are 4 tiles now.');
    await expectFocus(nameField(page, 5));
    await page.keyboard.press('Escape');
    await tile(page, 4)
      .and(page.getByRole('button', { name: 'Tile 4 of 5, link, example.org' }))
      .waitFor();
    await undoButton(page).click();
    await expectNames(page, ['Lemons', 'New Tile']);
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expectNames(page, ['Lemons', 'Figs', 'Pears', 'example.org Link', 'Dates']);
    expect(incidents).toEqual([]);
  });

  test('an address makes it a link there, named after its place until its creator names it; Enter goes on', async () => {
    const { page } = await open(['Lemons'], permissions);
    await add(page, 2);
    await paste(page, 'https://example.org/seats');
    await expectSoon(() => nameField(page, 2).inputValue()).toBe('example.org');
    await said(page, 'The pasted text is one tile now.');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expectFocus(nameField(page, 3));
    await paste(page, 'https://example.org/menu');
    await page.keyboard.type('What we cook');
    await page.keyboard.press('Escape');
    await expectNames(page, ['Lemons', 'example.org Link', 'What we cook example.org']);
    await previewTiles(page).filter({ hasText: 'What we cook' }).waitFor();
  });

  test('another address changes where the link leads; an emptied name is that of its place again, however the field is left', async () => {
    const { page } = await open(['Lemons'], permissions);
    for (const [number, key] of [
      [2, 'Escape'],
      [3, 'Tab'],
    ] as const) {
      await add(page, number);
      await paste(page, 'https://example.org/seats');
      await expectValue(nameField(page, number), 'example.org');
      await paste(page, `https://www.example.net/${key}`);
      await expectValue(nameField(page, number), 'example.net');
      await page.keyboard.press('Backspace');
      await page.keyboard.press(key);
      await tile(page, number).and(page.locator('button')).waitFor();
      if (key === 'Escape') await expectFocus(tile(page, number));
      await edit(page, number);
      await expectValue(page.getByRole('textbox', { name: 'Where it leads' }), `https://www.example.net/${key}`);
      await save(page);
    }
    await expectNames(page, ['Lemons', 'example.net Link', 'example.net Link']);
    await addKind(page, 'Heading');
    await expectFocus(nameField(page, 4));
    await paste(page, `https://example.org/${'a'.repeat(200)}`);
    await expectValue(nameField(page, 4), `https://example.org/${'a'.repeat(100)}`);
  });

  test('more lines than a page can have tiles are cut, and the creator is told; a guest pastes too', async () => {
    const { page } = await browser.newPage(application.url, { ...PHONE, ...permissions });
    await page.goto('/guesteditor');
    await add(page, 1);
    await paste(page, Array.from({ length: 120 }, (_, at) => `No. ${at + 1}`).join('\n'));
    await page.getByText('A page can have 100 tiles at most.').first().waitFor();
    await expectFocus(nameField(page, 100));
    await expectSoon(() => nameField(page, 100).inputValue()).toBe('No. 100');
    await page.keyboard.press('Enter');
    const names = await tileNames(page);
    expect([names.length, names[0], names.at(-1)]).toEqual([100, 'No. 1', 'No. 100']);
  });
});

test('The mouse selects a part of a name in its field, and drags no tile, even if it leaves the field', async () => {
  const { page, incidents } = await open(['Lemons and figs', 'Pears', 'Dates']);
  await tile(page, 1).dblclick();
  await expectFocus(nameField(page, 1));
  const { x, y } = await middleOf(nameField(page, 1));
  const below = await boxOf(tile(page, 3));
  await drag(page, { x, y }, { x: below.x + below.width, y: below.y + below.height / 2 });
  await expectSoon(() => selectedPart(page, 1)).toMatch(/^.{1,12}figs$/);
  await expectNames(page, ['Lemons and figs', 'Pears', 'Dates']);
  expect(incidents).toEqual([]);
});

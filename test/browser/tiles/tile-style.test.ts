import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, type PageOptions, PHONE, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { DEFAULT_TILE_STYLE, type PageDesign, type TileStyle } from '../../../server/pages/design/page-design.rules.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon, expectValue } from '../../support/waiting.js';
import { sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { addButton, openEditor, previewTiles, publishPage, select, tile, tileNames } from '../editor/editor-steps.js';
import { boxOf, drag } from '../pointer-steps.js';

const { application, browser } = runningProduct();

const OTHER_STYLE: TileStyle = {
  text: { hex: '#1e2043', alpha: 0.9 },
  button: { hex: '#e2aa36', alpha: 0.8 },
  hover: { hex: '#edbb52', alpha: 0.7 },
  border: { hex: '#000330', alpha: 0.6 },
  shadow: { hex: '#94402a', alpha: 0.25 },
  radius: 26,
  thickness: 60,
};

async function openWith(change: Partial<PageDesign>, options: PageOptions = {}) {
  const account = await register(application);
  await publish(application, account, aDesign(change));
  return openEditor(browser, application, { account, ...options });
}

/** Three tiles: a plain one, one with an unusual style, and one from an older client. */
const openThree = (options?: PageOptions) =>
  openWith(
    { tiles: [aTile({ name: 'Plain' }), aTile({ name: 'Gold', style: OTHER_STYLE }), aTile({ name: 'Old', style: { thickness: 400 } })] },
    options,
  );

async function published({ token }: TestAccount) {
  const { myPage } = await graphqlData(application.url, EditorDocument, {}, token);
  if (!myPage.design) throw new Error('The page was not published.');
  return myPage.design;
}

async function openStyle(page: Page, number: number): Promise<Locator> {
  await select(page, number);
  await page.getByRole('button', { name: new RegExp(`^Style tile ${number} of `, 'i') }).click();
  const panel = page.getByRole('tabpanel', { name: 'Tile look' });
  await panel.waitFor();
  return panel;
}

async function saveStyle(popup: Locator): Promise<void> {
  await popup.getByRole('button', { name: 'Save style' }).click();
  await popup.waitFor({ state: 'detached' });
}

const hex = (popup: Locator, label: string): Locator => popup.getByRole('textbox', { name: `${label} colour in hex` });
const opacity = (popup: Locator, label: string): Locator => popup.getByRole('spinbutton', { name: `${label} opacity in per cent` });

/** The first tile of the page beside, on which what is changed is seen. */
const sample = (panel: Locator): Locator => previewTiles(panel.page()).first().locator('.tile');
const look = (face: Locator, property: string): Promise<string> =>
  face.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const becomes = (face: Locator, property: string, value: string): Promise<void> => expectSoon(() => look(face, property)).toBe(value);

async function openPicker(popup: Locator, label: string): Promise<Locator> {
  await popup.getByRole('button', { name: `${label}: choose the colour` }).click();
  const picker = popup.getByRole('dialog', { name: `Colour: ${label}` });
  await picker.getByRole('slider', { name: 'Hue' }).waitFor();
  return picker;
}

describe('Style in the row of a tile', () => {
  test('ED-25 ED-26 TS-01 TS-02 opens the look of this tile beside the page: its name, five colours with an alpha each, its surface, roundness and thickness', async () => {
    const { page, account, incidents } = await openThree();
    const popup = await openStyle(page, 1);
    await screenshot(page, 'tile-style');
    await popup.getByRole('textbox', { name: 'Text on the tile' }).fill('Renamed');
    for (const [part, { hex: digits, alpha }] of Object.entries(OTHER_STYLE).filter(([, value]) => typeof value === 'object') as [
      string,
      { hex: string; alpha: number },
    ][]) {
      const label = part[0]?.toUpperCase() + part.slice(1);
      await hex(popup, label).fill(digits);
      await opacity(popup, label).fill(String(alpha * 100));
    }
    await popup.getByRole('radio', { name: 'Hard shadow' }).check();
    await popup.getByRole('spinbutton', { name: 'Roundness' }).fill('26');
    await popup.getByRole('spinbutton', { name: 'Thickness' }).fill('60');
    await becomes(sample(popup), 'background-color', 'rgba(226, 170, 54, 0.8)');
    await becomes(sample(popup), 'color', 'rgba(30, 32, 67, 0.9)');
    await becomes(sample(popup), 'border-color', 'rgba(0, 3, 48, 0.6)');
    await becomes(sample(popup), 'border-radius', '26px');
    await becomes(sample(popup), 'font-weight', '680');
    await sample(popup).hover();
    await becomes(sample(popup), 'background-color', 'rgba(237, 187, 82, 0.7)');
    await saveStyle(popup);
    await expectSoon(() => tileNames(page)).toEqual(['Renamed', 'Gold', 'Old']);
    await publishPage(page);
    const { tiles } = await published(account);
    expect(tiles.map(({ style }) => style)).toMatchObject([
      { ...OTHER_STYLE, surface: 'hard' },
      OTHER_STYLE,
      { ...DEFAULT_TILE_STYLE, thickness: 400 },
    ]);
    expect(incidents).toEqual([]);
  });

  test('Escape and Save style save it and lead back to the row, which has the focus', async () => {
    const { page, account } = await openThree();
    for (const [number, leave] of [
      [2, () => page.keyboard.press('Escape')],
      [3, () => page.getByRole('button', { name: 'Save style' }).click()],
    ] as const) {
      const popup = await openStyle(page, number);
      await hex(popup, 'Text').fill('#102030');
      await leave();
      await popup.waitFor({ state: 'detached' });
      await expectFocus(tile(page, number));
    }
    // Nothing in it has the focus yet.
    await openStyle(page, 1);
    await page.keyboard.press('Escape');
    await expectFocus(tile(page, 1));
    await publishPage(page);
    const texts = (await published(account)).tiles.map(({ style }) => style.text.hex);
    expect(texts).toEqual(['#f2f2f2', '#102030', '#102030']);
  });

  test('TS-04 TS-05 TS-06 TS-07 TS-17 TS-18 Sliders end at 900 and 100 with steps of 0.1, small corners have most of the roundness slider; a moved slider gives whole numbers, and 0.5 stays until it is moved', async () => {
    const { page, account } = await openWith({ tiles: [] });
    await addButton(page).first().click();
    let popup = await openStyle(page, 1);
    const roundness = popup.getByRole('slider', { name: 'Roundness' });
    const thickness = popup.getByRole('slider', { name: 'Thickness' });
    const number = popup.getByRole('spinbutton', { name: 'Roundness' });
    const range = (slider: Locator) => slider.evaluate(({ min, max, step }: HTMLInputElement) => [min, max, step]);
    await expect(range(roundness)).resolves.toEqual(['0', '900', '0.1']);
    await expect(range(thickness)).resolves.toEqual(['0', '100', '0.1']);
    await expectSoon(() => number.inputValue()).toBe('0.5');
    await hex(popup, 'Text').fill('#fff');
    await saveStyle(popup);
    await publishPage(page);
    expect((await published(account)).tiles[0]?.style).toMatchObject({ text: { hex: '#ffffff', alpha: 1 }, radius: 0.5, thickness: 10 });

    popup = await openStyle(page, 1);
    await roundness.fill('623.4');
    await thickness.fill('55.6');
    await expectSoon(() => number.inputValue()).toBe('18');
    await expectSoon(() => roundness.inputValue()).toBe('623.4');
    await roundness.press('ArrowRight');
    await roundness.press('Shift+ArrowRight');
    await expectSoon(() => number.inputValue()).toBe('29');
    for (const radius of ['16', '8', '4', '2', '0']) {
      await roundness.press('PageDown');
      await expectSoon(() => number.inputValue()).toBe(radius);
    }
    for (const [radius, position] of ['0', '150', '300', '450', '600', '750', '900'].map((at, place) => [STOPS[place], at] as const)) {
      await number.fill(radius ?? '');
      await expectSoon(() => roundness.inputValue()).toBe(position);
    }
    await number.fill('5000');
    await number.blur();
    await expectSoon(() => number.inputValue()).toBe('900');
    for (const [preset, radius] of [
      ['Square', '0'],
      ['Soft', '12'],
      ['Pill', '900'],
    ] as const) {
      await popup.getByRole('button', { name: preset }).click();
      await expectSoon(() => number.inputValue()).toBe(radius);
      await expectSoon(() => popup.getByRole('button', { name: preset }).getAttribute('aria-pressed')).toBe('true');
    }
    const { x, y, width, height } = await boxOf(roundness);
    await drag(page, { x: x + width - 10, y: y + height / 2 }, { x: x + width / 2, y: y + height / 2 });
    const dragged = Number(await number.inputValue());
    expect(dragged).toBe(8);
    await saveStyle(popup);
    await publishPage(page);
    expect((await published(account)).tiles[0]?.style).toMatchObject({ radius: dragged, thickness: 56 });
  });

  test('For a thickness above 100 from an older client the slider is at its end, the field shows the number, and saving keeps it', async () => {
    const { page, account } = await openThree();
    const popup = await openStyle(page, 3);
    await expectSoon(() => popup.getByRole('slider', { name: 'Thickness' }).inputValue()).toBe('100');
    await expectSoon(() => popup.getByRole('spinbutton', { name: 'Thickness' }).inputValue()).toBe('400');
    await popup.getByRole('button', { name: 'Pill' }).click();
    await saveStyle(popup);
    await publishPage(page);
    expect((await published(account)).tiles[2]?.style).toMatchObject({ radius: 900, thickness: 400 });
  });

  test('TS-08 TS-09 TS-19 A complete style, with its border colour, is copied from another tile and applied to all tiles, and undo reverts that', async () => {
    const { page, account } = await openThree();
    let popup = await openStyle(page, 1);
    await popup.getByRole('button', { name: 'Copy style from…' }).click();
    await popup.getByRole('button', { name: 'Copy the style of Gold' }).click();
    await becomes(sample(popup), 'border-color', 'rgba(0, 3, 48, 0.6)');
    await page.getByText('Style copied from Gold').first().waitFor();
    await saveStyle(popup);
    await publishPage(page);
    expect((await published(account)).tiles.map(({ style }) => style)).toMatchObject([OTHER_STYLE, OTHER_STYLE, DEFAULT_BUT_OLD]);

    popup = await openStyle(page, 1);
    await popup.getByRole('button', { name: 'Soft' }).click();
    await popup.getByRole('button', { name: 'Use on all tiles' }).click();
    await page.getByText('All 3 tiles have this style now').first().waitFor();
    await saveStyle(popup);
    const soft = { ...OTHER_STYLE, radius: 12 };
    await publishPage(page);
    expect((await published(account)).tiles.map(({ style }) => style)).toMatchObject([soft, soft, soft]);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await publishPage(page);
    expect((await published(account)).tiles.map(({ style }) => style)).toMatchObject([soft, OTHER_STYLE, DEFAULT_BUT_OLD]);
  });

  test('A message says that a text is hard to read, and one click corrects its colour', async () => {
    const { page } = await openThree();
    const popup = await openStyle(page, 1);
    await popup.getByText('Text on button 9.4 : 1. Easy to read for everyone.').waitFor();
    await hex(popup, 'Hover').fill('#e2aa36');
    await popup.getByText(/^Text on hover 1\.\d : 1\. Hard to read\./).waitFor();
    await hex(popup, 'Button').fill('#fdfcfa');
    await hex(popup, 'Text').fill('#e07050');
    await popup.getByText(/The nearest shade that is easier to read has 4\.[5-9] : 1\./).waitFor();
    await popup.getByRole('button', { name: 'Use this shade' }).click();
    await expectSoon(() => hex(popup, 'Text').inputValue()).toMatch(/^#[4-8][0-9A-F][12][0-9A-F][01][0-9A-F]$/);
    await popup.getByText(/^Text on (button|hover) \d+\.\d : 1\. Easy to read for everyone\.$/).waitFor();
    await expectSoon(() => popup.getByRole('button', { name: 'Use this shade' }).count()).toBe(0);
  });

  test('The hover colour follows the button until it is chosen by hand', async () => {
    const { page } = await openWith({ tiles: [aTile({ name: 'New' })] });
    const popup = await openStyle(page, 1);
    await hex(popup, 'Button').fill('#7a2e63');
    await expectSoon(() => hex(popup, 'Hover').inputValue()).toBe('#A13D83');
    await hex(popup, 'Button').fill('#1e6658');
    const followed = await hex(popup, 'Hover').inputValue();
    expect(followed).not.toBe('#A13D83');
    await hex(popup, 'Hover').fill('#000000');
    await hex(popup, 'Button').fill('#7a2e63');
    await expectSoon(() => hex(popup, 'Hover').inputValue()).toBe('#000000');
  });
});

const DEFAULT_BUT_OLD = { ...DEFAULT_TILE_STYLE, thickness: 400 };

const STOPS = ['0', '2', '4', '8', '16', '32', '900'];

describe('The colour picker', () => {
  test('TS-03 The colour picker works by keyboard, its opacity goes from 0 to 1 in steps of 0.01; Escape closes it alone', async () => {
    const { page, account, incidents } = await openThree();
    const popup = await openStyle(page, 1);
    const picker = await openPicker(popup, 'Button');
    await screenshot(page, 'tile-style-picker');
    const shade = picker.getByRole('slider', { name: 'Saturation and brightness' });
    await expectFocus(shade);
    for (const key of ['Shift+ArrowUp', 'ArrowUp', 'Shift+ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await shade.and(page.locator('[aria-valuetext="Saturation 60 %, brightness 55 %"]')).waitFor();
    const alpha = picker.getByRole('slider', { name: 'Opacity' });
    await expectSoon(() => alpha.evaluate(({ min, max, step }: HTMLInputElement) => [min, max, step])).toEqual(['0', '1', '0.01']);
    await alpha.press('ArrowLeft');
    await expectValue(opacity(picker, 'Button'), '99');
    await picker.getByRole('slider', { name: 'Hue' }).press('ArrowRight');
    const chosen = (await hex(picker, 'Button').inputValue()).toLowerCase();
    await shade.press('Escape');
    await picker.waitFor({ state: 'hidden' });
    await expectSoon(() => popup.isVisible()).toBe(true);
    await expectFocus(popup.getByRole('button', { name: 'Button: choose the colour' }));
    await publishPage(page);
    expect((await published(account)).tiles[0]?.style.button).toEqual({ hex: chosen, alpha: 0.99 });
    expect(incidents).toEqual([]);
  });

  test('The colour picker offers the colours of the page, keeps the hue of a grey, and a press elsewhere closes it', async () => {
    const { page, account } = await openThree();
    const popup = await openStyle(page, 1);
    const picker = await openPicker(popup, 'Button');
    await picker.getByRole('button', { name: 'Use #E2AA36 at 80 %' }).click();
    await becomes(sample(popup), 'background-color', 'rgba(226, 170, 54, 0.8)');
    const hue = await picker.getByRole('slider', { name: 'Hue' }).inputValue();
    const area = await boxOf(picker.getByRole('slider', { name: 'Saturation and brightness' }).locator('xpath=..'));
    await drag(page, { x: area.x + 20, y: area.y + 20 }, { x: area.x - 40, y: area.y + 60 });
    await expectSoon(() => hex(picker, 'Button').inputValue()).toMatch(/^#(..)\1\1$/);
    await expectSoon(() => picker.getByRole('slider', { name: 'Hue' }).inputValue()).toBe(hue);
    await page.mouse.click(5, 450);
    await picker.waitFor({ state: 'hidden' });
    await expectSoon(() => popup.isVisible()).toBe(true);
    await publishPage(page);
    const { button } = (await published(account)).tiles[0]?.style ?? OTHER_STYLE;
    expect([button.hex, button.alpha]).toEqual([expect.stringMatching(/^#(..)\1\1$/), 0.8]);
  });

  test('A field accepts 3, 4, 6 and 8 digits and rgb(), and shows a message for other input', async () => {
    const { page } = await openThree();
    const popup = await openStyle(page, 1);
    for (const [text, digits, percent] of [
      ['#abc', '#AABBCC', '100'],
      ['1234', '#112233', '27'],
      ['#37 3a70', '#112233', '27'],
      ['rgb(55, 58, 112)', '#373A70', '27'],
      ['#00000080', '#000000', '50'],
    ] as const) {
      await hex(popup, 'Text').fill(text);
      await hex(popup, 'Text').blur();
      const refused = await popup.getByText('Write 3, 4, 6 or 8 digits').count();
      expect([text, refused]).toEqual([text, text.includes(' 3') ? 1 : 0]);
      if (refused === 0) await expectSoon(() => hex(popup, 'Text').inputValue()).toBe(digits);
      await expectSoon(() => opacity(popup, 'Text').inputValue()).toBe(percent);
    }
    // While six digits are typed, the field contains four, which could mean an opacity.
    await opacity(popup, 'Text').fill('100');
    await hex(popup, 'Text').fill('');
    await hex(popup, 'Text').pressSequentially('#123456');
    await expectSoon(() => opacity(popup, 'Text').inputValue()).toBe('100');
    await hex(popup, 'Text').blur();
    // Five digits are no colour, although three and four digits are.
    await hex(popup, 'Text').fill('');
    await hex(popup, 'Text').pressSequentially('#abcde');
    await hex(popup, 'Text').blur();
    await popup.getByRole('button', { name: 'Text: choose the colour, now #123456 at 100 %' }).waitFor();
  });
});

describe('The Miscellaneous popup', () => {
  test('ED-14 ED-15 ED-16 The Miscellaneous popup changes the colours of title and page, has the wallpaper, and restores the default', async () => {
    const { page, account, incidents } = await openThree();
    const openPopup = async () => {
      await page.getByRole('button', { name: 'Miscellaneous' }).click();
      const popup = page.getByRole('dialog', { name: 'Miscellaneous' });
      await popup.waitFor();
      return popup;
    };
    let popup = await openPopup();
    await expectNoAxeViolations(page);
    await screenshot(page, 'miscellaneous');
    await hex(popup, 'Background').fill('#fdfcfa');
    await popup.getByText(/^Title on page 1\.0 : 1\. Hard to read\./).waitFor();
    await popup.getByRole('button', { name: 'Use this shade' }).click();
    await popup.getByText(/^Title on page 4\.\d : 1\. Easy/).waitFor();
    await hex(popup, 'Title').fill('#23254a');
    await opacity(popup, 'Title').fill('90');
    await popup.getByRole('button', { name: 'Change Wallpaper' }).waitFor();
    await popup.getByRole('button', { name: 'Done' }).click();
    await popup.waitFor({ state: 'detached' });
    await publishPage(page);
    expect(await published(account)).toMatchObject({
      titleColor: { hex: '#23254a', alpha: 0.9 },
      backgroundColor: { hex: '#fdfcfa', alpha: 1 },
    });

    popup = await openPopup();
    await popup.getByRole('button', { name: 'Back to default' }).click();
    await expectSoon(() => hex(popup, 'Background').inputValue()).toBe('#474A71');
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    await publishPage(page);
    expect(await published(account)).toMatchObject({
      titleColor: { hex: '#ffffff', alpha: 1 },
      backgroundColor: { hex: '#474a71', alpha: 1 },
    });
    expect(incidents).toEqual([]);
  });
});

describe('On every screen size', () => {
  // The colours of a tile are its creator's.
  const except = ['[data-stage]'];

  test.each([
    ['390', PHONE],
    ['1440', {}],
  ])(
    'At %s px axe finds nothing in the look of a tile and its panels; they work, also by touch, and stay inside of the screen',
    async (name, options) => {
      const { page, incidents } = await openThree(options);
      const popup = await openStyle(page, 1);
      await inLightAndDark(page, () => expectNoAxeViolations(page, { except }));
      await screenshot(page, `tile-style-${name}`);
      const picker = await openPicker(popup, 'Hover');
      await inLightAndDark(page, () => expectNoAxeViolations(page, { except }));
      const { x, y, width, height } = (await picker.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      const screen = page.viewportSize() ?? { width: 0, height: 0 };
      expect([x >= 0, y >= 0, x + width <= screen.width, y + height <= screen.height]).toEqual([true, true, true, true]);
      if (name.startsWith('390')) {
        await expectSoon(() => smallTargets(page)).toEqual([]);
        const hue = await picker.getByRole('slider', { name: 'Hue' }).boundingBox();
        if (hue) await page.touchscreen.tap(hue.x + hue.width / 3, hue.y + hue.height / 2);
        await expectSoon(() => hex(picker, 'Hover').inputValue()).not.toBe('#4C5091');
      }
      await screenshot(page, `tile-style-picker-${name}`);
      await page.keyboard.press('Escape');
      await hex(popup, 'Text').fill('#12');
      await hex(popup, 'Text').blur();
      await inLightAndDark(page, () => expectNoAxeViolations(page, { except }));
      await hex(popup, 'Text').fill('#444777');
      await popup.getByRole('button', { name: 'Use this shade' }).waitFor();
      await inLightAndDark(page, () => expectNoAxeViolations(page, { except }));
      await popup.getByRole('button', { name: 'Copy style from…' }).click();
      await popup.getByRole('button', { name: 'Copy the style of Gold' }).waitFor();
      await inLightAndDark(page, () => expectNoAxeViolations(page, { except }));
      await expectSoon(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect(incidents).toEqual([]);
    },
  );
});

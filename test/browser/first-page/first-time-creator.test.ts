import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { addButton, grip, nameField, openContent, openEditor, pressPublish, tile, tileNames, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

async function open(htmls: readonly string[], options: PageOptions & { account?: TestAccount } = {}) {
  const account = options.account ?? (await register(application));
  const tiles = htmls.map((html, at) => aTile({ name: `No. ${at + 1}`, html }));
  if (tiles.length > 0) await publish(application, account, aDesign({ tiles }));
  return openEditor(browser, application, { ...options, account });
}

const hasFocus = (element: Locator) => element.evaluate((one) => one === document.activeElement);

describe('A tile that was just added', () => {
  test.each([
    ['mouse', {}, (page: Page) => addButton(page).click()],
    ['touch', PHONE, (page: Page) => addButton(page).tap()],
    ['Enter', {}, (page: Page) => addButton(page).press('Enter')],
    ['the space bar', {}, (page: Page) => addButton(page).press('Space')],
  ] as const)('with %s: typing replaces its selected name, blanks too, and adds nothing', async (_with, options, add) => {
    const { page, incidents } = await open(
      Array.from({ length: 12 }, () => ''),
      options,
    );
    await add(page);
    await nameField(page, 13).waitFor();
    await expectFocus(nameField(page, 13));
    await page.getByText('Tile 13 was added.').waitFor({ state: 'attached' });
    const scrolled = () => page.evaluate(() => [window.scrollY, ...[...document.querySelectorAll('section')].map((one) => one.scrollTop)]);
    const before = await scrolled();
    await page.keyboard.type('Book a seat ');
    await expectSoon(scrolled).toEqual(before);
    await page.keyboard.press('Escape');
    await eventually(async () => expect((await tileNames(page)).slice(12)).toEqual(['Book a seat']));
    await expectFocus(tile(page, 13));
    expect(incidents).toEqual([]);
  });

  test.each(['Enter', 'Tab', 'Escape'])('is called `New Tile` again if its name is emptied and left with %s', async (key) => {
    const { page } = await open(['']);
    await addButton(page).click();
    await nameField(page, 2).fill(' ');
    await page.keyboard.press(key);
    await nameField(page, 2).waitFor({ state: 'detached' });
    await expectSoon(() => tileNames(page)).toEqual(['No. 1', 'New Tile']);
  });

  test('is called `New Link` again in the guest editor', async () => {
    const { page } = await browser.newPage(application.url);
    await page.goto('/guesteditor');
    await page.getByRole('button', { name: 'Add your first tile' }).click();
    await nameField(page, 1).fill('');
    await page.keyboard.press('Enter');
    await expectSoon(() => tileNames(page)).toEqual(['New Link']);
  });
});

test('In dark mode the text is written on the sheet that visitors will read it on: light with own colours, dark without', async () => {
  const account = await register(application);
  await claim(application, account, 'sheets');
  const own = '<p>Plain <span style="color: rgb(34, 34, 120)">own</span></p>';
  const { page, context } = await open([own, '<p>Plain</p>'], { account, colorScheme: 'dark' });
  const looks = (sheet: Locator, text: string) =>
    sheet.evaluate((element, wanted) => {
      const inner = [...element.querySelectorAll('p')].find((one) => one.textContent?.includes(wanted)) ?? element;
      let under: Element | null = element;
      while (under && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)') under = under.parentElement;
      const popup = element.closest('.popup');
      const ground = popup ? getComputedStyle(popup).getPropertyValue('--sheet') : under && getComputedStyle(under).backgroundColor;
      return [getComputedStyle(inner).color, ground];
    }, text);
  const written: (string | null)[][] = [];
  for (const number of [1, 2]) {
    const text = await openContent(page, number);
    written.push(await looks(text, 'Plain'));
    if (number === 1) await screenshot(page, 'own-colours-dark');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(written).toEqual([
    ['rgb(34, 35, 46)', 'rgb(255, 255, 255)'],
    ['rgb(233, 231, 225)', 'rgb(30, 32, 56)'],
  ]);
  const visited = await context.newPage();
  await visited.goto('/sheets');
  const read: (string | null)[][] = [];
  for (const number of [1, 2]) read.push(await looks(visited.locator(`#popup-${number} .sheet`), 'Plain'));
  expect(read).toEqual([
    ['rgb(34, 35, 46)', '#fff'],
    ['rgb(233, 231, 225)', '#1e2038'],
  ]);
});

test.each([
  ['desktop', {}],
  ['phone', PHONE],
] as const)('The tools stay visible while a long text scrolls, on a %s', async (_on, options) => {
  const { page } = await open(['<p>One line of a long text.</p>'.repeat(80)], options);
  const text = await openContent(page, 1);
  await text.press('Control+End');
  const [tools, header] = [page.getByRole('toolbar', { name: 'Formatting' }), page.getByRole('dialog').locator('header')];
  await expectSoon(() => text.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(-400);
  const [bar, head] = [await tools.boundingBox(), await header.boundingBox()];
  expect(Math.abs(bar!.y - (head!.y + head!.height))).toBeLessThan(2);
  await screenshot(page, `tools-stay-${_on}`);
  // They do not cover the line that is written.
  for (let line = 0; line < 50; line += 1) await page.keyboard.press('ArrowUp');
  const caret = () =>
    page.evaluate(() => {
      const { anchorNode } = document.getSelection() ?? {};
      const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
      return element?.getBoundingClientRect().top ?? 0;
    });
  const end = (bar?.y ?? 0) + (bar?.height ?? 0);
  await expectSoon(caret).toBeGreaterThanOrEqual(end - 1);
  await expectSoon(caret).toBeLessThan(800);
});

test('The used size of a tile is shown from 80 % of what it can hold', async () => {
  const { page } = await open(['<p>Short</p>', `<p>${'x'.repeat(82_000)}</p>`]);
  const size = page.getByText(/^\d+\.\d of 100 kB$/);
  await openContent(page, 1);
  await page.getByRole('button', { name: 'Save tile' }).waitFor();
  await expectSoon(() => size.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openContent(page, 2);
  await expectSoon(() => size.innerText()).toBe('80.1 of 100 kB');
});

test('On a phone no tile moves when the selected one is lifted by keyboard', async () => {
  const { page } = await open(['', '', ''], PHONE);
  await page.getByRole('button', { name: 'Actions of tile 2 of 3' }).tap();
  await grip(page, 2).focus();
  const places = () => page.locator('[data-tile]').evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)));
  const before = await places();
  await page.keyboard.press('Space');
  await page.getByText(/^Lifted: Tile 2/).waitFor({ state: 'attached' });
  await expect(places()).resolves.toEqual(before);
});

test('A tile of the preview is edited by a press, of the keyboard, too, and closing its popup returns the focus to the tile', async () => {
  const { page, incidents } = await open(['<p>What is inside</p>', '']);
  const previewed = page.getByRole('region', { name: 'Live preview' }).getByRole('button', { name: 'No. 1' });
  const popup = page.getByRole('dialog', { name: 'Edit tile' });
  for (const openIt of [() => previewed.click(), () => previewed.press('Enter')]) {
    await openIt();
    await popup.getByRole('textbox', { name: 'When it opens' }).getByText('What is inside').waitFor();
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    await expectFocus(previewed);
  }
  await expectNoAxeViolations(page);
  expect(incidents).toEqual([]);
});

test('Three presses select a line of a list of dates, and what is typed replaces only that line', async () => {
  const { page } = await open(['<ol><li data-list="bullet">2 May</li><li data-list="bullet">9 May</li></ol>']);
  const text = await openContent(page, 1);
  await text.getByText('2 May').click({ clickCount: 3 });
  await page.keyboard.type('3 June');
  await expectSoon(() => text.locator('li').allInnerTexts()).toEqual(['3 June', '9 May']);
});

test('Paragraphs, headings and items have the same distances where they are written and where they are read', async () => {
  const account = await register(application);
  await claim(application, account, 'distances');
  const list = '<ol><li data-list="bullet">5 item</li><li data-list="bullet">6 item</li></ol>';
  const lines = '<p>0 text</p><p>1 text</p><p><br></p><p>2 text</p><p><span class="ql-size-large">3 heading</span></p><p>4 text</p>';
  const { page, context } = await open([lines + list], { account });
  const gaps = (text: Locator) =>
    text.evaluate((element) => {
      const blocks = [...element.querySelectorAll('p, li')].filter((one) => /\d/.test(one.textContent));
      const boxes = blocks.map((one) => one.getBoundingClientRect());
      return boxes.slice(1).map((box, at) => Math.round((box.top - boxes[at]!.bottom) * 10) / 10);
    });
  const written = await gaps(await openContent(page, 1));
  const visited = await context.newPage();
  await visited.goto('/distances#tile-1');
  await visited.locator('#popup-1 .sheet').waitFor();
  await expect(gaps(visited.locator('#popup-1 .sheet'))).resolves.toEqual(written);
  // In letters of 17 pixels. An empty line takes one line more and no other distance.
  const ems = written.map((gap) => Math.round((gap / 17) * 100) / 100);
  expect(ems.map((em) => [0.35, 0.5, 0.85, 1.62, 1.75].find((one) => Math.abs(one - em) < 0.03))).toEqual([
    0.85, 1.62, 1.75, 0.5, 0.85, 0.35,
  ]);
  await screenshot(visited, 'distances-read');
});

test.each([1440, 390])(
  'Before choosing between two designs, the other one can be looked at, and the buttons fit (%i px)',
  async (width) => {
    const options = { viewport: { width, height: 844 }, reducedMotion: 'reduce' } as const;
    const { page, account, incidents } = await open([''], options);
    await titleField(page).fill('Mine');
    await publish(application, account, aDesign({ title: 'Theirs' }), 1);
    await pressPublish(page);
    const question = page.getByRole('dialog', { name: 'Your page was published elsewhere' });
    await question.waitFor();
    const boxes = await Promise.all(
      ['Keep editing', 'Load theirs', 'Publish mine'].map((name) => question.getByRole('button', { name }).boundingBox()),
    );
    // In one row, or each in a row of its own and as wide as the others.
    const [rows, widths] = [new Set(boxes.map((box) => box?.y)).size, new Set(boxes.map((box) => box?.width)).size];
    expect([rows, widths]).toEqual(width === 1440 ? [1, 3] : [3, 1]);
    await expectNoAxeViolations(page);
    await inLightAndDark(page, (scheme) => screenshot(page, `conflict-${width}-${scheme}`));

    const look = question.getByRole('button', { name: 'Look at the other version' });
    await look.click();
    const theirs = page.getByRole('dialog', { name: 'The other version' }).getByRole('region', { name: 'The other version' });
    await theirs.getByText('Theirs').waitFor();
    expect([await page.getByRole('dialog').count(), await hasFocus(theirs)]).toEqual([1, true]);
    await expectNoAxeViolations(page);
    await inLightAndDark(page, (scheme) => screenshot(page, `conflict-look-${width}-${scheme}`));
    await page.getByRole('button', { name: 'Back' }).click();
    await expectSoon(() => hasFocus(look)).toBe(true);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    await expectSoon(() => titleField(page).inputValue()).toBe('Mine');
    expect(incidents).toEqual([]);
  },
);

import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { claim, register } from '../../builders/accounts/account.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon } from '../../support/waiting.js';
import { openContent, openEditor, tile } from './editor-steps.js';
import { edit } from '../tiles/tile-kind-steps.js';
import { clickAgain } from '../pointer-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

const TEXT = '<p>Words of a tile, with <a href="https://example.org">a link</a></p><ul><li>salt</li><li>pepper</li></ul>';
const TILES = Array.from({ length: 12 }, (_, at) => aTile({ name: `Tile ${at + 1}`, html: TEXT }));
const LAST = TILES.length;

const stage = (page: Page): Locator => page.getByRole('region', { name: 'Live preview' });
const shownPopup = (page: Page): Locator => stage(page).locator('.popup');

test.each(['plain', 'nightmarket', 'delft', 'newsprint', 'bauhaus', 'skylight'])(
  'The text of a tile is open beside its popup as visitors see it, and is written in their colours and typeface: %s, on a device in dark mode',
  async (id) => {
    const account = await register(application);
    const linkname = `opened-${id}`;
    await claim(application, account, linkname);
    const plain = aDesign({ title: 'Ines Moreau', tiles: TILES });
    const theme = id === 'plain' ? null : THEMES.find((one) => one.id === id)!;
    await publishMixed(application, account, theme ? applyTheme(plain, theme) : plain);

    const visitor = await browser.newPage(application.url, { ...PHONE, viewport: { width: 390, height: 813 }, colorScheme: 'dark' });
    await visitor.page.goto(`/${linkname}`);
    await visitor.page.getByRole('button', { name: `Tile ${LAST}`, exact: true }).click();
    const published = await lookOf(visitor.page.locator('.popup:popover-open, .popup[open]'));

    const { page } = await openEditor(browser, application, { account, colorScheme: 'dark' });
    const field = await openContent(page, LAST);
    await expectSoon(() => lookOf(shownPopup(page))).toEqual(published);
    const read = visitor.page.locator('.popup:popover-open .sheet, .popup[open] .sheet');
    expect(await writingIn(field)).toEqual(await writingIn(read));
    await screenshot(page, `popup-in-preview-${id}`);
  },
);

test('The open text stays over the screen of the preview, wherever that is scrolled to', async () => {
  const account = await register(application);
  await publishMixed(application, account, aDesign({ tiles: TILES }));
  const { page } = await openEditor(browser, application, { account });
  for (const number of [LAST, 1]) {
    await edit(page, number);
    await eventually(() => expectOnScreen(page));
    await page.getByRole('button', { name: 'Save tile' }).click();
  }
  await edit(page, LAST);
  await stage(page).hover();
  for (const way of [-4000, 4000]) {
    await page.mouse.wheel(0, way);
    await eventually(() => expectOnScreen(page));
  }
});

test('The preview of a tile is on the phone in the preview; Escape, Close and a press beside it close it and give the focus back', async () => {
  const account = await register(application);
  await publishMixed(application, account, aDesign({ tiles: TILES }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await tile(page, LAST).click();
  const more = page.getByRole('button', { name: `More for tile ${LAST} of ${LAST}` });
  async function openPreview() {
    await more.click();
    await page
      .getByRole('group', { name: `More for tile ${LAST} of ${LAST}` })
      .getByRole('button', { name: 'Preview' })
      .click();
  }
  const popup = stage(page).getByRole('dialog', { name: `Tile ${LAST}` });
  const close = popup.getByRole('button', { name: 'Close' });
  const screen = (await stage(page).locator('[tabindex="0"]').boundingBox())!;
  const above = { x: screen.x + screen.width / 2, y: screen.y + 12 };
  for (const way of [
    () => page.keyboard.press('Escape'),
    async () => {
      // As after a press on nothing beside the phone.
      await close.blur();
      await page.keyboard.press('Escape');
    },
    () => close.click(),
    async () => {
      await clickAgain(page, above);
      await expectSoon(() => popup.isVisible()).toBe(true);
      await page.mouse.click(above.x, above.y);
    },
  ]) {
    await openPreview();
    await expectFocus(close);
    await eventually(() => expectOnScreen(page));
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `popup-on-phone-1440-${scheme}`);
    });
    await way();
    await popup.waitFor({ state: 'detached' });
    await expectFocus(more);
  }
  await page.getByRole('button', { name: 'Full' }).click();
  await openPreview();
  await page.locator('.popup:modal').waitFor();
  expect(incidents).toEqual([]);
});

/** The popup leaves 40 px of the page above it, in a preview that is a little smaller than a phone. */
async function expectOnScreen(page: Page): Promise<void> {
  const [screen, popup] = await Promise.all([stage(page).locator('[tabindex="0"]').boundingBox(), shownPopup(page).boundingBox()]);
  expect(popup!.y - screen!.y).toBeCloseTo(40 * 0.8462, 0);
  expect(popup!.y + popup!.height).toBeCloseTo(screen!.y + screen!.height, 0);
}

/** What differs between themes. Sizes are those before the preview is scaled. */
function lookOf(popup: Locator): Promise<unknown[]> {
  return popup.evaluate((element) =>
    ['.head', 'h2', '.close', '.sheet', '.sheet a', '.sheet li'].map((selector) => {
      const part = element.querySelector<HTMLElement>(selector) ?? (element as HTMLElement);
      const { fontFamily, fontSize, fontWeight, color, backgroundColor, backgroundImage, padding, lineHeight } = getComputedStyle(part);
      const { borderRadius, boxShadow, colorScheme, backgroundColor: ground } = getComputedStyle(element);
      return {
        ...{ selector, fontFamily, fontSize, fontWeight, color, backgroundColor, backgroundImage, padding, lineHeight },
        ...{ borderRadius, boxShadow, colorScheme, ground },
        size: [part.offsetWidth, part.offsetHeight, (element as HTMLElement).offsetWidth, (element as HTMLElement).offsetHeight],
      };
    }),
  );
}

/** The colours and the typeface of a text and of its link, and what is behind it. */
function writingIn(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    const { color, fontFamily } = getComputedStyle(element);
    const isSeen = ({ backgroundColor }: CSSStyleDeclaration) => backgroundColor !== 'rgba(0, 0, 0, 0)';
    let around: Element | null = element;
    while (around && !isSeen(getComputedStyle(around))) around = around.parentElement;
    const ground = around ? getComputedStyle(around).backgroundColor : '';
    return [color, fontFamily, ground, getComputedStyle(element.querySelector('a') ?? element).color];
  });
}

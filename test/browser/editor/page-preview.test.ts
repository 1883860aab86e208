import { beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { THEMES } from '../../../server/pages/appearance/themes/themes.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { type PageOptions, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon, animationsEnd } from '../../support/waiting.js';
import { openEditor, previewTiles, select } from './editor-steps.js';
import { clickAgain } from '../pointer-steps.js';

const TEXT = [
  '<p class="ql-align-center"><strong class="ql-size-large" style="color: rgb(162, 63, 38);">Knots</strong> &amp; a&nbsp;rope, "good" as <em>new</em></p>',
  '<p>H<sub>2</sub>O, <u>x</u><sup>n</sup> <span class="ql-font-serif">serif</span> <span style="background-color: rgb(246, 227, 168);">lemon</span></p>',
  '<ol><li data-list="ordered">one</li><li data-list="bullet" class="ql-indent-1">two</li><li data-list="ordered">three</li></ol>',
  '<ul><li>an older</li><li class="ql-indent-1">list</li></ul><pre class="ql-syntax" spellcheck="false">  if (a &lt; b)\n</pre>',
  '<div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block">  b</div></div>',
  '<p><a href="https://ada.example/?a=1&amp;b=2">there</a> <a href="javascript:alert(1)">nowhere</a></p>',
].join('');

const design = aDesign({
  backgroundColor: { hex: '#f6f1e4', alpha: 1 },
  titleColor: { hex: '#23254a', alpha: 1 },
  tiles: [
    aTile({ name: 'Soft', html: TEXT, style: { radius: 26, thickness: 60, hover: { hex: '#a23f26', alpha: 1 } } }),
    aTile({ name: 'Square', html: '<p><span style="color: #123456;">Chosen</span> against white</p>' }),
    aTile({
      name: '',
      html: '',
      style: { radius: 900, thickness: 0, button: { hex: '#ffffff', alpha: 0.4 }, text: { hex: '#f2f2f2', alpha: 1 } },
    }),
    aTile({ name: 'Black', style: { radius: 14, thickness: 100 } }),
    aTile({ name: 'From an older client', style: { thickness: 600 } }),
    aTile({ name: 'From a bold one', style: { thickness: 900 } }),
  ],
  socialLinks: { ...aDesign().socialLinks, medium: 'https://example.org/ada' },
});

const { application, browser } = runningProduct({ logLevel: 'silent' });
let account: TestAccount;
beforeAll(async () => {
  account = await register(application);
  await claim(application, account, 'seen-in-editor');
  await publish(application, account, design);
});

const lookOf = (one: Locator): Promise<Record<string, string>> =>
  one.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderRadius, boxShadow, fontFamily, fontSize, fontWeight, padding } =
      getComputedStyle(element);
    return { color, backgroundColor, borderColor, borderRadius, boxShadow, fontFamily, fontSize, fontWeight, padding };
  });

test("The editor's preview looks like the page: the same title, tiles and icons in the same layout for the same width", async () => {
  const { page: editor, incidents } = await openEditor(browser, application, { account });
  const shown = await browser.newPage(application.url, { viewport: PHONE.viewport });
  await shown.page.goto('/seen-in-editor');
  await previewTiles(editor).first().waitFor();
  const stage = editor.getByRole('region', { name: 'Live preview' });
  for (const part of ['.tile >> nth=0', '.tile >> nth=1', '.title', '.frame', '.links a']) {
    expect([part, await lookOf(stage.locator(part))]).toEqual([part, await lookOf(shown.page.locator(part))]);
  }
  await screenshot(editor, 'page-preview');
  expect([...incidents, ...shown.incidents]).toEqual([]);
});

test('A page with a look of its own is never shown plain: the preview has only its background until the look is loaded', async () => {
  const pebble = THEMES.find(({ id }) => id === 'pebble')!;
  const themed = applyTheme(aDesign({ tiles: [aTile({ name: 'One' }), aTile({ name: 'Two' })] }), pebble);
  const owner = await register(application);
  await publishMixed(application, owner, themed);
  const { page } = await openEditor(browser, application, { account: owner });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/preview-[^/]*\.js$/, (route) => held.then(() => route.continue()));
  await page.reload();
  const frame = page.getByRole('region', { name: 'Live preview' }).locator('.frame');
  const tiles = frame.locator('.tile');
  await tiles.first().waitFor({ state: 'attached' });
  const ground = () => frame.evaluate((element) => getComputedStyle(element).backgroundColor);
  const early = await ground();
  await expectSoon(() => tiles.first().isVisible()).toBe(false);
  goOn();
  await tiles.first().waitFor();
  const [one, two] = await Promise.all([0, 1].map((at) => tiles.nth(at).boundingBox()));
  expect([one!.y, await ground()]).toEqual([two!.y, early]);
});

test('The preview fills its area with the colour of the page', async () => {
  const { page } = await openEditor(browser, application, { account });
  await previewTiles(page).first().waitFor();
  const [frame, host] = await page
    .getByRole('region', { name: 'Live preview' })
    .locator('.frame')
    .evaluate((element) => [element, (element.getRootNode() as ShadowRoot).host.parentElement!].map((one) => one.clientHeight));
  expect(frame).toBeGreaterThanOrEqual(host!);
});

/** The tiles in the list, in the preview and on the page, all in the same order. */
async function everyTile(read: (one: Locator) => Promise<unknown>): Promise<unknown[]> {
  const { page: editor } = await openEditor(browser, application, { account });
  const shown = await browser.newPage(application.url);
  await shown.page.goto('/seen-in-editor');
  await previewTiles(editor).first().waitFor();
  const places = [
    editor.getByRole('button', { name: /^Tile \d+ of 6/ }).locator('xpath=descendant-or-self::*[contains(@class, "listed-tile")][1]'),
    editor.getByRole('region', { name: 'Live preview' }).locator('.tile'),
    shown.page.locator('.tile'),
  ];
  const found = await Promise.all(places.map(async (place) => Promise.all((await place.all()).map(read))));
  return found;
}

test('TS-14 Roundness is the corner radius in CSS pixels; more than half the height looks like a pill, in the tile list and on the page', async () => {
  const radii = await everyTile((one) => one.evaluate((element) => getComputedStyle(element).borderRadius));
  const each = ['26px', '0.5px', '900px', '14px', '0.5px', '0.5px'];
  expect(radii).toEqual([each, each, each]);

  const { page } = await browser.newPage(application.url);
  await page.goto('/seen-in-editor');
  // A press just outside of the half circle at its end misses it, one just inside hits it.
  const hits = await page.locator('.tile >> nth=2').evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const corner = (height / 2) * (1 - Math.SQRT1_2);
    return [-2, 2].map((by) => document.elementFromPoint(left + corner + by, top + corner + by)?.closest('.tile') === element);
  });
  expect(hits).toEqual([false, true]);
});

test('TS-15 TS-16 A thickness from 0 to 100 shows as font-weight `350 + 5.5 × thickness`, above 100 as that font-weight, in the tile list and on the page', async () => {
  const weights = await everyTile((one) => one.evaluate((element) => getComputedStyle(element).fontWeight));
  const each = ['680', '405', '350', '900', '600', '900'];
  expect(weights).toEqual([each, each, each]);
});

/** Opens the popup with the preview of a tile's content. */
async function openPreview(page: Page, number: number): Promise<Locator> {
  await select(page, number);
  await page.getByRole('button', { name: new RegExp(`^More for tile ${number} of `) }).click();
  await page
    .getByRole('group', { name: new RegExp(`^More for tile ${number} of `) })
    .getByRole('button', { name: 'Preview' })
    .click();
  const popup = page.locator(`#popup-${number}`);
  await popup.waitFor();
  await animationsEnd(popup);
  return popup;
}

/** Everything that is seen of a popup: its place in the window, its parts and how each looks. */
const seen = (popup: Locator) =>
  popup.evaluate((dialog) => {
    const parts = [dialog, ...dialog.querySelectorAll('*')].filter((one) => !one.closest('svg'));
    const looks = parts.map((one) => {
      const {
        backgroundColor,
        backgroundImage,
        color,
        colorScheme,
        font,
        margin,
        padding,
        borderRadius,
        boxShadow,
        textAlign,
        listStyleType,
        zIndex,
      } = getComputedStyle(one);
      const { x, y, width, height } = one.getBoundingClientRect();
      return [
        one.localName,
        x,
        y,
        width,
        height,
        backgroundColor,
        backgroundImage,
        color,
        colorScheme,
        font,
        margin,
        padding,
        borderRadius,
        boxShadow,
        textAlign,
        listStyleType,
        zIndex,
      ];
    });
    return {
      html: dialog.querySelector('.sheet')?.innerHTML,
      heading: dialog.querySelector('h2')?.textContent,
      modal: dialog.matches(':modal'),
      looks,
    };
  });

test.each<[string, PageOptions]>([
  ['ED-27 ', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['', { ...PHONE, colorScheme: 'dark' }],
])(
  '%sEach tile has a preview popup with the same content, positions, sizes and styles as for a visitor with the same window: %j',
  async (_, options) => {
    const { page: editor, incidents } = await openEditor(browser, application, { account, ...options });
    const shown = await browser.newPage(application.url, options);
    await shown.page.goto('/seen-in-editor');
    if (options.viewport !== PHONE.viewport) await editor.getByRole('button', { name: 'Full' }).click();
    for (const number of [1, 2, 3]) {
      const popup = await openPreview(editor, number);
      await shown.page.locator(`#tile-${number}`).click();
      const onPage = shown.page.locator(`#popup-${number}`);
      await animationsEnd(onPage);
      expect(await seen(popup)).toEqual(await seen(onPage));
      await expectNoAxeViolations(editor);
      await screenshot(editor, `tile-preview-${options.viewport?.width}-${number}`);
      await editor.keyboard.press('Escape');
      await popup.waitFor({ state: 'detached' });
      await shown.page.keyboard.press('Escape');
      await onPage.waitFor({ state: 'hidden' });
    }
    expect([...incidents, ...shown.incidents]).toEqual([]);
  },
);

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['The close button', (page: Page) => page.locator('#popup-1').getByRole('button', { name: 'Close' }).click()],
  ['A press and release on the backdrop', (page: Page) => page.mouse.click(20, 450)],
] as const)('%s closes the preview popup, the focus returns, and nothing is changed', async (_way, close) => {
  const { page } = await openEditor(browser, application, { account });
  await page.getByRole('button', { name: 'Full' }).click();
  const popup = await openPreview(page, 1);
  await popup.locator('.sheet').click({ position: { x: 5, y: 5 } });
  await expectSoon(() => popup.isVisible()).toBe(true);
  // As on the button that opened the popup.
  await clickAgain(page, { x: 20, y: 450 });
  await expectSoon(() => popup.isVisible()).toBe(true);
  await close(page);
  await popup.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('button', { name: /^More for tile 1 of 6/ }));
  await expectSoon(() => page.getByRole('button', { name: /^Undo/ }).isDisabled()).toBe(true);
});

import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { authTexts as germanAuth, loginTexts as germanLogin, registerTexts as germanRegister } from '../../../client/texts/de/accounts.js';
import { editorTexts as germanEditor } from '../../../client/texts/de/editor.js';
import { landingTexts as germanLanding } from '../../../client/texts/de/landing.js';
import { personalTexts as germanPersonal } from '../../../client/texts/de/personal.js';
import { refusalTexts as germanRefusals } from '../../../client/texts/de/refusals.js';
import { publicDocumentTexts as germanDocument } from '../../../client/texts/de/public-document.js';
import { publicPageTexts as germanPage } from '../../../client/texts/de/public-page.js';
import { editorTexts as arabicEditor } from '../../../client/texts/ar/editor.js';
import { designPanelTexts as arabicPanel } from '../../../client/texts/ar/design-panel.js';
import { colorTexts as arabicColors, styleTexts as arabicStyle } from '../../../client/texts/ar/page-design.js';
import { richTextTexts as arabicRichText } from '../../../client/texts/ar/rich-text.js';
import { landingTexts as arabicLanding } from '../../../client/texts/ar/landing.js';
import { personalTexts as arabicPersonal } from '../../../client/texts/ar/personal.js';
import { publicDocumentTexts as arabicDocument } from '../../../client/texts/ar/public-document.js';
import { publicPageTexts as arabicPage } from '../../../client/texts/ar/public-page.js';
import { editorTexts as englishEditor } from '../../../client/texts/en/editor.js';
import { landingTexts as englishLanding } from '../../../client/texts/en/landing.js';
import { NO_SOCIAL_LINKS } from '../../../server/pages/design/social-links.rules.js';
import { claim, publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type Incident, type OpenPage, type PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { draftWarning } from '../editor/editor-steps.js';
import { eventually, expectSoon } from '../../support/waiting.js';

const { application, browser } = runningProduct({ siteName: 'Opus' });
let opened: OpenPage[] = [];

afterEach(() => {
  const incidents = opened.flatMap((one) => one.incidents);
  opened = [];
  expect(incidents).toEqual([]);
});

async function open(path: string, options: PageOptions): Promise<Page> {
  const one = await browser.newPage(application.url, options);
  opened.push(one);
  await one.page.goto(path);
  return one.page;
}

const languages = [
  {
    language: 'de',
    direction: 'ltr',
    landing: germanLanding,
    personal: germanPersonal,
    editor: germanEditor,
    ofPage: { ...germanPage, ...germanDocument },
    device: 'Firefox unter Linux',
  },
  {
    language: 'ar',
    direction: 'rtl',
    landing: arabicLanding,
    personal: arabicPersonal,
    editor: arabicEditor,
    ofPage: { ...arabicPage, ...arabicDocument },
    device: '\u2068Firefox\u2069 على \u2068Linux\u2069',
  },
] as const;

const directionOf = (words: Locator) => words.evaluate((element) => getComputedStyle(element).direction);

/** A context in which a user with a published page is signed in. */
async function signedIn(linkname: string, locale: string): Promise<Page> {
  const account = await register(application);
  await claim(application, account, linkname);
  await publish(
    application,
    account,
    aDesign({
      title: 'Recipes',
      socialLinks: { ...NO_SOCIAL_LINKS, home: 'https://ada.example' },
      tiles: [aTile({ name: 'Sugo', html: '<p>Tomatoes</p>' }), aTile({ name: '' })],
    }),
  );
  const page = await open('/', { locale, ignore: draftWarning });
  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  return page;
}

describe.each(languages)('In $language', ({ language, direction, landing, personal, editor, ofPage, device }) => {
  test.each([PHONE.viewport, { width: 1440, height: 900 }])(
    'a browser that asks for this language gets every screen in it: %j',
    async (viewport) => {
      const page = await signedIn(`screens-${language}-${viewport.width}`, language);
      await page.setViewportSize(viewport);
      const look = async (path: string, text: string) => {
        await page.goto(path);
        await page.getByText(text).first().waitFor();
        await expectSoon(() => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
          language,
          direction,
        ]);
        await inLightAndDark(page, (scheme) =>
          screenshot(page, `${language}-${path.slice(1).replace('/', '-')}-${viewport.width}-${scheme}`),
        );
        await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      };
      await look('/personal/pages', personal.address);
      await look('/editor', editor.socialLinks);
      await page.evaluate(() => localStorage.clear());
      await look('/', landing.shoulderTitle);
    },
  );

  test('the texts of the product on a public page are in this language, and the texts of its creator stay unchanged', async () => {
    const page = await signedIn(`words-${language}`, language);
    await page.goto(`/words-${language}`);
    await expectSoon(() => page.locator('html').getAttribute('lang')).toBe(language);
    // From left to right is the default, so the attribute would be a waste of bytes.
    await expectSoon(() => page.locator('html').getAttribute('dir')).toBe(direction === 'rtl' ? 'rtl' : null);
    await expectSoon(() => directionOf(page.getByText(ofPage.madeWith({ siteName: 'Opus' })))).toBe(direction);
    for (const theirs of ['main', 'h1', '.tile', '.sheet']) await expectSoon(() => directionOf(page.locator(theirs).first())).toBe('ltr');
    await page.getByRole('link', { name: ofPage.website }).waitFor();
    await page.getByRole('heading', { name: 'Recipes' }).waitFor();
    await page.getByRole('button', { name: ofPage.unnamedTile({ number: 2 }) }).waitFor();
    await page.getByRole('button', { name: 'Sugo' }).click();
    await page.getByRole('button', { name: ofPage.closePopup }).first().waitFor();
    await expectNoAxeViolations(page);
  });

  test('the list of sessions translates the description of a device, and the names of the browser and the system stay unchanged', async () => {
    const page = await signedIn(`sessions-${language}`, language);
    await application.dataSource.query(`UPDATE session SET device = 'Firefox on Linux'`);
    await page.goto('/personal/security');
    await page.getByText(device, { exact: true }).waitFor();
    await expectSoon(() => page.getByText('Firefox on Linux').count()).toBe(0);
  });
});

test.each(languages)(
  'In $language, every script and style is loaded once, from the folder of the language, those of a later part, too',
  async ({ language, editor }) => {
    const one = await browser.newPage(application.url, { locale: language, ignore: draftWarning, preloading: 'asForPeople' });
    opened.push(one);
    const paths: string[] = [];
    one.page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await one.page.goto('/guesteditor');
    await one.page.getByRole('button', { name: editor.socialLinks }).first().click();
    await one.page.getByRole('dialog').waitFor();
    const loaded = paths.filter((path) => /\.(?:js|css)$/.test(path) && path !== '/service-worker.js');
    expect(loaded).toContainEqual(expect.stringMatching(/\/social-links-[^/]*\.js$/));
    expect(loaded.filter((path) => !path.startsWith(`/assets/${language}/`))).toEqual([]);
    expect(new Set(loaded).size).toBe(loaded.length);
  },
);

test.each(languages)(
  'In $language, at 320 px, every button of the editor has room for its label, and the bottom bar is one row',
  async ({ language, editor }) => {
    const page = await open('/guesteditor', { locale: language, viewport: { width: 320, height: 640 }, ignore: draftWarning });
    await page.getByRole('button', { name: editor.publish, exact: true }).waitFor();
    const cramped = await page.getByRole('button').evaluateAll((buttons) => {
      const labelWidth = (button: Element) => {
        const label = document.createRange();
        label.selectNodeContents(button);
        return label.getBoundingClientRect().width;
      };
      return buttons.filter((button) => labelWidth(button) > button.clientWidth).map(({ textContent }) => textContent);
    });
    expect(cramped).toEqual([]);
    const places = await Promise.all(
      [editor.tiles, editor.add].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
    );
    const middles = places.map((box) => box!.y + box!.height / 2);
    expect(Math.abs(middles[0]! - middles[1]!)).toBeLessThan(4);
  },
);

test.each(languages)(
  'In $language, at 390 px, the heading of the list of tiles and its buttons are one row',
  async ({ language, editor }) => {
    const page = await signedIn(`row-${language}`, language);
    await page.setViewportSize(PHONE.viewport);
    await page.goto('/editor');
    const heading = page.getByRole('heading', { level: 2, name: editor.tiles });
    const buttons = [editor.history, editor.remove].map((name) => page.getByRole('button', { name, exact: true }));
    await eventually(async () => {
      const boxes = await Promise.all([heading, ...buttons].map((one) => one.boundingBox()));
      const [first, ...others] = boxes.map((box) => box!.y + box!.height / 2);
      for (const middle of others) expect(Math.abs(middle - first!)).toBeLessThan(6);
    });
  },
);

test('In Arabic, addresses and tracks of colours run from left to right, drawings stay in the middle, and placeholders, sliders and list markers begin at the right', async () => {
  // A free linkname is answered with 404, which the browser notes in its console.
  const ignore = (incident: Incident) => draftWarning(incident) || incident.text.includes('404');
  const page = await open('/', { locale: 'ar', ...PHONE, ignore });
  const input = page.locator('input[name=claim]');
  const host = input.locator('xpath=preceding-sibling::*');
  expect((await host.boundingBox())!.x).toBeLessThan((await input.boundingBox())!.x);

  await page.goto('/nobody-has-this-name');
  const mosaic = (await page.locator('main img').first().boundingBox())!;
  expect(mosaic.x + mosaic.width / 2).toBeCloseTo(PHONE.viewport.width / 2, 0);

  await page.goto('/guesteditor');
  const bio = page.getByPlaceholder(arabicEditor.bio);
  await expectSoon(() => directionOf(bio)).toBe('rtl');
  await bio.fill('Recipes');
  await expectSoon(() => directionOf(bio)).toBe('ltr');

  await page.getByRole('button', { name: arabicEditor.addFirst }).click();
  await page.getByRole('button', { name: arabicEditor.stylePlace({ number: 1, total: 1 }) }).click();
  const look = page.getByRole('tabpanel', { name: arabicPanel.tiles });
  await expectSlidersOfStyle(look);
  // It closes the colours.
  await page.keyboard.press('Escape');
  await look.getByRole('button', { name: arabicStyle.save }).click();
  await page.getByRole('button', { name: arabicEditor.editPlace({ number: 1, total: 1 }) }).click();
  const bullets = page.getByRole('button', { name: arabicRichText.bullets, exact: true });
  await expectSoon(() => bullets.locator('svg').evaluate((icon) => getComputedStyle(icon).transform)).toBe(MIRRORED);
  await page.getByRole('button', { name: arabicRichText.italic, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expectSoon(() => focusedLabel(page)).toBe(arabicRichText.bold);
  await bullets.click();
  const item = page.getByRole('dialog').locator('li[data-list=bullet]');
  const { paddingLeft, paddingRight } = await item.evaluate((element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return { paddingLeft: parseFloat(paddingLeft), paddingRight: parseFloat(paddingRight) };
  });
  expect(paddingRight).toBeGreaterThan(paddingLeft);
});

const MIRRORED = 'matrix(-1, 0, 0, 1, 0, 0)';

const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** A slider for a number, and one for a colour. */
async function expectSlidersOfStyle(dialog: Locator): Promise<void> {
  const thickness = dialog.getByRole('slider', { name: arabicStyle.thickness });
  await expectSoon(() => thickness.evaluate((slider) => getComputedStyle(slider).getPropertyValue('--line'))).toContain('to left');
  const value = Number(await thickness.inputValue());
  await thickness.press('ArrowLeft');
  await expectSoon(() => thickness.inputValue()).toBe(String(value + 1));
  await thickness.press('ArrowRight');
  await expectSoon(() => thickness.inputValue()).toBe(String(value));

  await dialog.locator('button[aria-haspopup=dialog][class*=swatch]').first().click();
  await expectSoon(() => directionOf(dialog.getByRole('slider', { name: arabicColors.hue }))).toBe('ltr');
}

test('The server and the form show errors in the language of the user: for a password, a username, a linkname', async () => {
  const taken = await register(application);
  await claim(application, taken, 'taken-by-ada');
  const page = await open('/login', { locale: 'de', ignore: draftWarning });
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill(germanAuth.username, taken.username);
  await fill(germanAuth.password, 'not the password');
  await page.getByRole('button', { name: germanLogin.submit, exact: true }).click();
  await page.getByText(germanRefusals.WRONG_CREDENTIALS).waitFor();

  await page.goto('/register');
  await fill(germanAuth.username, 'a');
  await fill(germanAuth.email, 'someone@example.org');
  for (const label of [germanAuth.password, germanRegister.confirmPassword]) await fill(label, 'short');
  await page.getByRole('button', { name: germanRegister.submit, exact: true }).click();
  await page.getByText(germanRefusals.PASSWORD_TOO_SHORT({ least: 8 })).waitFor();
  await page.getByText(germanRefusals.USERNAME_INVALID({ least: 3, most: 30 })).waitFor();

  const other = await register(application);
  await page.evaluate((token) => localStorage.setItem('token', token), other.token);
  await page.goto('/personal');
  const linkname = page.locator('input[name=linkname]');
  await linkname.fill('-no');
  await page.getByText(germanRefusals.LINKNAME_INVALID).waitFor();
  await linkname.fill('taken-by-ada');
  await page.getByText(germanRefusals.LINKNAME_TAKEN).waitFor();
  await linkname.press('Enter');
  await page.getByText(germanRefusals.LINKNAME_TAKEN).waitFor();
});

test('A visitor chooses a language in the footer of the front page, or of a post of the blog; from then on the front page and the editor use it, whatever the browser asks for', async () => {
  const page = await open('/', { locale: 'en-GB', ignore: draftWarning });
  await page.getByText(englishLanding.shoulderTitle).waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('combobox', { name: 'Language' }).selectOption('de')]);
  await page.getByText(germanLanding.shoulderTitle).waitFor();
  await page.goto('/guesteditor');
  await page.getByText(germanEditor.socialLinks).first().waitFor();
  await page.goto('/');
  await Promise.all([page.waitForEvent('load'), page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')]);
  await page.getByText(englishLanding.shoulderTitle).waitFor();
  await page.goto('/blog/4');
  await Promise.all([page.waitForEvent('load'), page.getByRole('combobox', { name: 'Language' }).selectOption('de')]);
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
  await page.goto('/guesteditor');
  await page.getByText(germanEditor.socialLinks).first().waitFor();
});

test('A browser loads the texts of its language and of no other', async () => {
  const page = await open('/guesteditor', { locale: 'de', ignore: draftWarning });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  const all = (await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))).join('\n');
  expect(all).toContain(germanEditor.noTiles);
  expect(all).not.toContain(englishEditor.noTiles);
  expect(all).not.toContain(arabicEditor.noTiles);
});

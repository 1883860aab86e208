import { afterEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { authTexts as germanAuth, loginTexts as germanLogin, registerTexts as germanRegister } from '../../client/texts/de/accounts.js';
import { editorTexts as germanEditor } from '../../client/texts/de/editor.js';
import { landingTexts as germanLanding } from '../../client/texts/de/landing.js';
import { personalTexts as germanPersonal } from '../../client/texts/de/personal.js';
import { refusalTexts as germanRefusals } from '../../client/texts/de/refusals.js';
import { publicPageTexts as germanPage } from '../../client/texts/de/public-page.js';
import { editorTexts as arabicEditor } from '../../client/texts/ar/editor.js';
import { landingTexts as arabicLanding } from '../../client/texts/ar/landing.js';
import { personalTexts as arabicPersonal } from '../../client/texts/ar/personal.js';
import { publicPageTexts as arabicPage } from '../../client/texts/ar/public-page.js';
import { editorTexts as englishEditor } from '../../client/texts/en/editor.js';
import { landingTexts as englishLanding } from '../../client/texts/en/landing.js';
import { claim, publish, register } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { expectNoAxeViolations } from '../support/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type OpenPage, type PageOptions } from '../support/browser.js';
import { runningProduct } from '../support/running-product.js';
import { draftWarning } from './editor-steps.js';

const { application, browser } = runningProduct({ siteName: 'Opus' });
let opened: OpenPage[] = [];

afterEach(async () => {
  const incidents = opened.flatMap((one) => one.incidents);
  await Promise.all(opened.map(({ context }) => context.close()));
  opened = [];
  expect(incidents).toEqual([]);
});

async function open(path: string, options: PageOptions): Promise<Page> {
  const one = await browser.newPage(application.url, options);
  opened.push(one);
  one.page.setDefaultTimeout(10_000);
  await one.page.goto(path);
  return one.page;
}

const languages = [
  { language: 'de', direction: 'ltr', landing: germanLanding, personal: germanPersonal, editor: germanEditor, ofPage: germanPage },
  { language: 'ar', direction: 'rtl', landing: arabicLanding, personal: arabicPersonal, editor: arabicEditor, ofPage: arabicPage },
] as const;

/** A context in which somebody with a published page is signed in. */
async function signedIn(linkname: string, locale: string): Promise<Page> {
  const account = await register(application);
  await claim(application, account, linkname);
  await publish(
    application,
    account,
    aDesign({ title: 'Recipes', tiles: [aTile({ name: 'Sugo', html: '<p>Tomatoes</p>' }), aTile({ name: '' })] }),
  );
  const page = await open('/', { locale, ignore: draftWarning });
  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  return page;
}

describe.each(languages)('In $language', ({ language, direction, landing, personal, editor, ofPage }) => {
  test.each([PHONE.viewport, { width: 1440, height: 900 }])('a browser that asks for it gets every screen in it: %j', async (viewport) => {
    const page = await signedIn(`screens-${language}-${viewport.width}`, language);
    await page.setViewportSize(viewport);
    const look = async (path: string, text: string) => {
      await page.goto(path);
      await page.getByText(text).first().waitFor();
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([language, direction]);
      await inLightAndDark(page, (scheme) => screenshot(page, `${language}-${path.slice(1)}-${viewport.width}-${scheme}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    };
    await look('/personal', personal.address);
    await look('/editor', editor.socialLinks);
    await page.evaluate(() => localStorage.clear());
    await look('/', landing.knowHowTitle);
  });

  test('the own words of a public page are in it, and those of its creator stay as they are', async () => {
    const page = await signedIn(`words-${language}`, language);
    await page.goto(`/words-${language}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.getByText(ofPage.madeWith({ siteName: 'Opus' })).waitFor();
    await page.getByRole('heading', { name: 'Recipes' }).waitFor();
    await page.getByRole('button', { name: ofPage.unnamedTile({ number: 2 }) }).waitFor();
    await page.getByRole('button', { name: 'Sugo' }).click();
    await page.getByRole('button', { name: ofPage.closePopup }).first().waitFor();
    await expectNoAxeViolations(page);
  });
});

test('What is refused is said in the language of the user, by the server as by the form: a password, a username, a linkname', async () => {
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

test('A person chooses a language at the foot of the front page, and finds every screen in it from then on, whatever the browser asks for', async () => {
  const page = await open('/', { locale: 'en-GB', ignore: draftWarning });
  await page.getByText(englishLanding.knowHowTitle).waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('combobox', { name: 'Language' }).selectOption('de')]);
  await page.getByText(germanLanding.knowHowTitle).waitFor();
  await page.goto('/guesteditor');
  await page.getByText(germanEditor.socialLinks).first().waitFor();
  await page.goto('/');
  await Promise.all([page.waitForEvent('load'), page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')]);
  await page.getByText(englishLanding.knowHowTitle).waitFor();
});

test('A browser loads the texts of its own language and of no other', async () => {
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

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { PHONE, screenshot } from '../../support/browser/browser.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { startPageElsewhere } from '../../support/neighbours/page-elsewhere.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { fillRegistration } from '../accounts/account-steps.js';
import { addButton, draftWarning, nameField, publishButton, publishSheet, tile } from '../editor/editor-steps.js';
import { aFile, redAndBlue } from '../profile-picture/picture-steps.js';

let mailServer: TestMailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
const { application, browser } = runningProduct(() => ({ smtpUrl: mailServer.url, linkPreviews: 'private' }));
afterAll(async () => {
  await mailServer.stop();
});

const EMAIL = 'nadia@example.org';
const MOST_PRESSES = 12;
const MOST_FIELDS = 12;

/** Counts the fields that something is typed into, over all documents of the tab. */
async function countFields(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const typed = new WeakSet<EventTarget>();
    document.addEventListener('input', ({ target }) => {
      if (
        !(target instanceof HTMLElement) ||
        typed.has(target) ||
        !target.matches('input:not([type=file], [type=radio]), textarea, [contenteditable]')
      )
        return;
      typed.add(target);
      sessionStorage.setItem('typedFields', String(Number(sessionStorage.getItem('typedFields')) + 1));
    });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('typedFields')));
}

/** Counts every press: on the page, on the link in a mail, and on a file that is chosen. Typing is not counted. */
function aFinger(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    press: async (element: Locator) => {
      presses += 1;
      await element.tap();
    },
    pressLinkInMail: async () => {
      presses += 1;
      const { text } = await mailServer.next(EMAIL);
      const [link = ''] = /http\S+\?token=[\w-]+/.exec(text) ?? [];
      const other = await page.context().newPage();
      await other.goto(link);
      await other.waitForURL('**/personal');
      await other.close();
      // Headless tabs are all in front.
      await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    },
    pressEnter: async () => {
      presses += 1;
      await page.keyboard.press('Enter');
    },
    pressFile: async (file: string) => {
      presses += 1;
      await page.locator('input[type=file]').setInputFiles(file);
    },
  };
}

type Finger = ReturnType<typeof aFinger>;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function signUp(page: Page, { press }: Finger): Promise<void> {
  await page.goto('/');
  await page.getByPlaceholder('YourLinkHere').fill('high-paths');
  await press(button(page, 'Claim'));
  await fillRegistration(page, { username: 'nadia', email: EMAIL, password: 'two pairs of boots' });
  await press(button(page, 'Create my page'));
}

/** The address of the link, which the starter leaves open, and one more tile. */
async function complete(page: Page, { press }: Finger): Promise<void> {
  await press(tile(page, 5));
  await dialog(page).getByRole('textbox', { name: 'Where it leads' }).fill('nadia@example.org');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await press(addButton(page));
  await nameField(page, 7).fill('Where we sleep');
  await page.keyboard.press('Escape');
}

const inSheet = (page: Page, name: string): Locator => publishSheet(page).getByRole('button', { name, exact: true });

/** Pictures are for verified addresses. */
async function addPicture(page: Page, { press, pressFile, pressLinkInMail }: Finger): Promise<void> {
  await press(button(page, 'Add links, photos and other tiles'));
  await press(page.getByRole('menuitem', { name: /^Picture/ }));
  // It was sent when the account was made.
  const asked = dialog(page).getByText(`A mail to ${EMAIL} is on its way.`);
  await asked.waitFor();
  await pressLinkInMail();
  // Before the editor knows, a picture waits on the device, and is not published.
  await asked.waitFor({ state: 'detached' });
  await pressFile(aFile('ridge.jpg', await redAndBlue()));
  await dialog(page).getByRole('img').waitFor();
  await dialog(page).getByRole('textbox', { name: 'What the picture shows' }).fill('The ridge in June');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

test('From the front page to a published page with a theme and her own tiles, one of them a picture, on a phone: at most 12 presses, and typing into at most 12 fields', async () => {
  const { page, incidents } = await browser.newPage(application.url, {
    ...PHONE,
    ignore: draftWarning,
    onDialog: (one) => one.accept(),
  });
  const finger = aFinger(page);
  const fields = await countFields(page);
  await signUp(page, finger);
  await finger.press(page.getByRole('radio', { name: 'Mountain guide' }));
  await page.getByRole('heading', { name: 'Three things first' }).waitFor();
  await complete(page, finger);
  await addPicture(page, finger);
  await finger.press(publishButton(page));
  // What is still as the starter has it is left out.
  await finger.press(inSheet(page, 'Publish'));
  await page.getByText('Page Updated!').first().waitFor();
  expect(finger.presses()).toBeLessThanOrEqual(MOST_PRESSES);
  // At least those of the account.
  expect(await fields()).toBeGreaterThan(4);
  expect(await fields()).toBeLessThanOrEqual(MOST_FIELDS);

  const visitor = await browser.newPage(application.url, { ...PHONE, javaScriptEnabled: false });
  await visitor.page.goto('/high-paths');
  await visitor.page.getByRole('heading', { level: 1, name: 'High paths' }).waitFor();
  await visitor.page.getByRole('img', { name: 'The ridge in June' }).waitFor();
  // What is still as the starter has it is not public.
  await expectSoon(() =>
    visitor.page.getByRole('img', { name: 'Walkers with lamps on a ridge at dusk, before high mountains' }).count(),
  ).toBe(0);
  await expectSoon(() => visitor.page.locator('.frame').evaluate((frame) => getComputedStyle(frame).backgroundColor)).not.toBe(
    'rgb(71, 74, 113)',
  );
  await screenshot(visitor.page, 'walk-published-390');
  expect(incidents).toEqual([]);
});

const MOST_PRESSES_OF_ALL = 23;

/** Where the focus is placed, nothing is pressed before typing. */
async function type(field: Locator, text: string): Promise<void> {
  await expectFocus(field);
  await field.page().keyboard.type(text);
}

async function signUpByEnter(page: Page, { press, pressEnter }: Finger): Promise<void> {
  await page.goto('/');
  await press(page.getByPlaceholder('YourLinkHere'));
  await page.keyboard.type('salt-smoke');
  await press(button(page, 'Claim'));
  const form = page.getByRole('form', { name: 'Set your first tile' });
  const typed = [
    ['E-mail', 'marta@example.org'],
    ['Password', 'bones, water, a night'],
    ['Confirm password', 'bones, water, a night'],
  ] as const;
  for (const [label, text] of typed) {
    await type(form.getByLabel(label, { exact: true }), text);
    await pressEnter();
  }
}

/** Replaces each word of a starter's five tiles. */
async function makeTilesOwn(page: Page, { press, pressEnter }: Finger): Promise<void> {
  const field = (name: string) => dialog(page).getByRole('textbox', { name });
  const next = button(page, 'Save and next');
  await press(page.getByRole('button', { name: /^First tile/ }));
  await type(field('On the tile'), 'The broth');
  await press(field('Smaller line below'));
  await type(field('Smaller line below'), 'It takes a night');
  await press(field('When it opens'));
  await type(field('When it opens'), 'Bones, water, salt.');
  await press(next);
  await type(field('Where it leads'), 'http://tables.example/');
  await press(field('Smaller line below'));
  await type(field('Smaller line below'), 'Four seats');
  await press(next);
  await type(field('On the tile'), 'What is ripe');
  await pressEnter();
  await type(field('When it opens'), 'Leeks.');
  await press(next);
  await press(button(page, 'Fill in my name and e-mail'));
  await field('E-mail').and(page.locator('[value="marta@example.org"]')).waitFor();
  await press(next);
  await type(field('What the picture shows'), 'A plate');
  await press(field('Caption'));
  await type(field('Caption'), 'Sunday');
  await press(button(page, 'Save tile'));
  await dialog(page).waitFor({ state: 'detached' });
}

test('FU-36 From the front page to a published page with a photo and five tiles of her own, on a phone: at most 23 presses, with those that put the caret into a field', async () => {
  const { page, incidents } = await browser.newPage(application.url, {
    ...PHONE,
    ignore: draftWarning,
    onDialog: (one) => one.accept(),
  });
  const finger = aFinger(page);
  await signUpByEnter(page, finger);
  await finger.press(page.getByRole('radio', { name: 'Cook', exact: true }));
  await page.getByRole('heading', { name: 'Three things first' }).waitFor();
  await makeTilesOwn(page, finger);
  await finger.press(page.getByRole('button', { name: /^Picture Your face/ }));
  await finger.pressFile(aFile('marta.jpg', await redAndBlue()));
  await dialog(page).locator('[data-ready]').waitFor();
  await finger.press(dialog(page).getByRole('button', { name: 'Save', exact: true }));
  await page.getByRole('heading', { name: 'Ready to publish' }).waitFor();
  await finger.press(publishButton(page));
  await finger.press(inSheet(page, 'Publish'));
  await page.getByText('Page Updated!').first().waitFor();
  expect(finger.presses()).toBeLessThanOrEqual(MOST_PRESSES_OF_ALL);

  const visitor = await browser.newPage(application.url, { ...PHONE, javaScriptEnabled: false });
  await visitor.page.goto('/salt-smoke');
  const texts = await visitor.page.locator('.tiles > li').allInnerTexts();
  const words = ['Sunday', 'The broth It takes a night', 'Book a table Four seats', 'What is ripe', 'Write or call'];
  expect(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual(words);
  const opened = () => visitor.page.locator('#popup-2').textContent();
  await expectSoon(opened).toContain('Bones, water, salt.');
  await expectSoon(opened).not.toContain('spaghetti');
  expect(incidents).toEqual([]);
});

const MOST_PRESSES_WITH_A_PAGE = 12;

test('IM-39 From the front page to a published page that somebody had elsewhere, on a phone: at most 12 presses', async () => {
  const elsewhere = await startPageElsewhere();
  const { page, incidents } = await browser.newPage(application.url, { ...PHONE, ignore: draftWarning });
  const { press, pressEnter, presses } = aFinger(page);
  await page.goto('/');
  await press(page.getByPlaceholder('YourLinkHere'));
  await page.keyboard.type('salt-and-smoke');
  await press(button(page, 'Claim'));
  await fillRegistration(page, { username: 'ines', email: 'ines@example.org', password: 'fire and some lemons' });
  await press(button(page, 'Create my page'));
  await press(page.getByRole('link', { name: 'I already have a page elsewhere' }));
  await type(page.getByLabel('Address of your page'), `${elsewhere.url}/salt`);
  await pressEnter();
  await press(button(page, 'Make a draft'));
  await press(publishButton(page));
  await press(inSheet(page, 'Publish'));
  await page.getByText('Page Updated!').first().waitFor();
  expect(presses()).toBeLessThanOrEqual(MOST_PRESSES_WITH_A_PAGE);
  const html = await (await fetch(`${application.url}/salt-and-smoke`)).text();
  for (const words of ['Salt &amp; Smoke', 'Cook with me', 'Lemon spaghetti']) expect(html).toContain(words);
  elsewhere.stop();
  expect(incidents).toEqual([]);
});

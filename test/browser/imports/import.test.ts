import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { anUploader } from '../../support/calls/uploads.js';
import { startPageElsewhere, type PageElsewhere } from '../../support/neighbours/page-elsewhere.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon, until } from '../../support/waiting.js';
import { holdApi, openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { draftWarning, previewTiles, publishPage, tileNames, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct({ linkPreviews: 'private' });

let site: PageElsewhere;
beforeAll(async () => void (site = await startPageElsewhere()));
afterAll(() => site.stop());

const address = (page: Page) => page.getByLabel('Address of your page');
const found = (page: Page) => page.getByRole('heading', { name: 'Found on your page' });
const part = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const make = (page: Page) => page.getByRole('button', { name: 'Make a draft' });
/** The first words of each tile of the preview, and of the editor. */
const shown = async (page: Page) => (await previewTiles(page).allInnerTexts()).map((text) => text.split('\n')[0]).filter(Boolean);
const namesOf = async (page: Page) => (await tileNames(page)).map((name) => name.replace(/ 127\.0.*$/, ''));
const failure = (page: Page) => page.getByRole('alert').getByRole('heading');

let count = 0;
/** The start screen of an account with a verified address and a linkname. */
async function openStart(options: PageOptions = {}) {
  count += 1;
  const account = await anUploader(application);
  await claim(application, account, `brings-${count}`);
  const opened = await openSignedIn(browser, application, account, { ignore: draftWarning, ...options });
  await opened.page.goto('/editor?start');
  return { ...opened, account, linkname: `brings-${count}` };
}

/** Whether the page of the account has a picture above its title. */
async function hasPicture({ token }: TestAccount): Promise<boolean> {
  const query = '{ myPage { profilePicture { url } } }';
  return (
    (await graphqlData<{ myPage: { profilePicture: object | null } }>(application.url, query, {}, token)).myPage.profilePicture !== null
  );
}

async function read(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: 'I already have a page elsewhere' }).click();
  await address(page).fill(`${site.url}${path}`);
  await page.keyboard.press('Enter');
}

describe('A page from elsewhere', () => {
  test('IM-20 is read by its address: everything found has a checkbox, what leads to nothing begins without its tick, and what is not taken over is named', async () => {
    const { page, incidents } = await openStart();
    await read(page, '/salt');
    await found(page).waitFor();
    await expectFocus(found(page));
    const ticks = async () => {
      const boxes = page.getByRole('checkbox');
      const all = await boxes.evaluateAll((found) =>
        (found as HTMLInputElement[]).map(({ labels, checked }) => ({ name: labels?.[0]?.innerText.split('\n')[0] ?? '', checked })),
      );
      return Object.fromEntries(all.map(({ name, checked }) => [name, checked]));
    };
    await expectSoon(ticks).toEqual({
      '6 of 7 chosen': false,
      Picture: true,
      'Salt & Smoke': true,
      'Fire and lemons.': true,
      Instagram: true,
      'Cook with me': true,
      'Lemon spaghetti': true,
      Aprons: false,
    });
    await page.getByText('Its server says that it is gone.').waitFor();
    await page.getByText('Terms').waitFor();
    await page.getByText('There is nothing like it here.').waitFor();
    await page.getByText('Its address leads nowhere that a tile may lead.').waitFor();
    await page.getByRole('status').getByText('6 of 7 chosen', { exact: true }).waitFor();
    await expectSoon(() => shown(page)).toEqual(['Cook with me', 'Lemon spaghetti']);
    await part(page, /^Aprons/).check();
    await part(page, /^Cook with me/).uncheck();
    await page.getByRole('status').getByText('6 of 7 chosen', { exact: true }).waitFor();
    await expectSoon(() => shown(page)).toEqual(['Lemon spaghetti', 'Aprons']);
    await page.getByLabel('Look').selectOption({ label: 'Bauhaus' });
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `import-found-1440-${scheme}`);
    });
    expect(incidents).toEqual([]);
  });

  test('IM-32 becomes a draft with what is chosen, its picture and its look, in one step of undo; nothing is public before Publish', async () => {
    const { page, incidents, linkname, account } = await openStart();
    await read(page, '/salt');
    await part(page, /^Instagram/).uncheck();
    await page.getByLabel('Look').selectOption({ label: 'Bauhaus' });
    await make(page).click();
    await expectSoon(() => titleField(page).inputValue()).toBe('Salt & Smoke');
    await expectSoon(() => namesOf(page)).toEqual(['Cook with me', 'Lemon spaghetti']);
    await page.getByText('A draft from ').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    const seen = async () => (await fetch(`${application.url}/${linkname}`)).text();
    expect(await seen()).not.toContain('Lemon spaghetti');
    await publishPage(page, 'unfinished');
    await expectSoon(seen).toContain('Lemon spaghetti');
    const html = await seen();
    for (const words of ['Salt &amp; Smoke', 'Fire and lemons.', 'Lemon spaghetti', '/media/']) expect(html).toContain(words);
    expect(html).not.toContain('instagram.com');
    expect(await hasPicture(account)).toBe(true);
    expect(incidents).toEqual([]);
  });

  test('IM-33 is offered again by undo of its draft, which leads back to the starters', async () => {
    const { page } = await openStart();
    await read(page, '/salt');
    await make(page).click();
    await expectSoon(() => namesOf(page)).toEqual(['Cook with me', 'Lemon spaghetti']);
    await page.getByRole('listitem').filter({ hasText: 'A draft from' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'I already have a page elsewhere' }).waitFor();
  });

  test('IM-34 shows how far it is read, goes on after a reload, and Stop forgets it', async () => {
    const { page, incidents } = await openStart();
    await read(page, '/slow');
    await page.getByRole('heading', { name: 'Reading your page' }).waitFor();
    await until(() => site.waiting() > 0);
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `import-reading-1440-${scheme}`);
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Reading your page' }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await address(page).waitFor();
    site.release();
    await page.reload();
    await address(page).waitFor();
    await page.getByRole('button', { name: 'Back to the starters' }).click();
    await page.getByRole('button', { name: 'Start blank' }).waitFor();
    expect(incidents).toEqual([]);
  });

  test.each([
    ['/gone', 'There is no page at'],
    ['/robots', 'did not let us read it'],
    ['/empty', 'Nothing was found in'],
  ])('IM-35 that cannot be read, at %s, says what to do: try again, or bring a file', async (path, words) => {
    const { page, context } = await openStart();
    await read(page, path);
    await expectSoon(() => failure(page).innerText()).toContain(words);
    await expectFocus(page.getByRole('button', { name: 'From a file' }));
    await expectNoAxeViolations(page);
    await screenshot(page, `import-failed-1440${path.replace('/', '-')}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectSoon(() => failure(page).innerText()).toContain(words);
    // Who takes a file while another try begins gets what is in the file.
    const { release } = await holdApi(context, 'StartImport');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'From a file' }).click();
    const csv = `Name,Address\nLemons,${site.url}/lemons\nBread,${site.url}/bread\n`;
    await page.locator('input[type=file]').setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    release();
    await found(page).waitFor();
    await expectSoon(() => shown(page)).toEqual(['Lemons', 'Bread']);
  });

  test('A link whose server does not answer stays ticked and says so; if none answers, that is said once', async () => {
    const { page } = await openStart();
    await page.getByRole('link', { name: 'I already have a page elsewhere' }).click();
    const bring = async (...paths: string[]) => {
      const text = paths.map((path) => `${site.url}${path}`).join('\n');
      await page.locator('input[type=file]').setInputFiles({ name: 'links.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await found(page).waitFor();
    };
    const silent = page.getByText('Did not answer just now. It comes along.');
    await bring('/lemons', '/broken', '/broken-too', '/gone');
    await page.getByText('2 of 4 links did not answer just now').waitFor();
    await expectSoon(() => silent.count()).toBe(2);
    await expectSoon(() => part(page, /broken/).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked))).toEqual([
      true,
      true,
    ]);
    await expectSoon(() => part(page, /gone/).isChecked()).toBe(false);
    await screenshot(page, 'import-silent-1440');
    await page.getByRole('button', { name: 'Another page' }).click();
    await bring('/broken', '/broken-too');
    await page.getByText('None of the 2 links answered').waitFor();
    await expectSoon(() => silent.count()).toBe(0);
  });

  test('A file that does not say how it is written shows some of its lines; another way to read it can be chosen', async () => {
    const { page } = await openStart();
    await page.getByRole('link', { name: 'I already have a page elsewhere' }).click();
    const buffer = Buffer.from(`Nom;Adresse\nCr\xe8me br\xfbl\xe9e;${site.url}/lemons\nD\xe9j\xe0 vu;${site.url}/bread\n`, 'latin1');
    await page.locator('input[type=file]').setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer });
    const charset = page.getByLabel('How is this file written?');
    await expectFocus(charset);
    await expectSoon(() => charset.inputValue()).toBe('windows-1252');
    await page.getByText(/^Crème brûlée;/).waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `import-charset-1440-${scheme}`);
    });
    await charset.selectOption('windows-1251');
    await page.getByText(/^Crиme brыlйe;/).waitFor();
    await page.getByRole('button', { name: 'Read it so' }).click();
    await found(page).waitFor();
    await expectSoon(() => shown(page)).toEqual(['Crиme brыlйe', 'Dйjа vu']);
  });

  test('Everything, or a whole group, is chosen by one press, and left out by one', async () => {
    const { page } = await openStart();
    await read(page, '/salt');
    const chosen = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor();
    await chosen('6 of 7 chosen');
    await page.getByRole('button', { name: 'Choose all', exact: true }).click();
    await chosen('All 7 chosen');
    await page.getByRole('button', { name: 'Choose none: Tiles' }).click();
    await chosen('4 of 7 chosen');
    await page.getByRole('button', { name: 'Choose all: Tiles' }).click();
    await page.getByRole('checkbox', { name: 'All 7 chosen' }).uncheck();
    await chosen('0 of 7 chosen');
    await expectSoon(() => make(page).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Choose all: You' }).click();
    await chosen('3 of 7 chosen');
    await expectSoon(() =>
      page.getByRole('checkbox', { name: '3 of 7 chosen' }).evaluate((box) => (box as HTMLInputElement).indeterminate),
    ).toBe(true);
  });

  test('IM-36 on a phone, nothing scrolls sideways, every target is large enough, and the page is one press away', async () => {
    const { page } = await openStart(PHONE);
    await page.getByRole('link', { name: 'I already have a page elsewhere' }).click();
    await address(page).waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `import-address-390-${scheme}`);
    });
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByText('Type the address of your page.').waitFor();
    await address(page).fill(`${site.url}/salt`);
    await page.getByRole('button', { name: 'Read it' }).click();
    await found(page).waitFor();
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `import-found-390-${scheme}`);
    });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expectSoon(() => shown(page)).toEqual(['Cook with me', 'Lemon spaghetti']);
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `import-found-preview-390-${scheme}`);
    });
    await make(page).click();
    await expectSoon(() => titleField(page).inputValue()).toBe('Salt & Smoke');
  });

  test('IM-37 leaves the picture of a page that visitors see unticked, and its tiles in the draft alone', async () => {
    const account = await anUploader(application);
    await publish(application, account, aDesign({ title: 'Public' }));
    const { page } = await openSignedIn(browser, application, account, { ignore: draftWarning });
    await page.goto('/editor?import');
    await address(page).fill(`${site.url}/salt`);
    await page.keyboard.press('Enter');
    await found(page).waitFor();
    await expectSoon(() => part(page, /^Picture/).isChecked()).toBe(false);
    await page.getByText('Visitors see a new picture at once.').waitFor();
    await make(page).click();
    await expectSoon(() => titleField(page).inputValue()).toBe('Salt & Smoke');
    expect(await hasPicture(account)).toBe(false);
  });

  test('IM-38 of an account without a verified e-mail address comes without pictures, and says so', async () => {
    const account = await register(application);
    const { page } = await openSignedIn(browser, application, account, { ignore: draftWarning });
    await page.goto('/editor?import');
    await address(page).fill(`${site.url}/salt`);
    await page.keyboard.press('Enter');
    await found(page).waitFor();
    await expectSoon(() => page.getByText('Its picture waits until your e-mail address is verified.').count()).toBe(1);
    await expectSoon(() => part(page, /^Picture/).count()).toBe(0);
  });
});

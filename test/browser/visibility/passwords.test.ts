import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPageAt } from '../../builders/accounts/account.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aLock, lockPage } from '../../builders/pages/locks.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openContent, openEditor, publishPage, tile } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

const SIZES = [
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
] as const;
const WAYS = [
  ['with a script', true],
  ['without a script', false],
] as const;

const HINT = 'Guests of the supper have the password. It is in the letter that came with your seat.';

async function look(page: Page, name: string): Promise<void> {
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `${name}-${await scheme(page)}`);
  });
}

for (const [way, javaScriptEnabled] of WAYS) {
  test.each(SIZES)(
    `PW-11 A visitor ${way} opens a tile by its password, after a wrong one that says so in its popup: on %s`,
    async (_, options, width) => {
      const linkname = `guests-${width}-${javaScriptEnabled ? 'script' : 'plain'}`;
      const account = await aPageAt(application, linkname);
      const lock = await aLock(application, account, 'twelve-chairs');
      const guests = aTile({
        name: 'Where we meet',
        html: '<p>Quai Saint-Vincent 7</p>',
        visibility: { who: 'password', lock, hint: HINT },
      });
      await publishMixed(application, account, aDesign({ title: 'Salt & Smoke', tiles: [aTile({ name: 'Menu' }), guests] }), 1);
      const { page } = await browser.newPage(application.url, { ...options, javaScriptEnabled });
      await page.goto(`/${linkname}`);
      await page.getByRole('button', { name: 'Where we meet' }).click();
      const popup = page.getByRole('dialog', { name: 'Where we meet' });
      await popup.getByText(HINT).waitFor();
      // Without an element around it, a drawing is nothing.
      await popup.locator('.asks svg path').first().waitFor();
      const field = popup.getByLabel('Password');
      await expectSoon(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      if (javaScriptEnabled) await look(page, `password-tile-${width}`);
      await page.keyboard.type('thirteen chairs');
      await page.keyboard.press('Enter');
      await popup.getByRole('alert').getByText('That is not the password. Mind capital letters and hyphens.').waitFor();
      await expectSoon(() => popup.getByText('Quai Saint-Vincent').count()).toBe(0);
      if (javaScriptEnabled) {
        await expectSoon(() => popup.evaluate((element) => element.matches(':modal'))).toBe(true);
        await look(page, `password-tile-wrong-${width}`);
      }
      await popup.getByLabel('Password').fill('twelve-chairs');
      await popup.getByRole('button', { name: 'Open', exact: true }).click();
      await expectSoon(() => new URL(page.url()).hash).toBe('#tile-2');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Where we meet' }).click();
      await popup.getByText('Quai Saint-Vincent 7').waitFor();
      await page.reload();
      await expectSoon(() => page.content()).toContain('Quai Saint-Vincent 7');
    },
  );

  test.each(SIZES)(
    `PW-12 A visitor ${way} opens a page by its password, after a wrong one that says so: on %s`,
    async (_, options, width) => {
      const linkname = `page-${width}-${javaScriptEnabled ? 'script' : 'plain'}`;
      const account = await aPageAt(application, linkname, aDesign({ title: 'Salt & Smoke', tiles: [aTile({ name: 'Menu' })] }));
      await lockPage(application, account, 'twelve-chairs', 'Ines gives it to those she invites.');
      const { page } = await browser.newPage(application.url, { ...options, javaScriptEnabled });
      await page.goto(`/${linkname}`);
      await page.getByRole('heading', { level: 1, name: 'Salt & Smoke' }).waitFor();
      await page.getByRole('heading', { name: 'This page has a password' }).waitFor();
      await page.getByText('Ines gives it to those she invites.').waitFor();
      if (javaScriptEnabled) await look(page, `password-page-${width}`);
      await page.getByLabel('Password').fill('thirteen chairs');
      await page.getByRole('button', { name: 'Open the page' }).click();
      await page.getByRole('alert').getByText('That is not the password.').waitFor();
      if (javaScriptEnabled) await look(page, `password-page-wrong-${width}`);
      // Back leads to an address that can be asked for again, not to a form that would have to be sent once more.
      await page.goto('/policy');
      await page.goBack();
      await page.getByRole('alert').getByText('That is not the password.').waitFor();
      await page.getByLabel('Password').fill('twelve-chairs');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Menu' }).waitFor();
      await expectSoon(() => page.getByLabel('Password').count()).toBe(0);
    },
  );
}

test.each(SIZES)(
  'PW-13 Beside the address of the page, its owner sets a password, changes it, takes the page offline, and shows it to everybody again: on %s',
  async (_, options, width) => {
    const linkname = `owned-${width}`;
    const account = await aPageAt(application, linkname, aDesign({ title: 'Ada', tiles: [aTile({ name: 'Menu' })] }));
    const { page, incidents } = await openEditor(browser, application, { account, ...options });
    const publicText = async () => (await fetch(`${application.url}/${linkname}`)).text();
    await page.getByRole('button', { name: /Published/ }).click();
    const choice = page.getByRole('group', { name: 'Who sees it' });
    const save = page.getByRole('dialog', { name: 'What visitors see' }).getByRole('button', { name: 'Save', exact: true });
    await choice.getByRole('radio', { name: /^Whoever has the password/ }).check();
    await save.click();
    await choice.getByText('Type a password first.').waitFor();
    await expectSoon(publicText).toContain('Menu');
    await choice.getByLabel('Password', { exact: true }).fill('abc');
    await save.click();
    await choice.getByText('Choose a password of 6 to 128 characters.').waitFor();
    await choice.getByLabel('Password', { exact: true }).fill('twelve-chairs');
    await choice.getByLabel('What visitors read first').fill('It is in your letter.');
    await look(page, `page-password-${width}`);
    await save.click();
    await page.getByText('Saved. Only whoever has the password sees the page.').waitFor();
    expect(await publicText()).toContain('It is in your letter.');
    expect(await publicText()).not.toContain('Menu');
    await page.reload();
    await page.getByRole('button', { name: /Published/ }).click();
    await expectSoon(() => choice.getByRole('radio', { name: /^Whoever has the password/ }).isChecked()).toBe(true);
    await expectSoon(() => choice.getByLabel('What visitors read first').inputValue()).toBe('It is in your letter.');
    await choice.getByText('There is a password. Type another one to change it.').waitFor();
    await choice.getByLabel('What visitors read first').fill('Ask Ada.');
    await save.click();
    await expectSoon(publicText).toContain('Ask Ada.');
    await choice.getByRole('radio', { name: /^Nobody/ }).check();
    await save.click();
    await expectSoon(publicText).toContain('This page is not here at the moment');
    await choice.getByRole('radio', { name: /^Everybody/ }).check();
    await save.click();
    await expectSoon(publicText).toContain('Menu');
    await choice.getByRole('radio', { name: /^Whoever has the password/ }).check();
    // Nothing of the former password is left.
    await expectSoon(() => choice.getByLabel('What visitors read first').inputValue()).toBe('');
    expect(incidents).toEqual([]);
  },
);

test.each(SIZES)(
  'PW-15 In its popup, a tile gets a password and words for guests, which closing saves; as long as it has none, the tile is hidden; its row and the preview say so: on %s',
  async (_, options, width) => {
    const linkname = `given-${width}`;
    const tiles = [aTile({ name: 'Menu', html: '<p>Soup</p>' }), aTile({ name: 'Guests', html: '<p>Quai Saint-Vincent 7</p>' })];
    const account = await aPageAt(application, linkname, aDesign({ title: 'Ada', tiles }));
    const { page, incidents } = await openEditor(browser, application, { account, ...options });
    const section = page.getByRole('region', { name: 'Visibility' });
    const publicText = async () => (await fetch(`${application.url}/${linkname}`)).text();
    await openContent(page, 2);
    await section.getByRole('group', { name: 'Who sees it' }).getByRole('button', { name: 'Password' }).click();
    await section.getByText('Type a password. Until then, it is hidden.').waitFor();
    await page.getByRole('button', { name: 'Save tile' }).click();
    await section.waitFor({ state: 'hidden' });
    await expectSoon(() => tile(page, 2).textContent()).toContain('Hidden');
    await openContent(page, 2);
    await section.getByRole('group', { name: 'Who sees it' }).getByRole('button', { name: 'Password' }).click();
    await section.getByLabel('Password of this tile').fill('twelve-chairs');
    await section.getByText('Its name stays visible. What opens is sent only after the password.').waitFor();
    await section.getByLabel('What visitors read first').fill('It is in your letter.');
    await section.scrollIntoViewIfNeeded();
    await look(page, `tile-password-${width}`);
    await page.getByRole('button', { name: 'Save tile' }).click();
    await section.waitFor({ state: 'hidden' });
    await expectSoon(() => tile(page, 2).textContent()).toContain('Password');
    await publishPage(page);
    await expectSoon(publicText).not.toContain('Quai Saint-Vincent');
    await expectSoon(publicText).toContain('It is in your letter.');
    const visitor = (await browser.newPage(application.url)).page;
    await visitor.goto(`/${linkname}#tile-2`);
    await visitor.getByLabel('Password').fill('twelve-chairs');
    await visitor.keyboard.press('Enter');
    await visitor.getByText('Quai Saint-Vincent 7').waitFor();
    expect(incidents).toEqual([]);
  },
);

test('NP-08 A password that was typed is set when the popup of its tile is closed, by Escape too; until the server has it, and when it refuses it, the tile is hidden, and what was chosen since stays', async () => {
  const tiles = [aTile({ name: 'Menu', html: '<p>Soup</p>' })];
  const account = await aPageAt(application, 'typed-at-last', aDesign({ title: 'Ada', tiles }));
  const { page } = await openEditor(browser, application, { account, ignore: () => true });
  const section = page.getByRole('region', { name: 'Visibility' });
  const who = section.getByRole('group', { name: 'Who sees it' });
  let answer: (() => void) | undefined;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"operationName":"CreateLock"')) await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  async function typeAndClose(password: string) {
    await openContent(page, 1);
    await who.getByRole('button', { name: 'Password' }).click();
    await section.getByLabel('Password of this tile').fill(password);
    answer = undefined;
    await page.keyboard.press('Escape');
    await section.waitFor({ state: 'hidden' });
    await expectSoon(() => answer !== undefined).toBe(true);
  }
  await typeAndClose('twelve-chairs');
  await expectSoon(() => tile(page, 1).textContent()).toContain('Hidden');
  await openContent(page, 1);
  await who.getByRole('button', { name: 'Everyone' }).click();
  await page.keyboard.press('Escape');
  await section.waitFor({ state: 'hidden' });
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"operationName":"CreateLock"') === true);
  answer!();
  await answered;
  await expectSoon(() => tile(page, 1).textContent()).not.toMatch(/Hidden|Password/);

  await typeAndClose('abc');
  answer!();
  await page.getByText('The password of a tile was not set, so the tile stays hidden.').first().waitFor();
  await expectSoon(() => tile(page, 1).textContent()).toContain('Hidden');

  await typeAndClose('twelve-chairs');
  answer!();
  await expectSoon(() => tile(page, 1).textContent()).toContain('Password');

  // Also while it has the former one.
  await typeAndClose('thirteen-chairs');
  await expectSoon(() => tile(page, 1).textContent()).toContain('Hidden');
  answer!();
  await expectSoon(() => tile(page, 1).textContent()).toContain('Password');
});

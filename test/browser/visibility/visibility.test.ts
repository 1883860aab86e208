import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { post, withToken } from '../../support/calls/rest.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import { openContent, openEditor, publishPage, tile, titleField } from '../editor/editor-steps.js';
import { addKind, edit, scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

const section = (page: Page) => page.getByRole('region', { name: 'Visibility' });
const choose = (page: Page, group: string, choice: string) =>
  section(page).getByRole('group', { name: group }).getByRole('button', { name: choice }).click();
const publicText = async (linkname: string) => (await fetch(`${application.url}/${linkname}`)).text();
const preview = (page: Page) => page.getByRole('region', { name: 'Live preview' });

async function edited(linkname: string, options: object = {}) {
  const tiles = [aTile({ name: 'Menu', html: '<p>Soup</p>' }), aTile({ name: 'Tickets', html: '<p>Row seven</p>' })];
  const account: TestAccount = await aPageAt(application, linkname, aDesign({ title: 'Ada', tiles }));
  return openEditor(browser, application, { account, ...options });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save tile' }).click();
  await section(page).waitFor({ state: 'hidden' });
}

test('VI-16 In its popup, a tile is hidden and shown again; its row and the preview say so, and visitors have it only when it is shown', async () => {
  const { page, incidents } = await edited('visibility-hidden');
  await openContent(page, 2);
  await choose(page, 'Who sees it', 'Hidden');
  await section(page).getByText('Left out of the page').waitFor();
  await expectSoon(() => section(page).getByText('When').count()).toBe(0);
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `visibility-hidden-1440-${await scheme(page)}`);
  });
  await save(page);
  await expectSoon(() => tile(page, 2).textContent()).toContain('Hidden');
  await preview(page).getByText('Hidden', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Tile 2 of 2: Tickets\s+Hidden$/ }).waitFor();
  await preview(page).locator('.seen-mark svg').waitFor();
  await publishPage(page);
  await expectSoon(() => publicText('visibility-hidden')).not.toContain('Row seven');
  expect(await publicText('visibility-hidden')).toContain('Soup');
  await page.reload();
  await expectSoon(() => tile(page, 2).textContent()).toContain('Hidden');
  await openContent(page, 2);
  await choose(page, 'Who sees it', 'Everyone');
  await save(page);
  await expectSoon(() => tile(page, 2).textContent()).not.toContain('Hidden');
  await publishPage(page);
  await expectSoon(() => publicText('visibility-hidden')).toContain('Row seven');
  expect(incidents).toEqual([]);
});

test('VI-16 A tile that an older program sent while another one was hidden says so in its row, until its owner has said who sees it', async () => {
  const { page, account, incidents } = await edited('visibility-unrecognized');
  await publishMixed(
    application,
    account,
    aDesign({ tiles: [aTile({ name: 'Menu', html: '<p>Soup</p>', visibility: { who: 'hidden' } })] }),
    1,
  );
  const sent = toWire(
    aDesign({ title: 'Ada', tiles: ['Food', 'Wine'].map((name) => aTile({ name, html: `<p>${name} in other words</p>` })) }),
  );
  expect((await post(application.url, 'postdata/', sent, withToken(account.token))).body).toMatchObject({ hidden_tiles: [0, 1] });
  await page.reload();
  const reason = 'Hidden, because an older program sent it while “Menu” was hidden.';
  for (const at of [1, 2]) await expectSoon(() => tile(page, at).textContent()).toContain(reason);
  for (const [at, choice] of [
    [1, 'Everyone'],
    [2, 'Hidden'],
  ] as const) {
    await openContent(page, at);
    await choose(page, 'Who sees it', choice);
    await save(page);
    await expectSoon(() => tile(page, at).textContent()).not.toContain(reason);
  }
  await expectSoon(() => tile(page, 2).textContent()).toContain('Hidden');
  await publishPage(page);
  await expectSoon(() => publicText('visibility-unrecognized')).toContain('Food in other words');
  expect(await publicText('visibility-unrecognized')).not.toContain('Wine in other words');
  expect(incidents).toEqual([]);
});

test('VI-17 A tile gets a time on the clocks of a time zone; without a day it asks for one, and an end before the beginning is named and not saved; closed until then, its name and its day are public', async () => {
  const { page, incidents } = await edited('visibility-timed', PHONE);
  await openContent(page, 2);
  await choose(page, 'When', 'From – until');
  const year = new Date().getFullYear() + 1;
  await section(page).getByText('Choose a day. Nothing changes before you do.').waitFor();
  await section(page).getByLabel('Time zone').selectOption('Asia/Tokyo');
  await section(page).getByLabel('From', { exact: true }).fill(`${year}-03-03`);
  await section(page).getByLabel('From, at').fill('23:00');
  await section(page)
    .getByText(/^Opens in \d+ days$/)
    .waitFor();
  await section(page).getByRole('checkbox', { name: 'Until then, show it closed: “Comes on 3 March”' }).waitFor();
  await section(page).getByLabel('Until', { exact: true }).fill(`${year}-03-02`);
  await section(page).getByText('The end must be after the beginning.').waitFor();
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `visibility-timed-390-${await scheme(page)}`);
  });
  await section(page).getByLabel('Until', { exact: true }).fill(`${year}-04-12`);
  await save(page);
  await expectSoon(() => tile(page, 2).textContent()).toContain('Comes on 3 March');
  await publishPage(page);
  await expectSoon(() => publicText('visibility-timed')).toContain(`Comes on 3 March ${year} at 23:00 (Asia/Tokyo).`);
  expect(await publicText('visibility-timed')).not.toContain('Row seven');
  expect(incidents).toEqual([]);
});

test('A time without a day is not saved: the tile stays as it was', async () => {
  const { page, incidents } = await edited('visibility-dayless');
  await openContent(page, 2);
  await choose(page, 'When', 'From – until');
  const from = section(page).getByLabel('From', { exact: true });
  await from.fill(`${new Date().getFullYear() + 1}-03-03`);
  await section(page).getByLabel('From, at').fill('18:00');
  await save(page);
  await expectSoon(() => tile(page, 2).textContent()).toContain('Comes on 3 March');
  await openContent(page, 2);
  await expectValue(section(page).getByLabel('From, at'), '18:00');
  await from.fill('');
  await section(page).getByText('Choose a day. Nothing changes before you do.').waitFor();
  await save(page);
  await expectSoon(() => tile(page, 2).textContent()).toContain('Comes on 3 March');
  expect(incidents).toEqual([]);
});

test('VI-18 Undo takes back what was chosen, and a copy of the tile is as visible as it', async () => {
  const { page, incidents } = await edited('visibility-undone');
  await openContent(page, 2);
  await choose(page, 'Who sees it', 'Hidden');
  await save(page);
  await expectSoon(() => tile(page, 2).textContent()).toContain('Hidden');
  await tile(page, 2).click();
  await page.getByRole('button', { name: /^Duplicate tile 2/ }).click();
  await expectSoon(() => tile(page, 3).textContent()).toContain('Hidden');
  await titleField(page).press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expectSoon(() => tile(page, 2).textContent()).not.toContain('Hidden');
  expect(incidents).toEqual([]);
});

test('VI-28 A tile gets a warning in the words of its creator, or in those for adults at one press, and stays as it was while there are none; its row and the preview say so, and the preview shows it first', async () => {
  const { page, incidents } = await edited('visibility-warned');
  await openContent(page, 2);
  const words = section(page).getByRole('textbox', { name: 'What the warning says' });
  await choose(page, 'Warning first', 'On');
  await section(page).getByText('Write what it says. Until then, it stays as it was.').waitFor();
  await words.fill('  ');
  await section(page).getByText('Write what it says. Until then, it stays as it was.').waitFor();
  await section(page).getByRole('button', { name: '18+' }).click();
  await expectValue(words, 'Not for people under 18.');
  await section(page).getByText('It is a warning, not a lock: what is behind it is in the page.').waitFor();
  await words.fill('About row seven. ');
  const shown = page.getByRole('dialog', { name: 'Tickets', includeHidden: true });
  await shown.getByText('About row seven.').waitFor();
  await expectSoon(() => shown.getByText('Row seven', { exact: true }).isVisible()).toBe(false);
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `visibility-warned-1440-${await scheme(page)}`);
  });
  await save(page);
  await expectSoon(() => tile(page, 2).textContent()).toContain('Warning');
  await preview(page).getByText('Warning', { exact: true }).waitFor();
  await publishPage(page);
  await expectSoon(() => publicText('visibility-warned')).toMatch(/About row seven\.<\/bdi>.*Row seven/s);
  await page.reload();
  await expectSoon(() => tile(page, 2).textContent()).toContain('Warning');
  await openContent(page, 2);
  await expectValue(words, 'About row seven.');
  await choose(page, 'Warning first', 'Off');
  await save(page);
  await expectSoon(() => tile(page, 2).textContent()).not.toContain('Warning');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expectSoon(() => tile(page, 2).textContent()).toContain('Warning');
  await tile(page, 2).click();
  await page.getByRole('button', { name: /^Duplicate tile 2/ }).click();
  await expectSoon(() => tile(page, 3).textContent()).toContain('Warning');
  expect(incidents).toEqual([]);
});

test('A heading has no warning, because it opens nothing', async () => {
  const { page, incidents } = await edited('visibility-heading');
  await addKind(page, 'Heading');
  await page.keyboard.press('Enter');
  await edit(page, 3);
  await section(page).getByText('Who sees it', { exact: true }).waitFor();
  await expectSoon(() => section(page).getByText('Warning first').count()).toBe(0);
  expect(incidents).toEqual([]);
});

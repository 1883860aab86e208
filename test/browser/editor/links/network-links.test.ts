import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { iconsOf, type NetworkLink } from '../../../../server/pages/networks/network-links.rules.js';
import { claim, register } from '../../../builders/accounts/account.js';
import { publishMixed } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../../support/browser/browser.js';
import { runningProduct } from '../../../support/servers/running-product.js';
import { expectFocus, expectLifted, expectSoon } from '../../../support/waiting.js';
import { scheme } from '../../tiles/tile-kind-steps.js';
import { openEditor, publishPage } from '../editor-steps.js';
import { chooseInMenu, linkRow, linksPopup as popup } from './link-steps.js';

const { application, browser } = runningProduct();

const field = (page: Page, place: string): Locator => popup(page).getByRole('textbox', { name: place, exact: true });
const press = (page: Page, name: string) => popup(page).getByRole('button', { name, exact: true }).click();
const choose = (page: Page, name: string) => popup(page).getByRole('option', { name, exact: true }).click();
const gone = (page: Page): Promise<void> => popup(page).waitFor({ state: 'detached' });

const ONE: NetworkLink = { network: 'instagram', address: 'https://instagram.com/saltandsmoke' };
const YOUTUBE: NetworkLink = { network: 'youtube', address: 'https://youtube.com/@saltandsmoke' };

/** The names of the icons that visitors see, in their order. */
async function iconsAt(linkname: string): Promise<string[]> {
  const html = await (await fetch(`${application.url}/${linkname}`)).text();
  return Array.from(html.matchAll(/<li><a href="[^"]+"[^>]* aria-label="([^"]+)"/g), ([, name]) => name ?? '');
}

async function openLinks(linkname: string, links: readonly NetworkLink[], options: PageOptions = {}) {
  const account = await register(application);
  await claim(application, account, linkname);
  await publishMixed(application, account, aDesign({ title: 'Salt & Smoke', tiles: [aTile({ name: 'Menu' })], ...iconsOf(links) }));
  const opened = await openEditor(browser, application, { account, ...options });
  await opened.page.getByRole('button', { name: /^Social Links/ }).click();
  await popup(opened.page).waitFor();
  return opened;
}

test.each([
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
])(
  'NW-06 The creator chooses from all networks, several of one too, with a label and an icon of its own, and moves them by keyboard; the page has them in this order: on %s',
  async (_, options, width) => {
    const linkname = `networks-${width}`;
    const { page, incidents } = await openLinks(linkname, [ONE, YOUTUBE], options);
    await page.keyboard.type('mastodon.example/@ines');
    await popup(page).getByText('Mastodon', { exact: true }).first().waitFor();
    await page.keyboard.press('Enter');
    await linkRow(page, 'Mastodon').waitFor();
    await choose(page, 'Instagram');
    await expectFocus(field(page, 'Instagram 2'));
    await page.keyboard.type('@supper.lyon');
    await press(page, 'Done with Instagram 2');
    await expectFocus(popup(page).getByRole('button', { name: 'More about Instagram 2' }));
    await chooseInMenu(page, 'Instagram 2', 'Label');
    await expectFocus(popup(page).getByRole('textbox', { name: 'Label for Instagram 2' }));
    await page.keyboard.type('The supper club');
    const search = popup(page).getByRole('searchbox');
    await search.fill('own');
    await page.keyboard.press('Enter');
    await expectFocus(field(page, 'Link'));
    await page.keyboard.type('marche-lyon.example');
    await popup(page).getByRole('textbox', { name: 'Label' }).last().fill('Market guide');
    await popup(page).getByRole('option', { name: 'Leaf' }).click();
    await search.fill('bluesk');
    await popup(page).getByText('Networks found: 1').waitFor();
    await search.fill('');
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await popup(page)
        .getByRole('heading', { name: /^On your page/ })
        .scrollIntoViewIfNeeded();
      await screenshot(page, `networks-${width}-${await scheme(page)}`);
      await popup(page).getByRole('option', { name: 'Own icon' }).scrollIntoViewIfNeeded();
      await screenshot(page, `networks-grid-${width}-${await scheme(page)}`);
    });
    await popup(page).getByRole('button', { name: 'Move Mastodon, 4 of 5' }).focus();
    await page.keyboard.press('Space');
    await expectLifted(page, 'Mastodon, 4 of 5');
    await page.keyboard.press('ArrowUp');
    await page.getByText('Would be 3 of 5.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await popup(page).getByRole('button', { name: 'Move Mastodon, 3 of 5' }).waitFor();
    await press(page, 'Save links');
    await gone(page);
    await publishPage(page);
    const names = ['Instagram', 'Instagram, The supper club', 'Mastodon', 'YouTube', 'Market guide'];
    await expectSoon(() => iconsAt(linkname)).toEqual(names);
    await page.reload();
    await page.getByRole('button', { name: /^Social Links/ }).click();
    await linkRow(page, 'Instagram, The supper club').getByText('instagram.com/supper.lyon').waitFor();
    await chooseInMenu(page, 'YouTube', 'Remove');
    await press(page, 'Save links');
    await gone(page);
    await publishPage(page);
    await expectSoon(() => iconsAt(linkname)).toEqual(names.filter((name) => name !== 'YouTube'));
    expect(incidents).toEqual([]);
  },
);

test('NW-07 One of the networks is reached by Tab, the others by arrow keys, and Enter adds a field for it', async () => {
  const { page, incidents } = await openLinks('networks-by-keyboard', [ONE]);
  await popup(page).getByRole('searchbox').press('Tab');
  await expectFocus(popup(page).getByRole('option', { name: 'Instagram' }));
  await page.keyboard.press('ArrowRight');
  await expectFocus(popup(page).getByRole('option', { name: 'YouTube' }));
  await page.keyboard.press('End');
  await expectFocus(popup(page).getByRole('option', { name: 'Own icon' }));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectFocus(field(page, 'YouTube'));
  await page.keyboard.type('@salt');
  await page.keyboard.press('Enter');
  await gone(page);
  await publishPage(page);
  await expectSoon(() => iconsAt('networks-by-keyboard')).toEqual(['Instagram', 'YouTube']);
  expect(incidents).toEqual([]);
});

test('NW-08 An address that its network cannot have is named at its field, and changes nothing', async () => {
  const { page, incidents } = await openLinks('networks-wrong', [{ network: 'mail', address: 'mailto:ines@example.org' }]);
  await chooseInMenu(page, 'E-mail', 'Edit');
  await expectSoon(() => field(page, 'E-mail').inputValue()).toBe('ines@example.org');
  await field(page, 'E-mail').fill('ines.example');
  await field(page, 'E-mail').blur();
  await popup(page).getByText('This is no e-mail address, such as you@example.org.').waitFor();
  await choose(page, 'Telephone');
  await page.keyboard.type('twelve');
  await page.keyboard.press('Tab');
  await popup(page).getByText('This is no telephone number, such as +44 20 7946 0000.').waitFor();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await popup(page).getByText('Mend the marked address, or close again to leave that link as it was.').waitFor();
  await page.keyboard.press('Escape');
  await gone(page);
  await page.getByRole('button', { name: /^Social Links 1 link/ }).click();
  await linkRow(page, 'E-mail').getByText('ines@example.org').waitFor();
  await expectSoon(() => linkRow(page, 'Telephone').count()).toBe(0);
  expect(incidents).toEqual([]);
});

test('RU-20 What opens an app is typed as people write it, and the page has its icon', async () => {
  const { page, incidents } = await openLinks('networks-apps', [{ network: 'mail', address: 'mailto:ines@example.org' }]);
  for (const [name, typed] of [
    ['Text message', '+49 30 1234'],
    ['FaceTime', 'ines@example.org'],
    ['XMPP', 'ines@example.org'],
    ['Place', 'by the river'],
  ] as const) {
    await choose(page, name);
    await expectFocus(field(page, name));
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await popup(page).getByText('These are no coordinates, such as 52.52, 13.405.').waitFor();
  await screenshot(page, 'links-that-open-apps');
  await field(page, 'Place').fill('52.52, 13.405');
  await press(page, 'Save links');
  await gone(page);
  await publishPage(page);
  await expectSoon(() => iconsAt('networks-apps')).toEqual(['E-mail', 'Text message', 'FaceTime', 'XMPP', 'Place']);
  const html = await (await fetch(`${application.url}/networks-apps`)).text();
  for (const address of ['sms:+49301234', 'facetime:ines@example.org', 'xmpp:ines@example.org', 'geo:52.52,13.405'])
    expect(html).toContain(`<a href="${address}" aria-label`);
  await page.goto('/networks-apps');
  await screenshot(page, 'page-that-opens-apps');
  expect(incidents).toEqual([]);
});

test.each([
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
])('NW-06 Escape during a move by keyboard ends the move, and Edit Links stays open: on %s', async (_, options, width) => {
  const { page, incidents } = await openLinks(`networks-escape-${width}`, [ONE, YOUTUBE], options);
  const grip = popup(page).getByRole('button', { name: 'Move YouTube, 2 of 2' });
  await grip.focus();
  await page.keyboard.press('Space');
  await expectLifted(page, 'YouTube, 2 of 2');
  await page.keyboard.press('ArrowUp');
  await page.getByText('Would be 1 of 2.').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await expectSoon(() => grip.getAttribute('aria-pressed')).toBe(null);
  await grip.waitFor();
  await page.keyboard.press('Escape');
  await gone(page);
  expect(incidents).toEqual([]);
});

test('NW-06 A link that was added and has no address yet leaves nothing behind when it is removed', async () => {
  const { page, incidents } = await openLinks('networks-nothing', [ONE]);
  for (const name of ['Mastodon', 'Reddit']) {
    await choose(page, name);
    await expectFocus(field(page, name));
    await chooseInMenu(page, name, 'Remove');
    await expectFocus(popup(page).getByRole('textbox', { name: 'Paste the address of any profile' }));
    await expectSoon(() => linkRow(page, name).count()).toBe(0);
  }
  await field(page, 'Reddit').waitFor();
  await page.keyboard.press('Escape');
  await gone(page);
  expect(incidents).toEqual([]);
});

import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { NO_SOCIAL_LINKS, type SocialLinks } from '../../../../server/pages/design/social-links.rules.js';
import { publish, register } from '../../../builders/accounts/account.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../../support/browser/browser.js';
import { runningProduct } from '../../../support/servers/running-product.js';
import { eventually, expectFocus, expectSoon, expectValue } from '../../../support/waiting.js';
import { sidewaysScroll, smallTargets } from '../../accounts/account-steps.js';
import { openEditor, tileNames } from '../editor-steps.js';
import { chooseInMenu, linkRow, linksPopup as popup } from './link-steps.js';

const { application, browser } = runningProduct();

const any = (page: Page): Locator => popup(page).getByRole('textbox', { name: 'Paste the address of any profile' });
const field = (page: Page, place: string): Locator => popup(page).getByRole('textbox', { name: place, exact: true });
const press = (page: Page, name: string) => popup(page).getByRole('button', { name, exact: true }).click();
const gone = (page: Page): Promise<void> => popup(page).waitFor({ state: 'detached' });
const finding = (page: Page): Locator => popup(page).locator('form').first();
const found = (page: Page, text: string) => finding(page).getByText(text, { exact: true }).last().waitFor();
const expectSpoken = (page: Page, text: string) => expectSoon(() => finding(page).getByRole('status').allTextContents()).toEqual([text]);

const NOT_ADDED = 'That address is not added yet. Add it, or close again to leave it out.';
const CLOSE_AGAIN = 'Mend the marked address, or close again to leave that link as it was.';

async function openLinks(links: Partial<SocialLinks>, options: PageOptions = {}) {
  const account = await register(application);
  const tiles = [aTile({ name: 'Lemons' })];
  await publish(application, account, aDesign({ tiles, socialLinks: { ...NO_SOCIAL_LINKS, ...links } }));
  const opened = await openEditor(browser, application, { account, ...options });
  await opened.page.getByRole('button', { name: /^Social Links/ }).click();
  await expectFocus(any(opened.page));
  return opened;
}

async function expectDrafted(page: Page, links: Partial<SocialLinks>): Promise<void> {
  await eventually(async () => {
    const stored = await page.evaluate(() => localStorage.getItem('socialLinksList'));
    const drafted = Object.entries(JSON.parse(stored ?? '{}') as SocialLinks).filter(([, link]) => link !== '');
    expect(Object.fromEntries(drafted)).toEqual(links);
  });
}

test.each([
  ['1440', {}],
  ['390', PHONE],
] as const)(
  'At %s px, one field names the network of an address while it is typed; Enter and Add set it, and what is set stands first',
  async (width, options) => {
    const { page, incidents } = await openLinks({ medium: 'https://medium.com/@ada' }, options);
    await page.keyboard.type('reddit.com/user/saltsmoke');
    await found(page, 'Reddit');
    await found(page, 'reddit.com/user/saltsmoke');
    await expectSpoken(page, 'Reddit');
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `any-link-${width}-${scheme}`);
    });
    if (width === '390') await expectSoon(() => smallTargets(page)).toEqual([]);
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Enter');
    await popup(page).getByText('Reddit was added.').waitFor({ state: 'attached' });
    await expectFocus(any(page));
    await expectSoon(() => any(page).inputValue()).toBe('');
    await page.keyboard.type('https://www.instagram.com/salt.and.smoke/');
    await press(page, 'Add');
    const names = await popup(page).getByRole('listitem').locator('strong').allInnerTexts();
    expect(names).toEqual(['Instagram', 'Reddit', 'Medium']);
    const fields = () =>
      popup(page)
        .locator('input[name]')
        .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).name));
    expect(await fields()).toEqual(['home', 'twitter', 'facebook', 'youtube', 'tiktok', 'linkedin', 'discord']);
    await chooseInMenu(page, 'Medium', 'Edit');
    await expectFocus(field(page, 'Medium'));
    await field(page, 'Medium').fill('medium.com/@eve');
    await press(page, 'Save links');
    await gone(page);
    await expectDrafted(page, {
      reddit: 'https://reddit.com/user/saltsmoke',
      instagram: 'https://www.instagram.com/salt.and.smoke/',
      medium: 'https://medium.com/@eve',
    });
    expect(incidents).toEqual([]);
  },
);

test('A removed link can be put back, also in its field', async () => {
  const { page } = await openLinks({ medium: 'https://medium.com/@ada' });
  await chooseInMenu(page, 'Medium', 'Remove');
  await linkRow(page, 'Medium').getByText('Removed').waitFor();
  await page.keyboard.press('Enter');
  await linkRow(page, 'Medium').getByText('medium.com/@ada').waitFor();
  await expectFocus(popup(page).getByRole('button', { name: 'More about Medium' }));
  await chooseInMenu(page, 'Medium', 'Edit');
  await press(page, 'Clear Medium');
  await expectSoon(() => field(page, 'Medium').inputValue()).toBe('');
  await press(page, 'Put Medium back');
  await expectSoon(() => field(page, 'Medium').inputValue()).toBe('https://medium.com/@ada');
  await expectFocus(field(page, 'Medium'));
  await press(page, 'Clear Medium');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expectSoon(() => popup(page).getByRole('button', { name: 'Put Medium back' }).count()).toBe(0);
});

test('@name is asked for its network; those that have a link are not offered', async () => {
  const { page } = await openLinks({ tiktok: 'https://tiktok.com/@ada' }, PHONE);
  await page.keyboard.type('@saltsmoke');
  await found(page, 'Where is @saltsmoke?');
  await expectSpoken(page, 'Where is @name?');
  await popup(page).getByRole('group', { name: 'Where is @saltsmoke?' }).waitFor();
  const offered = await popup(page).getByRole('button', { name: /^Add / }).allInnerTexts();
  expect(offered).toEqual(['Twitter', 'Instagram', 'Facebook', 'YouTube', 'Reddit', 'LinkedIn', 'Medium']);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `any-link-name-390-${scheme}`);
  });
  await page.keyboard.press('Enter');
  await expectFocus(popup(page).getByRole('button', { name: 'Add Twitter' }));
  await press(page, 'Add YouTube');
  await linkRow(page, 'YouTube').getByText('youtube.com/@saltsmoke').waitFor();
  await page.keyboard.press('Escape');
  await gone(page);
  await expectDrafted(page, { tiktok: 'https://tiktok.com/@ada', youtube: 'https://youtube.com/@saltsmoke' });
});

test('An address of no known network becomes a link tile or the website; one step of undo takes back all that the popup did', async () => {
  const { page, incidents } = await openLinks({});
  await page.keyboard.type('market.example/salt');
  await found(page, 'No network is known at this address. Add it as a link tile?');
  await expectSpoken(page, 'No network is known at this address. Add it as a link tile?');
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `any-link-other-1440-${scheme}`);
  });
  await press(page, 'Add a link tile');
  await popup(page).getByText('A link tile to market.example/salt was added.').waitFor({ state: 'attached' });
  await expectFocus(any(page));
  await page.keyboard.type('salt.example');
  await press(page, 'Use as website');
  await page.keyboard.press('Escape');
  await gone(page);
  await expectSoon(() => tileNames(page)).toEqual(['Lemons', 'market.example Link']);
  await expectDrafted(page, { home: 'https://salt.example' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectSoon(() => tileNames(page)).toEqual(['Lemons']);
  await expectDrafted(page, {});
  expect(incidents).toEqual([]);
});

test('Closing adds the address that stands in the field, one of no known network as the website; any other text keeps the popup open once', async () => {
  const { page } = await openLinks({});
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await popup(page).getByText('There is a space in this address.').waitFor();
  await page.keyboard.press('Escape');
  await popup(page).getByText(NOT_ADDED).waitFor();
  await any(page).fill('@salt');
  await page.keyboard.press('Escape');
  await popup(page).getByText(NOT_ADDED).waitFor();
  await expectFocus(any(page));
  await any(page).fill('tiktok.com/@salt');
  await page.keyboard.press('Escape');
  await gone(page);
  await expectDrafted(page, { tiktok: 'https://tiktok.com/@salt' });
  await page.getByRole('button', { name: /^Social Links/ }).click();
  await page.keyboard.type('salt.example');
  await press(page, 'Save links');
  await gone(page);
  await expectDrafted(page, { tiktok: 'https://tiktok.com/@salt', home: 'https://salt.example' });
});

test('Closing warns of a wrong link in one of the ten fields and of a text that is no address at once; closing again leaves both out', async () => {
  const { page } = await openLinks({ medium: 'https://medium.com/@ada' });
  await chooseInMenu(page, 'Medium', 'Edit');
  await field(page, 'Medium').fill('two words');
  await any(page).fill('instagram .com/me');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await popup(page).getByRole('alert').getByText(`${NOT_ADDED} ${CLOSE_AGAIN}`, { exact: true }).waitFor();
  await expectSoon(() => popup(page).getByText('There is a space in this address.').count()).toBe(2);
  await expectFocus(any(page));
  await page.keyboard.press('Escape');
  await gone(page);
  await page.getByRole('button', { name: /^Social Links/ }).click();
  await linkRow(page, 'Medium').getByText('medium.com/@ada').waitFor();
  await expectValue(any(page), '');
});

test('An address that stands in the field is stored in the draft at once when the tab is hidden, and moves to its own field; other text stays', async () => {
  const { page } = await openLinks({}, PHONE);
  await page.keyboard.type('tiktok.com/@salt');
  await hideTab(page);
  await expectDrafted(page, { tiktok: 'https://tiktok.com/@salt' });
  await linkRow(page, 'TikTok').getByText('tiktok.com/@salt').waitFor();
  await expectValue(any(page), '');
  await page.keyboard.type('@salt');
  await hideTab(page);
  await expectValue(any(page), '@salt');
  await expectDrafted(page, { tiktok: 'https://tiktok.com/@salt' });
});

async function hideTab(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { NO_SOCIAL_LINKS, type SocialLinks } from '../../server/pages/social-links.rules.js';
import { publish, register } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { expectNoAxeViolations } from '../support/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../support/browser.js';
import { runningProduct } from '../support/running-product.js';
import { eventually, expectFocus } from '../support/waiting.js';
import { sidewaysScroll, smallTargets } from './account-steps.js';
import { openEditor, tileNames } from './editor-steps.js';

const { application, browser } = runningProduct();

const popup = (page: Page): Locator => page.getByRole('dialog', { name: 'Edit Links' });
const any = (page: Page): Locator => popup(page).getByRole('textbox', { name: 'Paste the address of any profile' });
const field = (page: Page, place: string): Locator => popup(page).getByRole('textbox', { name: place, exact: true });
const press = (page: Page, name: string) => popup(page).getByRole('button', { name, exact: true }).click();
const gone = (page: Page): Promise<void> => popup(page).waitFor({ state: 'detached' });
const found = (page: Page, text: string) => popup(page).getByRole('status').getByText(text, { exact: true }).first().waitFor();

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
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `any-link-${width}-${scheme}`);
    });
    if (width === '390') expect(await smallTargets(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Enter');
    await popup(page).getByText('Reddit was added.').waitFor({ state: 'attached' });
    await expectFocus(any(page));
    await expect(any(page).inputValue()).resolves.toBe('');
    await page.keyboard.type('https://www.instagram.com/salt.and.smoke/');
    await press(page, 'Add');
    const names = await popup(page)
      .locator('input[name]')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).name));
    expect(names.slice(0, 4)).toEqual(['instagram', 'reddit', 'medium', 'home']);
    expect(names).toHaveLength(10);
    await page.keyboard.type('medium.com/@eve');
    await found(page, 'On your page now: medium.com/@ada');
    await press(page, 'Replace');
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

test('A removed link can be put back', async () => {
  const { page } = await openLinks({ medium: 'https://medium.com/@ada' });
  await press(page, 'Clear Medium');
  await expect(field(page, 'Medium').inputValue()).resolves.toBe('');
  await press(page, 'Put Medium back');
  await expect(field(page, 'Medium').inputValue()).resolves.toBe('https://medium.com/@ada');
  await expectFocus(field(page, 'Medium'));
  await press(page, 'Clear Medium');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(popup(page).getByRole('button', { name: 'Put Medium back' }).count()).resolves.toBe(0);
});

test('@name is asked for its network; those that have a link are not offered', async () => {
  const { page } = await openLinks({ tiktok: 'https://tiktok.com/@ada' }, PHONE);
  await page.keyboard.type('@saltsmoke');
  await found(page, 'Where is @saltsmoke?');
  const offered = await popup(page).getByRole('button', { name: /^Add / }).allInnerTexts();
  expect(offered).toEqual(['Twitter', 'Instagram', 'Facebook', 'YouTube', 'Reddit', 'LinkedIn', 'Medium']);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `any-link-name-390-${scheme}`);
  });
  await page.keyboard.press('Enter');
  await expectFocus(popup(page).getByRole('button', { name: 'Add Twitter' }));
  await press(page, 'Add YouTube');
  await expect(field(page, 'YouTube').inputValue()).resolves.toBe('https://youtube.com/@saltsmoke');
  await page.keyboard.press('Escape');
  await gone(page);
  await expectDrafted(page, { tiktok: 'https://tiktok.com/@ada', youtube: 'https://youtube.com/@saltsmoke' });
});

test('An address that is none of the ten becomes a link tile or the website; one step of undo takes back all that the popup did', async () => {
  const { page, incidents } = await openLinks({});
  await page.keyboard.type('mastodon.example/@salt');
  await found(page, 'Not one of the ten. Add it as a link tile?');
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `any-link-other-1440-${scheme}`);
  });
  await press(page, 'Add a link tile');
  await popup(page).getByText('A link tile to mastodon.example/@salt was added.').waitFor({ state: 'attached' });
  await any(page).fill('salt.example');
  await press(page, 'Use as website');
  await page.keyboard.press('Escape');
  await gone(page);
  await eventually(async () => expect(await tileNames(page)).toEqual(['Lemons', 'mastodon.example Link']));
  await expectDrafted(page, { home: 'https://salt.example' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await eventually(async () => expect(await tileNames(page)).toEqual(['Lemons']));
  await expectDrafted(page, {});
  expect(incidents).toEqual([]);
});

test('Closing adds the address that stands in the field, one that is none of the ten as the website; any other text keeps the popup open once', async () => {
  const { page } = await openLinks({});
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await popup(page).getByText('There is a space in this address.').waitFor();
  await any(page).fill('@salt');
  await page.keyboard.press('Escape');
  await popup(page).getByText('That address is not added yet. Add it, or close again to leave it out.').waitFor();
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

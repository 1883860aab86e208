import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { NO_SOCIAL_LINKS, SOCIAL_KINDS, type SocialLinks } from '../../../../server/pages/design/social-links.rules.js';
import { claim, publish, register } from '../../../builders/accounts/account.js';
import { aDesign } from '../../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../../support/browser/accessibility.js';
import { PHONE, screenshot } from '../../../support/browser/browser.js';
import { runningProduct } from '../../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../../support/waiting.js';
import { openEditor, previewTiles, publishPage } from '../editor-steps.js';
import { chooseInMenu, linksPopup as popup } from './link-steps.js';

const PLACES = ['Website', 'Twitter', 'Instagram', 'Facebook', 'YouTube', 'Reddit', 'TikTok', 'LinkedIn', 'Medium', 'Discord'];

const { application, browser } = runningProduct({ logLevel: 'silent' });

const opener = (page: Page): Locator => page.getByRole('button', { name: /^Social Links/ });
const field = (page: Page, place: string): Locator => popup(page).getByRole('textbox', { name: place, exact: true });
const save = (page: Page): Locator => popup(page).getByRole('button', { name: 'Save links' });
const gone = (page: Page): Promise<void> => popup(page).waitFor({ state: 'detached' });

async function openLinks(page: Page): Promise<void> {
  await opener(page).click();
  await popup(page).waitFor();
}

/** The links of the draft, as the device keeps them. */
async function drafted(page: Page): Promise<Partial<SocialLinks>> {
  const stored = await page.evaluate(() => localStorage.getItem('socialLinksList'));
  const links = JSON.parse(stored ?? '{}') as SocialLinks;
  return Object.fromEntries(Object.entries(links).filter(([, link]) => link !== ''));
}

async function expectDrafted(page: Page, links: Partial<SocialLinks>): Promise<void> {
  await expectSoon(() => drafted(page)).toEqual(links);
}

test('SL-05 The links of a page are edited in a popup, completed, published and displayed; an empty link is not displayed', async () => {
  const account = await register(application);
  await claim(application, account, 'linked');
  await publish(application, account, aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, medium: 'https://medium.com/@ada' } }));
  const { page, incidents } = await openEditor(browser, application, { account });

  await openLinks(page);
  await expectSoon(() => popup(page).locator('input[name]').count()).toBe(9);
  await expectNoAxeViolations(page);
  await field(page, 'Instagram').fill('  instagram.com/ada ');
  await field(page, 'Website').fill('http://ada.example');
  await chooseInMenu(page, 'Medium', 'Remove');
  await expectFocus(popup(page).getByRole('button', { name: 'Put Medium back' }));
  await screenshot(page, 'social-links-1440');
  await save(page).click();
  await gone(page);
  await expectFocus(opener(page));
  await expectSoon(() => opener(page).innerText()).toMatch(/2 links/);
  await expectDrafted(page, { home: 'http://ada.example', instagram: 'https://instagram.com/ada' });
  await previewTiles(page).first().waitFor();
  const shown = () => page.getByRole('region', { name: 'Live preview' }).getByRole('link', { name: /Website|Instagram|Medium/ });
  await expectSoon(() => shown().evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))).toEqual([
    'Website',
    'Instagram',
  ]);

  await publishPage(page);
  await page.goto('/linked');
  await expectSoon(() => shown().count()).toBe(0);
  const links = page.getByRole('main').getByRole('list').first().getByRole('link');
  await expectSoon(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'http://ada.example',
    'https://instagram.com/ada',
  ]);
  expect(incidents).toEqual([]);
});

test('SL-01 `Edit Links` has one field for each of ten kinds, with its icon and its name', async () => {
  const { page } = await openEditor(browser, application);
  await openLinks(page);
  const fields = await popup(page)
    .locator('input[name]')
    .evaluateAll((all) =>
      all.map((one) => {
        const input = one as HTMLInputElement;
        return [input.name, input.labels?.[0]?.textContent, input.labels?.[0]?.querySelectorAll('svg path').length];
      }),
    );
  expect(fields).toEqual(SOCIAL_KINDS.map((kind, at) => [kind, PLACES[at], 1]));
});

test('SL-02 SL-03 SL-04 On save https:// is added in front when it is missing, and only then', async () => {
  const { page } = await openEditor(browser, application);
  await openLinks(page);
  await field(page, 'Website').fill('ada.example');
  await field(page, 'Twitter').fill('http://x.com/ada');
  await field(page, 'Reddit').fill('https://reddit.com/u/ada');
  await field(page, 'Medium').fill('   ');
  await page.keyboard.press('Enter');
  await gone(page);
  await expectDrafted(page, { home: 'https://ada.example', twitter: 'http://x.com/ada', reddit: 'https://reddit.com/u/ada' });
  await openLinks(page);
  await chooseInMenu(page, 'Website', 'Edit');
  await expectSoon(() => field(page, 'Website').inputValue()).toBe('https://ada.example');
  await expectSoon(() => field(page, 'Medium').inputValue()).toBe('');
});

test('A pasted profile address goes to the field of its network, and @name becomes the address of a profile', async () => {
  const { page, incidents } = await openEditor(browser, application, { permissions: ['clipboard-read', 'clipboard-write'] });
  await openLinks(page);
  const paste = async (place: string, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(page, place).press('Control+v');
  };
  await paste('Website', 'https://www.instagram.com/salt.and.smoke/');
  await popup(page).getByText('Instagram was recognised. The address is in its field.').waitFor({ state: 'attached' });
  await expectSoon(() => field(page, 'Website').inputValue()).toBe('');
  await expectSoon(() => field(page, 'Instagram').inputValue()).toBe('https://www.instagram.com/salt.and.smoke/');
  await expectFocus(field(page, 'Instagram'));
  await paste('Website', 'instagram.com/another');
  await expectSoon(() => field(page, 'Website').inputValue()).toBe('instagram.com/another');
  await field(page, 'Website').fill('');
  await paste('Website', 'salt.example');
  await expectSoon(() => field(page, 'Website').inputValue()).toBe('salt.example');
  await field(page, 'TikTok').fill('@salt');
  await field(page, 'TikTok').blur();
  await expectSoon(() => field(page, 'TikTok').inputValue()).toBe('https://tiktok.com/@salt');
  await field(page, 'Reddit').fill('@salt');
  await page.keyboard.press('Enter');
  await gone(page);
  await expectDrafted(page, {
    home: 'https://salt.example',
    instagram: 'https://www.instagram.com/salt.and.smoke/',
    tiktok: 'https://tiktok.com/@salt',
    reddit: 'https://reddit.com/user/salt',
  });
  expect(incidents).toEqual([]);
});

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the close button', (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click()],
  ['press and release on the backdrop of a phone', (page: Page) => page.mouse.click(20, 20)],
  ['a press in the preview', (page: Page) => page.getByRole('region', { name: 'Live preview' }).click({ position: { x: 20, y: 20 } })],
] as const)('Closing the popup by %s saves it, and one undo reverts all of its changes', async (way, close) => {
  const { page } = await openEditor(browser, application, way.endsWith('phone') ? PHONE : {});
  await openLinks(page);
  await field(page, 'Discord').fill('discord.gg/ada');
  await field(page, 'TikTok').fill('tiktok.com/@ada');
  await close(page);
  await gone(page);
  await expectDrafted(page, { discord: 'https://discord.gg/ada', tiktok: 'https://tiktok.com/@ada' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expectDrafted(page, {});
});

test('An invalid address has a message at its field; the popup stays open at the first attempt to close, and the second attempt discards that change', async () => {
  const account = await register(application);
  await publish(application, account, aDesign({ socialLinks: { ...NO_SOCIAL_LINKS, facebook: 'https://facebook.com/ada' } }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await openLinks(page);
  const wrong: readonly (readonly [string, string, string])[] = [
    ['Website', 'my page', 'There is a space in this address.'],
    ['Twitter', 'javascript:alert(1)', 'A link begins with https:// or http://.'],
    ['Instagram', 'ada@example.org', 'This is an e-mail address. A link leads to a website.'],
    ['Facebook', 'ada/', 'This names no website, such as example.org.'],
    ['YouTube', `youtube.com/${'a'.repeat(2048)}`, 'An address can have 2048 characters at most.'],
  ];
  for (const [place, typed, sentence] of wrong) {
    if (place === 'Facebook') await chooseInMenu(page, place, 'Edit');
    await field(page, place).fill(typed);
    await expectSoon(() => popup(page).getByText(sentence).count()).toBe(0);
    await field(page, place).blur();
    await popup(page).getByText(sentence).waitFor();
    await expectSoon(() =>
      field(page, place).evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent),
    ).toContain(sentence);
  }
  await expectNoAxeViolations(page);
  await screenshot(page, 'social-links-wrong');
  for (const place of ['Website', 'Twitter', 'Instagram', 'YouTube']) await field(page, place).fill('');
  await field(page, 'Reddit').fill('reddit.com/u/ada');
  await field(page, 'Discord').fill('mailto:ada@example.org');

  await page.keyboard.press('Escape');
  await popup(page).getByText('Mend the marked address, or close again to leave that link as it was.').waitFor();
  await expectFocus(field(page, 'Facebook'));
  await expectSoon(() => field(page, 'Discord').getAttribute('aria-invalid')).toBe('true');
  await expectSoon(() => field(page, 'Facebook').inputValue()).toBe('ada/');
  await page.keyboard.press('Escape');
  await gone(page);
  await expectDrafted(page, { facebook: 'https://facebook.com/ada', reddit: 'https://reddit.com/u/ada' });
  expect(incidents).toEqual([]);
});

test('A tab that is hidden saves the valid links, and the popup stays open', async () => {
  const { page } = await openEditor(browser, application);
  await openLinks(page);
  await field(page, 'Website').fill('ada.example');
  await field(page, 'Twitter').fill('not an address');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectDrafted(page, { home: 'https://ada.example' });
  await expectSoon(() => field(page, 'Twitter').inputValue()).toBe('not an address');
});

test.each(['light', 'dark'] as const)('On a %s phone the popup keeps its button visible, and nothing is cut off', async (colorScheme) => {
  const { page } = await openEditor(browser, application, { ...PHONE, colorScheme });
  await openLinks(page);
  await field(page, 'Website').fill('not an address at all');
  await field(page, 'Website').blur();
  await expectNoAxeViolations(page);
  await screenshot(page, `social-links-390-${colorScheme}`);
  const box = await save(page).boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(844);
  await expectSoon(() => popup(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});

test.each([390, 320])('On a phone of %i px, the button says how many links there are, as soon as there is one', async (width) => {
  const { page } = await openEditor(browser, application, { ...PHONE, viewport: { width, height: 740 } });
  const count = () => opener(page).evaluate((button) => getComputedStyle(button, '::after').content);
  await expectSoon(count).toBe('none');
  await openLinks(page);
  await field(page, 'Website').fill('ada.example');
  await save(page).click();
  await gone(page);
  await expectSoon(count).toBe('"1"');
  const buttons = page.getByRole('button', { name: /^(Social|Change|Misc)/ });
  const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(3);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  await screenshot(page, `social-links-count-${width}`);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await opener(page).getByText('1 link').waitFor();
  await expectSoon(count).toBe('none');
});

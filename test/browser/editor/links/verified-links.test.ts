import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { iconsOf, type NetworkLink } from '../../../../server/pages/networks/network-links.rules.js';
import { claim, register } from '../../../builders/accounts/account.js';
import { aLink, publishMixed } from '../../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../../builders/pages/page-design.js';
import { meLinks } from '../../../support/calls/mastodon-rule.js';
import { startProfileSite, type ProfileSite } from '../../../support/neighbours/profile-site.js';
import { expectNoAxeViolations } from '../../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../../support/browser/browser.js';
import { runningProduct } from '../../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../../support/waiting.js';
import { openSignedIn, sidewaysScroll, smallTargets } from '../../accounts/account-steps.js';
import { answerInPlace } from '../../settings/personal-steps.js';
import { scheme } from '../../tiles/tile-kind-steps.js';
import { draftWarning, openEditor, publishPage } from '../editor-steps.js';
import { chooseInMenu, linkRow, linksPopup as popup } from './link-steps.js';

const { application, browser } = runningProduct({ linkPreviews: 'private' });

let site: ProfileSite;
beforeAll(async () => void (site = await startProfileSite()));
afterAll(() => site.stop());

const profilesAt = async (linkname: string) => meLinks(await (await fetch(`${application.url}/${linkname}`)).text());

async function openLinks(linkname: string, links: readonly NetworkLink[], options: PageOptions = {}) {
  const account = await register(application);
  await claim(application, account, linkname);
  await publishMixed(application, account, aDesign({ title: 'Salt & Smoke', tiles: [aTile({ name: 'Menu' })], ...iconsOf(links) }));
  const opened = await openEditor(browser, application, { account, ...options });
  await opened.page.getByRole('button', { name: /^Social Links/ }).click();
  await popup(opened.page).waitFor();
  return opened;
}

const stateOf = (page: Page, name: string, state: string) => linkRow(page, name).getByText(state, { exact: true });

test.each([
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
])(
  'LV-12 Edit Links says of each profile whether it links back, and the creator chooses of which the page says so: on %s',
  async (_, options, width) => {
    const linkname = `linked-back-${width}`;
    const at = (path: string) => `${site.url}/${width}${path}`;
    site.show(`/${width}/@ines`, `<a rel="me" href="${application.config.publicUrl}/${linkname}">Salt</a>`);
    site.show(`/${width}/ines`, '<p>Nothing</p>');
    const instagram = { network: 'instagram', address: 'https://instagram.com/saltandsmoke' } as const;
    const links: NetworkLink[] = [
      instagram,
      { ...instagram, address: 'https://instagram.com/supper.lyon', label: 'The supper club' },
      { network: 'mastodon', address: at('/@ines') },
      { network: 'pixelfed', address: at('/ines') },
      { network: 'github', address: at('/gone') },
      { network: 'own', address: 'https://marche-lyon.example', label: 'Lyon market guide', icon: 'leaf', isMe: false },
    ];
    const { page, incidents } = await openLinks(linkname, links, options);
    await stateOf(page, 'Mastodon', 'Verified link').waitFor();
    await stateOf(page, 'Pixelfed', 'Not linked back yet').waitFor();
    await stateOf(page, 'GitHub', 'Could not be read').waitFor();
    await popup(page).getByRole('status').getByText('GitHub: Could not be read').waitFor({ state: 'attached' });
    const marks = popup(page).getByText(/^(Verified link|Not linked back yet|Could not be read)$/);
    await expectSoon(() => marks.count()).toBe(3);
    await popup(page)
      .getByText(
        'Verified link: your page says that this profile is yours, and the profile links back to your page. The network then shows a check mark beside the link.',
      )
      .waitFor();
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `verified-links-${width}-${await scheme(page)}`);
    });
    if (width === 390) await expectSoon(() => smallTargets(page)).toEqual([]);
    await expectSoon(() => sidewaysScroll(page)).toBe(0);

    await chooseInMenu(page, 'Mastodon', 'Verified link');
    await popup(page).getByText('Your page does not say that Mastodon is yours.').waitFor({ state: 'attached' });
    await expectSoon(() => stateOf(page, 'Mastodon', 'Verified link').count()).toBe(0);
    await chooseInMenu(page, 'Lyon market guide', 'Verified link');
    await popup(page).getByRole('button', { name: 'Save links' }).click();
    await popup(page).waitFor({ state: 'detached' });
    await publishPage(page);
    const said = [links[0], links[1], links[3], links[4], links[5]].map((link) => link?.address);
    await expectSoon(() => profilesAt(linkname)).toEqual(said);
    await page.reload();
    await page.getByRole('button', { name: /^Social Links/ }).click();
    await stateOf(page, 'Pixelfed', 'Not linked back yet').waitFor();
    await chooseInMenu(page, 'Mastodon', 'Verified link');
    await stateOf(page, 'Mastodon', 'Verified link').waitFor();
    expect(incidents).toEqual([]);
  },
);

test('LV-12 What a profile has answered is known for some minutes, and without an answer of the server nothing is said of it', async () => {
  site.show('/kept/ines', '<p>Nothing</p>');
  const links: NetworkLink[] = [{ network: 'pixelfed', address: `${site.url}/kept/ines` }];
  const { page, context, incidents } = await openLinks('verified-kept', links);
  const reopen = async () => {
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Social Links/ }).click();
  };
  const questions = () => site.asked.filter((one) => one === 'GET /kept/ines').length;
  await stateOf(page, 'Pixelfed', 'Not linked back yet').waitFor();
  const asked = questions();
  await reopen();
  await stateOf(page, 'Pixelfed', 'Not linked back yet').waitFor();
  expect(questions()).toBe(asked);
  await answerInPlace(context, 'CheckLinkBack', { data: null, errors: [{ message: '', extensions: { code: 'TOO_MANY_ATTEMPTS' } }] });
  await page.reload();
  const refused = page.waitForResponse((response) => response.request().postData()?.includes('"CheckLinkBack"') === true);
  await page.getByRole('button', { name: /^Social Links/ }).click();
  await (await refused).finished();
  await popup(page).getByRole('button', { name: 'More about Pixelfed' }).waitFor();
  await expectSoon(() => popup(page).getByText('Could not be read').count()).toBe(0);
  expect(incidents).toEqual([]);
});

test('LV-12 A profile of Mastodon that a program has stored in another way is asked as it is verified, and the page has that when the links are saved', async () => {
  const stored = 'https://mastodon.social/users/ines';
  const { page, incidents } = await openLinks('verified-stored', [{ network: 'mastodon', address: stored }]);
  await linkRow(page, 'Mastodon').getByText('mastodon.social/@ines', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
  const changed = page.getByText(/^(?:1 change|Changes) not published$/).filter({ visible: true });
  await expectSoon(() => changed.count()).toBe(0);
  await page.getByRole('button', { name: /^Social Links/ }).click();
  await popup(page).getByRole('button', { name: 'Save links' }).click();
  await popup(page).waitFor({ state: 'detached' });
  await changed.waitFor();
  await publishPage(page);
  await expectSoon(() => profilesAt('verified-stored')).toEqual(['https://mastodon.social/@ines']);
  expect(incidents).toEqual([]);
});

test('LV-12 In Arabic, the address of a link stands below its name, and reads from left to right', async () => {
  const account = await register(application);
  await publishMixed(application, account, aDesign({ ...iconsOf([{ network: 'github', address: 'https://github.com/ines' }]) }));
  const { page, incidents } = await openSignedIn(browser, application, account, { ignore: draftWarning, locale: 'ar' });
  await page.goto('/editor');
  await page.locator('[data-count]').click();
  const row = page.locator('[data-place]');
  /** Where the words begin, from right to left, and in which direction they are read. */
  const placeOf = (words: string) =>
    row.getByText(words, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [Math.round(range.getBoundingClientRect().right), getComputedStyle(element).direction] as const;
    });
  const [edge, direction] = await placeOf('GitHub');
  expect(direction).toBe('rtl');
  await expectSoon(() => placeOf('github.com/ines')).toEqual([edge, 'ltr']);
  expect(incidents).toEqual([]);
});

test('LV-13 The menu of a link is used by keyboard, says whether the page names it as a profile, and asks nobody for a link of mail', async () => {
  const links: NetworkLink[] = [
    { network: 'mastodon', address: `${site.url}/@ines` },
    { network: 'mail', address: 'mailto:ines@example.org' },
  ];
  const { page, incidents } = await openLinks('verified-by-keyboard', links);
  await popup(page).getByRole('button', { name: 'More about Mastodon' }).focus();
  await page.keyboard.press('Enter');
  const menu = popup(page).getByRole('dialog', { name: 'More about Mastodon' });
  await expectFocus(menu.getByRole('button', { name: 'Edit' }));
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const choice = menu.getByRole('button', { name: 'Verified link' });
  await expectFocus(choice);
  await expectSoon(() => choice.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Enter');
  await expectFocus(popup(page).getByRole('button', { name: 'More about Mastodon' }));
  await page.keyboard.press('Enter');
  await expectSoon(() => choice.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('Escape');
  await popup(page).getByRole('button', { name: 'More about E-mail' }).click();
  const other = popup(page).getByRole('dialog', { name: 'More about E-mail' });
  await expectSoon(() => other.getByRole('button').allInnerTexts()).toEqual(['Edit', 'Label', 'Remove']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('LV-14 The creator says of a link tile that it leads to a profile, and of an address of mail cannot', async () => {
  const account = await register(application);
  await claim(application, account, 'verified-tile');
  // The browser asks no address without https whether anything answers there.
  const address = 'http://blog.example/';
  await publishMixed(application, account, aDesign({ tiles: [aLink({ name: 'My blog', address })] }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await page.getByRole('button', { name: /^Edit tile 1 of /i }).click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('checkbox', { name: 'Verified link' });
  await choice.check();
  await expectNoAxeViolations(page);
  await screenshot(page, 'verified-tile-1440');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await publishPage(page);
  await expectSoon(() => profilesAt('verified-tile')).toEqual([address]);
  await page.getByRole('button', { name: /^Edit tile 1 of /i }).click();
  await expectSoon(() => choice.isChecked()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Where it leads' }).fill('ines@example.org');
  await expectSoon(() => choice.count()).toBe(0);
  await dialog.getByRole('textbox', { name: 'Where it leads' }).fill(address);
  await choice.uncheck();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await publishPage(page);
  await expectSoon(() => profilesAt('verified-tile')).toEqual([]);
  expect(incidents).toEqual([]);
});

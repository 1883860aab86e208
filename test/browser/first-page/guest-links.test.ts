import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { meLinks } from '../../support/calls/mastodon-rule.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import { sidewaysScroll } from '../accounts/account-steps.js';
import { draftWarning, titleField } from '../editor/editor-steps.js';
import { chooseInMenu, linksPopup } from '../editor/links/link-steps.js';
import { goByPublish, publishAt, register } from './guest-steps.js';

const { application, browser } = runningProduct({ linkPreviews: 'private' });

const [MASTODON, GITHUB] = ['https://mastodon.example/@ines', 'https://github.com/ines'];

/** The guest editor, and what it asks the server. */
async function asGuest(options: PageOptions = {}) {
  const opened = await browser.newPage(application.url, { ignore: draftWarning, ...options });
  const asked: string[] = [];
  opened.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await opened.page.goto('/guesteditor');
  await titleField(opened.page).fill('Salt & Smoke');
  return { ...opened, callsOf: () => asked.filter((path) => /^\/(?:api|graphql)/.test(path)) };
}

async function openLinks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Social Links/ }).click();
  await linksPopup(page).waitFor();
}

async function paste(page: Page, address: string): Promise<void> {
  await linksPopup(page).getByRole('textbox', { name: 'Paste the address of any profile' }).fill(address);
  await page.keyboard.press('Enter');
}

const published = async (linkname: string) => (await fetch(`${application.url}/${linkname}`)).text();

test.each([
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
] as const)(
  'LV-15 A guest chooses, too, of which link the page says rel="me"; no profile is asked, and the choice comes along to the new account: on %s',
  async (_, options, width) => {
    const { page, incidents, callsOf } = await asGuest(options);
    await openLinks(page);
    for (const address of [MASTODON, GITHUB]) await paste(page, address);
    await linksPopup(page).getByText('Verified link: your page says that this profile is yours.', { exact: false }).waitFor();
    await chooseInMenu(page, 'GitHub', 'Verified link');
    await linksPopup(page).getByText('Your page does not say that GitHub is yours.').waitFor({ state: 'attached' });
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `guest-links-${width}-${scheme}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    const states = linksPopup(page).getByText(/^(Verified link|Not linked back yet|Could not be read)$/);
    await expectSoon(() => states.count()).toBe(0);
    await page.keyboard.press('Escape');
    await linksPopup(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Social Links 2/ }).waitFor();
    expect(callsOf()).toEqual([]);

    await goByPublish(page);
    await register(page, `guest.links.${width}`);
    await publishAt(page, `guest-links-${width}`);
    await expectSoon(async () => meLinks(await published(`guest-links-${width}`))).toEqual([MASTODON]);
    expect(await published(`guest-links-${width}`)).toContain(`href="${GITHUB}"`);
    expect(incidents).toEqual([]);
  },
);

test('UT-09 A guest chooses UTM parameters, too: nothing is saved, this tab keeps them over a reload, and they come along to the new account', async () => {
  const { page, incidents, callsOf } = await asGuest({ viewport: { width: 1440, height: 900 }, onDialog: (dialog) => dialog.accept() });
  const popup = page.getByRole('dialog', { name: 'Miscellaneous' });
  const open = () => page.getByRole('button', { name: 'Miscellaneous' }).click();
  await openLinks(page);
  // Profiles say rel="me" and stay as they are, so that this one gets them.
  await paste(page, GITHUB);
  await chooseInMenu(page, 'GitHub', 'Verified link');
  await page.keyboard.press('Escape');
  await linksPopup(page).waitFor({ state: 'detached' });
  await open();
  await popup.getByRole('checkbox', { name: 'Tell other sites where visitors come from' }).check();
  await popup.getByRole('textbox', { name: 'Source' }).fill('guest');
  await popup.getByRole('textbox', { name: /^Campaign/ }).fill('spring');
  await expectNoAxeViolations(page);
  await popup.getByRole('button', { name: 'Done', exact: true }).click();
  await popup.waitFor({ state: 'detached' });
  const device = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expectSoon(device).not.toContain('spring');
  await page.reload();
  await open();
  await expectValue(popup.getByRole('textbox', { name: 'Source' }), 'guest');
  await expectValue(popup.getByRole('textbox', { name: /^Campaign/ }), 'spring');
  await popup.getByRole('button', { name: 'Done', exact: true }).click();
  expect(callsOf()).toEqual([]);
  await goByPublish(page);
  await register(page, 'guest.utm');
  await publishAt(page, 'guest-utm');
  const led = `href="${GITHUB}?utm_source=guest&amp;utm_medium=social&amp;utm_campaign=spring"`;
  await expectSoon(() => published('guest-utm')).toContain(led);
  expect(incidents).toEqual([]);
});

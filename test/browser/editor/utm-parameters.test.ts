import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, register } from '../../builders/accounts/account.js';
import { aLink, anEmbed, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import { sidewaysScroll } from '../accounts/account-steps.js';
import { openEditor, publishPage } from './editor-steps.js';

const { application, browser } = runningProduct();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Miscellaneous' });
const choice = (page: Page) => dialog(page).getByRole('checkbox', { name: 'Tell other sites where visitors come from' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const open = (page: Page) => page.getByRole('button', { name: 'Miscellaneous' }).click();

async function close(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Done', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

/** Where the link tile of the page leads visitors. */
async function ledTo(linkname: string): Promise<string | undefined> {
  const html = await (await fetch(`${application.url}/${linkname}`)).text();
  return /<a class="tile"[^>]*? href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

test.each([
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
] as const)(
  'UT-08 The creator switches them on in Miscellaneous, sees a link as it will be, and can undo and switch them off: on %s',
  async (_, options, width) => {
    const account = await register(application);
    const linkname = `utm-${width}`;
    await claim(application, account, linkname);
    await publishMixed(application, account, aDesign({ tiles: [aLink({ name: 'Market', address: 'https://market.example/' })] }));
    const { page, incidents } = await openEditor(browser, application, { account, ...options });
    await open(page);
    await expectSoon(() => choice(page).isChecked()).toBe(false);
    await choice(page).check();
    const host = new URL(application.url).hostname;
    await expectValue(field(page, 'Source'), host);
    await expectValue(field(page, 'Medium'), 'social');
    await dialog(page).getByText(`https://market.example/?utm_source=${host}&utm_medium=social`, { exact: true }).waitFor();
    await field(page, 'Source').fill('salt & smoke');
    await field(page, 'Campaign').fill('spring');
    const address = 'https://market.example/?utm_source=salt%20%26%20smoke&utm_medium=social&utm_campaign=spring';
    await dialog(page).getByText(address, { exact: true }).scrollIntoViewIfNeeded();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `utm-${width}-${scheme}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await close(page);
    await publishPage(page);
    await expectSoon(() => ledTo(linkname)).toBe(address);
    await page.reload();
    await open(page);
    await expectValue(field(page, 'Campaign'), 'spring');
    await choice(page).uncheck();
    await expectSoon(() => field(page, 'Source').count()).toBe(0);
    await close(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await open(page);
    await expectSoon(() => choice(page).isChecked()).toBe(true);
    await choice(page).uncheck();
    await close(page);
    await publishPage(page);
    await expectSoon(() => ledTo(linkname)).toBe('https://market.example/');
    expect(incidents).toEqual([]);
  },
);

test('UT-08 The link that Miscellaneous shows is one that gets the parameters: no profile, and no film', async () => {
  const account = await register(application);
  await claim(application, account, 'utm-example');
  const tiles = [
    anEmbed(),
    aLink({ name: 'My blog', address: 'https://blog.example/', isMe: true }),
    aTile({ name: 'Menu', html: '<p><a href="https://menu.example/">Menu</a></p>' }),
  ];
  await publishMixed(application, account, aDesign({ tiles }));
  const { page, incidents } = await openEditor(browser, application, { account });
  await open(page);
  await choice(page).check();
  await field(page, 'Medium').fill('');
  const host = new URL(application.url).hostname;
  await dialog(page).getByText(`https://menu.example/?utm_source=${host}`, { exact: true }).waitFor();
  expect(incidents).toEqual([]);
});

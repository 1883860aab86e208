import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { claim, register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { aCreator, addPages, changeAddress, choose, dialog } from './several-pages-steps.js';

const { application, browser } = runningProduct();

const host = () => new URL(application.url).host;
const field = (page: Page) => page.getByLabel('Select your linkname here');
const formerOnes = (place: Pick<Page, 'getByRole'>) => place.getByRole('list', { name: 'Earlier addresses' });
const formerNames = async (place: Pick<Page, 'getByRole'>) => formerOnes(place).locator('bdi').allInnerTexts();
const leadsTo = async (linkname: string) => {
  const { status, headers } = await fetch(`${application.url}/${linkname}`, { redirect: 'manual' });
  return [status, headers.get('location')];
};

async function openPersonal(account: Awaited<ReturnType<typeof aCreator>>, options: Parameters<typeof openSignedIn>[3] = {}) {
  const opened = await openSignedIn(browser, application, account, options);
  await opened.page.goto('/personal/pages');
  await field(opened.page).waitFor();
  return opened;
}

test('The settings show where the page was before; one press takes an earlier address back, and the one in between leads there', async () => {
  const account = await aCreator(application);
  const { page, incidents } = await openPersonal(account);
  await expectSoon(() => formerOnes(page).count()).toBe(0);
  const [first, second] = [account.linkname, `next-${account.linkname}`.slice(0, 30)];
  await field(page).fill(second);
  await page.getByRole('button', { name: 'Update' }).click();
  await expectSoon(() => formerNames(page)).toEqual([`${host()}/${first}`]);
  await formerOnes(page)
    .getByText(/^Nobody else can claim it before \d+ \w+ 20\d\d\.$/)
    .waitFor();
  // Whoever types it is not told that it is taken.
  await field(page).fill(first);
  await page.getByText('This is one of your earlier addresses. You can have it back.').waitFor();
  await field(page).fill(second);
  await page.getByRole('button', { name: `Use again: ${host()}/${first}` }).click();
  await expectSoon(() => formerNames(page)).toEqual([`${host()}/${second}`]);
  await expectSoon(() => field(page).inputValue()).toBe(first);
  expect(await leadsTo(second)).toEqual([308, `/${first}`]);
  expect(incidents).toEqual([]);
});

test('An earlier address is released only after a question, and then it does not lead to the page any more', async () => {
  const account = await aCreator(application);
  await claim(application, account, `now-${account.linkname}`.slice(0, 30));
  const { page } = await openPersonal(account);
  const release = page.getByRole('button', { name: `Release ${host()}/${account.linkname}`, exact: true });
  const question = page.getByRole('alertdialog', { name: `Release ${host()}/${account.linkname}?` });
  await release.click();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect((await leadsTo(account.linkname))[0]).toBe(308);
  await release.click();
  await question.getByRole('button', { name: 'Release' }).click();
  await notification(page, 'Address released').waitFor();
  await expectSoon(() => formerOnes(page).count()).toBe(0);
  expect((await leadsTo(account.linkname))[0]).toBe(404);
  await claim(application, await register(application), account.linkname);
});

test('The dialog of another page shows those of that page', async () => {
  const account = await aCreator(application);
  await addPages(application, account, 'Recipes');
  const { page } = await openPersonal(account);
  const [first, second] = [`r1-${account.linkname}`.slice(0, 30), `r2-${account.linkname}`.slice(0, 30)];
  await changeAddress(page, 'Recipes', first);
  // Nobody has seen it there.
  await changeAddress(page, 'Recipes', second);
  await choose(page, 'Recipes', 'Change address…');
  const address = dialog(page, 'Address of the page');
  await address.getByLabel('Address', { exact: true }).waitFor();
  await expectSoon(() => formerOnes(address).count()).toBe(0);
  await page.keyboard.press('Escape');
  await changeAddress(page, 'Main', `m2-${account.linkname}`.slice(0, 30));
  await choose(page, 'Main', 'Change address…');
  await expectSoon(() => formerNames(address)).toEqual([`${host()}/${account.linkname}`]);
  await address.getByRole('button', { name: `Use again: ${host()}/${account.linkname}` }).click();
  await expectSoon(() => formerNames(address)).toEqual([`${host()}/m2-${account.linkname}`.slice(0, host().length + 31)]);
  await expectNoAxeViolations(page);
});

test.each([390, 1440])('At %i px, earlier addresses do not scroll sideways, and their targets are 44 px high', async (width) => {
  const account = await aCreator(application);
  for (const at of [1, 2]) await claim(application, account, `${at}-${account.username}-and-thirty`.padEnd(30, 'x').slice(0, 30));
  const { page } = await openPersonal(account, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await expectSoon(() => formerNames(page)).toHaveLength(2);
  await formerOnes(page).scrollIntoViewIfNeeded();
  await inLightAndDark(page, async (scheme) => {
    await screenshot(page, `former-addresses-${width}-${scheme}`);
    await expectNoAxeViolations(page);
  });
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  if (width < 600) await expectSoon(() => smallTargets(page)).toEqual([]);
});

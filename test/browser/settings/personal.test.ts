import { expect, test } from '@jest/globals';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import type { PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import {
  cutApi,
  cutConnection,
  holdApi,
  logIn,
  notification,
  openSignedIn,
  sidewaysScroll,
  smallTargets,
  stored,
} from '../accounts/account-steps.js';
import { draftWarning } from '../editor/editor-steps.js';
import { cutOperation, miniature, openSettings } from './personal-steps.js';

const { application, browser } = runningProduct();

/** The settings of a new account, or of the one given. */
async function openPersonal({ account, ...options }: PageOptions & { account?: TestAccount } = {}) {
  const owner = account ?? (await register(application));
  const opened = await openSignedIn(browser, application, owner, options);
  // Under 900 px, /personal is the list of the rooms.
  await opened.page.goto(options.viewport && options.viewport.width < 900 ? '/personal/pages' : '/personal');
  const field = opened.page.getByLabel('Select your linkname here');
  await field.waitFor();
  return { ...opened, account: owner, field, update: opened.page.getByRole('button', { name: 'Update' }) };
}

test('RT-24 A guest who opens /personal goes to /login and comes back after signing in', async () => {
  const account = await register(application);
  const { page } = await browser.newPage(application.url);
  await page.goto('/personal');
  await page.waitForURL('**/login');
  await logIn(page, account.username, account.password);
  await page.waitForURL('**/personal');
});

test('RT-29 /genpage sends a guest to /login and back after signing in, and invites an account without a linkname to choose one', async () => {
  const account = await register(application);
  const { page } = await browser.newPage(application.url);
  await page.goto('/genpage');
  await page.waitForURL('**/login?then=%2Fgenpage');
  await logIn(page, account.username, account.password);
  await page.waitForURL('**/personal');
  await page.getByText('Choose the name under which your page is seen.').waitFor();
});

test("RT-16 /genpage sends a signed-in user to the path of the user's linkname, with a page load", async () => {
  const account = await register(application);
  await claim(application, account, 'own-path');
  const { page } = await openSignedIn(browser, application, account);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/genpage');
  await page.waitForURL('**/own-path');
  expect(documents).toEqual(['/genpage', '/own-path']);
});

test('PE-02 The linkname is shown as the site address plus the linkname', async () => {
  const account = await register(application);
  await claim(application, account, 'shown-whole');
  const { field, page } = await openPersonal({ account });
  await expectSoon(() => field.inputValue()).toBe('shown-whole');
  const prefix = page.getByText(`${new URL(application.url).host}/`, { exact: true });
  await expectSoon(() => prefix.isVisible()).toBe(true);
  await expectSoon(() => field.getAttribute('aria-describedby')).toContain(await prefix.getAttribute('id'));
});

test('RT-02 PE-01 PE-03 PE-04 /personal shows a signed-in user the account settings. The linkname form is labelled `Select your linkname here` and has an `Update` button; the linkname is required: an empty one is not sent', async () => {
  const { page, context, account, field, update, incidents } = await openPersonal();
  await page.getByRole('heading', { level: 1, name: 'Personal' }).waitFor();
  await page.getByText(account.email).first().waitFor();
  await page.getByText('Not verified yet.').waitFor();
  await page.getByText('Select your linkname here', { exact: true }).waitFor();
  await expectSoon(() => update.getAttribute('type')).toBe('submit');
  const calls = await holdApi(context, 'ClaimLinkname');
  await update.click();
  await page.getByText('Type a linkname first.').waitFor();
  await expectSoon(() => field.getAttribute('required')).not.toBeNull();
  expect(calls.sent()).toBe(0);
  expect(incidents).toEqual([]);
});

test('ER-15 NB-09 After a linkname update the bar says `Linkname updated`, and `My page` leads to the new linkname in this tab and in another one', async () => {
  const { page, context, account, field, update, incidents } = await openPersonal();
  const other = await context.newPage();
  await other.goto('/guesteditor');
  for (const name of ['my-first-name', 'my-new-name']) {
    await field.fill(`  ${name.toUpperCase()} `);
    await page.getByText('This linkname is available.').waitFor();
    await update.click();
    await notification(page, 'Linkname updated').first().waitFor();
    await page.getByText('This is your present linkname.').waitFor();
    await expectSoon(() => field.inputValue()).toBe(name);
    const { myPage } = await graphqlData<{ myPage: { linkname: string } }>(application.url, '{ myPage { linkname } }', {}, account.token);
    expect(myPage.linkname).toBe(name);
    for (const tab of [page, other]) await tab.locator(`header a[href="/${name}"]`).waitFor();
  }
  await other.getByRole('link', { name: 'My page' }).click();
  await other.waitForURL('**/my-new-name');
  expect(incidents).toEqual([]);
});

test('An updated linkname is stored in local storage under linkname', async () => {
  const { page, field, update } = await openPersonal();
  await field.fill('kept-locally');
  await update.click();
  await notification(page, 'Linkname updated').waitFor();
  await expectSoon(() => stored(page, 'linkname')).toBe('kept-locally');
});

test('A successful linkname update says so and shows the new linkname, also when the next request fails', async () => {
  const { page, context, field, update, incidents } = await openPersonal({ ignore: cutConnection });
  await page.getByText('Choose the name under which your page is seen.').waitFor();
  await cutOperation(context, 'Personal');
  await field.fill('without-a-read');
  await update.click();
  await notification(page, 'Linkname updated').waitFor();
  await page.getByText('This is your present linkname.').waitFor();
  await page.getByText('When you change it, old links lead to the new one.').waitFor();
  await expectSoon(() => notification(page, 'Error').count()).toBe(0);
  await page.getByRole('link', { name: 'Editor', exact: true }).click();
  await page.waitForURL('**/editor');
  expect(incidents.filter(({ kind }) => kind !== 'console')).toEqual([]);
});

test('The form shows while the user types whether a linkname is available', async () => {
  await claim(application, await register(application), 'somebodys');
  const { page, field } = await openPersonal();
  for (const [typed, note] of [
    ['not.ok', 'A linkname cannot contain “.”. Try not-ok.'],
    ['admin', 'This linkname is reserved.'],
    ['somebodys', 'taken'],
    ['nobodys', 'This linkname is available.'],
  ] as const) {
    await field.fill(typed);
    await page.getByText(note).waitFor();
  }
});

test('PE-18 The browser has the list of reserved names: it refuses a reserved name without a request to the server', async () => {
  const { page, context, field } = await openPersonal();
  const calls = await holdApi(context, 'LinknameAvailability');
  await field.fill('billing');
  await page.getByText('This linkname is reserved.').waitFor();
  expect(calls.sent()).toBe(0);
});

test('ER-16 A failed linkname update says `Error`', async () => {
  await claim(application, await register(application), 'gone-before');
  const { page, field, update } = await openPersonal();
  await field.fill('gone-before');
  await update.click();
  await notification(page, 'Error').waitFor();
});

test('ER-46 The reason of a failed linkname update stands under the field until the input changes', async () => {
  await claim(application, await register(application), 'gone-already');
  const { page, field, update } = await openPersonal();
  await field.fill('gone-already');
  await update.click();
  await notification(page, 'Error').waitFor();
  await notification(page, 'Error').waitFor({ state: 'detached' });
  await expectSoon(() => field.getAttribute('aria-invalid')).toBe('true');
  await page.getByText('taken').waitFor();
  await field.fill('another-one');
  await page.getByText('This linkname is available.').waitFor();
});

test('An update without an answer says `Error`, and under the field that the server did not answer', async () => {
  const { page, context, field, update } = await openPersonal({ ignore: cutConnection });
  await field.fill('never-arrives');
  await cutApi(context);
  await update.click();
  await notification(page, 'Error').waitFor();
  await page.getByText('The server did not answer.').waitFor();
});

test('ER-14 An update with an ended session says `Session expired`, removes the token, and reloads after 1 s', async () => {
  const account = await register(application);
  const { page } = await openSignedIn(browser, application, account);
  await holdClock(page);
  await page.goto('/personal');
  await page.getByLabel('Select your linkname here').fill('too-late');
  // The call for it would find the session ended first.
  await miniature(page).waitFor({ state: 'attached' });
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  await page.getByRole('button', { name: 'Update' }).click();
  await notification(page, 'Session expired').waitFor();
  await expectSoon(() => notification(page, 'Error').count()).toBe(0);
  await expectSoon(() => stored(page, 'token')).toBeNull();
  await expectLoadAfter(page, 1000);
  await page.waitForURL('**/login');
});

test('NB-13 Leaving /personal with unsaved changes asks `You have unsaved changes. Are you sure you want to leave?`', async () => {
  const { page, field } = await openPersonal();
  await field.fill('half-typed');
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes. Are you sure you want to leave?', exact: true });
  const home = page.getByRole('link', { name: 'Tessera, home' });
  await home.click();
  await question.waitFor();
  await question.getByRole('button', { name: 'Stay and keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  await expectSoon(() => field.inputValue()).toBe('half-typed');
  await home.click();
  const [left] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    question.getByRole('button', { name: 'Leave' }).click(),
  ]);
  expect(new URL(left.url()).pathname).toBe('/');
});

/** The settings of a user who has a linkname and claimed another one before signing in. */
async function openWithClaim() {
  const account = await register(application);
  await claim(application, account, 'has-already');
  const opened = await openSignedIn(browser, application, account);
  await opened.page.evaluate(() => sessionStorage.setItem('claimedLinkname', 'wants-now'));
  await opened.page.goto('/personal');
  const field = opened.page.getByLabel('Select your linkname here');
  await field.waitFor();
  return { ...opened, field };
}

test('A name that was claimed before signing in does not hide the current address, and is unsaved until Update', async () => {
  const { page, field, incidents } = await openWithClaim();
  await expectSoon(() => field.inputValue()).toBe('wants-now');
  const present = page.getByText(`Your page is at ${new URL(application.url).host}/has-already`);
  await present.waitFor();
  await page.getByRole('link', { name: 'Editor', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes. Are you sure you want to leave?' });
  await question.getByRole('button', { name: 'Stay and keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Update' }).click();
  await notification(page, 'Linkname updated').waitFor();
  await present.waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('Leaving the settings without Update drops the claimed name', async () => {
  const { page, field } = await openWithClaim();
  await page.getByRole('link', { name: 'Editor', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/editor');
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Personal', exact: true }).click();
  await expectValue(field, 'has-already');
});

test('The settings link to the editor while the page has an address and was never published', async () => {
  const account = await register(application);
  const { page, incidents } = await openPersonal({ account, ignore: draftWarning });
  const step = page.getByRole('region', { name: 'This address is yours' });
  await expectSoon(() => step.count()).toBe(0);
  await claim(application, account, 'led-on');
  await page.reload();
  await step.getByText(`${new URL(application.url).host}/led-on`, { exact: true }).waitFor();
  await step.getByRole('link', { name: 'Open the editor' }).click();
  await page.waitForURL('**/editor');
  await publish(application, account);
  await page.goto('/personal');
  await page.getByText('This is your present linkname.').waitFor();
  await expectSoon(() => step.count()).toBe(0);
  expect(incidents).toEqual([]);
});

test('The settings show the username', async () => {
  const { page, account } = await openSettings(browser, application, { room: 'account' });
  await page.getByText(`Your username is ${account.username}`, { exact: true }).waitFor();
});

test('Settings that do not load say so, and the user can try again', async () => {
  const account = await register(application);
  const { page, context } = await openSignedIn(browser, application, account, { ignore: cutConnection });
  const mend = await cutApi(context);
  await page.goto('/personal');
  await page.getByRole('heading', { name: 'Your account did not load' }).waitFor();
  await expectNoAxeViolations(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(account.email).first().waitFor();
});

test('axe finds nothing in the settings, with the link to the editor and after a refusal, light and dark', async () => {
  const account = await register(application);
  await claim(application, account, 'without-barriers');
  const { page, field, update } = await openPersonal({ account, reducedMotion: 'reduce' });
  await page.getByRole('region', { name: 'This address is yours' }).waitFor();
  await inLightAndDark(page, async (scheme) => {
    await screenshot(page, `personal-1440-${scheme}`);
    await expectNoAxeViolations(page);
  });
  await field.fill('admin');
  await update.click();
  await page.getByText('This linkname is reserved.').waitFor();
  await inLightAndDark(page, () => expectNoAxeViolations(page));
});

test.each([320, 390])('At %i px the settings do not scroll sideways, and their targets are 44 px high', async (width) => {
  const account = await register(application, { email: `long${width}${'long'.repeat(12)}@${'very'.repeat(12)}.example.org` });
  await claim(application, account, `${width}-name-of-thirty-characters`);
  const { page, field } = await openPersonal({ account, viewport: { width, height: 844 } });
  await field.fill('a-name-of-thirty-characters-ok');
  await page.getByText('This linkname is available.').waitFor();
  await inLightAndDark(page, (scheme) => screenshot(page, `personal-${width}-${scheme}`));
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  await expectSoon(() => smallTargets(page)).toEqual([]);
});

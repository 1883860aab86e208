import type { IncomingMessage, Server } from 'node:http';
import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { CreatePageDocument } from '../../../client/api/generated/create-page.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { holdClock, recordedLoads } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import {
  bareNotification,
  cutConnection,
  draftDocuments,
  holdApi,
  notification,
  openSignedIn,
  sidewaysScroll,
  stored,
} from './account-steps.js';
import { draftWarning, titleField } from '../editor/editor-steps.js';
import {
  cutOperation,
  fixChance,
  isVerified,
  linkToken,
  loadedDocuments,
  sentOperations,
  verifyElsewhere,
} from '../settings/personal-steps.js';

const { application, browser } = runningProduct();

const linkRefused = 'This link has expired, or part of it is missing. Ask for a new one on your Personal page.';
const verifying = (page: Page) => page.getByRole('status').filter({ hasText: 'Verifying…' });
const askButton = (page: Page) => page.getByRole('button', { name: 'Verify E-mail', exact: true });
const pathOf = (page: Page) => page.url().slice(application.url.length);

/** With this random number a link is used without the wait of a second or more, which has its own tests. */
const AT_ONCE = -0.25;

async function openAsGuest(options?: PageOptions) {
  const opened = await browser.newPage(application.url, options);
  await fixChance(opened.context, AT_ONCE);
  return opened;
}

async function openAsOwner(account: TestAccount, options?: PageOptions) {
  const opened = await openSignedIn(browser, application, account, options);
  await fixChance(opened.context, AT_ONCE);
  return opened;
}

test('EV-02 ER-23 A token in the query string verifies the e-mail and says `E-mail verified`; a guest stays on the landing page, above which the result stands with a link to the login until it is dismissed', async () => {
  const account = await register(application);
  const { page, context, incidents } = await openAsGuest();
  const documents = loadedDocuments(page);
  const calls = await holdApi(context);
  await page.goto(`/?token=${await linkToken(application, account)}`);
  await askButton(page).click();
  await verifying(page).waitFor();
  calls.release();
  await notification(page, 'E-mail verified').waitFor();
  await verifying(page).waitFor({ state: 'detached' });
  await expectSoon(() => isVerified(application, account)).toBe(true);
  await notification(page, 'E-mail verified').waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/');
  expect(documents).toEqual(['/']);
  await page.getByRole('status').filter({ hasText: 'Your e-mail address is verified.' }).waitFor();
  await expectSoon(() => stored(page, 'token')).toBeNull();
  const verified = page.getByText('Your e-mail address is verified.', { exact: true });
  const strip = page
    .locator('div')
    .filter({ has: verified })
    .filter({ has: page.getByRole('button', { name: 'Close', exact: true }) })
    .last();
  await expectSoon(() => strip.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  await strip.getByRole('button', { name: 'Close', exact: true }).click();
  await verified.waitFor({ state: 'detached' });
  expect(incidents).toEqual([]);
});

test('EV-05 Opening the link a second time succeeds again', async () => {
  const account = await register(application);
  const token = await linkToken(application, account);
  for (let time = 1; time <= 2; time += 1) {
    const { page } = await openAsGuest();
    await page.goto(`/?token=${token}`);
    await askButton(page).click();
    await notification(page, 'E-mail verified').waitFor();
  }
});

test('EV-06 With a stored session the landing page verifies first and then opens /personal, which leads back to the editor', async () => {
  const account = await register(application);
  const { page, incidents } = await openAsOwner(account);
  const steps: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) steps.push(new URL(request.url()).pathname);
    else if (request.url().endsWith('/graphql')) steps.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  // It is shown for two seconds, and the document may load for longer.
  await Promise.all([notification(page, 'E-mail verified').waitFor(), page.goto(`/?token=${await linkToken(application, account)}`)]);
  await page.waitForURL('**/personal');
  await page.getByRole('button', { name: 'E-mail Verified', exact: true }).waitFor();
  await page.getByRole('region', { name: 'Your e-mail address is verified' }).getByRole('link', { name: 'Back to the editor' }).waitFor();
  expect(steps.slice(0, 3)).toEqual(['/', 'VerifyOwnEmail', '/personal']);
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  expect(incidents).toEqual([]);
});

test('FU-35 The page that a mailed link opens says when the editor is still open in another tab, and that its user can go on there, or here', async () => {
  const account = await register(application);
  const { page, context, incidents } = await openAsOwner(account, { ignore: draftWarning });
  await page.goto('/editor');
  await titleField(page).waitFor();
  await expectSoon(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1);
  const byMail = await context.newPage();
  await byMail.goto(`${application.url}/?token=${await linkToken(application, account)}`);
  const step = byMail.getByRole('region', { name: 'Your e-mail address is verified' });
  await step.getByText('Your editor is still open in another tab. Go on there, or here.').waitFor();
  await step.getByRole('link', { name: 'Go on here' }).waitFor();
  await page.close();
  await byMail.goto(`${application.url}/?token=${await linkToken(application, account)}`);
  await step.getByRole('link', { name: 'Back to the editor' }).waitFor();
  expect(incidents).toEqual([]);
});

test('A signed-in user whose address the link has verified can go on to the editor at once', async () => {
  const account = await register(application);
  const { page, incidents } = await openAsOwner(account, { ignore: draftWarning });
  await holdClock(page);
  await page.goto(`/?token=${await linkToken(application, account)}`);
  await verifying(page).waitFor();
  await page.clock.runFor(10);
  const editor = page.getByRole('link', { name: 'Back to the editor' });
  await editor.waitFor();
  await editor.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await editor.click();
  // A press that takes its time is not overtaken by the way to /personal.
  await page.clock.runFor(2000);
  expect(await recordedLoads(page)).toEqual([]);
  // It has nothing more to say about the address later.
  await expectSoon(() => page.evaluate(() => sessionStorage.getItem('justVerified'))).toBeNull();
  await Promise.all([page.waitForRequest('**/editor'), editor.click()]);
  expect(incidents).toEqual([]);
});

test('While the link verifies the address of a signed-in user, nothing is offered to guests; then /personal leads once to the page that has a draft on this device', async () => {
  const account = await register(application);
  const { page, context, incidents } = await openAsOwner(account, {
    ...PHONE,
    ignore: draftWarning,
    onDialog: (dialog) => dialog.accept(),
  });
  const { createPage } = await graphqlData(application.url, CreatePageDocument, { input: { name: 'Second' } }, account.token);
  await page.goto(`/editor/${createPage.id}`);
  await titleField(page).fill('Kept here');
  await expectSoon(() => draftDocuments(page)).toHaveLength(1);
  const calls = await holdApi(context);
  await page.goto(`/?token=${await linkToken(application, account)}`);
  await verifying(page).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Your e-mail address' }).waitFor();
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
  await expectSoon(() => page.getByRole('button', { name: 'Claim' }).count()).toBe(0);
  await expectSoon(() => page.getByRole('link', { name: 'Sign up now' }).count()).toBe(0);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `email-link-signed-in-390-${scheme}`);
  });
  calls.release();
  await page.waitForURL('**/personal');
  const back = page.getByRole('link', { name: 'Back to the editor' });
  await expectSoon(() => back.getAttribute('href')).toBe(`/editor/${createPage.id}`);
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `verified-personal-390-${scheme}`);
  });
  await page.reload();
  await page.getByRole('navigation', { name: 'Settings' }).waitFor();
  await expectSoon(() => back.count()).toBe(0);
  expect(incidents).toEqual([]);
});

test.each([
  ['the shortest', 0, 1000],
  ['the longest', 0.999999, 5000],
])('EV-07 A random 1 to 5 s passes before the query token is sent, with the status `Verifying`: %s', async (_, chance, milliseconds) => {
  const account = await register(application);
  const { page, context } = await openSignedIn(browser, application, account);
  await fixChance(context, chance);
  await holdClock(page);
  const sent = sentOperations(page);
  await page.goto(`/?token=${await linkToken(application, account)}`);
  await verifying(page).waitFor();
  await page.clock.runFor(milliseconds - 10);
  expect(sent).toEqual([]);
  await expectSoon(() => isVerified(application, account)).toBe(false);
  await page.clock.runFor(10);
  await notification(page, 'E-mail verified').waitFor();
  expect(sent).toEqual(['VerifyOwnEmail']);
});

test('EV-07 With the random numbers of the browser a press at once sends nothing before 1 s, and the token is sent by 5 s', async () => {
  const account = await register(application);
  const { page } = await browser.newPage(application.url);
  await holdClock(page);
  const sent = sentOperations(page);
  await page.goto(`/?token=${await linkToken(application, account)}`);
  await askButton(page).click();
  await verifying(page).waitFor();
  await page.clock.runFor(999);
  expect(sent).toEqual([]);
  await page.clock.runFor(4001);
  await notification(page, 'E-mail verified').waitFor();
  expect(sent).toEqual(['VerifyEmail']);
});

test('ER-24 A link that verifies nothing shows the error bar `Error`, and the reason until it is dismissed', async () => {
  const { page, incidents } = await openAsGuest();
  await page.goto('/?token=never-was');
  await askButton(page).click();
  await bareNotification(page, 'Error').waitFor();
  const reason = page.getByRole('alert').filter({ hasText: linkRefused });
  await notification(page, 'Error').waitFor({ state: 'detached' });
  await expectSoon(() => reason.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByText(linkRefused).waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/');
  await expectSoon(() => stored(page, 'token')).toBeNull();
  expect(incidents).toEqual([]);
});

test('With a stored session the state is read again after `Error`: not verified, with the reason next to the button', async () => {
  const account = await register(application);
  const { page, incidents } = await openAsOwner(account);
  // It is shown for two seconds, and the document may load for longer.
  await Promise.all([notification(page, 'Error').waitFor(), page.goto('/?token=never-was')]);
  await page.waitForURL('**/personal');
  await page.getByText('Not verified yet.').waitFor();
  await page.getByText(linkRefused).waitFor();
  await expectSoon(() => stored(page, 'token')).toBe(account.token);
  // The message appears only once.
  await page.reload();
  await page.getByText('Not verified yet.').waitFor();
  await expectSoon(() => page.getByText(linkRefused).count()).toBe(0);
  expect(incidents).toEqual([]);
});

test('An account that is verified stays verified when a link fails', async () => {
  const account = await register(application);
  await verifyElsewhere(application, account);
  const { page } = await openAsOwner(account);
  // It is shown for two seconds, and the document may load for longer.
  await Promise.all([notification(page, 'Error').waitFor(), page.goto('/?token=never-was')]);
  await page.waitForURL('**/personal');
  await page.getByRole('button', { name: 'E-mail Verified', exact: true }).waitFor();
  await expectSoon(() => page.getByText(linkRefused).count()).toBe(0);
});

test('A link without an answer from the server shows `Error` and asks the user to open the link once more', async () => {
  const { page, context } = await openAsGuest({ ignore: cutConnection });
  await cutOperation(context, 'VerifyEmail');
  await page.goto('/?token=no-answer');
  await askButton(page).click();
  await notification(page, 'Error').waitFor();
  await page.getByText('The server did not answer, so the link was not used. Open it once more.').waitFor();
});

test.each(['verifies the e-mail', 'verifies nothing'])(
  'At 320, 390, 700 and 1440 px a link that %s does not move the landing page, neither while it is used nor with its result',
  async (does) => {
    const token = does === 'verifies nothing' ? 'never-was' : await linkToken(application, await register(application));
    const { page, context } = await openAsGuest();
    const calls = await holdApi(context);
    await page.goto(`/?token=${token}`);
    await askButton(page).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const tops = async () => {
      const found: number[] = [];
      for (const width of [320, 390, 700, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expectSoon(() => sidewaysScroll(page)).toBe(0);
        found.push(await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top));
      }
      return found;
    };
    const before = await tops();
    await askButton(page).click();
    await verifying(page).waitFor();
    expect(await tops()).toEqual(before);
    calls.release();
    await page.getByRole('button', { name: 'Close', exact: true }).waitFor();
    expect(await tops()).toEqual(before);
  },
);

test('A reload during the verification starts it again, and a reload after the token was used does not', async () => {
  const account = await register(application);
  const { page, context, incidents } = await openAsGuest();
  const calls = await holdApi(context);
  const sent = sentOperations(page);
  await page.goto(`/?token=${await linkToken(application, account)}`);
  await askButton(page).click();
  await verifying(page).waitFor();
  await page.reload();
  await askButton(page).click();
  expect(pathOf(page)).toBe('/');
  calls.release();
  await notification(page, 'E-mail verified').waitFor();
  await expectSoon(() => isVerified(application, account)).toBe(true);
  const used = sent.length;
  await page.reload();
  // The code for links sends a token as soon as it is loaded.
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(used);
  await expectSoon(() => page.evaluate(() => history.state as unknown)).toBeNull();
  expect(incidents).toEqual([]);
});

test('A link asks for one press, too, when the stored session has ended', async () => {
  const account = await register(application);
  const { page } = await openAsOwner({ ...account, token: 'ended' });
  await page.goto(`/?token=${await linkToken(application, account)}`);
  await askButton(page).click();
  await notification(page, 'E-mail verified').waitFor();
  await expectSoon(() => isVerified(application, account)).toBe(true);
});

test('The token leaves the address at once, only the page request contains it in its address or headers, and the browser does not store it', async () => {
  const account = await register(application);
  const token = await linkToken(application, account);
  const { page, context, incidents } = await openAsOwner(account);
  const calls = await holdApi(context);
  const told: string[] = [];
  const listen = ({ url = '', headers }: IncomingMessage) => {
    if (JSON.stringify(headers).includes(token) || url.includes(token)) told.push(url);
  };
  const server: Server = application.nest.getHttpServer();
  server.on('request', listen);
  await page.goto(`/?token=${token}&claim=some-name`);
  await page.waitForURL(`${application.url}/?claim=some-name`);
  await verifying(page).waitFor();
  calls.release();
  await page.waitForURL('**/personal');
  await page.getByRole('button', { name: 'E-mail Verified' }).waitFor();
  server.off('request', listen);
  expect(told).toEqual([`/?token=${token}&claim=some-name`]);
  await expectSoon(() => page.evaluate((secret) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(secret), token)).toBe(
    false,
  );
  expect(incidents).toEqual([]);
});

test('When the code for the verification does not load, a reload of the page uses the token', async () => {
  const account = await register(application);
  const { page, context } = await openAsGuest({ ignore: cutConnection });
  await context.route('**/assets/email-link-*.js', (route) => route.abort('connectionfailed'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`/?token=${await linkToken(application, account)}`);
  await failed;
  await context.unroute('**/assets/email-link-*.js');
  await page.reload();
  await askButton(page).click();
  await notification(page, 'E-mail verified').waitFor();
});

test('Without a token in its address the landing page sends a signed-in user to /personal at once, and loads no code for links', async () => {
  const { page } = await openAsOwner(await register(application));
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/?token=');
  await page.waitForURL('**/personal');
  expect(files.some((file) => file.includes('document-entry'))).toBe(true);
  expect(files.filter((file) => file.includes('email-link'))).toEqual([]);
});

test('On a phone the way on from a link that verifies nothing begins where its text begins, and leads a guest to the login', async () => {
  const { page } = await openAsGuest(PHONE);
  await page.goto('/?token=never-was');
  await askButton(page).click();
  const left = async (part: Locator) => (await part.boundingBox())?.x;
  const text = await left(page.getByText(linkRefused));
  expect(text).toBeGreaterThan(0);
  const wayOn = page.getByRole('link', { name: 'Personal', exact: true });
  expect(await left(wayOn)).toBe(text);
  await wayOn.click();
  await page.waitForURL('**/login');
});

test.each([1440, 390])(
  'axe finds nothing on the landing page during the verification and after it failed (%i px, light and dark)',
  async (width) => {
    const { page, context } = await openAsGuest({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    const calls = await holdApi(context);
    await page.goto('/?token=never-was');
    await askButton(page).click();
    await verifying(page).waitFor();
    const look = (state: string) =>
      inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `email-link-${state}-${width}-${scheme}`);
      });
    await look('verifying');
    calls.release();
    await page.getByText(linkRefused).waitFor();
    // The bar stays for as long as the mouse is on it.
    await notification(page, 'Error').hover();
    await look('refused');
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
  },
);

import { describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { eventually, expectSoon, expectValue } from '../../support/waiting.js';
import { cutConnection, draftDocuments, holdApi, logIn, notification, openSignedIn, sidewaysScroll, stored } from './account-steps.js';
import { aFile, redAndBlue } from '../profile-picture/picture-steps.js';
import { draftWarning, openContent, openEditor, pressPublish, publishButton, publishPage, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct();

const REPLACED = 'Another tab has signed in';
const SIGNED_OUT = 'You are signed out';
const SIGNED_IN = 'You are signed in now';

const FIND_THE_END_FIRST = ['PageLook', 'PageViews', 'AccessTokens', 'Webhooks', 'Passkeys', 'SecondFactor', 'LinkedAccounts'];

const ENDED = 'The session of this tab has ended. Reload this page to go on.';

const notice = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function stay(page: Page): Promise<void> {
  await press(page, 'Stay here');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
}

async function published(title: string): Promise<TestAccount> {
  const account = await register(application);
  await publish(application, account, aDesign({ title, tiles: [aTile({ name: 'One', html: '' })] }));
  return account;
}

async function titleOf({ token }: TestAccount): Promise<string | undefined> {
  const { myPage } = await graphqlData(application.url, EditorDocument, {}, token);
  return myPage.design?.title;
}

/** What another tab of the same browser stores; null signs out. */
async function signInElsewhere(context: BrowserContext, token: string | null): Promise<void> {
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate((value) => (value === null ? localStorage.removeItem('token') : localStorage.setItem('token', value)), token);
  await other.close();
}

/** The tokens of everything that is sent to the API from now on. */
function sentTokens(context: BrowserContext): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  context.on('request', (request) => void (request.url().endsWith('/graphql') && tokens.push(request.headers()['authorization'])));
  return tokens;
}

/** Runs an action that changes the storage, and waits until this page got the event and rendered its reaction. */
async function hear(page: Page, store: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const heard = new Promise<void>((resolve) => window.addEventListener('storage', () => resolve(), { once: true }));
    Object.assign(window, {
      drawn: heard.then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
    });
  });
  await store();
  await page.evaluate(async () => (window as unknown as { drawn: Promise<void> }).drawn);
}

const expectStored = (page: Page, key: string, text: string) => expectSoon(() => stored(page, key)).toBe(text);

/** The editor of one account, and another account that has a page, too. */
async function twoAccounts() {
  const [first, second] = [await published('Of the first'), await published('Of the second')];
  const opened = await openEditor(browser, application, { account: first, onDialog: (dialog) => dialog.accept() });
  return { ...opened, first, second };
}

describe('The editor of one account, while another account signs in in another tab', () => {
  test('says so, sends nothing, and then continues with the other account; neither page is overwritten, and both accounts keep their drafts', async () => {
    const { page, context, incidents, first, second } = await twoAccounts();
    await titleField(page).fill('Never published');
    const tokens = sentTokens(context);
    await signInElsewhere(context, second.token);
    await notice(page, REPLACED).getByText('Your draft is kept on this device.').waitFor();
    await expectNoAxeViolations(page);
    await stay(page);
    await publishButton(page).click();
    await notice(page, REPLACED).waitFor();
    expect(tokens).toEqual([]);
    expect([await titleOf(first), await titleOf(second)]).toEqual(['Of the first', 'Of the second']);
    await stay(page);
    // The request that was not sent breaks nothing: the draft is still edited and stored.
    await expectSoon(() => publishButton(page).getAttribute('aria-busy')).not.toBe('true');
    await titleField(page).fill('Never published, and gone on');
    await publishButton(page).click();
    await press(page, 'Use that account');
    await expectValue(titleField(page), 'Of the second');
    await titleField(page).fill('Of the second, and more');
    await expectStored(page, 'editedText', '"Of the second, and more"');

    await signInElsewhere(context, first.token);
    await press(page, 'Use that account');
    await expectValue(titleField(page), 'Never published, and gone on');
    await expectStored(page, 'editedText', '"Never published, and gone on"');
    await publishPage(page);
    await expectSoon(() => titleOf(first)).toBe('Never published, and gone on');

    await signInElsewhere(context, second.token);
    await press(page, 'Use that account');
    await expectValue(titleField(page), 'Of the second, and more');
    expect(incidents).toEqual([]);
  });

  test('keeps the text of its open popup, and publishes it with its own token after its account signs in again', async () => {
    const { page, context, first, second } = await twoAccounts();
    await openContent(page, 1);
    await page.getByLabel('On the tile').fill('Half written');
    await signInElsewhere(context, second.token);
    await notice(page, REPLACED).waitFor();
    await expectSoon(() => draftDocuments(page)).toContainEqual(expect.stringContaining('Half written'));
    await stay(page);
    // The account of the draft is signed in again, and the editor works as before.
    await signInElsewhere(context, first.token);
    await press(page, 'Save tile');
    const tokens = sentTokens(context);
    await publishPage(page);
    expect(new Set(tokens)).toEqual(new Set([`Token ${first.token}`]));
  });

  test('When the same account signs in again, the open editor publishes with the new token, also on a device without space', async () => {
    const { page, context, first, incidents } = await twoAccounts();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await titleField(page).fill('Kept nowhere');
    await page.getByText('This device has no room for your draft.').waitFor();
    await graphqlData(application.url, LogOutDocument, {}, first.token);
    await signInElsewhere(context, null);
    await notice(page, SIGNED_OUT).waitFor();
    const other = await context.newPage();
    await other.goto('/login');
    await logIn(other, first.username, first.password);
    await other.waitForURL('**/personal');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    const token = await stored(other, 'token');
    await other.close();
    const tokens = sentTokens(context);
    await publishPage(page);
    expect(new Set(tokens)).toEqual(new Set([`Token ${token}`]));
    await expectSoon(() => titleOf({ ...first, token: token! })).toBe('Kept nowhere');
    expect(incidents).toEqual([]);

    // The end of the second session gives the same notice as the end of the first.
    await graphqlData(application.url, LogOutDocument, {}, token!);
    await pressPublish(page);
    await notification(page, 'Session expired').waitFor();
  });

  test('shows the notice when the tab becomes visible again, if it received no earlier event', async () => {
    const { page, second } = await twoAccounts();
    // A tab gets no storage event for its own change, like a tab that was suspended during the change of another one.
    await page.evaluate((token) => localStorage.setItem('token', token), second.token);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await notice(page, REPLACED).waitFor();
  });

  test('An upload is not sent either, and the picture stays chosen', async () => {
    const [account, second] = [await anUploader(application), await register(application)];
    const { page, context } = await openEditor(browser, application, { account });
    await press(page, 'Change Wallpaper');
    const wallpaper = page.getByRole('dialog', { name: 'Change Wallpaper' });
    await wallpaper.getByLabel('Choose File').setInputFiles(aFile('crag.jpg', await redAndBlue()));
    await wallpaper.getByText('crag.jpg').waitFor();
    const tokens = sentTokens(context);
    await signInElsewhere(context, second.token);
    await notice(page, REPLACED).waitFor();
    await stay(page);
    await wallpaper.getByRole('button', { name: 'Update Wallpaper' }).click();
    await notice(page, REPLACED).waitFor();
    await stay(page);
    await wallpaper.getByText('crag.jpg').waitFor();
    expect(tokens).toEqual([]);
  });

  test('A refused token does not remove the token of the other account', async () => {
    const { page, context, first, second } = await twoAccounts();
    const held = await holdApi(context);
    await pressPublish(page);
    await eventually(() => expect(held.sent()).toBe(1));
    await graphqlData(application.url, LogOutDocument, {}, first.token);
    await signInElsewhere(context, second.token);
    await notice(page, REPLACED).waitFor();
    const answered = page.waitForResponse('**/graphql');
    held.release();
    await (await answered).finished();
    await expectSoon(() => publishButton(page).getAttribute('aria-busy')).not.toBe('true');
    await expectSoon(() => stored(page, 'token')).toBe(second.token);
    await expectSoon(() => notification(page, 'Session expired').count()).toBe(0);
    await notice(page, REPLACED).waitFor();
  });

  test.each([
    ['the editor', 'Editor', 'Your tiles did not load', REPLACED, (page: Page) => page.reload()],
    ['the history', 'PageVersions', 'Your published versions did not load', SIGNED_OUT, (page: Page) => press(page, 'History')],
    ['the settings', 'Personal', 'Your account did not load', SIGNED_OUT, (page: Page) => page.goto('/personal')],
    ['the list of sessions', 'Sessions', 'This list did not load', REPLACED, (page: Page) => page.goto('/personal/security')],
    ['the link to the public page', 'Personal', 'Your account did not load', REPLACED, (page: Page) => page.goto('/genpage')],
  ])(
    'A load of %s that fails because the session ended in another tab tells a user who stays, and asks again at the next attempt',
    async (_of, operation, title, change, load) => {
      const { page, context, first, second } = await twoAccounts();
      const held = await holdApi(context, operation);
      const others = await Promise.all(FIND_THE_END_FIRST.map((one) => holdApi(context, one)));
      await load(page);
      await eventually(() => expect(held.sent()).toBe(1));
      await graphqlData(application.url, LogOutDocument, {}, first.token);
      await signInElsewhere(context, change === REPLACED ? second.token : null);
      await notice(page, change).waitFor();
      held.release();
      await page.getByText(ENDED).waitFor();
      await stay(page);
      const failed = page.getByRole('alert').filter({ hasText: title });
      await failed.getByText(ENDED).waitFor();
      await expectNoAxeViolations(page);
      await screenshot(page, `session-ended-${operation}`);
      await failed.getByRole('button', { name: 'Try again' }).click();
      others.forEach(({ release }) => release());
      const loaded = page.waitForEvent('load');
      await press(page, change === REPLACED ? 'Use that account' : 'Sign in again');
      await loaded;
      const shown = page.getByText(change === REPLACED ? 'Log out' : 'Register here', { exact: true });
      await shown.first().waitFor();
    },
  );

  test('A log-out that was already requested signs out neither account, and is not reported as a success', async () => {
    const { page, context, first, second } = await twoAccounts();
    await press(page, 'Log out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).focus();
    await signInElsewhere(context, second.token);
    await notice(page, REPLACED).waitFor();
    // The new question has the focus on its safe button.
    await expectSoon(() => focused(page)).toBe('Stay here');
    await stay(page);
    await expectSoon(() => focused(page)).toBe('Log out');
    await holdClock(page);
    await press(page, 'Log out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await notice(page, REPLACED).waitFor();
    // A successful log-out would show its message at once, and reload the page soon after.
    await expectSoon(() => notification(page, 'Success').count()).toBe(0);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.clock.runFor(5000);
    await stay(page);
    expect([loads, await stored(page, 'token')]).toEqual([0, second.token]);
    for (const { token, username } of [first, second])
      expect(await graphqlData(application.url, EditorDocument, {}, token)).toMatchObject({ me: { firstUsername: username } });
  });
});

describe('Other screens', () => {
  test('When the user signs out in another tab, the editor says so, sends nothing, and leads to the login with /editor as the next screen', async () => {
    const { page, context } = await twoAccounts();
    const tokens = sentTokens(context);
    await titleField(page).fill('Never published');
    await signInElsewhere(context, null);
    await notice(page, SIGNED_OUT).getByText('Your draft is kept on this device.').waitFor();
    await press(page, 'Sign in again');
    await page.waitForURL('**/login?then=%2Feditor');
    expect(tokens).toEqual([]);
  });

  test.each([
    ['/login', '/personal', 'Log out'],
    ['/recoverpassword', '/recoverpassword', 'Back to Personal'],
    ['/', '/personal', 'Log out'],
    ['/nobody-has-this', '/nobody-has-this', 'Log out'],
  ])('A guest at %s gets a notice that another tab signed in, and continues at %s', async (path, leadsTo, sign) => {
    const account = await register(application);
    const { page, context, incidents } = await browser.newPage(application.url, { ignore: ({ text }) => text.includes('404') });
    await page.goto(path, { waitUntil: 'networkidle' });
    await signInElsewhere(context, account.token);
    await notice(page, SIGNED_IN).waitFor();
    await expectNoAxeViolations(page);
    const loaded = page.waitForEvent('load');
    await press(page, 'Go on signed in');
    await loaded;
    await page.waitForURL(`**${leadsTo}`);
    await page.getByText(sign, { exact: true }).first().waitFor();
    expect(incidents).toEqual([]);
  });

  test('The guest editor stays usable without a notice when another tab signs in; only a log-out that is blocked shows the notice', async () => {
    const [first, second] = [await register(application), await register(application)];
    const { page, context } = await browser.newPage(application.url, { onDialog: (dialog) => dialog.accept() });
    await page.goto('/guesteditor');
    await titleField(page).fill('Tried');
    await hear(page, () => signInElsewhere(context, first.token));
    await expectSoon(() => page.getByRole('alertdialog').count()).toBe(0);
    await expectSoon(() => titleField(page).inputValue()).toBe('Tried');

    await page.reload();
    await titleField(page).waitFor();
    await hear(page, () => signInElsewhere(context, second.token));
    await expectSoon(() => page.getByRole('alertdialog').count()).toBe(0);
    await press(page, 'Log out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await notice(page, REPLACED).waitFor();
  });

  test('A name that is typed on the front page and not claimed yet is kept when the user continues signed in', async () => {
    const account = await register(application);
    const { page, context } = await browser.newPage(application.url, { onDialog: (dialog) => dialog.accept() });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByPlaceholder('YourLinkHere').fill('Typed-Only');
    await signInElsewhere(context, account.token);
    await notice(page, SIGNED_IN).waitFor();
    await press(page, 'Go on signed in');
    await page.waitForURL('**/personal');
    await expectValue(page.getByLabel('Select your linkname here'), 'typed-only');
  });

  test('A list or screen that does not load for this reason says so, and does not say that the server did not answer', async () => {
    const { page, context, second } = await twoAccounts();
    await signInElsewhere(context, second.token);
    await notice(page, REPLACED).waitFor();
    await stay(page);
    const expectReason = async (title: string) => {
      await notice(page, REPLACED).waitFor();
      await stay(page);
      const failed = page.getByRole('alert').filter({ hasText: title });
      await failed.getByText('This was not sent, because somebody signed in or out in another tab. Reload this page.').waitFor();
    };
    await press(page, 'History');
    await expectReason('Your published versions did not load');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Personal', exact: true }).click();
    await expectReason('Your account did not load');
    await page.getByRole('link', { name: 'Editor', exact: true }).click();
    await expectReason('Your tiles did not load');
  });

  test('A form that the user submits despite the notice is not sent, keeps the input, and gives the reason', async () => {
    const [first, second] = [await register(application), await register(application)];
    const { page, context, incidents } = await browser.newPage(application.url);
    await page.goto('/login');
    await page.getByLabel('Username').fill(first.username);
    await page.getByLabel('Password', { exact: true }).fill(first.password);
    const tokens = sentTokens(context);
    await signInElsewhere(context, second.token);
    await notice(page, SIGNED_IN).waitFor();
    await stay(page);
    await press(page, 'Login');
    await notice(page, SIGNED_IN).waitFor();
    await stay(page);
    await page.getByText('This was not sent, because somebody signed in or out in another tab.').waitFor();
    await expectSoon(() => page.getByLabel('Username').inputValue()).toBe(first.username);
    await expectSoon(() => stored(page, 'token')).toBe(second.token);
    expect(tokens).toEqual([]);
    expect(incidents).toEqual([]);
  });

  test('A delayed request is not sent either: the token of a mailed link stays unused', async () => {
    const [first, second] = [await register(application), await register(application)];
    const { page, context } = await openSignedIn(browser, application, first);
    await page.clock.install({ time: 0 });
    await page.goto('/?token=of-the-mail');
    await page.getByText('Verifying…').waitFor();
    const tokens = sentTokens(context);
    await signInElsewhere(context, second.token);
    await notice(page, REPLACED).waitFor();
    await page.clock.runFor(6000);
    await page.getByText('This was not sent, because somebody signed in or out in another tab.').first().waitFor();
    expect(tokens).toEqual([]);
    await expectSoon(() => page.evaluate(() => history.state as unknown)).toEqual({ token: 'of-the-mail' });
  });

  test('The notice fits small windows in light and dark, and works with the keyboard', async () => {
    const [first, second] = [await published('Of the first'), await published('Of the second')];
    const { page, context } = await openEditor(browser, application, { account: first, viewport: PHONE.viewport });
    await signInElsewhere(context, second.token);
    await notice(page, REPLACED).waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await inLightAndDark(page, async (scheme) => screenshot(page, `session-notice-${width}-${scheme}`));
    }
    await page.setViewportSize({ width: 320, height: 256 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => focused(page)).toBe('Stay here');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectValue(titleField(page), 'Of the second');
  });
});

test('When a session ends while the draft is not stored, leaving asks first, and a user who stays sees why nothing is sent', async () => {
  const account = await published('Published');
  const ignore = (incident: Parameters<typeof draftWarning>[0]) => draftWarning(incident) || cutConnection(incident);
  const { page, context } = await openEditor(browser, application, { account, ignore });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await titleField(page).fill('Kept nowhere');
  await graphqlData(application.url, LogOutDocument, {}, account.token);
  await pressPublish(page);
  await notification(page, 'Session expired').waitFor();
  await notice(page, SIGNED_OUT).waitFor();
  await expectSoon(() => page.getByText('Your draft is kept on this device.').count()).toBe(0);
  await press(page, 'Sign in again');
  await page.getByRole('alertdialog', { name: 'You have unsaved changes. Are you sure you want to leave?' }).waitFor();
  await press(page, 'Stay and keep editing');
  await expectSoon(() => titleField(page).inputValue()).toBe('Kept nowhere');

  // A user who stays sees again why nothing is sent, and gets a notice of a new sign-in in another tab.
  await publishButton(page).click();
  await notice(page, SIGNED_OUT).waitFor();
  await stay(page);
  await signInElsewhere(context, (await register(application)).token);
  await notice(page, REPLACED).waitFor();
  await stay(page);
  await publishButton(page).click();
  await notice(page, REPLACED).waitFor();
});

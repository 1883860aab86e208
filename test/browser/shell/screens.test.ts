import { describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { register } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import type { PageOptions } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { openSignedIn } from '../accounts/account-steps.js';
import { draftWarning, publishButton, titleField } from '../editor/editor-steps.js';

const { application, browser } = runningProduct({ siteName: 'Bits & <Pieces>' });

const linkname = (page: Page) => page.getByLabel('Select your linkname here');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const failure = (page: Page) => page.getByRole('heading', { level: 1, name: 'This screen could not be shown' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function openPersonal(options: PageOptions = { ignore: draftWarning }) {
  const opened = await openSignedIn(browser, application, await register(application), options);
  await opened.page.goto('/personal');
  await linkname(opened.page).waitFor();
  return opened;
}

/** The paths of the documents that are loaded from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)));
  return documents;
}

/** The code of this screen cannot be loaded until the returned function is called, as after a deployment that renamed it. */
async function withoutCode(context: BrowserContext, screen: string): Promise<() => Promise<void>> {
  const address = `**/assets/${screen}-*.js`;
  await context.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => context.unroute(address);
}

/** The code of this screen waits until the given function is called. */
async function withSlowCode(context: BrowserContext, screen: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(`**/assets/${screen}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Counts the steps through the history that the page takes from now on. */
async function stepsSeen(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const seen = { steps: 0 };
    window.addEventListener('popstate', () => void (seen.steps += 1));
    return seen;
  });
  return () => counter.evaluate(({ steps }) => steps);
}

const broken: PageOptions['ignore'] = (incident) =>
  draftWarning(incident) || /could not be shown|status of 404|Cannot read properties|React Router caught/.test(incident.text);

describe('A screen that fails', () => {
  test('A first screen whose code does not load says so, and another attempt reloads the page', async () => {
    const { page, context, incidents } = await browser.newPage(application.url, { ignore: broken });
    const mend = await withoutCode(context, 'login-page');
    await page.goto('/login');
    await failure(page).waitFor();
    await expectNoAxeViolations(page);
    await mend();
    await tryAgain(page).click();
    await page.getByRole('heading', { name: 'Login Form' }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('A later screen whose code does not load keeps the navigation, and another attempt shows that screen', async () => {
    const { page, context, incidents } = await openPersonal({ ignore: broken });
    const mend = await withoutCode(context, 'editor-page');
    await link(page, 'Editor').click();
    await failure(page).waitFor();
    await link(page, 'Personal').click();
    await linkname(page).waitFor();
    await link(page, 'Editor').click();
    await failure(page).waitFor();
    await mend();
    await tryAgain(page).click();
    await publishButton(page).waitFor();
    expect(incidents).toEqual([]);
  });

  test('A screen that fails while it is shown says so, and keeps the navigation', async () => {
    const { page, context } = await openSignedIn(browser, application, await register(application), { ignore: broken });
    const impossible = { data: { me: { username: 'x', email: 'x@example.org', emailVerified: true, page: null } } };
    await context.route('**/graphql', (route) => route.fulfill({ json: impossible }));
    await page.goto('/personal');
    await failure(page).waitFor();
    await link(page, 'Editor').waitFor();
    await context.unroute('**/graphql');
    await tryAgain(page).click();
    await linkname(page).waitFor();
  });

  test('When the navigation of signed-in users does not load, the other parts of the document still work', async () => {
    const { page, context } = await openPersonal({ ignore: broken });
    await withoutCode(context, 'signed-in-bar');
    const refused = page.waitForResponse('**/assets/signed-in-bar-*.js');
    await page.goto('/nobody-has-this-name');
    expect((await refused).status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: /^Congrat/ }).waitFor();
    await link(page, 'Login').click();
    await page.waitForURL('**/personal');
  });
});

describe('A screen that loads slowly', () => {
  test('Until the first screen has loaded, the page says that it is loading', async () => {
    const { page, context } = await browser.newPage(application.url);
    const release = await withSlowCode(context, 'login-page');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor({ state: 'attached' });
    release();
    await page.getByRole('heading', { name: 'Login Form' }).waitFor();
  });

  test('While the next screen loads the current one stays visible, and a line says that it is loading', async () => {
    const { page, context, incidents } = await openPersonal();
    const release = await withSlowCode(context, 'editor-page');
    await link(page, 'Editor').click();
    const status = page.getByText('Loading…', { exact: true });
    await status.waitFor();
    await expectSoon(() => linkname(page).isVisible()).toBe(true);
    await expectNoAxeViolations(page);
    release();
    await publishButton(page).waitFor();
    await status.waitFor({ state: 'detached' });
    expect(incidents).toEqual([]);
  });

  test('The login form loads the code of the register form in advance', async () => {
    const { page, context } = await browser.newPage(application.url);
    const answered = page.waitForResponse('**/assets/register-page-*.js');
    await page.goto('/login');
    await (await answered).finished();
    await withoutCode(context, 'register-page');
    await page.getByRole('link', { name: 'Register here' }).click();
    await page.getByRole('button', { name: 'Create my page' }).waitFor();
  });
});

describe('Going back', () => {
  const goBack = (page: Page) => page.evaluate(() => history.back());
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'You have unsaved changes. Are you sure you want to leave?' });

  test('RT-28 Going back to /personal or /editor reloads that page', async () => {
    const { page, incidents } = await openPersonal();
    await link(page, 'Editor').click();
    await publishButton(page).waitFor();
    const documents = documentsOf(page);
    await Promise.all([page.waitForEvent('load'), goBack(page)]);
    await linkname(page).waitFor();
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => history.forward())]);
    await publishButton(page).waitFor();
    expect(documents).toEqual(['/personal', '/editor']);
    expect(incidents).toEqual([]);
  });

  test('With unsaved changes the question comes first, and staying reloads nothing', async () => {
    const { page, incidents } = await openPersonal();
    await link(page, 'Editor').click();
    await titleField(page).fill('Half a title');
    const documents = documentsOf(page);
    await goBack(page);
    await question(page).getByRole('button', { name: 'Stay and keep editing' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expectSoon(() => titleField(page).inputValue()).toBe('Half a title');
    expect(documents).toEqual([]);
    await goBack(page);
    await Promise.all([page.waitForEvent('load'), question(page).getByRole('button', { name: 'Leave' }).click()]);
    await linkname(page).waitFor();
    expect(documents).toEqual(['/personal']);
    expect(incidents).toEqual([]);
  });

  test('Going back again or forward while the question is open leaves one question, and its answer applies to the last step', async () => {
    const { page, incidents } = await openPersonal();
    await link(page, 'Editor').click();
    await publishButton(page).waitFor();
    await link(page, 'Personal').click();
    await linkname(page).waitFor();
    await Promise.all([page.waitForEvent('load'), goBack(page)]);
    await titleField(page).fill('Half a title');
    const place = () => page.evaluate(() => (history.state as { idx: number }).idx);
    const editor = await place();
    const documents = documentsOf(page);
    // The app reverts a step that needs an answer at once: that is the second step.
    async function goAndComeBack(delta: number) {
      const steps = await stepsSeen(page);
      await page.evaluate((by) => history.go(by), delta);
      await eventually(async () => expect([await steps(), await place()]).toEqual([2, editor]));
    }
    await goAndComeBack(-1);
    await goAndComeBack(-1);
    await question(page).getByRole('button', { name: 'Stay and keep editing' }).click();
    await question(page).waitFor({ state: 'detached' });
    await expectSoon(() => titleField(page).inputValue()).toBe('Half a title');
    expect(documents).toEqual([]);
    await goAndComeBack(-1);
    await goAndComeBack(1);
    await Promise.all([page.waitForEvent('load'), question(page).getByRole('button', { name: 'Leave' }).click()]);
    await linkname(page).waitFor();
    await expectSoon(place).toBe(editor + 1);
    expect(documents).toEqual(['/personal']);
    expect(incidents).toEqual([]);
  });

  test.each(['/', '/login'])('A document from the back-forward cache of the browser is reloaded: %s', async (path) => {
    const { page } = await browser.newPage(application.url);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const documents = documentsOf(page);
    // The browser of the tests has no back-forward cache, so the test sends the event.
    const restored = () => page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await Promise.all([page.waitForEvent('load'), restored()]);
    expect(documents).toEqual([path]);
  });
});

const expectTitle = (page: Page, title: string) => expectSoon(() => page.title()).toBe(title);

test('The title of each tab is the name of the screen and of the site; the server already sends the name of the site', async () => {
  const { page } = await openPersonal();
  await expectTitle(page, 'Personal · Bits & <Pieces>');
  await link(page, 'Editor').click();
  await publishButton(page).waitFor();
  await expectTitle(page, 'Editor · Bits & <Pieces>');
  const html = await (await page.request.get('/editor')).text();
  expect(html).toContain('<title>Bits &amp; &lt;Pieces&gt;</title>');
  expect(html).toContain('<noscript>Signing in and editing need JavaScript.');
  await page.evaluate(() => localStorage.clear());
  for (const [path, title] of [
    ['/login', 'Login Form'],
    ['/register', 'Set your first tile'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expectTitle(page, `${title} · Bits & <Pieces>`);
  }
});

test('The heading of Not found does not overlap the mosaic', async () => {
  const { page } = await browser.newPage(application.url, { ignore: broken });
  await page.goto('/there/is-nothing');
  const picture = await page.locator('main img').boundingBox();
  const heading = await page.getByRole('heading', { level: 1, name: 'Not found' }).boundingBox();
  expect(heading!.y - (picture!.y + picture!.height)).toBeGreaterThanOrEqual(28);
});

import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import type { OpenPage, PageOpener, PageOptions } from '../../support/browser/browser.js';
import { expectSoon } from '../../support/waiting.js';

interface Origin {
  readonly url: string;
}

/** A page whose browser is already signed in with the token; nothing else is stored. */
export async function openSignedIn(
  browser: PageOpener,
  { url }: Origin,
  { token }: { readonly token: string },
  options?: PageOptions,
): Promise<OpenPage> {
  const opened = await browser.newPage(url, options);
  // A document of the same origin without any script of ours. It need not be drawn.
  await opened.page.goto('/favicon.svg', { waitUntil: 'commit' });
  await opened.page.evaluate((value) => localStorage.setItem('token', value), token);
  return opened;
}

/** Types a username and a password and presses Login. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  // The form for a new account has fields of the same names.
  const form = page.locator('form', { has: submit });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}

/** Fills the form for a new account, without sending it. */
export async function fillRegistration(
  page: Page,
  { username, email, password, confirmation = password }: Record<'username' | 'email' | 'password', string> & { confirmation?: string },
): Promise<void> {
  // The login form may be beside it.
  const form = page.locator('form', { has: page.getByLabel('Confirm password') });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password').fill(confirmation);
}

/** The linkname that the guest chose, on the screens for sign-in and registration. */
export function chosenName(page: Page) {
  return page.getByRole('region', { name: 'Your page will be at' });
}

/** What the page keeps under a key of its local storage. */
export async function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The documents of drafts that the page's browser stores. */
export async function draftDocuments(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('draft:') ? [String(text)] : [])));
}

/** The notification bar with exactly this text. */
export function notification(page: Page, text: string) {
  const bars = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  return bars.filter({ has: page.getByText(text, { exact: true }) });
}

/** The dialog around this is the only one, and stays, whatever is pressed outside of it. The browser itself closes a dialog at the second Escape. */
export async function expectStays(page: Page, shown: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  const dialogs = () =>
    shown.evaluate((element) =>
      [...document.querySelectorAll('dialog:modal')].map((one) => one.contains(element) && !one.hasAttribute('data-leaving')),
    );
  await expectSoon(dialogs).toEqual([true]);
}

/** From the next document on, the browser refuses the storage of the tab. */
export async function blockTabStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
}

/** Presses Log out and answers its question. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
}

/** The notification bar with this text and nothing else. A bar may stay for two seconds only, so its text is not read in a second step. */
export function bareNotification(page: Page, text: string) {
  return page.getByRole('listitem').filter({ hasText: new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`) });
}

/** Cuts the connection to the API, as a lost network does; returns a function that restores it. */
export async function cutApi(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/graphql', (route) => route.abort('connectionfailed'));
  return () => context.unroute('**/graphql');
}

/** Holds the page's calls back, or those of one operation, until `release` is called; they are then answered by the real server. */
export async function holdApi(context: BrowserContext, operation?: string): Promise<{ release: () => void; sent: () => number }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let sent = 0;
  await context.route('**/graphql', async (route) => {
    if (operation !== undefined && operationOf(route.request()) !== operation) return route.fallback();
    sent += 1;
    await released;
    await route.continue();
  });
  return { release: () => release(), sent: () => sent };
}

function operationOf(call: Request): string {
  return (call.postDataJSON() as { operationName: string }).operationName;
}

/** How far the page's content is wider than its window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Controls under 44 px on a phone, by their names. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input, a:not([href="#main"])')]
      .filter((element) => element.checkVisibility())
      // A press on the label around a checkbox is a press on the checkbox.
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 24)
      .map(({ element, box }) => `${element.getAttribute('aria-label') ?? element.textContent} ${box.width}×${box.height}`),
  );
}

/** An error of the connection that a test cut on purpose. */
export function cutConnection({ kind, text }: { kind: string; text: string }): boolean {
  return kind === 'console' && text.includes('net::ERR_');
}

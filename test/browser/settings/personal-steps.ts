import type { BrowserContext, Locator, Page } from 'playwright-core';
import { OneTimeTokenStore } from '../../../server/accounts/ports/one-time-token-store.port.js';
import { hashToken, newToken } from '../../../server/accounts/sessions/session.js';
import { SessionsDocument } from '../../../client/api/generated/sessions.js';
import { LogInDocument } from '../../builders/accounts/log-in.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import type { TestApplication } from '../../support/servers/application.js';
import type { OpenPage, PageOpener, PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { openSignedIn } from '../accounts/account-steps.js';

export interface OpenSettings extends OpenPage {
  readonly account: TestAccount;
}

/** A room of the settings, by default that of the pages, of a new account, or of the one given. */
export async function openSettings(
  browser: PageOpener,
  application: TestApplication,
  {
    account,
    room,
    ...options
  }: PageOptions & { readonly account?: TestAccount; readonly room?: 'security' | 'developers' | 'account' } = {},
): Promise<OpenSettings> {
  const owner = account ?? (await register(application));
  const opened = await openSignedIn(browser, application, owner, options);
  await opened.page.goto(`/personal/${room ?? 'pages'}`);
  if (room !== undefined) {
    await opened.page.locator('main section h2').first().waitFor();
    return { ...opened, account: owner };
  }
  await opened.page.getByText(owner.email).first().waitFor();
  // The last call that the screen sends by itself: tests count calls, and end sessions.
  await miniature(opened.page).first().waitFor({ state: 'attached' });
  return { ...opened, account: owner };
}

/** The drawn page in the list of pages. It is fetched when its row is seen. */
export const miniature = (page: Page): Locator => page.locator('[data-page] .who');

/** As if the owner had opened the mailed link somewhere else. */
export async function verifyElsewhere({ dataSource }: TestApplication, { username }: Pick<TestAccount, 'username'>): Promise<void> {
  await dataSource.query('UPDATE account SET email_verified = true WHERE username = $1', [username]);
}

export async function isVerified({ dataSource }: TestApplication, { username }: TestAccount): Promise<boolean> {
  const rows: { email_verified: boolean }[] = await dataSource.query('SELECT email_verified FROM account WHERE username = $1', [username]);
  return rows[0]?.email_verified === true;
}

/** The token of a verification link that was mailed to the account's owner. */
export async function linkToken({ nest, dataSource }: TestApplication, { username }: TestAccount): Promise<string> {
  const [row]: { id: string }[] = await dataSource.query('SELECT id FROM account WHERE username = $1', [username]);
  if (!row) throw new Error(`There is no account ${username}.`);
  const token = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await nest
    .get(OneTimeTokenStore, { strict: false })
    .add({ tokenHash: hashToken(token), purpose: 'verify-email', accountId: row.id, expiresAt });
  return token;
}

/** Signs in from another device; gives its token. */
export async function signInElsewhere({ url }: TestApplication, { username, password }: TestAccount): Promise<string> {
  const { logIn } = await graphqlData(url, LogInDocument, { input: { username, password } });
  return logIn.token;
}

/** Gives the other session of the account a device, and a time since it was last used. */
export async function pretendDevice(
  { url, dataSource }: TestApplication,
  { token }: TestAccount,
  device: string | null,
  hoursAgo: number,
): Promise<void> {
  const { sessions } = await graphqlData(url, SessionsDocument, {}, token);
  const { id } = sessions.find(({ isCurrent }) => !isCurrent)!;
  const lastUsedAt = new Date(Date.now() - hoursAgo * 3_600_000 - 60_000);
  await dataSource.query('UPDATE session SET device = $2, last_used_at = $3 WHERE id = $1', [id, device, lastUsedAt]);
}

/** Answers one operation in the server's place, for answers that a test server cannot be made to give. */
export async function answerInPlace(context: BrowserContext, operation: string, answer: object): Promise<void> {
  await context.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    return operationName === operation ? route.fulfill({ json: answer }) : route.fallback();
  });
}

/** Blocks the answers to one operation; returns a function that ends that. */
export async function cutOperation(context: BrowserContext, operation: string): Promise<() => Promise<void>> {
  await context.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    return operationName === operation ? route.abort('connectionfailed') : route.fallback();
  });
  return () => context.unroute('**/graphql');
}

/** The names of the operations that the page sends from now on. */
export function sentOperations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    sent.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return sent;
}

/** The paths of the documents that the page loads from now on. */
export function loadedDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname)));
  return loaded;
}

/** Sets the random number of the page: 0 is the shortest delay, just under 1 the longest. */
export async function fixChance(context: BrowserContext, value: number): Promise<void> {
  await context.addInitScript((chance) => {
    Math.random = () => chance;
  }, value);
}

import { beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ADMIN_PARTS, type AdminPart } from '../../../server/gateway/web/app/admin-parts.rules.js';
import { APP_SCREENS, type ScreenName } from '../../../server/gateway/web/app/app-screens.rules.js';
import { aPageAt, register } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { logIn, openSignedIn } from '../accounts/account-steps.js';
import { draftWarning } from '../editor/editor-steps.js';

const { application, browser } = runningProduct({ logLevel: 'silent' });

/** A heading of documents that are no screens of the app. */
const DOCUMENTS: Readonly<Record<string, string | RegExp>> = {
  '/': /^Everything you know, set on one page\./,
  '/blog': 'Blog',
  '/tos': 'Terms of service',
  '/policy': 'Privacy policy',
  '/developers': 'API',
  '/api/docs': 'REST paths',
  '/walked-page': 'Ada Rossi',
  '/free-to-take': /^Congrats! This linkname is available\./,
  '/report/walked-page': 'Report this page',
  '/nothing/here': 'Not found',
  '/resetpw/someone/token': 'Reset password',
};

/** A heading of each screen of the app, and who sees it there. */
const SCREENS: Readonly<Record<ScreenName, readonly ['guests' | 'owners' | 'operators' | 'suspended', string]>> = {
  login: ['guests', 'Login Form'],
  register: ['guests', 'Set your first tile'],
  setUp: ['guests', 'This site is set up'],
  recoverUsername: ['guests', 'Recover username'],
  recoverPassword: ['guests', 'Recover password'],
  emailLink: ['guests', 'Your e-mail address'],
  suspended: ['suspended', 'This account is suspended'],
  personal: ['owners', 'Personal'],
  pages: ['owners', 'Your pages'],
  security: ['owners', 'Authenticator app'],
  developers: ['owners', 'Access tokens'],
  account: ['owners', 'Language'],
  editor: ['owners', 'Editor'],
  guestEditor: ['guests', 'Guest Editor Page'],
  // It leads to the owner's page.
  genpage: ['owners', 'Ada Rossi'],
  admin: ['operators', 'Overview'],
};

const PARTS: Readonly<Record<AdminPart, string>> = {
  accounts: 'Accounts',
  pages: 'Pages',
  reports: 'Reports',
  'blocked-links': 'Blocked links',
  invitations: 'Invitations',
  settings: 'Settings',
  mail: 'Mail',
  upkeep: 'Upkeep',
  'audit-log': 'Audit log',
};

beforeAll(() => aPageAt(application, 'walked-page'));

const screensOf = (people: 'guests' | 'owners' | 'operators') =>
  (Object.entries(SCREENS) as [ScreenName, readonly [string, string]][])
    .filter(([, [whose]]) => whose === people)
    .map(([name, [, heading]]) => [APP_SCREENS[name], heading] as const);

async function walk(page: Page, places: readonly (readonly [string, string | RegExp])[]): Promise<void> {
  for (const [path, heading] of places) {
    await page.goto(path, { waitUntil: 'commit' });
    await expectHeading(page, heading);
  }
}

const expectHeading = (page: Page, heading: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { name: heading, exact: true }).first().waitFor();

test('WK-01 A guest reaches the documents and every screen that guests see, each under its heading, and a suspended user the reason', async () => {
  const { page, incidents } = await browser.newPage(application.url, { ignore: ({ text }) => text.includes('status of 404') });
  await walk(page, [...Object.entries(DOCUMENTS), ...screensOf('guests')]);
  const suspended = await register(application);
  const suspend = `UPDATE account SET suspended_at = now(), suspension_reason = 'fraud' WHERE username = $1`;
  await application.dataSource.query(suspend, [suspended.username]);
  await page.goto('/login');
  await logIn(page, suspended.username, suspended.password);
  await expectHeading(page, SCREENS.suspended[1]);
  await page.getByText('fraud or phishing').waitFor();
  expect(incidents).toEqual([]);
});

test('WK-02 The owner of a page reaches every room of the settings and the editor, each under its heading', async () => {
  const { page, incidents } = await openSignedIn(browser, application, await aPageAt(application, 'walked-by-owner'), {
    ignore: draftWarning,
  });
  await walk(page, screensOf('owners'));
  expect(incidents).toEqual([]);
});

test('WK-03 An operator reaches every part of the administration, each under its heading', async () => {
  const { page, incidents } = await openSignedIn(browser, application, await registerOperator(application));
  await walk(page, [...screensOf('operators'), ...ADMIN_PARTS.map((part) => [`${APP_SCREENS.admin}/${part}`, PARTS[part]] as const)]);
  expect(incidents).toEqual([]);
});

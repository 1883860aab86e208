import type { Locator, Page } from 'playwright-core';
import { claim, publish, register, type TestAccount } from '../builders/accounts/account.js';
import { countPastVisits } from '../builders/pages/visited-page.js';
import { CreatePageDocument } from '../../client/api/generated/create-page.js';
import { LogOutDocument } from '../../client/api/generated/log-out.js';
import { holdApi } from '../browser/accounts/account-steps.js';
import { cutOperation, pretendDevice, signInElsewhere } from '../browser/settings/personal-steps.js';
import { aFile } from '../browser/profile-picture/picture-steps.js';
import { graphqlData } from '../support/calls/graphql.js';
import { holdClock } from '../support/browser/held-clock.js';
import { runningProduct } from '../support/servers/running-product.js';
import { example, portrait, completeAccountAt } from './example.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const {
  accessTokenTexts,
  deletionTexts,
  emailTexts,
  firstStepTexts,
  formerAddressTexts,
  genpageTexts,
  hiddenPageTexts,
  navigationTexts,
  pageCountsTexts,
  pagesTexts,
  linknameTexts,
  personalTexts,
  profilePictureLabelTexts,
  roomTexts,
  sessionListTexts,
  sessionTexts,
  webhookTexts,
  controlTexts,
} = texts;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const firefox = sessionListTexts.device({ browser: 'Firefox', system: 'Linux' });
let accounts = 0;

/** Somebody who has done everything that /personal asks for. */
async function completeAccount(): Promise<TestAccount> {
  const account = await completeAccountAt(product.application, aName());
  await publish(product.application, account, example.design);
  return account;
}

function aName(): string {
  return `ines-moreau-${(accounts += 1)}`;
}

async function openPersonal(visit: Visit, account: TestAccount): Promise<Page> {
  const { page } = await visit.as(account, '/personal/pages');
  await page.getByLabel(linknameTexts.choose).waitFor();
  return page;
}

type Room = 'pages' | 'security' | 'developers' | 'account';

const openRoom =
  (room: Room, account = completeAccount) =>
  async (visit: Visit) => {
    const { page } = await visit.as(await account(), `/personal/${room}`);
    await page.locator('main section h2').first().waitFor();
    return page;
  };

/** On a phone, the list of rooms. */
async function openRooms(visit: Visit): Promise<Page> {
  const { page } = await visit.as(await completeAccount(), '/personal');
  await page.getByRole('navigation', { name: roomTexts.nav }).waitFor();
  return page;
}

/** What a button of the settings opens. */
const opened =
  (name: string, role: 'dialog' | 'alertdialog', room: Room = 'pages') =>
  async (visit: Visit) => {
    const page = await openRoom(room)(visit);
    await button(page, name).click();
    await page.getByRole(role).waitFor();
    return page;
  };

/** Somebody whose page had two other addresses before. */
async function movedTwice(visit: Visit): Promise<Page> {
  const account = await completeAccount();
  for (let moves = 0; moves < 2; moves += 1) await claim(product.application, account, aName());
  const page = await openPersonal(visit, account);
  await page.getByRole('list', { name: formerAddressTexts.title }).scrollIntoViewIfNeeded();
  return page;
}

async function askedToRelease(visit: Visit): Promise<Page> {
  const page = await movedTwice(visit);
  await page.getByText(formerAddressTexts.release, { exact: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

/** An account with three pages. */
async function withPages(): Promise<TestAccount> {
  const account = await completeAccount();
  for (const name of ['Workshops', 'Market days']) {
    await graphqlData(product.application.url, CreatePageDocument, { input: { name } }, account.token);
  }
  return account;
}

/** An account with a hidden page. */
async function withHiddenPage(): Promise<TestAccount> {
  const account = await withPages();
  await product.application.dataSource.query(
    `UPDATE page SET hidden_at = '2026-11-24T09:12:00Z', hiding_reason = 'copied' WHERE linkname = 'ines-moreau-${accounts}'`,
  );
  return account;
}

async function openWaitingPage(visit: Visit): Promise<Page> {
  const account = await completeAccount();
  await product.application.dataSource.query(
    `UPDATE page SET hidden_at = '2026-11-24T09:12:00Z', hiding_reason = 'review' WHERE linkname = 'ines-moreau-${accounts}'`,
  );
  const page = await openPersonal(visit, account);
  await page.getByText(hiddenPageTexts.waitsTitle).waitFor();
  return page;
}

async function openHiddenPage(visit: Visit): Promise<Page> {
  const page = await openPersonal(visit, await withHiddenPage());
  await button(page, hiddenPageTexts.ask).waitFor();
  return page;
}

/** What visitors find at the address of a hidden page. */
async function hiddenFromVisitors(visit: Visit): Promise<Page> {
  await withHiddenPage();
  return (await visit.asGuest(`/ines-moreau-${accounts}`)).page;
}

async function menuOfPage(visit: Visit): Promise<Page> {
  const page = await openPersonal(visit, await withPages());
  await button(page, pagesTexts.more({ page: 'Workshops' })).click();
  return page;
}

const chosenForPage = (action: string) => async (visit: Visit) => {
  const page = await menuOfPage(visit);
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  await page.locator('dialog[open]').waitFor();
  return page;
};

/** The main page with a former version: its menu is the longest. */
async function menuOfMainPage(visit: Visit): Promise<Page> {
  const account = await withPages();
  await publish(product.application, account, { ...example.design, title: 'Salt & Smoke' }, 1);
  const page = await openPersonal(visit, account);
  await page.locator('[data-more]').first().click();
  await button(page, pagesTexts.saveWithVersions).waitFor();
  return page;
}

/** Only a page with an address has a code. */
async function codeOfPage(visit: Visit): Promise<Page> {
  const account = await completeAccount();
  const page = await openPersonal(visit, account);
  await page.locator('[data-more]').click();
  await button(page, pagesTexts.code).click();
  await page.locator('dialog[open] svg[role=img]').waitFor();
  return page;
}

/** A page that was visited for 30 days. */
async function visitsToPage(visit: Visit): Promise<Page> {
  const account = await completeAccount();
  const tiles = example.design.tiles.slice(0, 4).map(({ name }, at) => ['tile', name, 90 - 17 * at] as const);
  const others = [...tiles, ['referrer', 'news.example', 31], ['referrer', '', 4], ['link', 'https://a.example/map', 12]] as const;
  await countPastVisits(product.application, account, others);
  const page = await openPersonal(visit, account);
  await button(page, pageCountsTexts.views({ views: 465 })).click();
  await page.getByRole('img', { name: pageCountsTexts.chart }).waitFor();
  return page;
}

async function pressLogOut(visit: Visit): Promise<Page> {
  const page = await openPersonal(visit, await completeAccount());
  if (visit.isPhone) await button(page, navigationTexts.openMenu).click();
  await button(page, navigationTexts.logOut).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

async function chosenPicture(visit: Visit): Promise<Page> {
  const page = await opened(profilePictureLabelTexts.change, 'dialog')(visit);
  await page.locator('dialog input[type=file]').setInputFiles(aFile('ines.png', await portrait()));
  await page.locator('[role=application][data-ready]').waitFor();
  // The picture is drawn some time after the frame.
  await page.locator('cropper-image').evaluate((image: HTMLElement & { $ready(): Promise<unknown> }) => image.$ready());
  return page;
}

async function withoutAnswer(visit: Visit): Promise<Page> {
  const { page, context } = await visit.as(await register(product.application), '/favicon.svg');
  await cutOperation(context, 'Personal');
  await page.goto('/personal');
  await page.getByText(personalTexts.failedTitle).waitFor();
  return page;
}

const replacedOn = (path: string) => async (visit: Visit) => {
  const [first, second] = [await completeAccount(), await register(product.application)];
  const { page, context } = await visit.as(first, path);
  await page.getByRole('heading').first().waitFor();
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  const token = await signInElsewhere(product.application, second);
  await other.evaluate((value) => localStorage.setItem('token', value), token);
  await page.getByText(sessionTexts.changes.replaced.title).waitFor();
  return page;
};

async function justClaimed(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  await claim(product.application, account, aName());
  const { page } = await visit.as(account, '/personal');
  await page.getByText(firstStepTexts.lead).waitFor();
  return page;
}

/** The settings of somebody who is signed in on another device, too, with what a press of this button asks. */
const askedToEnd = (label: string) => async (visit: Visit) => {
  const account = await completeAccount();
  await signInElsewhere(product.application, account);
  await pretendDevice(product.application, account, 'Firefox on Linux', 5);
  const page = await openRoom('security', () => Promise.resolve(account))(visit);
  await button(page, label).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
};

/** A new access token, which is shown once. */
async function createdToken(visit: Visit): Promise<Page> {
  const page = await opened(accessTokenTexts.create, 'dialog', 'developers')(visit);
  await page.getByLabel(accessTokenTexts.name).fill('Nightly build');
  await button(page, accessTokenTexts.submit).click();
  await button(page, accessTokenTexts.copy).waitFor();
  return page;
}

/** It stays until its owner closes it. */
const closeSecret = (page: Page) => page.getByRole('dialog').getByRole('button', { name: controlTexts.close }).last().click();

async function askedToRevoke(visit: Visit): Promise<Page> {
  const page = await createdToken(visit);
  await closeSecret(page);
  await button(page, accessTokenTexts.revokeToken({ name: 'Nightly build' })).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

const RECEIVER = 'https://hooks.example.org/tessera';

async function addWebhook(visit: Visit): Promise<Page> {
  const page = await openRoom('developers')(visit);
  await button(page, webhookTexts.create).scrollIntoViewIfNeeded();
  await button(page, webhookTexts.create).click();
  await page.getByRole('dialog').waitFor();
  return page;
}

async function createdWebhook(visit: Visit): Promise<Page> {
  const page = await addWebhook(visit);
  await page.getByLabel(webhookTexts.address).fill(RECEIVER);
  await button(page, webhookTexts.submit).click();
  await button(page, webhookTexts.copy).waitFor();
  return page;
}

/** A webhook with a message that arrived, one that was given up, and one that waits. Nothing is sent. */
async function managedWebhook(visit: Visit): Promise<Page> {
  const page = await createdWebhook(visit);
  await closeSecret(page);
  await product.application.dataSource.query(
    `INSERT INTO webhook_delivery (id, webhook_id, type, data, created_at, state, has_job, attempts, status, failure)
     SELECT gen_random_uuid(), webhook.id, type, '{"linkname": "ines"}', now() - after, state, true, attempts, status, failure
     FROM webhook, (VALUES ('page.published', interval '1 hour', 'delivered', 1, 204, NULL), ('page.renamed', '2 hours', 'failed', 15, 500, 'status'),
       ('picture.changed', '3 hours', 'waiting', 4, NULL, 'timeout')) AS told (type, after, state, attempts, status, failure)
     WHERE NOT EXISTS (SELECT FROM webhook_delivery WHERE webhook_id = webhook.id)`,
  );
  await button(page, webhookTexts.manageWebhook({ address: RECEIVER })).click();
  await page.getByRole('dialog').getByText('page.renamed', { exact: true }).waitFor();
  return page;
}

const askedAtWebhook = (action: string) => async (visit: Visit) => {
  const page = await managedWebhook(visit);
  await button(page, action).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
};

/** What the request for a mail is answered with. */
async function requestedMail(page: Page): Promise<Page> {
  await button(page, emailTexts.verify).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

async function mailFailed(visit: Visit): Promise<Page> {
  const { page, context } = await visit.as(await register(product.application), '/personal/pages');
  await page.getByLabel(linknameTexts.choose).waitFor();
  await cutOperation(context, 'RequestEmailVerification');
  return requestedMail(page);
}

async function sessionExpired(visit: Visit): Promise<Page> {
  const account = await completeAccount();
  await graphqlData(product.application.url, LogOutDocument, {}, account.token);
  const { page } = await visit.as(account, '/favicon.svg');
  await holdClock(page);
  await page.goto('/personal');
  await page.getByText(sessionTexts.expired).first().waitFor();
  return page;
}

async function lookingForPage(visit: Visit): Promise<Page> {
  const { page, context } = await visit.as(await completeAccount(), '/favicon.svg');
  await holdApi(context, 'Personal');
  await page.goto('/genpage');
  await page.getByRole('status').filter({ hasText: genpageTexts.looking }).waitFor();
  return page;
}

async function leftForMyPage(visit: Visit): Promise<Page> {
  const page = await openPersonal(visit, await completeAccount());
  await page.getByLabel(linknameTexts.choose).fill('half-typed');
  if (visit.isPhone) await button(page, navigationTexts.openMenu).click();
  await page.getByRole('link', { name: navigationTexts.myPage, exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

/** The first screen of a new account that has an address. */
async function starting(visit: Visit): Promise<Page> {
  const { page } = await visit.as(await completeAccountAt(product.application, aName()), '/editor?start');
  await page.getByRole('radio').last().waitFor();
  return page;
}

photograph('2 account', product, [
  { name: 'Start from', open: starting },
  { name: 'Personal, just registered', open: async (visit) => openPersonal(visit, await register(product.application)) },
  { name: 'Personal, just claimed', open: justClaimed },
  { name: 'Personal', open: openRooms },
  { name: 'Personal, pages', open: openRoom('pages') },
  { name: 'Personal, security', open: openRoom('security') },
  { name: 'Personal, developers', open: openRoom('developers') },
  { name: 'Personal, language and account', open: openRoom('account') },
  { name: 'Personal, with several pages', open: async (visit) => openPersonal(visit, await withPages()) },
  { name: 'Personal, with a hidden page', open: openHiddenPage },
  { name: 'Personal, with a page that waits', open: openWaitingPage },
  { name: 'Hidden page, for visitors', open: hiddenFromVisitors },
  { name: 'Earlier addresses', open: movedTwice },
  { name: 'Question of Release, of an address', open: askedToRelease },
  { name: 'New page', open: opened(pagesTexts.new, 'dialog') },
  { name: 'Menu of a page', open: menuOfPage },
  { name: 'Menu of the main page, with a former version', open: menuOfMainPage },
  { name: 'Address of a page', open: chosenForPage(pagesTexts.changeAddress) },
  { name: 'Picture of a page', open: chosenForPage(pagesTexts.changePicture) },
  { name: 'Code of a page', open: codeOfPage },
  { name: 'Visits to a page', open: visitsToPage },
  { name: 'Delete a page', open: chosenForPage(pagesTexts.delete) },
  { name: 'Profile picture', open: opened(profilePictureLabelTexts.change, 'dialog') },
  { name: 'Profile picture, cropped', open: chosenPicture },
  { name: 'Create an access token', open: opened(accessTokenTexts.create, 'dialog', 'developers') },
  { name: 'New access token', open: createdToken },
  { name: 'Question of Revoke', open: askedToRevoke },
  { name: 'Add a webhook', open: addWebhook },
  { name: 'Secret of a webhook', open: createdWebhook },
  { name: 'Webhook', open: managedWebhook },
  { name: 'Question of a new secret', open: askedAtWebhook(webhookTexts.rotate) },
  { name: 'Question of Delete, of a webhook', open: askedAtWebhook(webhookTexts.delete) },
  { name: 'Delete account', open: opened(deletionTexts.open, 'dialog', 'account') },
  { name: 'Verify E-mail, sent', open: async (visit) => requestedMail(await openPersonal(visit, await register(product.application))) },
  { name: 'Verify E-mail, failed', open: mailFailed },
  { name: 'Question of Sign out', open: askedToEnd(sessionListTexts.signOutDevice({ device: firefox })) },
  { name: 'Question of Sign out everywhere', open: askedToEnd(sessionListTexts.everywhere) },
  { name: 'Question of Log out', open: pressLogOut },
  { name: 'Question of My page', open: leftForMyPage },
  { name: 'The way to My page', open: lookingForPage },
  { name: 'Session expired', open: sessionExpired },
  { name: 'Another account in another tab', open: replacedOn('/personal') },
  { name: 'Another account in another tab, on the blog', open: replacedOn('/blog') },
  { name: 'Personal, without an answer', open: withoutAnswer },
]);

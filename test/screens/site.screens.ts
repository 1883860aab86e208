import { beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';
import { LANGUAGE_COOKIE } from '../../server/languages.rules.js';
import { claim, register } from '../builders/accounts/account.js';
import { publishPage } from '../builders/pages/example-pages.js';
import { publishMixed } from '../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../builders/pages/page-design.js';
import { blockTabStorage, cutApi } from '../browser/accounts/account-steps.js';
import { workerOf } from '../browser/shell/service-worker-steps.js';
import { runningProduct } from '../support/servers/running-product.js';
import { example } from './example.js';
import { photograph, type Visit } from './photograph.js';
import { language, texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });

beforeAll(async () => {
  await publishPage(product.application, example);
});

const { navigationTexts, loginTexts, registerTexts, authTexts, editorTexts, guestEditorTexts } = texts;
const { offlineTexts, recoverPasswordTexts, recoverUsernameTexts, resetPasswordTexts, recoveryTexts } = texts;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const link = `/resetpw/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/${'a'.repeat(43)}`;

/** A page that was opened, once this can be seen on it. */
async function showing(opened: Promise<{ readonly page: Page }>, text: string): Promise<Page> {
  const { page } = await opened;
  await page.getByText(text).filter({ visible: true }).first().waitFor();
  return page;
}

async function plain({ asGuest }: Visit, path: string): Promise<Page> {
  return (await asGuest(path)).page;
}

/** Nothing but a title, a line, links and tiles in the colours of a new page. */
async function unadorned(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  const linkname = `bare-${account.username}`.slice(0, 30);
  await claim(product.application, account, linkname);
  const socialLinks = { ...aDesign().socialLinks, home: 'https://example.org/', instagram: 'https://example.org/' };
  const names = ['Sugo, the slow one', 'Focaccia for impatient people', 'What to do with stale bread'];
  const tiles = names.map((name) => aTile({ name }));
  await publishMixed(product.application, account, {
    ...aDesign({ title: 'Marta’s kitchen', socialLinks, tiles }),
    bio: 'Dinner for whoever comes, every Wednesday.',
  });
  return plain(visit, `/${linkname}`);
}

async function neverPublished(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  const linkname = `soon-${account.username}`.slice(0, 30);
  await claim(product.application, account, linkname);
  return plain(visit, `/${linkname}`);
}

/** What an alert says after a press of this button. */
async function alerted(page: Page, name: string): Promise<Page> {
  await button(page, name).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

async function guestEditor({ asGuest }: Visit): Promise<Page> {
  const { page } = await asGuest('/guesteditor');
  await button(page, editorTexts.publish).waitFor();
  return page;
}

async function refusedLogin(visit: Visit, prepare: (opened: Awaited<ReturnType<Visit['asGuest']>>) => Promise<unknown>): Promise<Page> {
  const opened = await visit.asGuest('/login');
  const { page } = opened;
  await field(page, authTexts.username).fill('ada');
  await page.getByLabel(authTexts.password, { exact: true }).fill('not the password');
  await prepare(opened);
  await button(page, loginTexts.submit).click();
  await page.getByText(loginTexts.failed).first().waitFor();
  return page;
}

async function missingCode({ asGuest }: Visit): Promise<Page> {
  const { page, context } = await asGuest('/favicon.svg');
  await context.route('**/assets/login-page-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/login');
  await page.getByText(texts.screenFailedTexts.title).waitFor();
  return page;
}

/** The guest editor after the connection has gone. */
async function offline(visit: Visit): Promise<Page> {
  const { page, context } = await visit.asGuest('/favicon.svg', { serviceWorkers: 'allow' });
  // A service worker is requested in the language of the browser, which the locale of the window does not change.
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: page.url() }]);
  await page.goto('/guesteditor');
  await button(page, editorTexts.publish).waitFor();
  await workerOf(page);
  await context.setOffline(true);
  return page;
}

photograph('1 site', product, [
  { name: 'Front page', open: (visit) => plain(visit, '/') },
  {
    name: 'Menu',
    onlyOn: 'phones',
    open: async (visit) => {
      const page = await plain(visit, '/');
      await button(page, navigationTexts.openMenu).click();
      await page.locator('dialog[open]').waitFor();
      return page;
    },
  },
  {
    name: 'Question before a typed name is left',
    open: async (visit) => {
      const page = await plain(visit, '/');
      await page.getByPlaceholder(texts.landingTexts.claimPlaceholder).fill('saltandsmoke');
      await page.getByRole('contentinfo').getByRole('link', { name: texts.footerTexts.privacyPolicy }).click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  },
  {
    name: 'A link of a mail that is not valid',
    open: async (visit) => {
      const { page } = await visit.asGuest('/?token=never-was');
      await button(page, texts.emailTexts.verify).click();
      await page.getByText(texts.emailLinkTexts.failed, { exact: true }).waitFor();
      return page;
    },
  },
  { name: 'Blog', open: (visit) => plain(visit, '/blog') },
  { name: 'A post', open: (visit) => plain(visit, '/blog/4') },
  { name: 'A post that is not there', open: (visit) => showing(visit.asGuest('/blog/99'), texts.notFoundTexts.title) },
  { name: 'Privacy policy', open: (visit) => plain(visit, '/policy') },
  { name: 'Terms', open: (visit) => plain(visit, '/tos') },
  { name: 'Documentation', open: (visit) => plain(visit, '/api/docs') },
  { name: 'A public page', open: (visit) => plain(visit, `/${example.linkname}`) },
  {
    name: 'A tile of a public page, open',
    open: async (visit) => {
      const page = await plain(visit, `/${example.linkname}`);
      await page.locator('button[aria-haspopup=dialog]').first().click();
      await page.locator('dialog[open]').waitFor();
      return page;
    },
  },
  { name: 'A public page without pictures', isSameInTheDark: true, open: unadorned },
  { name: 'A page that was never published', open: neverPublished },
  { name: 'A name that nobody has', open: (visit) => plain(visit, '/nobody-yet') },
  { name: 'Not found', open: (visit) => showing(visit.asGuest('/there/is-nothing'), texts.notFoundTexts.title) },
  { name: 'Login', open: (visit) => showing(visit.asGuest('/login'), loginTexts.title) },
  { name: 'Login, refused', open: (visit) => refusedLogin(visit, () => Promise.resolve()) },
  { name: 'Login, offline', open: (visit) => refusedLogin(visit, ({ context }) => cutApi(context)) },
  { name: 'Login, with a claimed name', open: (visit) => showing(visit.asGuest('/login?claim=orchard'), loginTexts.title) },
  { name: 'Register, with a claimed name', open: (visit) => showing(visit.asGuest('/register?claim=orchard'), registerTexts.submit) },
  { name: 'Register', open: (visit) => showing(visit.asGuest('/register'), registerTexts.submit) },
  {
    name: 'Register, with faults',
    open: async (visit) => {
      const page = await showing(visit.asGuest('/register'), registerTexts.title);
      await field(page, authTexts.username).fill('a');
      await page.getByLabel(authTexts.password, { exact: true }).fill('short');
      await button(page, registerTexts.submit).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
      return page;
    },
  },
  {
    name: 'Register, with two passwords',
    open: async (visit) => {
      const page = await showing(visit.asGuest('/register'), registerTexts.title);
      await field(page, authTexts.username).fill('ines');
      await page.getByLabel(authTexts.email).fill('ines@example.org');
      await page.getByLabel(authTexts.password, { exact: true }).fill('a garden of lemons');
      await page.getByLabel(registerTexts.confirmPassword, { exact: true }).fill('a garden of melons');
      return alerted(page, registerTexts.submit);
    },
  },
  { name: 'Recover username', open: (visit) => showing(visit.asGuest('/recoverusername'), recoverUsernameTexts.title) },
  { name: 'Recover password', open: (visit) => showing(visit.asGuest('/recoverpassword'), recoverPasswordTexts.title) },
  {
    name: 'Recover password, sent',
    open: async (visit) => {
      const { email } = await register(visit.application);
      const page = await showing(visit.asGuest('/recoverpassword'), recoverPasswordTexts.title);
      await page.getByLabel(authTexts.email).fill(email);
      await button(page, recoverPasswordTexts.submit).click();
      await page.getByText(recoveryTexts.elseNothing).waitFor();
      return page;
    },
  },
  {
    name: 'Recover password, failed',
    open: async (visit) => {
      const { page, context } = await visit.asGuest('/recoverpassword');
      await page.getByLabel(authTexts.email).fill('ines@example.org');
      await cutApi(context);
      return alerted(page, recoverPasswordTexts.submit);
    },
  },
  { name: 'Reset password', open: (visit) => showing(visit.asGuest(link), resetPasswordTexts.title) },
  {
    name: 'Reset password, with two passwords',
    open: async (visit) => {
      const page = await showing(visit.asGuest(link), resetPasswordTexts.title);
      await page.getByLabel(resetPasswordTexts.password, { exact: true }).fill('a garden of lemons');
      await page.getByLabel(resetPasswordTexts.confirmPassword, { exact: true }).fill('a garden of melons');
      return alerted(page, resetPasswordTexts.submit);
    },
  },
  {
    name: 'Reset password, with a link that is not valid',
    open: async (visit) => {
      const page = await showing(visit.asGuest(link), resetPasswordTexts.title);
      for (const label of [resetPasswordTexts.password, resetPasswordTexts.confirmPassword])
        await page.getByLabel(label, { exact: true }).fill('a garden of lemons');
      await button(page, resetPasswordTexts.submit).click();
      await page.getByText(resetPasswordTexts.newLink).waitFor();
      return page;
    },
  },
  { name: 'Guest editor', open: guestEditor },
  {
    name: 'Guest editor, Publish refused',
    open: async (visit) => {
      const page = await guestEditor(visit);
      await button(page, editorTexts.publish).click();
      await page.getByText(guestEditorTexts.publishRefused).first().waitFor();
      return page;
    },
  },
  {
    name: 'Question before unsaved changes are left',
    open: async (visit) => {
      // Without its storage, the tab cannot keep the page.
      const { page } = await visit.asGuest('/');
      await blockTabStorage(page);
      await page.goto('/guesteditor');
      await button(page, editorTexts.publish).waitFor();
      await field(page, editorTexts.pageTitle).fill('Ines Moreau');
      await page.getByRole('banner').getByRole('link').first().click();
      await page.getByRole('alertdialog').waitFor();
      return page;
    },
  },
  {
    name: 'Guest editor, offline',
    open: async (visit) => {
      const page = await offline(visit);
      await page.getByText(offlineTexts.notice).first().waitFor();
      return page;
    },
  },
  {
    name: 'A page that needs a connection, offline',
    open: async (visit) => {
      const page = await offline(visit);
      await page.goto('/');
      await page.getByText(offlineTexts.title).first().waitFor();
      return page;
    },
  },
  { name: 'A screen whose code does not arrive', open: missingCode },
]);

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPageAt, publish, register } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { startFrontProxy, type FrontProxy } from '../../support/proxies/front-proxy.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue, until } from '../../support/waiting.js';
import { blockTabStorage, openSignedIn } from '../accounts/account-steps.js';
import { addButton, draftWarning, openContent, rename, tileNames, titleField } from '../editor/editor-steps.js';
import { storedAddresses, workerOf } from './service-worker-steps.js';

let proxy: FrontProxy;
let port: number;
beforeAll(async () => {
  [proxy, port] = [await startFrontProxy(), await freePort()];
  proxy.setTarget(port);
});
afterEach(() => {
  proxy.comeBack();
  proxy.answerAll(0);
});
afterAll(() => proxy.close());
const { application, browser } = runningProduct(() => ({ publicUrl: proxy.url, port, logLevel: 'silent' }));

/** A browser that allows service workers. It logs requests to a server that cannot be reached. */
const installed: PageOptions = {
  serviceWorkers: 'allow',
  ignore: (incident) =>
    draftWarning(incident) ||
    /net::ERR_|status of 50\d|no-response|did not load|cross-world service worker|was preloaded using/.test(incident.text),
};

const offlineNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'The server cannot be reached.' });

async function openGuestEditor(options: PageOptions = {}) {
  const opened = await browser.newPage(application.url, { ...installed, ...options });
  await opened.page.goto('/guesteditor');
  await titleField(opened.page).waitFor();
  await workerOf(opened.page);
  return opened;
}

describe('The service worker', () => {
  test('OT-08 A service worker is registered at `/service-worker.js` by the screens of the app, and by no other document', async () => {
    await aPageAt(application, 'untouched');
    const { page, incidents } = await browser.newPage(application.url, installed);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL));
    for (const path of ['/untouched', '/nobody-has-it', '/']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectSoon(registrations).toEqual([]);
    }
    await page.goto('/login');
    await workerOf(page);
    await expectSoon(registrations).toEqual([`${application.url}/service-worker.js`]);
    expect(incidents.filter(({ text }) => !text.includes('404'))).toEqual([]);
  });

  test('OT-08 Without a connection, the guest editor opens and can be used', async () => {
    const { page, context, incidents } = await openGuestEditor();
    // The HTTP cache of the browser must not be needed.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    proxy.goDown();
    await context.setOffline(true);
    await page.reload();
    await titleField(page).fill('Made on a train');
    await page.getByRole('button', { name: 'Add your first tile' }).click();
    await addButton(page).click();
    await rename(page, 1, 'Window seat');
    await (await openContent(page, 1)).fill('Fields, and a river.');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    for (const popup of ['Social Links', 'Miscellaneous']) {
      await page.getByRole('button', { name: popup }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await expectSoon(() => tileNames(page)).toEqual(['Window seat', 'New Link']);
    await offlineNotice(page).waitFor();
    await context.setOffline(false);
    proxy.comeBack();
    await offlineNotice(page).waitFor({ state: 'detached' });
    expect(incidents).toEqual([]);
  });

  test('OT-08 While the server or its proxy cannot be reached, the editor shows its frame with a notice, and the front page says `You are offline`', async () => {
    const { page, context, incidents } = await openGuestEditor();
    const account = await register(application);
    await page.evaluate((token) => localStorage.setItem('token', token), account.token);
    for (const outage of ['down', 502, 503, 504] as const) {
      if (outage === 'down') proxy.goDown();
      else proxy.answerAll(outage);
      await page.goto('/editor?from=here');
      await page.getByRole('heading', { level: 3, name: 'Your page did not load' }).or(page.getByText('did not load')).first().waitFor();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await offlineNotice(page).waitFor();
      proxy.comeBack();
      proxy.answerAll(0);
    }
    await offlineNotice(page).waitFor({ state: 'detached' });
    await page.evaluate(() => localStorage.clear());
    proxy.goDown();
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await expectNoAxeViolations(page);
    await inLightAndDark(page, (scheme) => screenshot(page, `offline-front-page-${scheme}`));
    await page.setViewportSize(PHONE.viewport);
    await inLightAndDark(page, (scheme) => screenshot(page, `offline-front-page-phone-${scheme}`));
    await page.getByRole('main').getByRole('link', { name: 'Guest Editor' }).click();
    await titleField(page).waitFor();
    await context.setOffline(false);
    proxy.comeBack();
    expect(incidents).toEqual([]);
  });

  test('OT-08 The service worker does not handle public pages, API calls, pictures and links of mails', async () => {
    const owner = await aPageAt(application, 'changing', aDesign({ title: 'Before' }));
    const { page } = await openGuestEditor();
    await page.goto('/changing');
    await page.getByRole('heading', { name: 'Before' }).waitFor();
    await publish(application, owner, aDesign({ title: 'After' }), 1);
    const answers: (readonly [string, boolean])[] = [];
    page.on('response', (answer) => void answers.push([new URL(answer.url()).pathname, answer.fromServiceWorker()]));
    await page.reload();
    await page.getByRole('heading', { name: 'After' }).waitFor();
    await page.goto('/nobody-has-this');
    await page.goto('/resetpw/an-id/a-token');
    await page.evaluate(() =>
      Promise.all(['/api/userid/', '/graphql', '/sitemap.xml', '/images/none.webp', '/health/live'].map((path) => fetch(path))),
    );
    const byWorker = answers.filter(([path, isFromWorker]) => isFromWorker && !path.startsWith('/assets/')).map(([path]) => path);
    expect(answers.map(([path]) => path)).toEqual(expect.arrayContaining(['/changing', '/nobody-has-this', '/graphql', '/health/live']));
    expect(byWorker).toEqual([]);
    const stored = await storedAddresses(page);
    expect(stored.length).toBeGreaterThan(20);
    expect(
      stored.filter((path) => !/^\/(?:assets\/[\w.-]+\.(?:js|css|woff2|svg)|service-worker\/(?:app|offline)-[\w-]+\.html)$/.test(path)),
    ).toEqual([]);
    proxy.goDown();
    await expect(page.goto('/changing')).rejects.toThrow(/ERR_/);
    await expect(page.goto('/resetpw/an-id/a-token')).rejects.toThrow(/ERR_/);
    proxy.comeBack();
  });

  test('OT-08 A change of the language replaces the stored files at once', async () => {
    const { page, context, incidents } = await openGuestEditor();
    await context.addCookies([{ name: 'language', value: 'de', url: application.url }]);
    const english = await storedAddresses(page);
    await page.reload();
    // The new worker first stores all that it needs.
    await until(async () => !(await storedAddresses(page)).some((path) => english.includes(path) && path.endsWith('.html')));
    proxy.goDown();
    await page.reload();
    await expectSoon(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.getByRole('main').getByRole('textbox').first().waitFor();
    proxy.comeBack();
    expect(incidents).toEqual([]);
  });
});

describe('A new version', () => {
  test('OT-08 A new version is offered while an older one is open, and the change keeps the draft', async () => {
    const account = await register(application);
    await publish(application, account, aDesign({ title: 'First', tiles: [aTile({ name: 'One' })] }));
    const { page, context, incidents } = await openSignedIn(browser, application, account, {
      ...installed,
      onDialog: (dialog) => dialog.accept(),
    });
    await page.goto('/editor');
    await titleField(page).waitFor();
    await workerOf(page);
    const guest = await context.newPage();
    await blockTabStorage(guest);
    await guest.goto('/guesteditor');
    await titleField(guest).fill('Not kept');
    const other = await context.newPage();
    await other.goto('/guesteditor');
    await titleField(other).fill('Kept by the tab');
    await page.bringToFront();
    proxy.deploy();
    // The browser also does this from time to time.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = (where: Page) => where.getByRole('status').filter({ hasText: 'A new version of this site is ready.' });
    await offer(page).waitFor();
    await titleField(page).fill('Half a title');
    await expectNoAxeViolations(page);
    await inLightAndDark(page, (scheme) => screenshot(page, `update-notice-${scheme}`));
    await page.setViewportSize(PHONE.viewport);
    await inLightAndDark(page, (scheme) => screenshot(page, `update-notice-phone-${scheme}`));
    await page.setViewportSize({ width: 1440, height: 900 });
    await offer(guest).waitFor();
    await guest.getByRole('button', { name: 'Load the new version' }).click();
    const question = guest.getByRole('alertdialog').filter({ hasText: 'What you have not saved is lost.' });
    await question.getByRole('button', { name: 'Not now' }).click();
    await question.waitFor({ state: 'detached' });
    await guest.getByRole('button', { name: 'Not now' }).click();
    await offer(guest).waitFor({ state: 'detached' });
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load the new version' }).click()]);
    await expectValue(titleField(page), 'Half a title');
    await expectSoon(() => offer(page).count()).toBe(0);
    await Promise.all([other.waitForEvent('load'), other.getByRole('button', { name: 'Load the new version' }).click()]);
    await expectValue(titleField(other), 'Kept by the tab');
    // A user who declines continues with the old version.
    await expectSoon(() => titleField(guest).inputValue()).toBe('Not kept');
    await guest.getByRole('button', { name: 'Social Links' }).click();
    await guest.getByRole('dialog', { name: 'Edit Links' }).waitFor();
    const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(scripts).toEqual([expect.stringMatching(/index-.*next\.js$/), expect.stringMatching(/call-ahead-entry-.*next\.js$/)]);
    expect((await storedAddresses(page)).filter((path) => !path.includes('next.'))).toEqual([]);
    proxy.goDown();
    await page.goto('/guesteditor');
    await titleField(page).waitFor();
    proxy.comeBack();
    expect(incidents).toEqual([]);
  });
});

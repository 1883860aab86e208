import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPageAt, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { asInput } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { expectLoadAfter, holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon, expectValue } from '../../support/waiting.js';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { cutApi, cutConnection, holdApi, notification, stored } from '../accounts/account-steps.js';
import { addButton, draftWarning, openEditor, pressPublish, publishButton, publishPage, removeButton, titleField } from './editor-steps.js';

const { application, browser } = runningProduct();

const open = (options?: Parameters<typeof openEditor>[2]) => openEditor(browser, application, options);

/** An account with a published page of this title. */
async function withPage(title: string): Promise<TestAccount> {
  const account = await register(application);
  await publish(application, account, aDesign({ title, tiles: [aTile({ name: 'One' })] }));
  return account;
}

/** What the page writes to the console as an error from now on. */
function errorsLogged(page: Page): readonly string[] {
  const logged: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
  return logged;
}

/** The notification region may load late: the absence of a notification counts only after the region has loaded. */
async function expectNoBar(page: Page): Promise<void> {
  const place = page.getByRole('region', { name: 'Notifications' });
  await place.waitFor({ state: 'attached' });
  await expectSoon(() => place.getByRole('listitem').count()).toBe(0);
}

describe('Failures in the editor', () => {
  const broken: PageOptions['ignore'] = ({ kind, text }) => kind === 'console' && /did not load|status of 5|default is used/.test(text);

  test('ER-27 When the page does not load, the error is only logged; the area of the tiles says so and offers another attempt', async () => {
    const account = await withPage('Comes later');
    const { page, context } = await open({ account, ignore: broken });
    const logged = errorsLogged(page);
    await context.route('**/graphql', (route) => route.fulfill({ status: 503, json: { errors: [] } }), { times: 1 });
    await page.reload();
    await page.getByRole('heading', { name: 'Your tiles did not load' }).waitFor();
    await expectSoon(() => publishButton(page).isDisabled()).toBe(true);
    await expectSoon(() => addButton(page).isDisabled()).toBe(true);
    await eventually(() => expect(logged).toContainEqual(expect.stringContaining('The page to edit did not load.')));
    await expectNoBar(page);
    await screenshot(page, 'editor-failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectValue(titleField(page), 'Comes later');
  });

  test('ER-28 A response whose design is invalid is an error that is only logged', async () => {
    const { page, context, account } = await open({ ignore: broken });
    const logged = errorsLogged(page);
    const myPage = { address: null, version: 1, design: 7 };
    await context.route('**/graphql', (route) => route.fulfill({ json: { data: { me: { username: 'x' }, myPage } } }));
    await page.reload();
    await page.getByRole('heading', { name: 'Your tiles did not load' }).waitFor();
    await eventually(() => expect(logged).toContainEqual(expect.stringContaining('The page to edit did not load.')));
    await expectNoBar(page);
    await expectSoon(() => stored(page, 'token')).toBe(account.token);
  });

  test('LH-08 The editor says which tile leads to a blocked place, keeps everything, and publishes once the tile is gone', async () => {
    const harmful = aTile({ name: 'Prints', html: '<p><a href="https://evil.example/prints">Prints</a></p>' });
    const design = aDesign({ title: 'Before', tiles: [aTile({ name: 'Soup' }), harmful] });
    const account = await aPageAt(application, 'no-harm', design);
    const operator = await registerOperator(application);
    const block = 'mutation ($input: AdminBlockedLinksInput!) { adminBlockLinks(input: $input) }';
    await graphqlData(application.url, block, { input: { patterns: ['evil.example'] } }, operator.token);
    // Within a second, the list counts.
    const dryRun = 'mutation ($input: PublishInput!) { publish(input: $input) { version } }';
    const input = { design: asInput(design), basedOnVersion: 1, dryRun: true };
    await eventually(() => expect(graphqlData(application.url, dryRun, { input }, account.token)).rejects.toThrow('LINK_BLOCKED'));
    const { page } = await open({ account, ignore: () => true });
    await titleField(page).fill('After');
    const refusal = page.getByText('“Prints” leads to https://evil.example/prints. This site does not link there.');
    await pressPublish(page);
    await refusal.first().waitFor();
    await expectValue(titleField(page), 'After');
    await expectNoAxeViolations(page);
    await screenshot(page, 'editor-link-blocked');
    await removeButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await pressPublish(page);
    await eventually(async () => expect(await (await fetch(`${application.url}/no-harm`)).text()).toContain('After'));
  });

  test('For a page that only a newer server can read, the editor shows the message of the server and mentions no connection problem', async () => {
    const account = await withPage('Of a newer server');
    const { page } = await open({ account, ignore: broken });
    await application.dataSource.query('UPDATE page SET design_format = 99 WHERE design::text LIKE $1', ['%Of a newer server%']);
    await page.reload();
    const failed = page.getByRole('alert').filter({ hasText: 'Your tiles did not load' });
    await failed.getByText('This page was published by a newer version of this service, which is being installed.').waitFor();
    await expectSoon(() => failed.getByText(/connection/).count()).toBe(0);
    await expectNoAxeViolations(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await inLightAndDark(page, async (scheme) => screenshot(page, `editor-refused-${width}-${scheme}`));
    }
  });

  test('The area of the tiles says that they are loading', async () => {
    const { page, context } = await open({ account: await withPage('Slow') });
    const held = await holdApi(context);
    await page.reload();
    await page.getByText('Fetching your tiles…').waitFor();
    await expectSoon(() => publishButton(page).isDisabled()).toBe(true);
    held.release();
    await expectValue(titleField(page), 'Slow');
  });

  test('After a successful second publish no failure message of the first attempt appears', async () => {
    const { page, context } = await open({ ignore: (incident) => draftWarning(incident) || cutConnection(incident) });
    const mend = await cutApi(context);
    await holdClock(page);
    await pressPublish(page);
    await notification(page, 'Fail').waitFor();
    await mend();
    await publishPage(page);
    // In steps, because a notification hides after two seconds.
    for (let steps = 0; steps < 10; steps += 1) {
      await page.clock.runFor(500);
      await expectSoon(() => page.getByText('Failed to upload, try again in a few seconds').count()).toBe(0);
    }
  });

  test('ER-02 A session that has ended when the editor loads: `Session expired`, the token is removed, and / opens', async () => {
    const { page, account } = await open();
    await graphqlData(application.url, LogOutDocument, {}, account.token);
    await holdClock(page);
    // It is shown for two seconds, and the document may load for longer.
    await Promise.all([notification(page, 'Session expired').waitFor(), page.reload()]);
    await expectSoon(() => stored(page, 'token')).toBeNull();
    await expectLoadAfter(page, 1000, '/');
  });

  test('ER-47 A session that has ended when publishing: `Session expired`, the token is removed, and the draft stays', async () => {
    const { page, account } = await open();
    await titleField(page).fill('Kept for later');
    await expectSoon(() => stored(page, 'editedText')).toBe('"Kept for later"');
    await graphqlData(application.url, LogOutDocument, {}, account.token);
    await pressPublish(page);
    await notification(page, 'Session expired').waitFor();
    await page.waitForURL(`${application.url}/`);
    await expectSoon(() => stored(page, 'token')).toBeNull();
    await expectSoon(() => stored(page, 'editedText')).toBe('"Kept for later"');
  });
});

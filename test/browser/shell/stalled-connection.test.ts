import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { holdClock } from '../../support/browser/held-clock.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { anUploader } from '../../support/calls/uploads.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { notification } from '../accounts/account-steps.js';
import { openEditor, pressPublish, publishButton, publishPage, titleField } from '../editor/editor-steps.js';
import { openSettings } from '../settings/personal-steps.js';
import { aFile, holdUploads, picturesOf, redAndBlue } from '../profile-picture/picture-steps.js';

const { application, browser } = runningProduct();

const NO_ANSWER = 'The server did not answer. Check your connection and try again.';

// A server that begins an answer and never ends it.
let stalling: Server;
beforeAll(async () => {
  stalling = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"data":');
  });
  await new Promise<void>((resolve) => stalling.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  stalling.closeAllConnections();
  stalling.close();
});

/** Calls of one operation get only the beginning of an answer; returns a function that ends that, and the number of such calls. */
async function stallInTheBody(context: BrowserContext, operation: string) {
  let calls = 0;
  await context.route('**/graphql', (route) => {
    if ((route.request().postDataJSON() as { operationName: string }).operationName !== operation) return route.fallback();
    calls += 1;
    return route.continue({ url: `http://127.0.0.1:${(stalling.address() as AddressInfo).port}/graphql` });
  });
  return { mend: () => context.unroute('**/graphql'), calls: () => calls };
}

/** The real server gets the calls of one operation, and its answers are lost. */
async function loseAnswers(context: BrowserContext, operation: string) {
  let taken = 0;
  await context.route('**/graphql', async (route) => {
    if ((route.request().postDataJSON() as { operationName: string }).operationName !== operation) return route.fallback();
    await route.fetch();
    taken += 1;
  });
  return { mend: () => context.unroute('**/graphql'), taken: () => taken };
}

async function publishedTitle({ token }: TestAccount) {
  const { myPage } = await graphqlData(application.url, EditorDocument, {}, token);
  return `${myPage.version}: ${myPage.design?.title}`;
}

async function withPage(): Promise<TestAccount> {
  const account = await register(application);
  await publish(application, account, aDesign({ title: 'First', tiles: [aTile({ name: 'One' })] }));
  return account;
}

test('A publish whose response stalls is cancelled after 30 s: `Fail`, then `Failed to upload, try again in a few seconds`, and Publish is enabled again', async () => {
  const { page, context, account, incidents } = await openEditor(browser, application, { account: await withPage() });
  const stalled = await stallInTheBody(context, 'Publish');
  await titleField(page).fill('Second');
  await holdClock(page);
  await pressPublish(page);
  await expectSoon(() => publishButton(page).getAttribute('aria-busy')).toBe('true');
  await eventually(() => expect(stalled.calls()).toBe(1));
  await page.clock.runFor(29_000);
  await expectSoon(() => publishButton(page).getAttribute('aria-busy')).toBe('true');
  await page.clock.runFor(1000);
  await notification(page, 'Fail').first().waitFor();
  await page.getByText(NO_ANSWER).waitFor();
  await expectSoon(() => publishButton(page).getAttribute('aria-busy')).toBeNull();
  await page.clock.runFor(2200);
  await notification(page, 'Failed to upload, try again in a few seconds').waitFor();
  await stalled.mend();
  await publishPage(page);
  await expectSoon(() => publishedTitle(account)).toBe('2: Second');
  expect(incidents).toEqual([]);
});

test.each([
  ['the same', 'Second', '2: Second'],
  ['a changed', 'Third', '3: Third'],
])(
  'After a publish that the server stored and whose response was lost, the next attempt is no conflict, with %s draft',
  async (_which, next, published) => {
    const { page, context, account } = await openEditor(browser, application, { account: await withPage() });
    const lost = await loseAnswers(context, 'Publish');
    await titleField(page).fill('Second');
    await page.clock.install();
    await pressPublish(page);
    await eventually(() => expect(lost.taken()).toBe(1));
    await page.clock.fastForward(30_000);
    await page.getByText(NO_ANSWER).waitFor();
    await lost.mend();
    await titleField(page).fill(next);
    await publishPage(page);
    await expectSoon(() => page.getByRole('dialog', { name: 'Your page was published elsewhere' }).count()).toBe(0);
    await expectSoon(() => publishedTitle(account)).toBe(published);
  },
);

test('A load whose response stalls is cancelled after 20 s; a message says so, and the user can try again', async () => {
  const { page, context } = await openEditor(browser, application, { account: await withPage() });
  const stalled = await stallInTheBody(context, 'PageVersions');
  await holdClock(page);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await eventually(() => expect(stalled.calls()).toBe(1));
  await page.clock.fastForward(19_000);
  await expectSoon(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.clock.fastForward(1000);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.waitFor();
  await stalled.mend();
  await tryAgain.click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
});

test('An upload is cancelled after 60 s without progress, and continues however long it takes while there is progress', async () => {
  const { page, context, account } = await openSettings(browser, application, { account: await anUploader(application) });
  await page.getByRole('button', { name: 'Change Profile Pic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile picture' });
  await dialog.getByLabel('Choose File').setInputFiles(aFile('photo.jpg', await redAndBlue()));
  await dialog.getByRole('application', { name: 'Crop area' }).and(page.locator('[data-ready]')).waitFor();
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.waitFor();
  const { release } = await holdUploads(context);
  const cancel = dialog.getByRole('button', { name: 'Cancel upload' });
  await page.evaluate(() => {
    const send = Reflect.get(XMLHttpRequest.prototype, 'send') as (this: XMLHttpRequest, body: unknown) => void;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { move: () => this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 9 })) });
      send.call(this, body);
    };
  });
  await holdClock(page);
  await save.click();
  await cancel.waitFor();
  for (let times = 0; times < 3; times += 1) {
    await page.clock.fastForward(59_000);
    await page.evaluate(() => (window as unknown as { move: () => void }).move());
    await expectSoon(() => cancel.isVisible()).toBe(true);
  }
  await page.clock.fastForward(60_000);
  await notification(page, `Error uploading image: ${NO_ANSWER}`).waitFor();
  await dialog.getByText(NO_ANSWER, { exact: true }).waitFor();
  await release();
  await save.click();
  await notification(page, 'Image uploaded successfully').waitFor();
  expect((await picturesOf(application, account)).profilePicture).not.toBeNull();
});

import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PageDesign } from '../../server/pages/page-design.rules.js';
import { pictureIdsOf } from '../../server/pages/tile-pictures.rules.js';
import { EditorDocument } from '../../client/api/generated/graphql.js';
import { readDesign } from '../../client/features/editor/server-page.js';
import { publish, register as registered } from '../builders/account.js';
import { aDesign, aTile } from '../builders/page-design.js';
import { expectNoAxeViolations } from '../support/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../support/browser.js';
import { graphqlData } from '../support/graphql.js';
import { runningProduct } from '../support/running-product.js';
import { eventually, expectSoon } from '../support/waiting.js';
import { draftDocuments, fillRegistration, logIn, notification, stored } from './account-steps.js';
import { draftWarning, lookOfFrame, previewTiles, publishPage, tileNames, titleField } from './editor-steps.js';
import { verifyElsewhere } from './personal-steps.js';

const { application, browser } = runningProduct();

const starter = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const signUp = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Free sign up' });

/** The guest editor with the page of a florist. */
async function asFlorist(options: PageOptions = {}) {
  const opened = await browser.newPage(application.url, { ignore: draftWarning, ...options });
  const { page } = opened;
  await page.goto('/guesteditor');
  await page.getByRole('link', { name: 'Start from what you do' }).click();
  await page.getByLabel('What should the page be called?').fill('Wild & Cut');
  await starter(page, 'Florist').dblclick();
  await titleField(page).waitFor();
  return opened;
}

const look = (page: Page) => lookOfFrame(page.getByRole('region', { name: 'Live preview' }).locator('.frame'));
/** What the tab keeps for the new account. */
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('guestDesign'));

async function names(page: Page): Promise<string[]> {
  return (await previewTiles(page).allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
}

async function register(page: Page, username: string): Promise<void> {
  await fillRegistration(page, { username, email: `${username}@example.org`, password: 'figs and lemons' });
  await page.getByRole('button', { name: 'Keep my page' }).click();
  await notification(page, 'Registered!').waitFor();
}

const FLORIST = ['Tied this morning', 'Flowers of this week', 'Order a bouquet', 'How a bouquet lasts', 'The shop'];

/** The design with this id for all of its pictures. */
function withPictures(design: PageDesign, id: string): PageDesign {
  // A tile gets its id when it is published.
  const tiles = design.tiles.map(({ id: _id, ...tile }) =>
    tile.kind === 'picture' && tile.picture ? { ...tile, picture: { ...tile.picture, id } } : tile,
  );
  return { ...design, tiles };
}

describe('A guest', () => {
  test('begins with a starter, signs up without a question, and has the page with its look and all kinds of tiles in the new account', async () => {
    const { page, incidents } = await asFlorist();
    await expectSoon(() => names(page)).toEqual(FLORIST);
    // The appearance loads after the tiles are shown.
    await eventually(async () => expect((await look(page)).join()).toContain('La Belle Aurore'));
    const chosen = await look(page);
    await signUp(page).click();
    await page.waitForURL('**/register');
    await expectSoon(() => page.getByRole('alertdialog').count()).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'Keep your page' }).waitFor();
    await page.getByText('Your page with 5 tiles comes along. An account is free.').waitFor();
    await screenshot(page, 'register-guest-page-1440');
    const made = JSON.parse((await kept(page)) ?? '{}') as PageDesign;
    await register(page, 'wild.and.cut');
    await page.waitForURL((url) => url.pathname === '/editor' && url.search === '');
    await expectSoon(() => names(page)).toEqual(FLORIST);
    await expectSoon(() => titleField(page).inputValue()).toBe('Wild & Cut');
    const mail = page.getByText('A mail to wild.and.cut@example.org is on its way.');
    await mail.waitFor();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
    await screenshot(page, 'editor-mail-notice-1440');
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
    await mail.waitFor({ state: 'detached' });
    await expectSoon(() => look(page)).toEqual(chosen);
    await expectSoon(() => kept(page)).toBeNull();
    expect((await draftDocuments(page)).map((text) => (JSON.parse(text) as { owner: string }).owner)).toEqual(['wild.and.cut']);
    await publishPage(page, 'unfinished');
    const { myPage } = await graphqlData(application.url, EditorDocument, {}, (await stored(page, 'token')) ?? '');
    const published = readDesign(myPage.design!);
    expect(withPictures(published, '')).toEqual(withPictures(made, ''));
    // The picture of the starter is one of the account's now.
    expect(pictureIdsOf(published)).not.toEqual(pictureIdsOf(made));
    await expectSoon(() => page.getByRole('button', { name: /not published/ }).count()).toBe(0);
    await page.reload();
    await expectSoon(() => names(page)).toEqual(FLORIST);
    await expectSoon(() => mail.count()).toBe(0);
    // A link is still a link.
    await page.getByRole('button', { name: /^Tile 3 of 5, link/ }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('who has signed up is told of the mail until the address is verified, in whichever tab', async () => {
    const { page, incidents } = await asFlorist();
    await signUp(page).click();
    await register(page, 'by.another.tab');
    const mail = page.getByText('A mail to by.another.tab@example.org is on its way.');
    await mail.waitFor();
    await verifyElsewhere(application, { username: 'by.another.tab' });
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await mail.waitFor({ state: 'detached' });
    expect(incidents).toEqual([]);
  });

  test('who signs in to an account that has a page leaves that page as it is', async () => {
    const account = await registered(application);
    await publish(application, account, aDesign({ title: 'Mine', tiles: [aTile({ name: 'One' })] }));
    const { page } = await asFlorist();
    await signUp(page).click();
    await page.waitForURL('**/register');
    await page.getByRole('main').getByRole('link', { name: 'Login here' }).click();
    await logIn(page, account.username, account.password);
    await notification(page, 'Logged in').waitFor();
    await page.goto('/editor');
    await expectSoon(() => names(page)).toEqual(['One']);
    await expectSoon(() => titleField(page).inputValue()).toBe('Mine');
    expect((await draftDocuments(page)).filter((text) => text.includes('Wild'))).toEqual([]);
  });

  test('who goes to the registration and back finds the page again; one step of undo takes the starter away', async () => {
    const { page } = await asFlorist({ onDialog: (dialog) => dialog.accept() });
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByRole('button', { name: 'Add your first tile' }).waitFor();
    await page.getByRole('button', { name: 'Redo', exact: true }).first().click();
    await eventually(async () => expect((await tileNames(page)).length).toBe(5));
    await signUp(page).click();
    await page.waitForURL('**/register');
    await page.goBack();
    await expectSoon(() => names(page)).toEqual(FLORIST);
    // It is in memory again, and nowhere else.
    await expectSoon(() => kept(page)).toBeNull();
    await page.reload();
    await page.getByRole('button', { name: 'Add your first tile' }).waitFor();
  });

  test('who goes back before the registration is there keeps the page in memory, and nowhere else', async () => {
    const { page } = await asFlorist({ onDialog: (dialog) => dialog.accept() });
    const isBack = page.evaluate(
      () =>
        new Promise((done) => {
          const push = history.pushState.bind(history);
          history.pushState = (...state) => {
            push(...state);
            history.back();
          };
          window.addEventListener('popstate', done, { once: true });
        }),
    );
    await signUp(page).click();
    await isBack;
    await expectSoon(() => kept(page)).toBeNull();
    await expectSoon(() => names(page)).toEqual(FLORIST);
  });

  test('who begins as a photographer is told when pictures can be uploaded', async () => {
    const { page } = await browser.newPage(application.url, { onDialog: (dialog) => dialog.accept() });
    await page.goto('/guesteditor?start');
    await starter(page, 'Photographer').dblclick();
    await page.getByRole('button', { name: /^Edit tile 1 of 6/i }).click();
    await page.getByRole('dialog').getByText('You can upload pictures here after signing up.').waitFor();
    await expectSoon(() => page.locator('input[type=file]').count()).toBe(0);
  });

  test('sees on a phone that nothing is saved, and that signing up takes the page along', async () => {
    const { page } = await browser.newPage(application.url, PHONE);
    await page.goto('/guesteditor?start');
    await page.getByText('Nothing is saved here. Signing up takes the page along.').waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `guest-start-390-${scheme}`);
    });
  });
});

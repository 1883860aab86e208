import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { pictureIdsOf } from '../../../server/pages/pictures/tile-pictures.rules.js';
import { EditorDocument } from '../../../client/api/generated/editor.js';
import { readDesign } from '../../../client/features/editor/server-page.js';
import { publish, register as registered } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon, expectValue } from '../../support/waiting.js';
import { draftDocuments, logIn, logOut, notification, stored } from '../accounts/account-steps.js';
import {
  draftWarning,
  lookOfFrame,
  previewTiles,
  publishButton,
  publishPage,
  publishSheet,
  tileNames,
  titleField,
} from '../editor/editor-steps.js';
import { goByPublish, publishAt, register } from './guest-steps.js';
import { sentOperations, verifyElsewhere } from '../settings/personal-steps.js';

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

const leadToKeep = (page: Page) => page.getByText('Your page with 5 tiles comes along. An account is free.');
const leadToPublish = (page: Page) =>
  page.getByText('Your page with 5 tiles comes along. As soon as you have signed up, you can publish it. An account is free.');

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
    await page.getByRole('region', { name: 'Live preview' }).getByText('Sample', { exact: true }).first().waitFor();
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
    await page.getByRole('button', { name: /Not published yet/ }).waitFor();
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

  test('who goes to the registration and back finds the page again, and still finds it after a reload; one step of undo takes the starter away', async () => {
    const { page } = await asFlorist({ onDialog: (dialog) => dialog.accept() });
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByRole('button', { name: 'Add your first tile' }).waitFor();
    await page.getByRole('button', { name: 'Redo', exact: true }).first().click();
    await eventually(async () => expect((await tileNames(page)).length).toBe(5));
    await eventually(async () => expect((await look(page)).join()).toContain('La Belle Aurore'));
    const chosen = await look(page);
    await signUp(page).click();
    await page.waitForURL('**/register');
    await page.goBack();
    await expectSoon(() => names(page)).toEqual(FLORIST);
    await page.reload();
    await expectSoon(() => names(page)).toEqual(FLORIST);
    await expectSoon(() => look(page)).toEqual(chosen);
  });

  test('NP-05 who signs up because of Publish is asked what is asked before a first publication, filled in: samples stay out of it, and nothing is public before its button is pressed; who came back and went otherwise is not asked', async () => {
    const { page, incidents } = await asFlorist({ onDialog: (dialog) => dialog.accept() });
    const sent = sentOperations(page);
    await goByPublish(page);
    await leadToPublish(page).waitFor();
    await page.goBack();
    await expectSoon(() => names(page)).toEqual(FLORIST);
    await signUp(page).click();
    await leadToKeep(page).waitFor();
    await page.goBack();
    await expectSoon(() => names(page)).toEqual(FLORIST);
    await goByPublish(page);
    await leadToPublish(page).waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `register-to-publish-1440-${scheme}`);
    });
    await register(page, 'published.at.once');
    await page.waitForURL((url) => url.pathname === '/editor');
    const sheet = publishSheet(page);
    await expectValue(sheet.getByRole('textbox', { name: 'Title' }), 'Wild & Cut');
    await expectValue(sheet.getByRole('textbox', { name: 'Address' }), 'wild-cut');
    await sheet.getByText('Signed in as published.at.once. Everything came along.').waitFor();
    await sheet.getByText('5 tiles are not yours yet').waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `publish-sheet-of-guest-1440-${scheme}`);
    });
    expect(sent.filter((name) => name === 'Publish')).toEqual([]);
    await publishAt(page, 'wild-and-cut', 'finished');
    await page.getByRole('dialog', { name: 'Your page is public' }).waitFor();
    const visited = await page.context().newPage();
    await visited.goto('/wild-and-cut');
    await expectSoon(() => visited.getByRole('heading', { level: 1 }).innerText()).toBe('Wild & Cut');
    await expectSoon(() => visited.getByRole('main').innerText()).not.toContain('Flowers of this week');
    // Once, and not at each opening.
    await page.reload();
    await titleField(page).fill('Wild & Cut in May');
    await page.reload();
    await page.getByRole('button', { name: /not published/ }).waitFor();
    await visited.reload();
    await expectSoon(() => visited.getByRole('heading', { level: 1 }).innerText()).toBe('Wild & Cut');
    expect(incidents).toEqual([]);
  });

  test('who presses Publish on an empty page is promised no page', async () => {
    const { page } = await browser.newPage(application.url);
    await page.goto('/guesteditor');
    await publishButton(page).click();
    await notification(page, 'Please register to save').getByRole('button', { name: 'Free sign up' }).click();
    await page.getByRole('heading', { level: 1, name: 'Set your first tile' }).waitFor();
  });

  test('whose page has no room on the device begins where it is: in the guest editor', async () => {
    const { page } = await asFlorist();
    await signUp(page).click();
    await page.waitForURL('**/register');
    await page.evaluate(() => {
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (key.startsWith('draft:')) throw new DOMException('full', 'QuotaExceededError');
        this[key] = value;
      };
    });
    await register(page, 'no.room.here');
    await page.waitForURL('**/guesteditor');
    await expectSoon(() => names(page)).toEqual(FLORIST);
    await page.getByRole('main').getByRole('link', { name: 'Edit your own page' }).waitFor();
  });

  test('whose tab signs in to another account, and out again, leaves nothing for whoever is next', async () => {
    const account = await registered(application);
    const { page } = await asFlorist();
    await goByPublish(page);
    const wish = () => page.evaluate(() => sessionStorage.getItem('guestPublishes'));
    await expectSoon(wish).toBe('yes');
    await page.getByRole('main').getByRole('link', { name: 'Login here' }).click();
    await page.waitForURL('**/login');
    // Google may open an account here, and nothing says that the page would be published.
    await expectSoon(wish).toBeNull();
    await logIn(page, account.username, account.password);
    await notification(page, 'Logged in').waitFor();
    await page.waitForURL('**/personal');
    expect(await kept(page)).not.toBeNull();
    await logOut(page);
    await expectSoon(() => kept(page)).toBeNull();
    const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /guest|publication|linkname/i.test(key)));
    expect(left).toEqual([]);
    await page.goto('/register');
    await page.getByRole('heading', { level: 1, name: 'Set your first tile' }).waitFor();
  });

  test('who reloads after another release has come has the page as that reads it, and an empty one if nothing can read it', async () => {
    const { page, incidents } = await browser.newPage(application.url, { onDialog: (dialog) => dialog.accept() });
    await page.goto('/guesteditor');
    const reopen = async (text: string) => {
      await page.evaluate((design) => sessionStorage.setItem('guestDesign', design), text);
      await page.goto('/guesteditor');
    };
    const first = page.getByRole('button', { name: 'Add your first tile' });
    await reopen('{"title":"By an earlier release","tiles":[{"name":"One","html":"<p>Words</p>"}]}');
    await expectSoon(() => tileNames(page)).toEqual(['One']);
    await expectSoon(() => titleField(page).inputValue()).toBe('By an earlier release');
    for (const text of ['{"title":', '{"title":1,"tiles":{}}', '7']) {
      await reopen(text);
      await first.waitFor();
      await expectSoon(() => titleField(page).inputValue()).toBe('My page');
    }
    expect(incidents).toEqual([]);
  });

  test('who begins as a photographer is told when pictures can be uploaded', async () => {
    const { page } = await browser.newPage(application.url, { onDialog: (dialog) => dialog.accept() });
    await page.goto('/guesteditor?start');
    await starter(page, 'Photographer').dblclick();
    await page.getByRole('button', { name: /^Edit tile 1 of 6/i }).click();
    await page.getByRole('dialog').getByText('You can upload pictures here after signing up.').waitFor();
    await expectSoon(() => page.locator('input[type=file]').count()).toBe(0);
  });

  test('sees on a phone that only the tab keeps the page, and that signing up takes it along', async () => {
    const { page } = await browser.newPage(application.url, PHONE);
    await page.goto('/guesteditor?start');
    await page.getByText('Only this tab keeps your page, until you close it. Signing up takes it along.').waitFor();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `guest-start-390-${scheme}`);
    });
  });
});

import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { EditorOfPageDocument } from '../../../client/api/generated/editor-of-page.js';
import { MakeMainPageDocument } from '../../../client/api/generated/make-main-page.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { publish, register } from '../../builders/accounts/account.js';
import { aLink, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { openSignedIn, stored } from '../accounts/account-steps.js';
import { draftWarning, publishPage, tileNames, titleField } from '../editor/editor-steps.js';
import { addPages } from '../settings/several-pages-steps.js';

const { application, browser } = runningProduct();

const linked: PageDesign = { ...aDesign({ title: 'Published' }), tiles: [aLink()] };
const expectTitle = (page: Page, title: string) => expectSoon(() => titleField(page).inputValue()).toBe(title);
const leavesAnyway = { ignore: draftWarning, onDialog: (dialog: { accept: () => Promise<void> }) => dialog.accept() };

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await titleField(page).waitFor();
}

test('A link stays a link when an older client has changed the title of the published page in this browser', async () => {
  const account = await register(application);
  await publishMixed(application, account, linked);
  const { page, incidents } = await openSignedIn(browser, application, account, leavesAnyway);
  await goTo(page, '/editor');
  await titleField(page).fill('Published here');
  await publishPage(page);
  await eventually(async () => expect(JSON.parse((await stored(page, 'draftOrigin'))!)).toMatchObject({ version: 2, unsaved: false }));
  await page.evaluate(() => localStorage.setItem('editedText', '"By an older client"'));
  await goTo(page, '/editor');
  await expectTitle(page, 'By an older client');
  await publishPage(page);
  const [id] = (await page.evaluate(() => Object.keys(localStorage))).filter((key) => key.startsWith('draft:'));
  const { page: published } = await graphqlData(application.url, EditorOfPageDocument, { id: id!.slice('draft:'.length) }, account.token);
  expect(published.design).toMatchObject({ title: 'By an older client', tiles: [{ __typename: 'LinkTile', name: 'My shop' }] });
  expect(incidents).toEqual([]);
});

describe('While another page is the main one', () => {
  test('a draft of the previous release is offered at that page and at the first, and whoever accepts it at the first has it there, with its links', async () => {
    const account = await register(application);
    await publishMixed(application, account, linked);
    const [second] = await addPages(application, account, 'Second');
    const { makeMainPage } = await graphqlData(application.url, MakeMainPageDocument, { id: second! }, account.token);
    expect(makeMainPage.id).toBe(second);
    const { me } = await graphqlData(application.url, EditorOfPageDocument, { id: second! }, account.token);
    const first = me.pages.find(({ id }) => id !== second)!.id;
    const { page, incidents } = await openSignedIn(browser, application, account, leavesAnyway);
    const origin = { owner: account.username, version: 1, unsaved: true, tab: 'former' };
    await page.evaluate(
      (parts) => parts.forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
      Object.entries({ ...toWire({ ...linked, title: 'Former' }), draftOrigin: origin }),
    );
    const offer = page.getByRole('dialog', { name: 'A design was found in this browser' });

    await goTo(page, '/editor');
    await offer.getByText('“Former”').waitFor();
    await offer.getByRole('button', { name: 'Decide later' }).click();
    // While it leaves, the field below it cannot get the focus.
    await offer.waitFor({ state: 'detached' });
    await titleField(page).fill('Second, changed');
    await expectSoon(() => stored(page, 'editedText')).toBe('"Second, changed"');
    await goTo(page, `/editor/${first}`);
    await expectTitle(page, 'Published');
    await offer.getByRole('button', { name: 'Use it as my draft' }).click();
    await expectTitle(page, 'Former');
    // The row of a link shows where it leads: the tile is no text.
    await expectSoon(() => tileNames(page)).toEqual(['My shop shop.example']);
    expect(incidents).toEqual([]);
  });
});

/** The editor of a page with a tile, with a title that is stored here and not published. */
async function openWithDraft(ignore = draftWarning) {
  const account = await register(application);
  await publish(application, account, aDesign({ title: 'Published', tiles: [aTile({ name: 'Clock' })] }));
  const opened = await openSignedIn(browser, application, account, { ...leavesAnyway, ignore });
  await goTo(opened.page, '/editor');
  await titleField(opened.page).fill('Not published');
  await expectSoon(() => stored(opened.page, 'editedText')).toBe('"Not published"');
  return opened;
}

/** Everything that is stored for drafts. */
const allStored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key !== 'token' && !key.startsWith('session')));

test('If the code that reads drafts does not load, the editor does not open, the draft stays as it is, and a press on Try again opens it', async () => {
  const notLoaded: typeof draftWarning = (incident) => draftWarning(incident) || /did not load|ERR_FAILED/.test(incident.text);
  const { page, context, incidents } = await openWithDraft(notLoaded);
  const before = await allStored(page);
  await context.route(/reading-part.*\.js/, (route) => route.abort());
  await page.goto('/editor');
  await page.getByText('Your tiles did not load').first().waitFor();
  await expectSoon(() => titleField(page).count()).toBe(0);
  await expectSoon(() => allStored(page)).toEqual(before);
  await context.unroute(/reading-part.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await titleField(page).waitFor();
  await expectTitle(page, 'Not published');
  expect(incidents).toEqual([]);
});

test('A draft of a newer release is kept while this one is edited and published, and the newer release offers it', async () => {
  const newer: typeof draftWarning = (incident) => draftWarning(incident) || /stored draft can't be read/.test(incident.text);
  const { page, incidents } = await openWithDraft(newer);
  const rewrite = (from: string, to: string) =>
    page.evaluate(
      ([before, after]) => {
        for (const [key, text] of Object.entries(localStorage) as [string, string][])
          if (key.startsWith('draft:')) localStorage.setItem(key, text.replace(before!, after!));
      },
      [from, to],
    );
  await page.goto('/favicon.svg');
  await rewrite('"kind":"text"', '"kind":"clock"');
  await goTo(page, '/editor');
  await page.getByText('This browser has changes to this page that this version of the site cannot read.').waitFor();
  await expectNoAxeViolations(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await inLightAndDark(page, async (scheme) => screenshot(page, `newer-draft-${width}-${scheme}`));
  }
  await titleField(page).fill('Of this release');
  await publishPage(page);
  await goTo(page, '/editor');
  await titleField(page).fill('Changed again');
  await expectSoon(() => stored(page, 'editedText')).toBe('"Changed again"');
  await page.goto('/favicon.svg');
  await rewrite('"kind":"clock"', '"kind":"text"');
  await goTo(page, '/editor');
  const offer = page.getByRole('dialog', { name: 'A design was found in this browser' });
  await offer.getByText('“Not published”').waitFor();
  await offer.getByRole('button', { name: 'Use it as my draft' }).click();
  await expectTitle(page, 'Not published');
  await goTo(page, '/editor');
  await expectTitle(page, 'Not published');
  await expectSoon(() => page.getByText('cannot read').or(offer).count()).toBe(0);
  expect(incidents).toEqual([]);
});

import type { Page } from 'playwright-core';
import { claim, publish, register, type TestAccount } from '../builders/accounts/account.js';
import { aLink, aPicture, asInput, publishMixed } from '../builders/pages/mixed-design.js';
import { aDesign, asTextInput, aTile } from '../builders/pages/page-design.js';
import { graphqlData } from '../support/calls/graphql.js';
import { runningProduct } from '../support/servers/running-product.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const {
  accountDraftTexts,
  addressQuestionTexts,
  chooseDesignTexts,
  draftLinkTexts,
  editorTexts,
  pageAddressTexts,
  publishStateTexts,
  scheduledTexts,
  publishSheetTexts,
  unfinishedTexts,
  unwrittenTexts,
} = texts;

async function openEditor(visit: Visit, account: TestAccount): Promise<Page> {
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).waitFor();
  const state = visit.isPhone ? publishStateTexts.shortNever : publishStateTexts.never;
  await page.locator('button[popovertarget]').filter({ hasText: state }).waitFor();
  return page;
}

/** Publishes, which leads to a panel with this title. */
async function publishTo(page: Page, title: string): Promise<Page> {
  await page.getByRole('button', { name: editorTexts.publish, exact: true }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
  return page;
}

/** What is asked before the first publication. */
async function untitled(visit: Visit): Promise<Page> {
  return publishTo(await openEditor(visit, await register(product.application)), publishSheetTexts.title);
}

/** Publishes from the sheet. */
async function confirm(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: publishSheetTexts.title });
  await sheet.getByRole('textbox', { name: publishSheetTexts.pageTitle }).fill('Ines Moreau');
  // Until it is known which tiles are samples, the button is busy and does nothing.
  await sheet.getByRole('button', { name: editorTexts.publish, exact: true }).and(page.locator(':not([aria-busy])')).click();
}

async function unaddressed(visit: Visit): Promise<Page> {
  const page = await untitled(visit);
  await confirm(page);
  await page.getByRole('dialog', { name: addressQuestionTexts.title }).waitFor();
  return page;
}

/** A page that people can open for the first time. */
async function made(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  await claim(product.application, account, `first-${account.username}`.slice(0, 30));
  const page = await openEditor(visit, account);
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).fill('Ines Moreau');
  await publishTo(page, publishSheetTexts.title);
  await confirm(page);
  await page.getByRole('dialog', { name: pageAddressTexts.title }).waitFor();
  return page;
}

/** What another tab has of the page. */
async function draftOfOtherTab(visit: Visit): Promise<Page> {
  const first = await openEditor(visit, await register(product.application));
  const page = await first.context().newPage();
  const title = (tab: Page) => tab.getByRole('textbox', { name: editorTexts.pageTitle });
  await page.goto('/editor');
  await title(page).waitFor();
  await title(first).fill('Ines Moreau');
  await first.waitForFunction(() => JSON.stringify(localStorage).includes('Ines Moreau'));
  await title(page).fill('Ines Clay');
  await page.getByRole('button', { name: chooseDesignTexts.look }).click();
  await page.getByRole('dialog', { name: chooseDesignTexts.lookTitle }).getByText('Ines Moreau').waitFor();
  return page;
}

/** A page with a link that leads nowhere, and a picture that shows nothing. */
async function unfinished(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  const tiles = [aTile(), aLink({ address: '' }), aPicture({ name: '', picture: null, alternative: '' })];
  await publishMixed(product.application, account, aDesign({ title: 'Ines Moreau', tiles } as object));
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).waitFor();
  return publishTo(page, unfinishedTexts.title({ count: 2 }));
}

/** A page that is published again, with a tile that nobody has written a text for. */
async function unwritten(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  await claim(product.application, account, `again-${account.username}`.slice(0, 30));
  await publish(product.application, account, aDesign({ title: 'Ines Moreau', tiles: [aTile()] }));
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('button', { name: editorTexts.add, exact: true }).filter({ visible: true }).click();
  await page.keyboard.press('Enter');
  return publishTo(page, unwrittenTexts.title({ count: 1 }));
}

/** Another device has saved a draft while the editor was open. */
async function twoDrafts(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  const page = await openEditor(visit, account);
  const { titleColor, backgroundColor, socialLinks } = asTextInput(aDesign());
  const design = { titleColor, backgroundColor, socialLinks, title: 'Ines at home', tiles: [] };
  const save = 'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { revision } }';
  await graphqlData(product.application.url, save, { input: { design, basedOnVersion: 0, revision: 0 } }, account.token);
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).fill('Ines');
  await page.getByRole('dialog', { name: accountDraftTexts.title }).waitFor();
  return page;
}

/** A page whose draft others may see, and the address of the draft. */
async function linked(design?: object): Promise<{ readonly account: TestAccount; readonly path: string }> {
  const account = await register(product.application);
  const call = <Data>(query: string, variables: object) =>
    graphqlData<Data>(product.application.url, query, { ...variables }, account.token);
  const { id } = (await call<{ myPage: { id: string } }>('{ myPage { id } }', {})).myPage;
  if (design) {
    await claim(product.application, account, `shown-${account.username}`.slice(0, 30));
    await publishMixed(product.application, account, aDesign(design));
  }
  const link = 'mutation ($pageId: ID!) { createDraftLink(pageId: $pageId) { url } }';
  const { url } = (await call<{ createDraftLink: { url: string } }>(link, { pageId: id })).createDraftLink;
  return { account, path: new URL(url).pathname };
}

const SHOWN = {
  title: 'Ines Moreau',
  tiles: [aTile({ name: 'Lemon spaghetti' }), aLink({ name: 'Book a table' }), aTile({ name: 'In season' })],
};

/** The panel of a page whose draft has a link. */
async function panelWithLink(visit: Visit): Promise<Page> {
  const { account } = await linked(SHOWN);
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).waitFor();
  await page.locator('button[popovertarget]').filter({ hasText: publishStateTexts.published }).click();
  await page.getByRole('button', { name: draftLinkTexts.revoke }).waitFor();
  return page;
}

/** The panel of a page with a draft that goes public later. `turn` changes what is scheduled before. */
async function panelWithMoment(visit: Visit, turn = 'SELECT'): Promise<Page> {
  const account = await register(product.application);
  await claim(product.application, account, `later-${account.username}`.slice(0, 30));
  await publishMixed(product.application, account, aDesign(SHOWN));
  const input = {
    design: asInput(aDesign({ ...SHOWN, title: 'In season: lemons' })),
    basedOnVersion: 1,
    publishesAt: new Date(Date.now() + 1_000_000_000).toISOString(),
    timeZone: 'Europe/London',
  };
  const schedule = 'mutation ($input: SchedulePublicationInput!) { schedulePublication(input: $input) { createdAt } }';
  await graphqlData(product.application.url, schedule, { input }, account.token);
  await product.application.dataSource.query(turn);
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).waitFor();
  // Only this one has a tooltip and words.
  await page.locator('button[aria-haspopup="dialog"][title]:not([aria-label])').click();
  return page;
}

async function scheduled(visit: Visit): Promise<Page> {
  const page = await panelWithMoment(visit);
  await page.getByRole('button', { name: scheduledTexts.cancel }).waitFor();
  return page;
}

async function notAppeared(visit: Visit): Promise<Page> {
  const page = await panelWithMoment(visit, `UPDATE scheduled_publication SET failure = 'LINK_BLOCKED', failed_at = now(), due_at = NULL`);
  await page.getByRole('button', { name: scheduledTexts.publishNow }).waitFor();
  return page;
}

async function momentForm(visit: Visit): Promise<Page> {
  const page = await scheduled(visit);
  await page.getByRole('button', { name: scheduledTexts.change, exact: true }).click();
  await page.getByRole('button', { name: scheduledTexts.save }).waitFor();
  return page;
}

photograph('5 publishing', product, [
  { name: 'A scheduled publication', open: scheduled },
  { name: 'A scheduled publication, another moment', open: momentForm },
  { name: 'A scheduled publication that was refused', open: notAppeared },
  { name: 'Link to a draft', open: panelWithLink },
  { name: 'A draft by its link', open: async ({ asGuest }) => (await asGuest((await linked(SHOWN)).path)).page },
  { name: 'A draft by its link, with nothing in it', open: async ({ asGuest }) => (await asGuest((await linked()).path)).page },
  { name: 'Two drafts of a page', open: twoDrafts },
  { name: 'Publish, with tiles that are not finished', open: unfinished },
  { name: 'The draft of another tab', open: draftOfOtherTab },
  { name: 'Before the first publication', open: untitled },
  { name: 'Published without an address', open: unaddressed },
  { name: 'Published for the first time', open: made },
  { name: 'Published with a tile without a text', open: unwritten },
]);

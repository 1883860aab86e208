import type { Page } from 'playwright-core';
import type { Tile } from '../../server/pages/design/page-design.rules.js';
import { claim, register, type TestAccount } from '../builders/accounts/account.js';
import { aLock, lockPage } from '../builders/pages/locks.js';
import { publishMixed } from '../builders/pages/mixed-design.js';
import { setPageTime } from '../builders/pages/page-times.js';
import { runningProduct } from '../support/servers/running-product.js';
import { example } from './example.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { editorTexts, pageAccessTexts, visibilityTexts, visitorsViewTexts } = texts;
/** In which all moments are, so that no photograph depends on the day on which it is taken. */
const YEAR = 2125;
const OPEN = 'open sesame';
let pages = 0;

interface OwnPage {
  readonly account: TestAccount;
  readonly linkname: string;
  /** The place of the tile that not everybody always sees. */
  readonly number: number;
}

/** The example page, with this visibility of its first text. */
async function aPage(visibilityOf: (account: TestAccount) => Promise<Tile['visibility']> = async () => undefined): Promise<OwnPage> {
  const { application } = product;
  const account = await register(application);
  const linkname = `seen-${(pages += 1)}`;
  await claim(application, account, linkname);
  const { design } = example;
  const at = design.tiles.findIndex(({ kind }) => kind === 'text');
  const visibility = await visibilityOf(account);
  const tiles = design.tiles.map((tile, place) => (place === at && visibility ? { ...tile, visibility } : tile));
  await publishMixed(application, account, { ...design, tiles });
  return { account, linkname, number: at + 1 };
}

const aWarnedPage = () => aPage(async () => ({ warning: visibilityTexts.adultsWords }));
const aTimedTile = () => aPage(async () => ({ from: `${YEAR}-03-03T17:00:00.000Z`, timeZone: 'Europe/London', isAnnounced: true }));
const aLockedTile = () => aPage(async (account) => ({ who: 'password', lock: await aLock(product.application, account, OPEN) }));

async function aTimedPage(): Promise<OwnPage> {
  const page = await aPage();
  await setPageTime(product.application, page.account, {
    from: `${YEAR}-03-03T17:00:00.000Z`,
    timeZone: 'Europe/London',
    isAnnounced: true,
  });
  return page;
}

async function warning(visit: Visit): Promise<Page> {
  const { linkname, number } = await aWarnedPage();
  const { page } = await visit.asGuest(`/${linkname}#tile-${number}`);
  await page.locator('.go-back').filter({ visible: true }).waitFor();
  return page;
}

async function field(visit: Visit): Promise<Page> {
  const { account, number } = await aWarnedPage();
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).waitFor();
  const total = example.design.tiles.length;
  const edit = page.getByRole('button', { name: new RegExp(`^${editorTexts.editPlace({ number, total })}`, 'i') });
  if (await edit.isVisible()) await edit.click();
  else
    await page
      .locator(`[data-tile] [data-press]`)
      .nth(number - 1)
      .click();
  await page.getByRole('textbox', { name: visibilityTexts.warningWords }).scrollIntoViewIfNeeded();
  return page;
}

/** The preview as visitors see the page: now, or at a moment. */
const strip = (choice: string) => async (visit: Visit) => {
  const { account } = await aTimedTile();
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).waitFor();
  if (visit.isPhone) await page.getByRole('button', { name: editorTexts.preview, exact: true }).click();
  const group = page.getByRole('group', { name: visitorsViewTexts.title });
  await group.getByRole('button', { name: choice, exact: true }).click();
  // What a page that is announced needs is loaded after the rest of the editor.
  await page.getByRole('region', { name: editorTexts.livePreview }).getByText(example.design.tiles[0]!.name).waitFor();
  return page;
};

async function panel(visit: Visit): Promise<Page> {
  const { account } = await aTimedPage();
  const { page } = await visit.as(account, '/editor');
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).waitFor();
  await page
    .locator('button[popovertarget]')
    .filter({ hasText: String(YEAR) })
    .click();
  await page.getByRole('group', { name: pageAccessTexts.title }).scrollIntoViewIfNeeded();
  return page;
}

async function lockedPage(visit: Visit): Promise<Page> {
  const { account, linkname } = await aPage();
  await lockPage(product.application, account, OPEN);
  return (await visit.asGuest(`/${linkname}`)).page;
}

async function lockedTile(visit: Visit): Promise<Page> {
  const { linkname, number } = await aLockedTile();
  const { page } = await visit.asGuest(`/${linkname}#tile-${number}`);
  await page.locator('input[type="password"]').filter({ visible: true }).waitFor();
  return page;
}

photograph('visibility', product, [
  { name: 'A tile of a public page, with a warning', open: warning },
  { name: 'Warning of a tile', open: field },
  { name: 'A tile of a public page, with a password', open: lockedTile },
  { name: 'A public page with a password', open: lockedPage },
  { name: 'A public page that is announced', open: async (visit) => (await visit.asGuest(`/${(await aTimedPage()).linkname}`)).page },
  { name: 'The time of a page', open: panel },
  { name: 'The page as visitors see it now', open: strip(visitorsViewTexts.now) },
  { name: 'The page as visitors see it at a moment', open: strip(visitorsViewTexts.moment) },
]);

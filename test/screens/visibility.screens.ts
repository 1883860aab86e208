import type { Page } from 'playwright-core';
import { claim, register } from '../builders/accounts/account.js';
import { publishMixed } from '../builders/pages/mixed-design.js';
import { runningProduct } from '../support/servers/running-product.js';
import { example } from './example.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { editorTexts, visibilityTexts } = texts;
let pages = 0;

/** The example page, with a warning before its first text. */
async function aWarnedPage() {
  const { application } = product;
  const account = await register(application);
  const linkname = `warned-${(pages += 1)}`;
  await claim(application, account, linkname);
  const { design } = example;
  const at = design.tiles.findIndex(({ kind }) => kind === 'text');
  const visibility = { warning: visibilityTexts.adultsWords };
  const tiles = design.tiles.map((tile, place) => (place === at ? { ...tile, visibility } : tile));
  await publishMixed(application, account, { ...design, tiles });
  return { account, linkname, number: at + 1 };
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

photograph('visibility', product, [
  { name: 'A tile of a public page, with a warning', open: warning },
  { name: 'Warning of a tile', open: field },
]);

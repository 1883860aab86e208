import { afterAll, beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';
import { register } from '../builders/accounts/account.js';
import { startPageElsewhere, type PageElsewhere } from '../support/neighbours/page-elsewhere.js';
import { runningProduct } from '../support/servers/running-product.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off', linkPreviews: 'private' });
const { firstStepsTexts, foundTexts, importTexts, pastingTexts } = texts;

let elsewhere: PageElsewhere;
beforeAll(async () => void (elsewhere = await startPageElsewhere()));
afterAll(() => elsewhere.stop());

/** The question about what another app has sent. */
async function shared(visit: Visit): Promise<Page> {
  const { page } = await visit.as(
    await register(product.application),
    `/editor?${new URLSearchParams({ text: 'https://orchard.example/figs' })}`,
  );
  await page.getByRole('alertdialog', { name: pastingTexts.sharedQuestion }).waitFor();
  return page;
}

/** A page that a cook has begun. */
async function begun(visit: Visit): Promise<Page> {
  const account = await register(product.application);
  const { page } = await visit.as(account, '/editor?start');
  await page.locator('input[type=radio]').first().click({ force: true });
  await page.getByRole('heading', { name: firstStepsTexts.title }).waitFor();
  return page;
}

/** Where the page is that somebody has already. */
async function source(visit: Visit): Promise<Page> {
  const { page } = await visit.as(await register(product.application), '/editor?import');
  await page.getByLabel(importTexts.address).waitFor();
  return page;
}

async function read(visit: Visit, path: string): Promise<Page> {
  const page = await source(visit);
  await page.getByLabel(importTexts.address).fill(elsewhere.url + path);
  await page.keyboard.press('Enter');
  return page;
}

async function reading(visit: Visit): Promise<Page> {
  const page = await read(visit, '/slow');
  await page.getByRole('heading', { name: importTexts.reading }).waitFor();
  return page;
}

async function refused(visit: Visit): Promise<Page> {
  const page = await read(visit, '/robots');
  await page.getByRole('alert').waitFor();
  return page;
}

async function found(visit: Visit): Promise<Page> {
  const page = await read(visit, '/salt');
  await page.getByRole('heading', { name: foundTexts.title }).waitFor();
  return page;
}

photograph('3 first use', product, [
  { name: 'A page from elsewhere', open: source },
  { name: 'A page from elsewhere is read', open: reading },
  { name: 'A page from elsewhere could not be read', open: refused },
  { name: 'A page from elsewhere was found', open: found },
  { name: 'Editor of a new page', open: begun },
  { name: 'Shared with the app', open: shared },
]);

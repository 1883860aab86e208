import type { Page } from 'playwright-core';
import { register } from '../builders/accounts/account.js';
import { runningProduct } from '../support/servers/running-product.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const { firstStepsTexts, pastingTexts } = texts;

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

photograph('3 first use', product, [
  { name: 'Editor of a new page', open: begun },
  { name: 'Shared with the app', open: shared },
]);

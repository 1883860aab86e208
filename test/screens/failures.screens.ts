import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { projectFolder } from '../../server/config/config.js';
import { LoadPublicPage } from '../../server/pages/use-cases/load-public-page.js';
import { workerOf } from '../browser/shell/service-worker-steps.js';
import { startFrontProxy, type FrontProxy } from '../support/proxies/front-proxy.js';
import { runningProduct } from '../support/servers/running-product.js';
import { LONG_PATIENCE } from '../support/waiting.js';
import { photograph, type Visit } from './photograph.js';
import { texts } from './texts.js';

const { blogTexts, editorTexts, newVersionTexts, publicDocumentTexts, updateTexts } = texts;

// A copy of the product's own posts, which can be taken away.
const folder = mkdtempSync(join(tmpdir(), 'blog-'));
const away = `${folder}-away`;
cpSync(join(projectFolder, 'content/blog'), folder, { recursive: true });
const product = runningProduct({ logLevel: 'silent', rateLimits: 'off', blogDir: folder });
const proxies: FrontProxy[] = [];

afterEach(() => {
  jest.restoreAllMocks();
  if (existsSync(away)) renameSync(away, folder);
});
afterAll(async () => {
  await Promise.all(proxies.map((proxy) => proxy.close()));
  rmSync(folder, { recursive: true, force: true });
});

/** An address of the blog while the posts cannot be read. */
const withoutPosts = (path: string, text: string) => async (visit: Visit) => {
  renameSync(folder, away);
  const { page } = await visit.asGuest(path);
  await page.getByText(text).first().waitFor();
  return page;
};

async function loading(visit: Visit): Promise<Page> {
  jest.spyOn(product.application.nest.get(LoadPublicPage), 'execute').mockRejectedValue(new Error('away'));
  const { page } = await visit.asGuest('/slow-to-load');
  await page.getByText(publicDocumentTexts.loadingAgain).waitFor();
  return page;
}

/** The guest editor after another version was deployed. Each screen has its own proxy, because a deployment is for good. */
async function updateOffered(visit: Visit): Promise<Page> {
  const proxy = await startFrontProxy();
  proxies.push(proxy);
  proxy.setTarget(Number(new URL(product.application.url).port));
  const { page } = await visit.asGuest(`${proxy.url}/guesteditor`, { serviceWorkers: 'allow' });
  await page.getByRole('button', { name: editorTexts.publish, exact: true }).waitFor();
  await workerOf(page);
  proxy.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  // The new worker stores all its files first.
  await page.getByText(updateTexts.ready).first().waitFor({ timeout: LONG_PATIENCE });
  return page;
}

async function updateTaken(visit: Visit): Promise<Page> {
  const page = await updateOffered(visit);
  // Only a tab that keeps nothing asks.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('textbox', { name: editorTexts.pageTitle }).fill('Ines Moreau');
  await page.getByRole('button', { name: newVersionTexts.load }).click();
  await page.getByRole('alertdialog').waitFor();
  return page;
}

photograph('4 failures', product, [
  { name: 'Blog, posts not read', open: withoutPosts('/blog', blogTexts.listFailed) },
  { name: 'A post that is not read', open: withoutPosts('/blog/2', blogTexts.postFailedExplanation) },
  { name: 'A public page that takes long', open: loading },
  { name: 'A new version is ready', open: updateOffered },
  { name: 'Question before a new version is loaded', open: updateTaken },
]);

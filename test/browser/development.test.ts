import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openBrowser, type TestBrowser } from '../support/browser.js';
import { freePort } from '../support/free-port.js';
import { makeDataFolder, removeDataFolder, startServer, type StartedServer } from '../support/started-server.js';
import { until } from '../support/waiting.js';
import { logIn, notification } from './account-steps.js';

let browser: TestBrowser;
let folder: string;
let development: StartedServer;

beforeEach(async () => {
  browser = await openBrowser();
  folder = makeDataFolder();
  const variables = { PORT: String(await freePort()), DATA_DIR: folder };
  development = startServer(variables, { command: [process.execPath, 'scripts/dev.mjs'] });
  await development.ready();
});
afterEach(async () => {
  development.kill('SIGTERM');
  await development.ended;
  await browser.close();
  removeDataFolder(folder);
});

test('npm run dev serves the screens from their sources, and the API and the blog behind them', async () => {
  const address = /live reload: (http:\S+?)\/?\s/;
  await until(() => address.test(development.printed.output));
  const [, screens = ''] = address.exec(development.printed.output) ?? [];
  const { page } = await browser.newPage(screens);
  await page.goto('/login');
  await logIn(page, 'nobody', 'not a password');
  await notification(page, 'Invalid details').waitFor();
  expect(await page.title()).toContain('Login Form');
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml'])
    expect(await (await fetch(screens + path)).text()).toContain('/sitemap');
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Go to Post' }).first().click();
  await page.waitForURL(`${screens}/blog/4`);
  expect(await page.locator('article > img').evaluate((cover: HTMLImageElement) => cover.decode())).toBeUndefined();
});

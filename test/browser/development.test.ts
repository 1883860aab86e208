import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Frame, Page } from 'playwright-core';
import { expectNoAxeViolations } from '../support/browser/accessibility.js';
import { inLightAndDark, openBrowser, screenshot, type TestBrowser } from '../support/browser/browser.js';
import { freePort } from '../../scripts/cluster/ports.mjs';
import {
  makeDataFolder,
  project,
  putDatabaseInto,
  removeDataFolder,
  startServer,
  type StartedServer,
} from '../support/servers/started-server.js';
import { expectSoon, LONG_PATIENCE, until } from '../support/waiting.js';
import { logIn, notification, sidewaysScroll } from './accounts/account-steps.js';

let browser: TestBrowser;
let folder: string;
let development: StartedServer;
/** Where Vite serves the screens. */
let screens: string;

beforeAll(async () => {
  browser = await openBrowser();
  folder = makeDataFolder();
  await putDatabaseInto(folder);
  const variables = { PORT: String(await freePort()), DATA_DIR: folder };
  development = startServer(variables, { command: [process.execPath, 'scripts/dev.mjs'] });
  await development.ready();
  const address = /live reload: (http:\S+?)\/?\s/;
  await until(() => address.test(development.printed.output));
  [, screens = ''] = address.exec(development.printed.output) ?? [];
});
afterAll(async () => {
  development.kill('SIGTERM');
  await development.ended;
  await browser.close();
  removeDataFolder(folder);
});

test('npm run dev serves the screens from their source files, and forwards to the API and the blog', async () => {
  const { page } = await browser.newPage(screens);
  await page.goto('/login');
  await logIn(page, 'nobody', 'not a password');
  await notification(page, 'Invalid details').waitFor();
  await expectSoon(() => page.title()).toContain('Login Form');
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml'])
    expect(await (await fetch(screens + path)).text()).toContain('/sitemap');
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Go to Post' }).first().click();
  await page.waitForURL(`${screens}/blog/4`);
  await expectSoon(() => page.locator('article > img').evaluate((cover: HTMLImageElement) => cover.decode())).toBeUndefined();
});

test('npm run dev serves GraphiQL, which runs a query and reads the schema, and loads nothing from another host', async () => {
  const { page, incidents } = await browser.newPage(screens);
  await page.goto('/graphiql');
  await page.getByRole('button', { name: /Execute query/ }).click();
  await page.getByText('"reservedLinknames"').waitFor();
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByText('personal pages of rich-text tiles').waitFor();
  await screenshot(page, 'graphiql');
  expect(incidents).toEqual([]);
});

/** The components that client/controls exports. */
function exportedControls(): string[] {
  const folder = join(project, 'client/controls');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const texts = sources.map((name) => readFileSync(join(folder, name), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/^export (?:function|class) ([A-Z]\w*)/gm)].map(([, name = '']) => name));
}

/** The names of the components that React has rendered in a document. React for development keeps them. */
function renderedIn(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    interface Fiber {
      readonly type: { readonly name?: string } | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const place = document.getElementById('styleguide')!;
    const key = Object.keys(place).find((name) => name.startsWith('__reactContainer$')) ?? '';
    // The element keeps the first tree of its root; what is on screen is the current one.
    const first = (place as unknown as Record<string, { readonly stateNode: { readonly current: Fiber } }>)[key]!;
    const names: string[] = [];
    const toSee = [first.stateNode.current];
    for (let fiber = toSee.pop(); fiber; fiber = toSee.pop()) {
      if (typeof fiber.type === 'function') names.push((fiber.type as { readonly name: string }).name);
      for (const next of [fiber.sibling, fiber.child]) if (next) toSee.push(next);
    }
    return names;
  });
}

/** The style guide, once everything in its stages is open. */
async function openStyleGuide(): Promise<Page> {
  const { page } = await browser.newPage(screens, { reducedMotion: 'reduce' });
  await page.goto('/styleguide');
  await page.getByRole('heading', { level: 1, name: 'Style guide' }).waitFor();
  for (const stage of await page.locator('iframe').all()) {
    // The server of the development compiles each module when it is asked for the first time.
    await stage.contentFrame().locator('dialog[open], :popover-open').first().waitFor({ timeout: LONG_PATIENCE });
  }
  return page;
}

test('/styleguide of npm run dev shows each component of client/controls; axe finds nothing, also on a phone and in dark mode', async () => {
  const page = await openStyleGuide();
  const shown = new Set((await Promise.all(page.frames().map(renderedIn))).flat());
  expect(exportedControls().length).toBeGreaterThan(20);
  expect(exportedControls().filter((name) => !shown.has(name))).toEqual([]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `styleguide-${width}-${scheme}`);
    });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
  }
  const stages = await page.locator('figcaption a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const stage of new Set(stages)) {
    await page.goto(stage);
    await page.locator('dialog[open], :popover-open').first().waitFor();
    await inLightAndDark(page, () => expectNoAxeViolations(page));
  }
});

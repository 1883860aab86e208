import { renameSync, rmSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { projectFolder } from '../../server/config/config.js';
import { register } from '../builders/accounts/account.js';
import { expectNoAxeViolations } from '../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot, type PageOptions } from '../support/browser/browser.js';
import { runningProduct } from '../support/servers/running-product.js';
import { openSignedIn, smallTargets } from './accounts/account-steps.js';
import { expectSoon } from '../support/waiting.js';

// A copy of the product's posts, which a test can remove.
const folder = mkdtempSync(join(tmpdir(), 'blog-'));
cpSync(join(projectFolder, 'content/blog'), folder, { recursive: true });
const { application, browser } = runningProduct({ logLevel: 'silent', blogDir: folder, supportEmail: 'people@opus.example' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENTS = ['/blog', '/blog/4', '/policy', '/tos'];
const unavailable: PageOptions['ignore'] = ({ kind, text }) => kind === 'console' && text.includes('status of 503');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function open(path: string, options: PageOptions = {}) {
  const opened = await browser.newPage(application.url, options);
  await opened.page.goto(path);
  return opened;
}

describe('The list of posts', () => {
  test('BL-01 The list shows the four posts, newest first: 4, 3, 2, 1', async () => {
    const { page, incidents } = await open('/blog', { javaScriptEnabled: false });
    const main = page.getByRole('main');
    await expectSoon(() => main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'A recipe is a promise about time',
      'How to write a route so a stranger can climb it',
      'Teaching from one page',
      'Three ratios are enough for a bar',
    ]);
    const links = main.getByRole('link');
    await expectSoon(() => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
      '/blog/4',
      '/blog/3',
      '/blog/2',
      '/blog/1',
    ]);
    expect(incidents).toEqual([]);
  });

  test('BL-02 Each entry of the list is a preview with a `Go to Post` button to `/blog/{id}`; a click anywhere on the entry opens the post', async () => {
    const { page, incidents } = await open('/blog');
    const previews = page.getByRole('article');
    await expectSoon(() => previews.count()).toBe(4);
    for (const [at, number] of [4, 3, 2, 1].entries()) {
      const link = previews.nth(at).getByRole('link', { name: 'Go to Post', exact: true });
      await expectSoon(() => link.getAttribute('href')).toBe(`/blog/${number}`);
      // Read out with it, because the label is the same four times.
      const title = await previews.nth(at).getByRole('heading').textContent();
      const described = page.locator(`[id="${await link.getAttribute('aria-describedby')}"]`);
      await expectSoon(() => described.textContent()).toBe(title);
      await expectSoon(() => previews.nth(at).locator('time').textContent()).toMatch(/^\d+ \w+ 2026$/);
    }
    await previews.nth(2).locator('img').scrollIntoViewIfNeeded();
    const picture = await previews.nth(2).locator('img').boundingBox();
    await page.mouse.click(picture!.x + 5, picture!.y + 5);
    await page.waitForURL('**/blog/2');
    await page.getByRole('heading', { level: 1, name: 'Teaching from one page' }).waitFor();
    await page.getByRole('link', { name: 'All posts' }).click();
    await page.waitForURL('**/blog');
    expect(incidents).toEqual([]);
  });

  test('BL-03 A post shows its static content completely without JavaScript', async () => {
    const { page } = await open('/blog/4', { javaScriptEnabled: false });
    await expectSoon(() => page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining(['Two numbers at the top', 'The onion problem', 'Keep the promise']),
    );
    await page.getByText('Write the recipe from the clock, and not from memory.').waitFor();
    await page.getByText('Soak the beans overnight').waitFor();
    // Each of the four covers is there.
    for (const number of [1, 2, 3, 4]) {
      await page.goto(`/blog/${number}`);
      const shape = page
        .locator('article > img')
        .evaluate((cover: HTMLImageElement) => cover.decode().then(() => cover.naturalWidth / cover.naturalHeight));
      expect(await shape).toBeCloseTo(1060 / 440, 1);
    }
  });

  test('ER-43 Blog list failure: `Failed to load posts`; a new attempt shows the posts once the server answers again', async () => {
    const { page, incidents } = await browser.newPage(application.url, { ignore: unavailable });
    renameSync(folder, `${folder}-away`);
    try {
      await page.goto('/blog');
      await page.getByRole('alert').getByRole('heading', { name: 'Failed to load posts', exact: true }).waitFor();
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `blog-failed-${scheme}`);
      });
    } finally {
      renameSync(`${folder}-away`, folder);
    }
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Teaching from one page' }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('ER-44 Blog post failure: `Not found`, with the actual reason below it', async () => {
    const { page, incidents } = await browser.newPage(application.url, { ignore: unavailable });
    renameSync(folder, `${folder}-away`);
    try {
      await page.goto('/blog/2');
      await page.getByRole('heading', { level: 1, name: 'Not found', exact: true }).waitFor();
      await page.getByText('This post cannot be loaded at this moment.').waitFor();
    } finally {
      renameSync(`${folder}-away`, folder);
    }
    expect(incidents).toEqual([]);
  });
});

describe('Reading the blog', () => {
  test('On a phone a post in the list is large enough for a finger', async () => {
    const { page } = await browser.newPage(application.url, PHONE);
    await page.goto('/blog');
    expect((await smallTargets(page)).filter((target) => target.startsWith('Go to Post'))).toEqual([]);
  });

  test('OT-20 The footer is on the blog, its posts and the policies, and OT-21 PO-04 these pages load nothing from another host', async () => {
    const { page, incidents } = await browser.newPage(application.url);
    for (const path of ['/', ...DOCUMENTS]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('contentinfo').getByRole('link', { name: 'people@opus.example' }).waitFor();
      const hosts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin));
      expect(new Set(hosts)).toEqual(new Set([application.url]));
    }
    expect(incidents).toEqual([]);
  });

  test('Reading sets no cookie, and stores in the browser only the note that a page was shown', async () => {
    const { page, context } = await browser.newPage(application.url);
    for (const path of DOCUMENTS) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(await context.cookies()).toEqual([]);
    await expectSoon(() => page.evaluate(() => Object.entries(localStorage))).toEqual([['setting', 'navbar']]);
  });

  test('RT-22 RT-23 A guest can open landing, guest editor, register, login, recovery, blog and policy pages. The known app paths use the home layout, for signed-in users, too: the navigation with the link to the front page', async () => {
    const { page, incidents } = await browser.newPage(application.url);
    const headings = {
      '/': /\w/,
      '/guesteditor': 'Guest Editor Page',
      '/register': /\w/,
      '/login': 'Login Form',
      '/recoverusername': /\w/,
      '/recoverpassword': /\w/,
      '/blog': 'Blog',
      '/blog/1': 'Three ratios are enough for a bar',
      '/policy': 'Privacy policy',
      '/tos': 'Terms of service',
    };
    for (const [path, name] of Object.entries(headings)) {
      expect((await page.goto(path))?.status()).toBe(200);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      const isInTheLayout = ['/', '/guesteditor', '/blog/1', ...DOCUMENTS].includes(path);
      if (isInTheLayout) await page.getByRole('banner').getByRole('link', { name: 'Tessera, home' }).waitFor();
    }
    const { page: own } = await openSignedIn(browser, application, await register(application));
    for (const path of ['/personal', '/editor', ...DOCUMENTS]) {
      await own.goto(path);
      await own.getByRole('banner').getByRole('link', { name: 'Tessera, home' }).waitFor();
      await bar(own).getByRole('link', { name: 'My page' }).waitFor();
    }
    expect(incidents).toEqual([]);
  });
});

describe('The link to the blog', () => {
  test('NB-02 The navigation links to the blog as `Blog`, for guests and signed-in users, and marks the link on the blog and on its posts', async () => {
    const { page: guest } = await browser.newPage(application.url);
    const { page: own } = await openSignedIn(browser, application, await register(application));
    for (const [page, from] of [
      [guest, '/guesteditor'],
      [own, '/personal'],
    ] as const) {
      await page.goto(from);
      const link = bar(page).getByRole('link', { name: 'Blog', exact: true });
      await expectSoon(() => link.getAttribute('aria-current')).toBeNull();
      await link.click();
      await page.waitForURL('**/blog');
      await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
      await expectSoon(() => link.getAttribute('aria-current')).toBe('page');
      await page.goto('/blog/2');
      await bar(page)
        .getByRole('link', { name: page === own ? 'My page' : 'Login' })
        .waitFor();
      await expectSoon(() => link.getAttribute('aria-current')).toBe('true');
      await expectSoon(() => link.evaluate((element) => getComputedStyle(element, '::after').height)).toBe('5px');
      await screenshot(page, `nav-post-${page === own ? 'own' : 'guest'}-1440`);
      await page.goto('/policy');
      await expectSoon(() => link.getAttribute('aria-current')).toBeNull();
    }
  });

  test('On a phone the list of links has the link to the blog, for guests and signed-in users', async () => {
    const { page: guest } = await browser.newPage(application.url, PHONE);
    const { page: own } = await openSignedIn(browser, application, await register(application), PHONE);
    for (const [page, names] of [
      [guest, ['Guest Editor', 'Free sign up', 'Login', 'Blog']],
      [own, ['My page', 'Editor', 'Personal', 'Blog', 'Log out']],
    ] as const) {
      await page.goto('/blog/2');
      const menu = page.getByRole('dialog', { name: 'Main' });
      if (page === own) await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByText(names.at(-1)!, { exact: true }).waitFor();
      expect((await menu.locator('nav > *').allTextContents()).map((text) => text.trim())).toEqual(names);
      await expectSoon(() => menu.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('true');
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `nav-menu-${page === own ? 'own' : 'guest'}-390-${scheme}`);
      });
      await menu.getByRole('link', { name: 'Blog' }).click();
      await page.waitForURL('**/blog');
    }
  });
});

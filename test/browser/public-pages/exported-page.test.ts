import { expect, test } from '@jest/globals';
import { aPageAt, claim, register } from '../../builders/accounts/account.js';
import { anEmbed, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { OpenPage } from '../../support/browser/browser.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';

const exported = exportedFolder();
const { application, browser } = runningProduct(() => ({ pagesExportDir: exported.path }));

/** The file, as a web server sends it that adds no header. */
async function serveExported(page: OpenPage['page'], linkname: string): Promise<void> {
  const answer = { contentType: 'text/html; charset=utf-8', body: exported.page(linkname) ?? '' };
  await page.route(`**/${linkname}`, (route) => route.fulfill(answer));
}

test('An exported page works in a browser without any header: its popups open, and its policy refuses other scripts', async () => {
  await aPageAt(application, 'ada', aDesign({ title: 'My garden', tiles: [aTile({ name: 'Lemons', html: '<p>Water them.</p>' })] }));
  await exported.shows('ada', 'Lemons');
  const { page, incidents } = await browser.newPage(application.url);
  await serveExported(page, 'ada');
  await page.goto('/ada');
  await page
    .getByRole('button', { name: 'Lemons' })
    .or(page.getByRole('link', { name: 'Lemons' }))
    .click();
  await page.getByRole('dialog').getByText('Water them.').waitFor();
  expect(incidents).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "executed"';
    document.body.append(script);
  });
  await expectSoon(() => page.title()).not.toBe('executed');
  expect(incidents).toEqual([{ kind: 'console', text: expect.stringContaining('Content Security Policy') }]);
});

test('The policy in an exported page allows the frames of its tiles and no other; without script, an embed is a link', async () => {
  const account = await register(application);
  await claim(application, account, 'film');
  await publishMixed(application, account, aDesign({ tiles: [anEmbed()] } as Partial<PageDesign>));
  await exported.shows('film', 'My film');
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(exported.page('film') ?? '') ?? [];
  expect(policy).toContain('; frame-src https://www.youtube-nocookie.com; ');

  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
  const { page, context, incidents } = await browser.newPage(application.url, { ignore: ({ text }) => text === `GET ${player}` });
  await serveExported(page, 'film');
  await context.route(/youtube|elsewhere/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Player</title>A player' }));
  await page.goto('/film');
  await page.getByRole('link', { name: 'My film' }).click();
  await page.locator('iframe').contentFrame().getByText('A player').waitFor();
  expect(incidents).toEqual([]);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' })));
  await refused;
  expect(incidents).toEqual([{ kind: 'console', text: expect.stringContaining('https://elsewhere.example/') }]);

  const still = await browser.newPage(application.url, { javaScriptEnabled: false });
  await serveExported(still.page, 'film');
  await still.page.goto('/film');
  const link = still.page.getByRole('link', { name: 'My film' });
  expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    '_blank',
  ]);
  expect(still.incidents).toEqual([]);
});

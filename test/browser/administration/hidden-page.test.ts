import { expect, test } from '@jest/globals';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type Incident } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off', supportEmail: 'help@tile.example' });

/** That the address of a hidden page answers 404. */
const ignore = ({ text }: Incident) => text.includes('404');

/** What the editor says in the console on a device that has stored nothing yet. */
const isFirstVisit = ({ text }: Incident) => text.startsWith('Nothing is stored for');

async function hiddenPage(linkname: string, more = ''): Promise<TestAccount> {
  const owner = await aPageAt(application, linkname);
  await application.dataSource.query(
    `UPDATE page SET hidden_at = '2025-11-24T12:00:00Z', hiding_reason = 'copied', hiding_words = 'The prints are Mimi’s.'${more} WHERE linkname = $1`,
    [linkname],
  );
  return owner;
}

test('AD-19 The owner of a hidden page reads since when and why among the pages and in the editor, and asks for another look by one press', async () => {
  const owner = await hiddenPage('out-of-sight');
  const { page, incidents } = await openSignedIn(browser, application, owner, { reducedMotion: 'reduce', ignore: isFirstVisit });
  await page.goto('/personal/pages');
  await page.getByText('Hidden on 24 November 2025', { exact: true }).waitFor();
  const box = page.getByRole('region', { name: 'Hidden because of copied content' });
  await box
    .getByText(
      'Visitors see that the page is not shown, not why. You can still edit it. Remove what is not yours, then ask for another look',
    )
    .waitFor();
  await box.getByText('The prints are Mimi’s.').waitFor();
  const write = box.getByRole('link', { name: 'Write to help@tile.example' });
  await expectSoon(() => write.getAttribute('href')).toBe('mailto:help@tile.example');
  await box.getByRole('button', { name: 'Ask for another look' }).press('Enter');
  const asked = box.getByRole('button', { name: /^Asked for another look on \d/ });
  await asked.waitFor();
  await expectSoon(() => asked.evaluate((button) => button === document.activeElement)).toBe(true);
  await asked.press('Enter');
  const [{ at }] = await application.dataSource.query<[{ at: Date | null }]>(
    `SELECT look_asked_at AS at FROM page WHERE linkname = 'out-of-sight'`,
  );
  expect(at).not.toBeNull();
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await box.scrollIntoViewIfNeeded();
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `personal-hidden-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  await page.goto('/editor');
  const notice = page.getByText('Visitors do not see this page, also after you publish it: it is hidden because of copied content.');
  await notice.waitFor();
  await inLightAndDark(page, async (scheme) => {
    await screenshot(page, `editor-hidden-${scheme}`);
    await expectNoAxeViolations(page);
  });
  await notice.getByRole('link', { name: 'What you can do' }).click();
  await page.waitForURL('**/personal/pages');
  expect(incidents).toEqual([]);
});

test('AD-20 Visitors read that a page is not shown, whether it is hidden or its account suspended, and never why', async () => {
  await hiddenPage('hidden-by-itself');
  await hiddenPage('hidden-with-account', ', hidden_with_account = true');
  const read = async (linkname: string) => {
    const answer = await fetch(`${application.url}/${linkname}`);
    return { status: answer.status, html: await answer.text() };
  };
  const hidden = await read('hidden-by-itself');
  expect(hidden.status).toBe(404);
  expect(hidden.html).toContain('<meta name="robots" content="noindex"/>');
  expect(hidden.html).not.toMatch(/copied|Mimi|24 November|hidden-by-itself/i);
  expect(await read('hidden-with-account')).toEqual(hidden);
  expect((await read('nobody-has-this-one')).html).not.toContain('This page is not shown');
  const { page } = await browser.newPage(application.url, { reducedMotion: 'reduce', ignore });
  await page.goto('/hidden-by-itself');
  await page.getByRole('heading', { level: 1, name: 'This page is not shown' }).waitFor();
  await page
    .getByText('Whoever looks after this site has taken it down for now. If it is yours, log in to read why and what you can do.')
    .waitFor();
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `page-hidden-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  const main = page.getByRole('main');
  await expectSoon(() => main.getByRole('link', { name: 'Front page' }).getAttribute('href')).toBe('/');
  await main.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
});

import { expect, test } from '@jest/globals';
import { aPageAt, claim, register } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type Incident } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn, sidewaysScroll, smallTargets } from '../accounts/account-steps.js';
import { pressPublish } from '../editor/editor-steps.js';
import { lookAt } from './admin-look.js';

const { application, browser } = runningProduct({ rateLimits: 'off', supportEmail: 'help@tile.example' });

/** What the editor says in the console on a device that has stored nothing yet. */
const isFirstVisit = ({ text }: Incident) => text.startsWith('Nothing is stored for');
const status = async (linkname: string) => (await fetch(`${application.url}/${linkname}`)).status;

test('FP-11 Its owner publishes in the editor, and reads there and among the pages that it waits, and whom to write to, without having to ask', async () => {
  const operator = await registerOperator(application);
  const CHOOSE = 'mutation { adminChangeSetting(name: FIRST_PUBLICATION, value: "review") { value } }';
  await graphqlData(application.url, CHOOSE, {}, operator.token);
  const owner = await register(application);
  await claim(application, owner, 'atelier-lumen');
  const { page, incidents } = await openSignedIn(browser, application, owner, { reducedMotion: 'reduce', ignore: isFirstVisit });
  await page.goto('/editor?start=0');
  await page.getByRole('textbox', { name: 'Title' }).fill('Atelier Lumen');
  await pressPublish(page);
  const notice = page.getByText('Your page waits for its first look: those who look after this site see it before visitors do.');
  await notice.waitFor();
  await expectSoon(() => notice.getByRole('link', { name: 'Write to help@tile.example' }).getAttribute('href')).toBe(
    'mailto:help@tile.example',
  );
  await expectSoon(() => page.getByRole('dialog', { name: 'Your page is public' }).count()).toBe(0);
  await inLightAndDark(page, async (scheme) => {
    await screenshot(page, `editor-waiting-${scheme}`);
    await expectNoAxeViolations(page);
  });
  expect(await status('atelier-lumen')).toBe(404);
  await page.goto('/personal/pages');
  await page.getByText(/^Waits since \d/).waitFor();
  const box = page.getByRole('region', { name: 'Your page waits for its first look' });
  await box.getByText('A mail tells you when it is online.', { exact: false }).waitFor();
  await box.getByRole('link', { name: 'Write to help@tile.example' }).waitFor();
  await expectSoon(() => box.getByRole('button').count()).toBe(0);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => sidewaysScroll(page)).toBe(0);
    await expectSoon(() => smallTargets(page)).toEqual([]);
    await inLightAndDark(page, async (scheme) => {
      await screenshot(page, `personal-waiting-${width}-${scheme}`);
      await expectNoAxeViolations(page);
    });
  }
  expect(incidents).toEqual([]);
});

test('FP-12 An operator lets first pages wait, finds them from the overview, reads one, approves it by one press and hides another with a reason', async () => {
  await application.dataSource.query('DELETE FROM account; DELETE FROM site_setting');
  const operator = await registerOperator(application, { username: 'marta-ruiz' });
  const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
  await page.goto('/admin/settings');
  await page.getByRole('radio', { name: 'After a look' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await notification(page, 'First pages changed').waitFor();
  const owner = await aPageAt(
    application,
    'atelier-lumen',
    aDesign({ title: 'Atelier Lumen', tiles: [aTile({ name: 'Light', html: '<p>Lamps</p>' })] }),
  );
  await aPageAt(application, 'win-big-now', aDesign({ title: 'You have won' }));
  expect([await status('atelier-lumen'), await status('win-big-now')]).toEqual([404, 404]);
  await page.goto('/admin');
  await page.getByText('2 first pages wait for a look').waitFor();
  await page.getByRole('link', { name: 'See what waits' }).click();
  await page.getByRole('link', { name: 'Waiting (2)' }).waitFor();
  await page.getByText('1 to 2 of 2').waitFor();
  await lookAt(page, 'pages-waiting');
  const card = page.getByRole('listitem', { name: 'Atelier Lumen' });
  await card.getByRole('button', { name: 'Look at it' }).click();
  const read = page.getByRole('dialog', { name: 'What Atelier Lumen says' });
  await read.getByText('Lamps').waitFor();
  await page.keyboard.press('Escape');
  await read.waitFor({ state: 'hidden' });
  await card.getByRole('button', { name: 'Approve Atelier Lumen' }).press('Enter');
  await notification(page, 'Visitors see it now').waitFor();
  expect(await status('atelier-lumen')).toBe(200);
  await page.getByRole('link', { name: 'Waiting (1)' }).waitFor();
  const COPY = 'mutation { createPage(input: { linkname: "second-page", copyOf: "" }) { id } }';
  const [{ id }] = await application.dataSource.query<[{ id: string }]>(`SELECT owner_id AS id FROM page WHERE linkname = 'atelier-lumen'`);
  await graphqlData(application.url, COPY.replace('copyOf: ""', `copyOf: "${id}"`), {}, owner.token);
  expect(await status('second-page')).toBe(200);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSoon(() => status('atelier-lumen')).toBe(404);
  await page.getByRole('listitem', { name: 'You have won' }).getByRole('button', { name: 'Hide…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide You have won' });
  await dialog.getByLabel('Reason', { exact: true }).selectOption('FRAUD');
  await lookAt(page, 'pages-waiting-hide');
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('paragraph').filter({ hasText: 'Fraud or phishing' }).waitFor();
  await page.getByRole('link', { name: 'Waiting', exact: true }).waitFor();
  await page.goto('/admin/audit-log');
  await page.getByText('Page approved').waitFor();
  expect(await status('win-big-now')).toBe(404);
  expect(incidents).toEqual([]);
});

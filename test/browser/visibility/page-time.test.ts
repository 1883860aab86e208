import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { applyTheme } from '../../../server/pages/appearance/apply-theme.rules.js';
import { velvet } from '../../../server/pages/appearance/themes/velvet.rules.js';
import { aPageAt } from '../../builders/accounts/account.js';
import { publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { setPageTime } from '../../builders/pages/page-times.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon } from '../../support/waiting.js';
import { openEditor } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

const SIZES = [
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
] as const;

const DESIGN = aDesign({
  title: 'Halyard, songs to pull on',
  bio: 'Three voices, one concertina, and songs made for pulling on ropes.',
  tiles: [aTile({ name: 'Tickets' })],
});

async function look(page: Page, name: string): Promise<void> {
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `${name}-${await scheme(page)}`);
  });
}

test.each(SIZES)(
  'PT-10 A visitor of an announced page reads when it comes on the clocks of its owner and on his own, saves it for a calendar, and, waiting for it, gets the page; without a script, on the clocks of its owner alone: on %s',
  async (_, options, width) => {
    for (const [theme, design] of Object.entries({ plain: DESIGN, velvet: applyTheme(DESIGN, velvet) })) {
      const linkname = `coming-${theme}-${width}`;
      const account = await aPageAt(application, linkname);
      await publishMixed(application, account, design, 1);
      await setPageTime(application, account, { from: '2125-03-03T22:30:00.000Z', timeZone: 'Europe/London', isAnnounced: true });
      const { page } = await browser.newPage(application.url, { ...options, timezoneId: 'Asia/Tokyo' });
      await page.goto(`/${linkname}`);
      await page.getByRole('heading', { name: 'Comes on 3 March' }).waitFor();
      await page.getByText('2125, at 22:30 (United Kingdom Time)').waitFor();
      await page.getByText(/^That is 4 March at 07:30 where you are, in [\d,]+ days$/).waitFor();
      await expectSoon(() => page.getByText('Tickets').count()).toBe(0);
      await look(page, `page-coming-${theme}-${width}`);
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Add to the calendar' }).click()]);
      expect(file.suggestedFilename()).toBe(`${linkname}.ics`);
      const { page: plain } = await browser.newPage(application.url, { ...options, javaScriptEnabled: false });
      await plain.goto(`/${linkname}`);
      await plain.getByText('2125, at 22:30 (United Kingdom Time)').waitFor();
      await expectSoon(() => plain.getByText('where you are').count()).toBe(0);
    }
  },
);

test('PT-10 Whoever waits for a page gets it when it is there', async () => {
  const account = await aPageAt(application, 'awaited', DESIGN);
  await setPageTime(application, account, { from: new Date(Date.now() + 5_000).toISOString(), isAnnounced: true });
  const { page } = await browser.newPage(application.url);
  await page.goto('/awaited');
  await page.getByText(/where you are, in 1 minute$/).waitFor();
  await page.getByRole('button', { name: 'Tickets' }).waitFor();
});

test.each(SIZES)(
  'PT-11 Beside its address, the owner gives a page a time, changes it and takes it away; without a day it cannot be saved; the bar and the next visit say what was saved: on %s',
  async (_, options, width) => {
    const linkname = `timed-${width}`;
    const account = await aPageAt(application, linkname, DESIGN);
    const { page, incidents } = await openEditor(browser, application, { account, ...options });
    const publicText = async () => (await fetch(`${application.url}/${linkname}`)).text();
    const bar = (says: RegExp) => page.getByRole('button', { name: says });
    const year = new Date().getFullYear() + 1;
    await bar(/Published/).click();
    const when = page.getByRole('group', { name: 'When' });
    const from = page.getByLabel('From', { exact: true });
    const save = page.getByRole('dialog', { name: 'What visitors see' }).getByRole('button', { name: 'Save', exact: true });
    await when.getByRole('button', { name: 'From – until' }).click();
    await page.getByText('Choose a day. Nothing changes before you do.').waitFor();
    await save.click();
    await page.getByText('Choose a day first.').waitFor();
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await from.fill(`${year}-03-03`);
    await save.click();
    await page.getByText('Saved. Everybody sees the page. Not before and not after its time.').waitFor();
    await expectSoon(publicText).toContain('Comes on');
    await page.getByRole('heading', { name: `Comes on 3 March ${year}` }).waitFor();
    await bar(width === 390 ? /Comes on 3 March/ : /Comes on 3 March .* Visitors read when it comes/).waitFor();
    await look(page, `page-time-${width}`);
    await page.reload();
    await bar(/Comes on 3 March/).click();
    await expectSoon(() => from.inputValue()).toBe(`${year}-03-03`);
    await page.getByRole('checkbox', { name: 'Until then, show it closed: “Comes on 3 March”' }).uncheck();
    await save.click();
    await expectSoon(publicText).toContain('This page is not here at the moment');
    await when.getByRole('button', { name: 'Always' }).click();
    await save.click();
    await page.getByText('Saved. Everybody sees the page.', { exact: true }).waitFor();
    await expectSoon(publicText).toContain('Tickets');
    await bar(/Published/).waitFor();
    expect(incidents).toEqual([]);
  },
);

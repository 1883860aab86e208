import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { claim, register } from '../../builders/accounts/account.js';
import { aLink, aPicture, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon, expectValue } from '../../support/waiting.js';
import { cutConnection } from '../accounts/account-steps.js';
import {
  addButton,
  answerSheet,
  draftWarning,
  nameField,
  openEditor,
  previewTiles,
  publishButton,
  publishPage,
  publishSheet,
  saveContent,
  tileNames,
  titleField,
} from './editor-steps.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });

const MISSING = 'Give the page a title. “My page” says nothing to visitors.';
const inSheet = (page: Page, name: string): Locator => publishSheet(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: string): Locator => publishSheet(page).getByRole('textbox', { name, exact: true });
const answer = (page: Page, tile: string, name: string): Locator =>
  publishSheet(page)
    .getByRole('group', { name: `${tile}, when you publish` })
    .getByRole('button', { name });
const statusOf = async (linkname: string) => (await fetch(`${application.url}/${linkname}`)).status;

/** The calls that publish, or schedule, by their titles. */
function publications(page: Page, operation = 'Publish'): string[] {
  const titles: string[] = [];
  page.on('request', (request) => {
    const sent = request.postData() ?? '';
    if (sent.includes(`"operationName":"${operation}"`)) titles.push(/"title":"([^"]*)"/.exec(sent)?.[1] ?? '');
  });
  return titles;
}

describe('The first press on Publish', () => {
  test.each([
    ['NP-01 on a desk', {}],
    ['on a phone', PHONE],
  ] as const)(
    '%s, publishes nothing and asks for a title, which “My page” is not, and for an address; a taken one has free ones beside it; then one press publishes once',
    async (where, options) => {
      const device = where.split(' ').at(-1)!;
      await claim(application, await register(application), `ines-clay-${device}`);
      const { page, incidents } = await openEditor(browser, application, options);
      const sent = publications(page);
      await publishButton(page).click();
      await expectFocus(field(page, 'Title'));
      await field(page, 'Title').fill(' my PAGE ');
      await field(page, 'Address').fill(`ines-clay-${device}`);
      await publishSheet(page).getByText('This linkname is taken. These are free:').waitFor();
      await inSheet(page, 'Publish').click();
      await publishSheet(page).getByText(MISSING).waitFor();
      await publishSheet(page).getByText('Two things are missing above.').waitFor();
      await expectFocus(field(page, 'Title'));
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `publish-first-faults-${device}-${scheme}`);
      });
      await field(page, 'Title').fill('Ines Clay');
      await publishSheet(page).getByText('One thing is missing above.').waitFor();
      const free = publishSheet(page).getByRole('button', { name: `${new URL(application.url).host}/inesclay${device}`, exact: true });
      await free.click();
      await expectValue(field(page, 'Address'), `inesclay${device}`);
      await publishSheet(page).getByText('It is free, and yours as soon as you publish.').waitFor();
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `publish-first-${device}-${scheme}`);
      });
      expect([sent, await statusOf(`inesclay${device}`)]).toEqual([[], 404]);
      await inSheet(page, 'Publish').click();
      await expectFocus(page.getByRole('dialog', { name: 'Your page is public' }).getByRole('button', { name: 'Copy link' }));
      expect([sent, await statusOf(`inesclay${device}`)]).toEqual([['Ines Clay'], 200]);
      await expectValue(titleField(page), 'Ines Clay');
      expect(incidents).toEqual([]);
    },
  );

  test('NP-02 The address may stay empty; Not now and Escape publish nothing, and keep the title of the draft', async () => {
    const { page, incidents } = await openEditor(browser, application);
    const sent = publications(page);
    await publishButton(page).click();
    await field(page, 'Title').fill('Nobody reads this');
    await inSheet(page, 'Not now').click();
    await publishSheet(page).waitFor({ state: 'detached' });
    await publishButton(page).click();
    await field(page, 'Title').fill('Nor this');
    await page.keyboard.press('Escape');
    await publishSheet(page).waitFor({ state: 'detached' });
    expect(sent).toEqual([]);
    await expectValue(titleField(page), 'My page');
    await publishButton(page).click();
    await field(page, 'Title').fill('Ines');
    await expectValue(field(page, 'Address'), '');
    await inSheet(page, 'Publish').click();
    await page.getByRole('dialog', { name: 'Your page has no address yet' }).waitFor();
    expect(sent).toEqual(['Ines']);
    expect(incidents).toEqual([]);
  });
});

/** Presses Schedule in the panel that `state` opens, and waits for the sheet. */
async function pressSchedule(page: Page, state: Locator): Promise<void> {
  await state.click();
  await page.getByRole('button', { name: 'Choose a moment' }).click();
  await page.getByLabel('Day', { exact: true }).fill(`${new Date().getUTCFullYear() + 1}-03-03`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await publishSheet(page).waitFor();
}

test('NP-10 Schedule of a published page asks about tiles that are not finished, as Publish does: they are left out, and stay in the draft, hidden', async () => {
  const account = await register(application);
  await publishMixed(application, account, aDesign({ title: 'Ines', tiles: [aLink({ name: 'Order', address: '' })] } as object));
  const { page, incidents } = await openEditor(browser, application, { account });
  const scheduled = publications(page, 'SchedulePublication');
  await addButton(page).click();
  await nameField(page, 2).press('Escape');
  await pressSchedule(page, page.locator('button[popovertarget]').filter({ hasText: 'not published' }));
  await page.getByRole('dialog', { name: '2 tiles are not finished' }).waitFor();
  expect([await field(page, 'Title').count(), scheduled]).toEqual([0, []]);
  await inSheet(page, 'Schedule').click();
  await page.getByText('Scheduled.').first().waitFor();
  expect(scheduled).toEqual(['Ines']);
  await expectSoon(async () => (await tileNames(page))[0]).toContain('Hidden');
  expect(incidents).toEqual([]);
});

test('NP-10 The first Schedule asks what the first Publish asks, before anything is scheduled; its button schedules once what was answered, and takes the address; a refusal stands in a message', async () => {
  const { page, incidents } = await openEditor(browser, application, {
    ignore: (incident) => draftWarning(incident) || cutConnection(incident),
  });
  const [published, scheduled] = [publications(page), publications(page, 'SchedulePublication')];
  const state = page.locator('button[popovertarget]').filter({ hasText: 'published' });
  const schedule = () => pressSchedule(page, state);
  await addButton(page).click();
  await nameField(page, 1).press('Escape');
  await schedule();
  await expectFocus(field(page, 'Title'));
  await inSheet(page, 'Schedule').click();
  await publishSheet(page).getByText(MISSING).waitFor();
  await inSheet(page, 'Not now').click();
  await publishSheet(page).waitFor({ state: 'detached' });
  await expectFocus(state);
  expect(scheduled).toEqual([]);
  await schedule();
  await field(page, 'Title').fill('Ines in March');
  await field(page, 'Address').fill('ines-in-march');
  await publishSheet(page).getByText('It is free, and yours as soon as you schedule.').waitFor();
  await publishSheet(page).getByText('Visitors see it at the moment that you have chosen, and not before.').waitFor();
  await inLightAndDark(page, async (scheme) => {
    await expectNoAxeViolations(page);
    await screenshot(page, `schedule-first-1440-${scheme}`);
  });
  const isScheduling = (sent: string | null) => sent?.includes('"operationName":"SchedulePublication"') === true;
  await page.route('**/graphql', (route) => (isScheduling(route.request().postData()) ? route.abort() : route.fallback()));
  await inSheet(page, 'Schedule').click();
  await page.getByText('The server did not answer').first().waitFor();
  await page.unroute('**/graphql');
  await schedule();
  await inSheet(page, 'Schedule').click();
  await page.getByText('Scheduled.').first().waitFor();
  await page.locator('button[popovertarget]').filter({ hasText: 'Goes public on 3 March' }).waitFor();
  await expectValue(titleField(page), 'Ines in March');
  await expectSoon(() => statusOf('ines-in-march')).toBe(200);
  expect(await (await fetch(`${application.url}/ines-in-march`)).text()).not.toContain('Ines in March');
  expect([published, scheduled.at(-1)]).toEqual([[], 'Ines in March']);
  expect(incidents).toEqual([]);
});

test('NP-03 A change of state publishes nothing: the title of the first publication typed again, come back by Undo, and restored from the history', async () => {
  const { page, incidents } = await openEditor(browser, application);
  const sent = publications(page);
  await publishButton(page).click();
  await field(page, 'Title').fill('Anna');
  await answerSheet(page);
  await page.getByText('Page Updated!').first().waitFor();
  await page.keyboard.press('Escape');
  await addButton(page).click();
  await nameField(page, 1).fill('A secret draft');
  await nameField(page, 1).press('Escape');
  await titleField(page).fill('Annas');
  await titleField(page).fill('Anna');
  await titleField(page).fill('Annas');
  await titleField(page).blur();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectValue(titleField(page), 'Anna');
  // The draft is saved after every change, so by then a publication would have been sent, too.
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: /not published/ }).waitFor();
  expect(sent).toEqual(['Anna']);
  await titleField(page).fill('Bea');
  await publishPage(page);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: /^Restore version 1:/ }).click();
  await expectValue(titleField(page), 'Anna');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: /not published/ }).waitFor();
  expect(sent).toEqual(['Anna', 'Bea']);
  expect(incidents).toEqual([]);
});

describe('Tiles that are not their creator’s yet', () => {
  test('NP-04 are left out unless they are wanted as they are, and stay in the draft, hidden; a text without words goes public as it is', async () => {
    const account = await register(application);
    await claim(application, account, 'not-yours-yet');
    const { page, incidents } = await openEditor(browser, application, { account });
    await page.goto('/editor?start');
    await page.getByRole('radio', { name: 'Florist', exact: true }).dblclick();
    await titleField(page).waitFor();
    await expectSoon(() => previewTiles(page).count()).toBe(5);
    const [wanted = '', ...samples] = (await previewTiles(page).allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
    await addButton(page).click();
    await nameField(page, 6).fill('Lemons');
    await nameField(page, 6).press('Escape');
    await publishButton(page).click();
    await field(page, 'Title').fill('Wild & Cut');
    await answer(page, wanted, 'As it is').click();
    await inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `publish-samples-1440-${scheme}`);
    });
    await inSheet(page, 'Publish').click();
    await page.getByText('Page Updated!').first().waitFor();
    const html = await (await fetch(`${application.url}/not-yours-yet`)).text();
    expect([wanted, ...samples, 'Lemons'].filter((name) => html.includes(name))).toEqual([wanted, 'Lemons']);
    await page.keyboard.press('Escape');
    const kept = await tileNames(page);
    expect(kept.map((name) => name.includes('Hidden'))).toEqual([false, ...samples.map(() => true), false]);
    expect(incidents).toEqual([]);
  });

  test.each([
    ['FU-16 on a desk', {}],
    ['on a phone', PHONE],
  ] as const)(
    '%s, are named before a later publication, too, without the fields: one press leads to the tile and back; what goes public as it is, is not named again; visitors do not get an empty picture',
    async (where, options) => {
      const device = where.split(' ').at(-1)!;
      const account = await register(application);
      const linkname = `unfinished-on-${device}`;
      await claim(application, account, linkname);
      const link = aLink({ name: 'Order a bouquet', secondLine: 'Brought to the door', address: '' });
      const picture = aPicture({ name: '', picture: null, alternative: '' });
      await publishMixed(application, account, aDesign({ title: 'Ines', tiles: [aTile({ name: 'Clay' }), link, picture] } as object));
      const { page, incidents } = await openEditor(browser, application, { account, ...options });
      const sent = publications(page);
      await addButton(page).click();
      await nameField(page, 4).fill('Lemons');
      await nameField(page, 4).press('Escape');
      await publishButton(page).click();
      await page.getByRole('dialog', { name: '3 tiles are not finished' }).waitFor();
      await expectSoon(() => field(page, 'Title').count()).toBe(0);
      await publishSheet(page).getByText('No text yet').waitFor();
      await publishSheet(page).getByText('Visitors open it, and find nothing.').waitFor();
      await inLightAndDark(page, async (scheme) => {
        await expectNoAxeViolations(page);
        await screenshot(page, `publish-unfinished-${device}-${scheme}`);
      });
      await inSheet(page, 'Make it mine: Order a bouquet').click();
      await page.getByRole('textbox', { name: 'Where it leads' }).fill('mailto:ines@moreau.example');
      await saveContent(page);
      await page.getByRole('dialog', { name: '2 tiles are not finished' }).waitFor();
      await answer(page, 'Picture', 'As it is').click();
      await inSheet(page, 'Publish').click();
      await page.getByText('Page Updated!').first().waitFor();
      await publishSheet(page).waitFor({ state: 'detached' });
      await expectSoon(() => sent.length).toBe(1);
      // Who has decided is not asked about the same tile again.
      await publishPage(page);
      expect(sent).toEqual(['Ines', 'Ines']);
      await page.goto(`/${linkname}`);
      expect((await page.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
        'Clay',
        'Order a bouquet',
        'Lemons',
      ]);
      expect(incidents).toEqual([]);
    },
  );
});

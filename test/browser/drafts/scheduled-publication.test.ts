import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPageAt, publish, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, PHONE, screenshot } from '../../support/browser/browser.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectFocus, expectSoon } from '../../support/waiting.js';
import { openEditor, titleField } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();
const YEAR = new Date().getUTCFullYear() + 1;
const MOMENT = `3 March ${YEAR} at 18:00 (Europe/London)`;

const stateOf = (page: Page, text: string) => page.locator('button[popovertarget]').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textSoon = (page: Page, text: string | RegExp) => expectSoon(() => page.getByText(text).count()).toBe(1);
const titleAt = async (linkname: string) => /<title>(.*?)<\/title>/.exec(await (await fetch(`${application.url}/${linkname}`)).text())?.[1];

async function look(page: Page, name: string): Promise<void> {
  await inLightAndDark(page, async () => {
    await expectNoAxeViolations(page);
    await screenshot(page, `${name}-${await scheme(page)}`);
  });
}

/** Opens the editor of a published page, writes another title, and opens the panel of what is not published. */
async function drafted(linkname: string, options = {}): Promise<{ page: Page; account: TestAccount; incidents: readonly object[] }> {
  const account = await aPageAt(application, linkname, aDesign({ title: 'Published', tiles: [aTile({ name: 'Menu' })] }));
  const { page, incidents } = await openEditor(browser, application, { account, ...options });
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('SaveDraft') === true);
  await titleField(page).fill('For March');
  await saved;
  await stateOf(page, 'not published').click();
  return { page, account, incidents };
}

/** The draft is older than the page, about which the editor asks. */
async function decideLater(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function chooseMoment(page: Page, day: string): Promise<void> {
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Time', { exact: true }).fill('18:00');
  await page.getByLabel('Time zone').selectOption('Europe/London');
}

test.each([
  ['a phone', PHONE, 390],
  ['a desk', {}, 1440],
])(
  'SP-11 The creator chooses the moment of the draft in a time zone, reads it in the panel and beside Publish, changes it, is told of a conflict when it arises, and cancels: on %s',
  async (_, options, width) => {
    const linkname = `later-${width}`;
    const { page, account, incidents } = await drafted(linkname, options);
    await button(page, 'Choose a moment').click();
    await expectFocus(page.getByLabel('Day', { exact: true }));
    await chooseMoment(page, '2026-01-01');
    await button(page, 'Schedule').click();
    await textSoon(page, 'Choose a moment that is still to come.');
    await chooseMoment(page, `${YEAR}-03-03`);
    await look(page, `schedule-form-${width}`);
    await button(page, 'Schedule').click();
    await textSoon(page, `Goes public on ${MOMENT}`);
    await textSoon(page, 'If you publish something else before then, that stays, and this one will not go public.');
    await look(page, `scheduled-${width}`);
    await button(page, 'Change').click();
    await expectSoon(() => page.getByRole('radio', { name: 'Keep what I published' }).isChecked()).toBe(true);
    await page.getByLabel('Time', { exact: true }).fill('19:30');
    await button(page, 'Save').click();
    await textSoon(page, `Goes public on ${MOMENT.replace('18:00', '19:30')}`);
    await publish(application, account, aDesign({ title: 'In between' }), 1);
    const again = await openEditor(browser, application, { account, ...options });
    await decideLater(again.page);
    await stateOf(again.page, width === 390 ? 'not published' : 'Goes public on 3 March').click();
    await textSoon(again.page, 'You have published something else since, so this one will not go public.');
    await button(again.page, 'Change').click();
    await again.page.getByRole('radio', { name: 'Publish this one over it' }).check();
    await button(again.page, 'Save').click();
    await textSoon(again.page, 'You have published something else since. This one will go over it.');
    await button(again.page, 'Cancel publication').click();
    await textSoon(again.page, 'Cancelled. It does not go public.');
    await expectSoon(() => button(again.page, 'Choose a moment').count()).toBe(1);
    const rows: unknown[] = await application.dataSource.query('SELECT FROM scheduled_publication');
    expect(rows).toEqual([]);
    expect([incidents, again.incidents]).toEqual([[], []]);
  },
);

test('SP-12 What could not be published is in the state of publishing, with its reason, and goes over what is there with one press', async () => {
  const { page, account, incidents } = await drafted('not-appeared');
  await button(page, 'Choose a moment').click();
  await chooseMoment(page, `${YEAR}-03-03`);
  await button(page, 'Schedule').click();
  await textSoon(page, `Goes public on ${MOMENT}`);
  await publish(application, account, aDesign({ title: 'In between' }), 1);
  await application.dataSource.query('UPDATE scheduled_publication SET due_at = now(), publishes_at = now()');
  const failure = async () =>
    (
      await graphqlData<{ myPage: { scheduledPublication: { failure: string } } }>(
        application.url,
        '{ myPage { scheduledPublication { failure } } }',
        {},
        account.token,
      )
    ).myPage.scheduledPublication.failure;
  await expectSoon(failure).toBe('PAGE_CHANGED_ELSEWHERE');
  const other = await openEditor(browser, application, { account });
  await decideLater(other.page);
  await stateOf(other.page, 'Did not go public').click();
  await textSoon(other.page, /^It did not go public on /);
  await textSoon(other.page, /You have published something else since, and chose to keep that\. Nothing is lost\./);
  await button(other.page, 'Publish it now').scrollIntoViewIfNeeded();
  await look(other.page, 'schedule-failed-1440');
  await button(other.page, 'Publish it now').click();
  await expectSoon(() => titleAt('not-appeared')).toBe('For March');
  await expectSoon(() => stateOf(other.page, 'Did not go public').count()).toBe(0);
  expect([incidents, other.incidents]).toEqual([[], []]);
});

test('What went public or was cancelled elsewhere meanwhile cannot be cancelled: the panel says so, and offers to choose a moment', async () => {
  const { page } = await drafted('cancelled-elsewhere');
  await button(page, 'Choose a moment').click();
  await chooseMoment(page, `${YEAR}-03-03`);
  await button(page, 'Schedule').click();
  await textSoon(page, `Goes public on ${MOMENT}`);
  await application.dataSource.query('DELETE FROM scheduled_publication');
  await button(page, 'Cancel publication').click();
  await textSoon(page, 'Nothing is scheduled for this page any more. It may have gone public just now.');
  await button(page, 'Choose a moment').waitFor();
  await expectSoon(() => page.getByText(`Goes public on ${MOMENT}`).count()).toBe(0);
});

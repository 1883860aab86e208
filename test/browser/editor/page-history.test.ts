import { describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { LogOutDocument } from '../../../client/api/generated/log-out.js';
import { PageVersionsDocument } from '../../../client/api/generated/page-versions.js';
import { failureTexts } from '../../../client/texts/en/shell.js';
import { toWire } from '../../../server/pages/design/wire-design.rules.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot, type Incident, type PageOptions } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { cutConnection, holdApi, notification, sidewaysScroll, smallTargets, stored } from '../accounts/account-steps.js';
import { draftWarning, openEditor, previewTiles, publishButton, publishPage, tileNames, titleField } from './editor-steps.js';
import { cutOperation, sentOperations } from '../settings/personal-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';
import { expectSoon, expectValue } from '../../support/waiting.js';

const { application, browser } = runningProduct();

const historyButton = (page: Page): Locator => page.getByRole('button', { name: 'History', exact: true });
// While a version is looked at, the popup has its date as a name.
const history = (page: Page): Locator => page.getByRole('dialog', { name: 'Published versions' });
const allVersions = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'All versions' });
const rows = (page: Page): Locator => history(page).getByRole('listitem');
const restoreButton = (page: Page, version: number): Locator =>
  history(page).getByRole('button', { name: new RegExp(`^Restore version ${version}:`) });
const lookButton = (page: Page, version: number): Locator =>
  history(page).getByRole('button', { name: new RegExp(`^Look at version ${version}:`) });
const whole = (page: Page, version: number): Locator => page.getByRole('region', { name: new RegExp(`^version ${version}:`) });
const connectionOrDraft = (incident: Incident): boolean => cutConnection(incident) || draftWarning(incident);
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

const [crags, tape, rope] = ['Five quiet crags near Lyon', 'How I tape a split finger', 'Rope, rack and what I leave at home'].map((name) =>
  aTile({ name, html: `<p>${name}</p>`, style: { radius: 14 } }),
) as [ReturnType<typeof aTile>, ReturnType<typeof aTile>, ReturnType<typeof aTile>];

/** A page that was published four times: by the editor, in another tab, and by a client of the older paths. */
async function aPublishedPage(): Promise<TestAccount> {
  const account = await register(application);
  await claim(application, account, `ines-${account.username}`.slice(0, 30));
  const title = 'Ines Moreau';
  await publish(application, account, aDesign({ title, tiles: [crags] }));
  await publish(application, account, aDesign({ title, tiles: [crags, tape] }), 1);
  const renamed = { title: 'Ines Moreau, notes from the wall', tiles: [{ ...crags, html: '<p>Six</p>' }, tape] };
  await post(application.url, 'postdata/', toWire(aDesign(renamed)), withToken(account.token));
  await publish(application, account, aDesign({ ...renamed, tiles: [...renamed.tiles, rope] }), 3);
  for (const [version, daysAgo] of [
    [1, 400],
    [2, 30],
    [3, 1],
  ]) {
    await application.dataSource.query(
      `UPDATE page_version SET published_at = published_at - $3::int * interval '1 day'
       WHERE version = $2 AND owner_id = (SELECT id FROM account WHERE username = $1)`,
      [account.username, version, daysAgo],
    );
  }
  return account;
}

async function openHistory(options: PageOptions & { readonly account?: TestAccount } = {}) {
  const opened = await openEditor(browser, application, { account: options.account ?? (await aPublishedPage()), ...options });
  const sent = sentOperations(opened.page);
  await historyButton(opened.page).click();
  await history(opened.page).waitFor();
  return { ...opened, sent };
}

const titles = async ({ token }: TestAccount) =>
  (await graphqlData(application.url, PageVersionsDocument, {}, token)).pageVersions.map(({ title, tileCount }) => [title, tileCount]);

describe('The history', () => {
  test('lists all published versions, also those of older clients, with their date and changes, and does not load their designs', async () => {
    const { page, incidents, sent } = await openHistory();
    await rows(page).nth(3).waitFor();
    for (const { name } of [crags, tape, rope]) await rows(page).first().getByText(name).waitFor();
    await rows(page).nth(3).getByText(crags.name).waitFor();
    await rows(page).nth(2).getByText('Tile “How I tape a split finger” added').waitFor();
    await rows(page).nth(1).getByText('Title and tile “Five quiet crags near Lyon” changed').waitFor();
    const texts = (await rows(page).allInnerTexts()).map((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    );
    expect(texts.map(([date]) => date)).toEqual([
      expect.stringMatching(/^Today, \d\d:\d\d$/),
      expect.stringMatching(/^Yesterday, \d\d:\d\d$/),
      expect.stringMatching(/^\d+ \w+( \d{4})?, \d\d:\d\d$/),
      expect.stringMatching(/^\d+ \w+ \d{4}, \d\d:\d\d$/),
    ]);
    expect([texts[0]?.[1], texts[3]?.[1]]).toEqual(['Live now', 'First version']);
    // The version that visitors see needs no restore button.
    await expectSoon(() =>
      rows(page)
        .first()
        .getByRole('button', { name: /^Restore/ })
        .count(),
    ).toBe(0);
    await expectSoon(() => page.getByText('Nothing changes for visitors until you publish.').count()).toBe(1);
    await page.keyboard.press('Escape');
    await history(page).waitFor({ state: 'detached' });
    await expectSoon(() => isFocused(historyButton(page))).toBe(true);
    expect(sent).toEqual(['PageVersions']);
    expect(incidents).toEqual([]);
  });

  test('TB-03 Beside a version stands what was different; each thing of it is taken into the draft by itself, and a tile comes back to its place', async () => {
    const { page, incidents } = await openHistory();
    const title = 'Ines Moreau, notes from the wall';
    await lookButton(page, 2).click();
    const differences = page.getByRole('dialog').getByRole('list').filter({ hasText: 'Another title' }).getByRole('listitem');
    await expectSoon(() => differences.allInnerTexts()).toEqual([
      'Another title\nInes Moreau\nTake this',
      `A tile with other content\n${crags.name}\nTake this`,
      `It had no such tile\n${rope.name}\nTake this`,
    ]);
    await inLightAndDark(page, async () => {
      await expectNoAxeViolations(page);
      await screenshot(page, `history-differences-1440-${await scheme(page)}`);
    });
    await page.getByRole('button', { name: `Take this: It had no such tile, ${rope.name}` }).click();
    await notification(page, 'Taken from that version. Not public yet.').waitFor();
    await expectSoon(() => differences.count()).toBe(2);
    await page.keyboard.press('Escape');
    await expectValue(titleField(page), title);
    await expectSoon(() => tileNames(page)).toEqual([crags.name, tape.name]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await expectSoon(() => tileNames(page)).toEqual([crags.name, tape.name, rope.name]);
    expect(incidents).toEqual([]);
  });

  test('TB-04 A tile that was published and removed is found and comes back to its place with its words, also after the page was loaded again; nothing is public by that', async () => {
    const account = await aPublishedPage();
    const tiles = [{ ...crags, html: '<p>Six</p>' }, rope];
    await publish(application, account, aDesign({ title: 'Ines Moreau, notes from the wall', tiles }), 4);
    const { page, incidents } = await openHistory({ account });
    await history(page).getByRole('button', { name: 'Removed tiles' }).click();
    await expectSoon(() => rows(page).allInnerTexts()).toEqual([
      expect.stringMatching(
        /^How I tape a split finger\s+Text\. Last in the version of Today, \d\d:\d\d\s+Look at it\s+Restore this tile$/,
      ),
    ]);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await inLightAndDark(page, async () => {
        await expectNoAxeViolations(page);
        await screenshot(page, `history-removed-${width}-${await scheme(page)}`);
      });
    }
    const look = history(page).getByRole('button', { name: `Look at it: ${tape.name}` });
    await look.press('Enter');
    await whole(page, 4).getByText(tape.name).first().waitFor();
    await allVersions(page).press('Enter');
    await expectSoon(() => isFocused(look)).toBe(true);
    await history(page)
      .getByRole('button', { name: `Restore this tile: ${tape.name}` })
      .click();
    await notification(page, `${tape.name} is back. Not public yet.`).waitFor();
    await history(page).getByRole('heading', { name: 'No tile is missing' }).waitFor();
    await screenshot(page, 'history-none-removed-1440');
    await page.keyboard.press('Escape');
    await expectSoon(() => tileNames(page)).toEqual([crags.name, tape.name, rope.name]);
    expect((await titles(account))[0]).toEqual(['Ines Moreau, notes from the wall', 2]);
    await publishPage(page);
    await expectSoon(() => titles(account)).toHaveLength(6);
    expect((await titles(account))[0]).toEqual(['Ines Moreau, notes from the wall', 3]);
    expect(incidents).toEqual([]);
  });

  test('A version is shown, restored into the draft, reverted with undo, restored again and published', async () => {
    const { page, account, incidents } = await openHistory();
    const now = ['Five quiet crags near Lyon', 'How I tape a split finger', 'Rope, rack and what I leave at home'];
    await lookButton(page, 2).press('Enter');
    await whole(page, 2).getByText('How I tape a split finger').waitFor();
    await expectSoon(() => whole(page, 2).getByRole('listitem').allInnerTexts()).toEqual(now.slice(0, 2));
    // It takes the place of the list, instead of a second dialog over it.
    await expectSoon(() => page.getByRole('dialog').count()).toBe(1);
    await expectSoon(() => isFocused(whole(page, 2))).toBe(true);
    await allVersions(page).press('Enter');
    await whole(page, 2).waitFor({ state: 'detached' });
    await expectSoon(() => isFocused(lookButton(page, 2))).toBe(true);

    await lookButton(page, 1).click();
    await whole(page, 1).waitFor();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    // It stays for as long as the pointer is on it.
    await notification(page, 'Restored. Not published yet.').hover();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect([await titleField(page).inputValue(), await tileNames(page)]).toEqual(['Ines Moreau', now.slice(0, 1)]);
    await expectSoon(() => previewTiles(page).allInnerTexts()).toEqual(now.slice(0, 1));
    await notification(page, 'Restored. Not published yet.').getByRole('button', { name: 'Undo' }).click();
    expect([await titleField(page).inputValue(), await tileNames(page)]).toEqual(['Ines Moreau, notes from the wall', now]);

    await historyButton(page).click();
    await restoreButton(page, 2).click();
    await history(page).waitFor({ state: 'detached' });
    await expectSoon(() => tileNames(page)).toEqual(now.slice(0, 2));
    // Restoring is a change of the draft and nothing else.
    expect((await titles(account))[0]).toEqual(['Ines Moreau, notes from the wall', 3]);
    await publishPage(page);
    await expectSoon(() => titles(account)).toHaveLength(5);
    expect((await titles(account))[0]).toEqual(['Ines Moreau', 2]);

    await historyButton(page).click();
    await rows(page).nth(4).waitFor();
    await expectSoon(() => rows(page).first().innerText()).toContain('Live now');
    await rows(page).nth(1).getByText('Tile “Rope, rack and what I leave at home” added').waitFor();
    // On a rotated tablet the button moves, and the popup stays open.
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.locator('[data-bar-actions] button').first().waitFor();
    await rows(page).nth(4).waitFor();
    expect(incidents).toEqual([]);
  });

  test('A version that one tab published and another tab overwrote is in the history', async () => {
    const { page, context, account } = await openHistory();
    await page.keyboard.press('Escape');
    const second = await context.newPage();
    await second.goto('/editor');
    await titleField(second).fill('From the second tab');
    await publishPage(second);
    await titleField(page).fill('From the first tab');
    await publishButton(page).click();
    await page.getByRole('button', { name: 'Publish mine' }).click();
    await page.getByText('Page Updated!').first().waitFor();
    await historyButton(page).click();
    await restoreButton(page, 5).click();
    await history(page).waitFor({ state: 'detached' });
    await expectSoon(() => titleField(page).inputValue()).toBe('From the second tab');
    expect((await titles(account))[0]).toEqual(['From the first tab', 3]);
  });

  test('Before the first publishing the history says that there is no version', async () => {
    const { page } = await openHistory({ account: await register(application) });
    await page.getByText('Publish once, and you find that version here. The last 50 are kept.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'history-empty-1440-light');
  });

  test('The history says that it is loading; a list that does not load can be requested again', async () => {
    const { page, context } = await openHistory({ ignore: connectionOrDraft });
    await rows(page).first().waitFor();
    await page.keyboard.press('Escape');
    await history(page).waitFor({ state: 'detached' });
    const mend = await cutOperation(context, 'PageVersions');
    await historyButton(page).click();
    await page.getByRole('heading', { name: 'Your published versions did not load' }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'history-failed-1440-light');
    await mend();
    const held = await holdApi(context);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('status').filter({ hasText: 'Fetching what you published…' }).waitFor();
    await expectNoAxeViolations(page);
    // The focus stays at the place of the failure.
    await expectSoon(() => history(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    held.release();
    await rows(page).nth(3).waitFor();
  });

  test('A version that does not load is not restored; a message says why, and the user can try again', async () => {
    const { page, context } = await openHistory({ ignore: connectionOrDraft });
    await rows(page).first().waitFor();
    await page.keyboard.press('Escape');
    await history(page).waitFor({ state: 'detached' });
    const mend = await cutOperation(context, 'PageVersion');
    await historyButton(page).click();
    await restoreButton(page, 2).click();
    await notification(page, 'Not restored').waitFor();
    await rows(page).nth(2).getByText('The server did not answer. Check your connection and try again.').waitFor();
    await lookButton(page, 3).click();
    await page.getByRole('heading', { name: 'This version did not load' }).waitFor();
    await expectNoAxeViolations(page);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await whole(page, 3).waitFor();
    await allVersions(page).click();
    await restoreButton(page, 2).click();
    await history(page).waitFor({ state: 'detached' });
    await expectSoon(() => tileNames(page)).toHaveLength(2);
  });

  test('A version that is no longer stored is not restored, and a message gives the reason', async () => {
    const { page, context, account } = await openEditor(browser, application, {
      account: await aPublishedPage(),
      ignore: connectionOrDraft,
    });
    const mend = await cutOperation(context, 'PageVersion');
    await historyButton(page).click();
    await restoreButton(page, 1).waitFor();
    await application.dataSource.query(
      'DELETE FROM page_version WHERE version = 1 AND owner_id = (SELECT id FROM account WHERE username = $1)',
      [account.username],
    );
    await mend();
    await restoreButton(page, 1).click();
    await rows(page).nth(3).getByText('This version of your page is not kept any more. Choose a newer one.').waitFor();
    await expectSoon(() => tileNames(page)).toHaveLength(3);
  });

  test('A session that ended meanwhile: `Session expired`, and the draft stays', async () => {
    const { page, account } = await openHistory();
    await rows(page).first().waitFor();
    await page.keyboard.press('Escape');
    await history(page).waitFor({ state: 'detached' });
    await titleField(page).fill('Not lost');
    await graphqlData(application.url, LogOutDocument, {}, account.token);
    await historyButton(page).click();
    await notification(page, 'Session expired').waitFor();
    await page.waitForURL(`${application.url}/`);
    expect([await stored(page, 'token'), await stored(page, 'editedText')]).toEqual([null, '"Not lost"']);
  });

  test('When the code of the popup does not load, a message says so, and the next click loads it', async () => {
    const { page, context } = await openEditor(browser, application, {
      account: await aPublishedPage(),
      ignore: connectionOrDraft,
    });
    await context.route('**/history-dialog*', (route) => route.abort('connectionfailed'));
    // Popups are fetched in idle time, so without a reload this one may already be loaded.
    await page.reload();
    await historyButton(page).click();
    await notification(page, failureTexts.notLoaded).waitFor();
    await expectSoon(() => history(page).count()).toBe(0);
    await context.unroute('**/history-dialog*');
    await historyButton(page).click();
    await rows(page).nth(3).waitFor();
  });
});

test.each([1440, 390])('axe finds nothing in the history, and the history fits the screen (%i px, light and dark)', async (width) => {
  const { page } = await openHistory({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  const look = (state: string) =>
    inLightAndDark(page, async (scheme) => {
      await expectNoAxeViolations(page);
      await screenshot(page, `history-${state}-${width}-${scheme}`);
    });
  await rows(page)
    .nth(1)
    .getByText(/changed$/)
    .waitFor();
  await rows(page)
    .nth(2)
    .getByText(/added$/)
    .waitFor();
  await look('list');
  await expectSoon(() => sidewaysScroll(page)).toBe(0);
  if (width === 390) await expectSoon(() => smallTargets(page)).toEqual([]);
  await history(page).getByRole('button', { name: 'Removed tiles' }).click();
  await history(page).getByRole('heading', { name: 'No tile is missing' }).waitFor();
  await look('none-removed');
  await history(page).getByRole('button', { name: 'Versions' }).click();
  await lookButton(page, 3).click();
  await whole(page, 3).waitFor();
  await look('version');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await notification(page, 'Restored. Not published yet.').hover();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await notification(page, 'Restored. Not published yet.').getByRole('button', { name: 'Undo' }).waitFor();
  await screenshot(page, `history-restored-${width}`);
});

import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { expectNoAxeViolations } from '../../support/browser/accessibility.js';
import { inLightAndDark, screenshot } from '../../support/browser/browser.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { expectSoon, expectValue } from '../../support/waiting.js';
import { cutApi, cutConnection, draftDocuments, notification } from '../accounts/account-steps.js';
import { draftWarning, openEditor, publishPage, titleField } from '../editor/editor-steps.js';
import { scheme } from '../tiles/tile-kind-steps.js';

const { application, browser } = runningProduct();

const ignore: typeof draftWarning = (incident) => draftWarning(incident) || cutConnection(incident);
const onDialog = (dialog: { accept: () => Promise<void> }) => dialog.accept();

let pages = 0;

function anAccount(): Promise<TestAccount> {
  pages += 1;
  return aPageAt(application, `drafted-${pages}`, aDesign({ title: 'Published', tiles: [aTile({ name: 'One' })] }));
}

/** A browser of its own, with the editor open. */
const aDevice = async (account: TestAccount) => openEditor(browser, application, { account, ignore, onDialog });

/** What the editor says about what visitors see. */
const state = (page: Page, text: RegExp | string) => page.getByRole('button', { name: text }).filter({ hasText: text });
const isSaved = (page: Page) => state(page, /not published\s*Saved$/).waitFor();
const question = (page: Page) => page.getByRole('dialog', { name: 'There are two drafts of this page' });
const NEWER_IS_MINE = ['Look at mine', 'Look at the other', 'Decide later', 'Go on with mine', 'Go on with the other'];
const NEWER_IS_THEIRS = ['Look at the other', 'Look at mine', 'Decide later', 'Go on with the other', 'Go on with mine'];
const answers = async (page: Page) =>
  (await question(page).getByRole('button').allInnerTexts()).filter((name) => NEWER_IS_MINE.includes(name));
const saysThatItGoesOn = (page: Page) =>
  page
    .getByRole('listitem')
    .getByText(/^You go on with the draft of Chrome on Linux, saved today at \d\d:\d\d\.$/)
    .waitFor();

interface Draft {
  readonly isDiscarded: boolean;
  readonly design: { readonly title: string } | null;
}

async function draftInAccount({ token }: TestAccount): Promise<Draft | null> {
  const query = '{ myPage { draft { isDiscarded design { title } } } }';
  return (await graphqlData<{ myPage: { draft: Draft | null } }>(application.url, query, {}, token)).myPage.draft;
}

/** As if the user had gone to another app and come back, `seconds` later. */
async function goAwayAndComeBack(page: Page, seconds: number): Promise<void> {
  await page.evaluate((away) => {
    const show = (value: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    show('hidden');
    const now = performance.now.bind(performance);
    performance.now = () => now() + away * 1000;
    show('visible');
  }, seconds);
}

describe('The draft of a page in the account', () => {
  test('FU-03 What is written is saved in the account within seconds, and the editor says so; when the server cannot be reached, it says that it is only on this device; it is discarded when it is published', async () => {
    const account = await anAccount();
    const { page, context } = await aDevice(account);
    await titleField(page).fill('Written');
    await isSaved(page);
    expect(await draftInAccount(account)).toEqual({ isDiscarded: false, design: { title: 'Written' } });
    await state(page, /not published/).click();
    await page.getByText('This draft is saved in your account. Your other devices go on with it.').waitFor();
    await page.keyboard.press('Escape');
    const restore = await cutApi(context);
    await titleField(page).fill('Written on');
    await state(page, /Only on this device$/).waitFor();
    expect(await draftInAccount(account)).toMatchObject({ design: { title: 'Written' } });
    await restore();
    await isSaved(page);
    expect(await draftInAccount(account)).toMatchObject({ design: { title: 'Written on' } });
    await publishPage(page);
    await expectSoon(() => draftInAccount(account)).toEqual({ isDiscarded: true, design: null });
  });

  test('FU-04 Another device opens with it, says from which device it is and when it was saved, and goes on; then the first one opens with that, and with what was published elsewhere, without a question', async () => {
    const account = await anAccount();
    const first = await aDevice(account);
    await titleField(first.page).fill('From the desk');
    await isSaved(first.page);
    const second = await aDevice(account);
    await saysThatItGoesOn(second.page);
    await expectValue(titleField(second.page), 'From the desk');
    await titleField(second.page).fill('From the sofa');
    await isSaved(second.page);
    await first.page.reload();
    await saysThatItGoesOn(first.page);
    await expectValue(titleField(first.page), 'From the sofa');
    await titleField(first.page).fill('From the desk again');
    await isSaved(first.page);
    await second.page.reload();
    await saysThatItGoesOn(second.page);
    await publishPage(second.page);
    await expectSoon(() => draftInAccount(account)).toMatchObject({ isDiscarded: true });
    await first.page.reload();
    await state(first.page, /^Published/).waitFor();
    await expectValue(titleField(first.page), 'From the desk again');
    await expectSoon(() => first.page.getByRole('dialog').count()).toBe(0);
    expect(await draftDocuments(first.page)).toEqual([]);
  });

  test('An editor that is shown again goes on with what another device has saved, unless it has changes of its own', async () => {
    const account = await anAccount();
    const [first, second] = [await aDevice(account), await aDevice(account)];
    await titleField(second.page).fill('From the sofa');
    await isSaved(second.page);
    await goAwayAndComeBack(first.page, 5.1);
    await saysThatItGoesOn(first.page);
    await expectValue(titleField(first.page), 'From the sofa');
    await first.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectValue(titleField(first.page), 'Published');
  });

  test('A tab that is shown again leaves the draft of another tab on the same device to that tab', async () => {
    const { page, context } = await aDevice(await anAccount());
    const other = await context.newPage();
    await other.goto('/editor');
    await titleField(other).fill('From the other tab');
    await isSaved(other);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    await goAwayAndComeBack(page, 5.1);
    await expectValue(titleField(page), 'Published');
    expect(asked).toEqual([]);
  });

  test('FU-05 Two devices at once end in a question, with both drafts to look at; the one that is not chosen is set aside, and the other device is asked, too', async () => {
    const account = await anAccount();
    const [{ page: first }, { page: second }] = [await aDevice(account), await aDevice(account)];
    await titleField(first).fill('From the desk');
    await isSaved(first);
    await titleField(second).fill('From the sofa');
    await question(second)
      .getByText(/^One was saved by Chrome on Linux, today at \d\d:\d\d\./)
      .waitFor();
    const look = async (press: string, title: string, text: string) => {
      await second.getByRole('button', { name: press }).click();
      await second.getByRole('region', { name: title }).getByText(text).waitFor();
      await second.getByRole('button', { name: 'Back' }).click();
      await expectSoon(() => second.evaluate(() => document.activeElement?.textContent)).toBe(press);
    };
    await look('Look at the other', 'The other draft', 'From the desk');
    await look('Look at mine', 'Your draft on this device', 'From the sofa');
    expect(await draftInAccount(account)).toMatchObject({ design: { title: 'From the desk' } });
    await question(second).getByRole('button', { name: 'Go on with mine' }).click();
    await isSaved(second);
    expect(await draftInAccount(account)).toMatchObject({ design: { title: 'From the sofa' } });

    await titleField(first).fill('From the desk, and on');
    await question(first).getByRole('button', { name: 'Go on with the other' }).click();
    await expectValue(titleField(first), 'From the sofa');
    await isSaved(first);
    expect(await draftInAccount(account)).toMatchObject({ design: { title: 'From the sofa' } });

    for (const [page, other] of [
      [first, 'From the desk, and on'],
      [second, 'From the desk'],
    ] as const) {
      await page.reload();
      const found = page.getByRole('dialog', { name: 'A design was found in this browser' });
      await found.getByText(`It has the title “${other}”`).waitFor();
      await found.getByRole('button', { name: 'Use it as my draft' }).click();
      await expectValue(titleField(page), other);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    }
  });

  test('axe finds nothing in the question about two drafts, and in what says so until it is answered (1440 and 390 px, light and dark)', async () => {
    const account = await anAccount();
    const [{ page: first }, { page }] = [await aDevice(account), await aDevice(account)];
    await titleField(first).fill('From the desk');
    await isSaved(first);
    await titleField(page).fill('From the sofa');
    await question(page).waitFor();
    const look = (name: string) =>
      inLightAndDark(page, async () => {
        await expectNoAxeViolations(page);
        await screenshot(page, `${name}-${await scheme(page)}`);
      });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await look(`two-drafts-${width}`);
    }
    await question(page).getByRole('button', { name: 'Decide later' }).click();
    await state(page, /Two drafts$/).click();
    await page.getByText('Another device saved changes, too.').waitFor();
    await look('two-drafts-later-1440');
  });

  test('KE-16 Of the drafts of two devices, the newer one is first, to look at and as an answer, with when this one was changed; also after a reload, and when the other device has gone on since', async () => {
    const account = await anAccount();
    const [{ page: first }, { page: second }] = [await aDevice(account), await aDevice(account)];
    await titleField(first).fill('From the desk');
    await isSaved(first);
    await titleField(second).fill('From the sofa');
    const dated = /The other one is only on this device, and was changed today at \d\d:\d\d\./;
    await question(second).getByText(dated).waitFor();
    expect(await answers(second)).toEqual(NEWER_IS_MINE);
    await second.reload();
    await question(second).getByText(dated).waitFor();
    expect(await answers(second)).toEqual(NEWER_IS_MINE);
    await titleField(first).fill('From the desk, and on');
    await isSaved(first);
    await second.reload();
    await question(second).waitFor();
    expect(await answers(second)).toEqual(NEWER_IS_THEIRS);
  });

  test('FU-06 A device that was offline brings its work back: it is asked about, and stays on this device until the user decides', async () => {
    const account = await anAccount();
    const { page, context } = await aDevice(account);
    await titleField(page).fill('Before the journey');
    await isSaved(page);
    const restore = await cutApi(context);
    await titleField(page).fill('Written on the journey');
    await state(page, /Only on this device$/).waitFor();
    const other = await aDevice(account);
    await saysThatItGoesOn(other.page);
    await titleField(other.page).fill('Written at home');
    await isSaved(other.page);
    await restore();
    await page.reload();
    await question(page).getByRole('button', { name: 'Decide later' }).click();
    await expectValue(titleField(page), 'Written on the journey');
    await question(page).waitFor({ state: 'detached' });
    await titleField(page).fill('Written on the journey, and after it');
    await state(page, /Two drafts$/).click();
    await page.getByText('Another device saved changes, too. Until you choose, yours are only on this device.').waitFor();
    expect(await draftInAccount(account)).toMatchObject({ design: { title: 'Written at home' } });
    await page.getByRole('button', { name: 'Choose a draft' }).click();
    await question(page).getByRole('button', { name: 'Go on with mine' }).click();
    await isSaved(page);
    expect(await draftInAccount(account)).toMatchObject({ design: { title: 'Written on the journey, and after it' } });
  });

  test('An editor that is shown again shows what is published, when another device has published the draft; Undo brings it back', async () => {
    const account = await anAccount();
    const first = await aDevice(account);
    await titleField(first.page).fill('From the desk');
    await isSaved(first.page);
    const second = await aDevice(account);
    await titleField(second.page).fill('From the sofa');
    await publishPage(second.page);
    await expectSoon(() => draftInAccount(account)).toMatchObject({ isDiscarded: true });
    await goAwayAndComeBack(first.page, 5.1);
    await notification(first.page, 'Another device has published or discarded this draft. Undo brings it back.').waitFor();
    await expectValue(titleField(first.page), 'From the sofa');
    await state(first.page, /^Published/).waitFor();
    await first.page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectValue(titleField(first.page), 'From the desk');
    await isSaved(first.page);
    await publishPage(first.page);
  });

  test('A draft that was set aside is offered, and not overwritten, also when another device has gone on since', async () => {
    const account = await anAccount();
    const [{ page: first }, { page: second }] = [await aDevice(account), await aDevice(account)];
    await titleField(first).fill('From the desk');
    await isSaved(first);
    await titleField(second).fill('From the sofa');
    await question(second).getByRole('button', { name: 'Go on with the other' }).click();
    await expectValue(titleField(second), 'From the desk');
    await titleField(first).fill('From the desk again');
    await isSaved(first);
    await second.reload();
    await saysThatItGoesOn(second);
    await second.getByRole('dialog', { name: 'A design was found in this browser' }).getByRole('button', { name: 'Decide later' }).click();
    await expectValue(titleField(second), 'From the desk again');
    await titleField(second).fill('From the sofa again');
    await isSaved(second);
    await second.reload();
    const found = second.getByRole('dialog', { name: 'A design was found in this browser' });
    await found.getByText('It has the title “From the sofa”').waitFor();
  });

  test('Without room on the device, the question can be answered, and the other draft is a step of undo', async () => {
    const account = await anAccount();
    const [{ page: first }, { page: second }] = [await aDevice(account), await aDevice(account)];
    await titleField(first).fill('From the desk');
    await isSaved(first);
    await second.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await titleField(second).fill('From the sofa');
    await question(second).getByRole('button', { name: 'Go on with mine' }).click();
    await notification(second, 'This device has no room for the other draft. Undo brings it back while the editor is open.').waitFor();
    await isSaved(second);
    expect(await draftInAccount(account)).toMatchObject({ design: { title: 'From the sofa' } });
    await second.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectValue(titleField(second), 'From the desk');
  });

  test('What the account refuses is only on this device, with the reason, until it is changed', async () => {
    const account = await anAccount();
    const { page } = await aDevice(account);
    const wallpaper = (picture: object | null) =>
      application.dataSource.query('UPDATE page SET wallpaper = $2 WHERE account_id = (SELECT id FROM account WHERE username = $1)', [
        account.username,
        picture && JSON.stringify(picture),
      ]);
    await wallpaper({ width: 1, height: 1, color: '#000000', variants: [{ bytes: 10e9 }] });
    await titleField(page).fill('No room');
    await state(page, /Only on this device$/).click();
    await page.getByText(/^This draft is only on this device\. .*(full|MB)/).waitFor();
    await page.keyboard.press('Escape');
    await wallpaper(null);
    await titleField(page).fill('Room again');
    await isSaved(page);
  });

  test('A save whose answer is lost is no conflict', async () => {
    const account = await anAccount();
    const { page, context } = await aDevice(account);
    let lost = 0;
    await context.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"operationName":"SaveDraft"') || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await titleField(page).fill('Sent');
    await expectSoon(() => lost).toBe(1);
    await titleField(page).fill('Sent, and more');
    await isSaved(page);
    expect([await question(page).count(), await draftInAccount(account)]).toEqual([
      0,
      { isDiscarded: false, design: { title: 'Sent, and more' } },
    ]);
  });
});

test('KE-12 A part of the editor that does not load keeps no draft from the account: it is tried again by itself, and until it is there, the bar says that the draft is only here', async () => {
  const account = await aPageAt(application, 'saved-at-last', aDesign({ title: 'Ada', tiles: [aTile({ name: 'Menu' })] }));
  const { page, context } = await openEditor(browser, application, { account, ignore: () => true });
  let isCut = true;
  await context.route(/\/assets\/keeping-part-.*\.js/, (route) => (isCut ? route.abort() : route.continue()));
  await page.reload();
  await titleField(page).fill('Ada Rossi');
  await page.getByText('Only on this device').waitFor();
  await titleField(page).fill('Ada and Rosa');
  await page.getByText('Only on this device').waitFor();
  isCut = false;
  await titleField(page).fill('Ada, Rosa and Ines');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.evaluate(() => localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('draft:')) ?? ''));
  const other = await openEditor(browser, application, { account, ignore: () => true });
  await expectSoon(() => titleField(other.page).inputValue()).toBe('Ada, Rosa and Ines');
});

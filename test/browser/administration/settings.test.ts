import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { eventually, expectSoon } from '../../support/waiting.js';
import { notification, openSignedIn } from '../accounts/account-steps.js';
import { lookAt } from './admin-look.js';

const { application, browser } = runningProduct({ rateLimits: 'off' });
let operator: TestAccount;
beforeAll(async () => {
  operator = await registerOperator(application, { username: 'marta-ruiz' });
});

const acts = () =>
  application.dataSource.query<object[]>(`SELECT act, subject, door, outcome FROM audit_log WHERE act LIKE 'settings %' ORDER BY at`);
const modeOfSite = async () => (await graphqlData<{ signUp: { mode: string } }>(application.url, '{ signUp { mode } }')).signUp.mode;

describe('Settings, in the administration', () => {
  test('ST-04 By keyboard alone, an operator chooses who may sign up, names domains, and reads what the configuration has', async () => {
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    await page.goto('/admin/settings');
    await page.getByRole('radio', { name: 'Anyone' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await notification(page, 'Sign-up changed').waitFor();
    await page.getByRole('radio', { name: 'By invitation', checked: true }).waitFor();
    await eventually(async () => expect(await modeOfSite()).toBe('INVITE'));
    await page.getByRole('textbox', { name: 'Allowed e-mail domains' }).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByText('Anybody with any e-mail address').waitFor();
    await page.getByRole('button', { name: 'Open it' }).press('Enter');
    const domains = page.getByRole('textbox', { name: 'Allowed e-mail domains' });
    await domains.fill('no domain');
    await page.keyboard.press('Enter');
    await page.getByText('Write domains such as acme.example').waitFor();
    await domains.fill('Acme.example, lab.acme.example');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await modeOfSite()).toBe('DOMAINS'));
    await page.locator('input[readonly]:below(:text("Name of the site"))').first().waitFor();
    await page.getByText('Comes from the configuration of the server: SITE_NAME.').waitFor();
    await lookAt(page, 'settings');
    await page.reload();
    await page.getByRole('radio', { name: 'Anyone', checked: true }).waitFor();
    await expectSoon(() => domains.inputValue()).toBe('acme.example, lab.acme.example');
    expect(await acts()).toEqual([
      { act: 'settings set', subject: 'SIGN_UP: invite', door: 'browser', outcome: 'done' },
      { act: 'settings set', subject: 'SIGN_UP: open', door: 'browser', outcome: 'done' },
      { act: 'settings set', subject: 'SIGN_UP: domains:Acme.example, lab.acme.example', door: 'browser', outcome: 'done' },
    ]);
    expect(incidents).toEqual([]);
  });

  test('ST-13 What opens the site asks, says what it opens, and brings the domains back: By invitation and back to Anyone, and the default', async () => {
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    const CHANGE = 'mutation ($value: String!) { adminChangeSetting(name: SIGN_UP, value: $value) { value } }';
    const store = (value: string) => graphqlData(application.url, CHANGE, { value }, operator.token);
    const stored = async () =>
      (await application.dataSource.query<{ value: string }[]>(`SELECT value FROM site_setting WHERE name = 'SIGN_UP'`))[0]?.value;
    const [question, radio] = [page.getByRole('alertdialog'), (name: string) => page.getByRole('radio', { name })];
    const save = page.getByRole('form', { name: 'Sign-up' }).getByRole('button', { name: 'Save' });
    await store('domains:acme.example');
    await page.goto('/admin/settings');
    await radio('By invitation').check();
    await save.click();
    await eventually(async () => expect(await stored()).toBe('invite domains:acme.example'));
    await radio('Anyone').check();
    await save.click();
    await question.getByText('Anybody with an e-mail address at acme.example').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText('Not saved yet.').waitFor();
    expect(await stored()).toBe('invite domains:acme.example');
    await save.click();
    await question.getByRole('button', { name: 'Open it' }).click();
    await eventually(async () => expect(await stored()).toBe('domains:acme.example'));
    await page.getByRole('button', { name: 'Use the default' }).first().click();
    await question.getByText('Anybody with any e-mail address').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await stored()).toBe('domains:acme.example');
    await page.getByRole('textbox', { name: 'Allowed e-mail domains' }).fill('');
    await page.keyboard.press('Enter');
    await question.getByText('Anybody with any e-mail address').waitFor();
    await question.getByRole('button', { name: 'Open it' }).click();
    await eventually(async () => expect(await stored()).toBe('open'));
    expect(incidents).toEqual([]);
  });

  test('ST-15 A choice of the settings holds once it is saved: keys that pass it send nothing, one call at a time saves it, and a late failure stands beside it', async () => {
    const open = 'mutation { adminChangeSetting(name: SIGN_UP, value: "open") { value } }';
    await graphqlData(application.url, open, {}, operator.token);
    const { page } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce', ignore: () => true });
    const sent: string[] = [];
    let fail: (() => void) | undefined;
    await page.route('**/graphql', async (route) => {
      const text = route.request().postData() ?? '';
      if (!text.includes('"operationName":"AdminChangeSetting"')) return route.continue();
      sent.push(/"value":"([^"]*)"/.exec(text)?.[1] ?? '');
      if (sent.length > 1) return route.continue();
      await new Promise<void>((resolve) => (fail = resolve));
      await route.abort();
    });
    await page.goto('/admin/settings');
    const signUp = page.getByRole('form', { name: 'Sign-up' });
    const [radio, save] = [(name: string) => signUp.getByRole('radio', { name }), signUp.getByRole('button', { name: 'Save' })];
    await radio('Anyone').press('ArrowDown');
    await radio('By invitation').press('ArrowDown');
    await expectSoon(() => radio('Nobody').isChecked()).toBe(true);
    await signUp.getByText('Not saved yet.').waitFor();
    await save.click();
    await expectSoon(() => sent).toEqual(['closed']);
    await radio('By invitation').click();
    await save.click();
    await expectSoon(() => radio('Nobody').isChecked()).toBe(true);
    fail?.();
    await signUp.getByText(/offline|connection|again/i).waitFor();
    await signUp.getByText('Not saved yet.').waitFor();
    expect([sent, await modeOfSite()]).toEqual([['closed'], 'OPEN']);
    await save.click();
    await notification(page, 'Sign-up changed').waitFor();
    await signUp.getByText('Not saved yet.').waitFor({ state: 'detached' });
    const first = page.getByRole('form', { name: 'First pages' });
    await first.getByRole('radio', { name: 'At once' }).press('ArrowDown');
    await first.getByRole('radio', { name: 'After a look' }).press('ArrowUp');
    await first.getByText('Not saved yet.').waitFor({ state: 'detached' });
    await first.getByRole('radio', { name: 'At once' }).press('ArrowDown');
    await first.getByRole('radio', { name: 'After a look' }).press('Enter');
    await notification(page, 'First pages changed').waitFor();
    expect(sent).toEqual(['closed', 'closed', 'review']);
    // What opens the site is asked before.
    await first.getByRole('radio', { name: 'At once' }).click();
    const question = page.getByRole('alertdialog', { name: 'Open the site?' });
    for (const answer of ['Cancel', 'Open it']) {
      await first.getByRole('button', { name: 'Save' }).click();
      await question.getByText('Visitors see the first page of each new account at once').waitFor();
      await first.getByText('Not saved yet.').waitFor();
      await question.getByRole('button', { name: answer }).click();
      await question.waitFor({ state: 'detached' });
    }
    await first.getByText('Not saved yet.').waitFor({ state: 'detached' });
    expect(sent).toEqual(['closed', 'closed', 'review', 'free']);
  });

  test('ST-05 An operator writes an announcement in several languages, sees what it looks like, and takes it down', async () => {
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByText('Write the words first').waitFor();
    await page.getByLabel('Words', { exact: true }).fill('The site rests on Sunday from 6 to 8.');
    await page.getByText('Other languages and a link').click();
    await page.getByLabel('Words in Deutsch').fill('Sonntag von 6 bis 8 ist Ruhe.');
    const link = page.getByLabel('Link, optional');
    await link.fill('status.example');
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByText('Enter a whole address that begins with https://.').waitFor();
    await link.fill('https://status.example/');
    await page.getByLabel('Shown until').selectOption({ index: 3 });
    await lookAt(page, 'settings-announcement');
    await page.getByRole('button', { name: 'Show it' }).click();
    await notification(page, 'The announcement is shown').waitFor();
    const [row] = await application.dataSource.query<{ value: string }[]>(`SELECT value FROM site_setting WHERE name = 'ANNOUNCEMENT'`);
    expect(JSON.parse(row!.value)).toEqual({
      words: { de: 'Sonntag von 6 bis 8 ist Ruhe.', en: 'The site rests on Sunday from 6 to 8.' },
      link: 'https://status.example/',
      until: expect.any(String),
    });
    await page.reload();
    await expectSoon(() => page.getByLabel('Words', { exact: true }).inputValue()).toBe('The site rests on Sunday from 6 to 8.');
    await page.getByRole('button', { name: 'Take it down' }).click();
    await notification(page, 'The announcement is taken down').waitFor();
    expect(await application.dataSource.query(`SELECT FROM site_setting WHERE name = 'ANNOUNCEMENT'`)).toEqual([]);
    expect(incidents).toEqual([]);
  });

  test('By keyboard alone, an operator holds the deliveries to webhooks, lets them go on, and goes back to the default', async () => {
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    const held = () => application.dataSource.query<object[]>(`SELECT value FROM site_setting WHERE name = 'WEBHOOK_DELIVERIES'`);
    await page.goto('/admin/settings');
    const section = page.getByRole('region', { name: 'Webhooks' });
    const sends = section.getByRole('checkbox', { name: 'Send events to webhooks' });
    await expectSoon(() => sends.isChecked()).toBe(true);
    await section.getByText('The default.').waitFor();
    await sends.press('Space');
    await section.getByText('Chosen here.').waitFor();
    await expectSoon(() => sends.isChecked()).toBe(false);
    expect(await held()).toEqual([{ value: 'hold' }]);
    await lookAt(page, 'settings-webhooks');
    await page.reload();
    await section.getByText('Chosen here.').waitFor();
    await expectSoon(() => sends.isChecked()).toBe(false);
    await sends.press('Space');
    await expectSoon(held).toEqual([{ value: 'send' }]);
    await section.getByRole('button', { name: 'Use the default' }).press('Enter');
    await section.getByText('The default.').waitFor();
    await expectSoon(() => sends.isChecked()).toBe(true);
    expect(await held()).toEqual([]);
    expect(incidents).toEqual([]);
  });

  test('ST-11 An operator saves the support address and goes back to the default; each field says where its value comes from', async () => {
    const { page, incidents } = await openSignedIn(browser, application, operator, { reducedMotion: 'reduce' });
    await page.goto('/admin/settings');
    const form = page.getByRole('form', { name: 'Support address' });
    const field = form.getByRole('textbox');
    await field.fill('help');
    await page.keyboard.press('Enter');
    await form.getByText('Write one whole address, such as help@acme.example.').waitFor();
    await field.fill('help@tile.example');
    await page.keyboard.press('Enter');
    await notification(page, 'Saved').waitFor();
    await form.getByText('Chosen here.').waitFor();
    await expectSoon(() => page.getByText('The default.').count()).toBeGreaterThan(3);
    await lookAt(page, 'settings-contact');
    await page.reload();
    await expectSoon(() => field.inputValue()).toBe('help@tile.example');
    await form.getByRole('button', { name: 'Use the default' }).press('Enter');
    await expectSoon(() => field.inputValue()).toBe('support@127.0.0.1');
    await page.getByText('Comes from the configuration of the server: LINK_PREVIEWS.').waitFor();
    await expectSoon(() => page.getByRole('checkbox', { name: 'Previews of links' }).isDisabled()).toBe(true);
    expect(await acts()).toEqual(
      expect.arrayContaining([
        { act: 'settings set', subject: 'SUPPORT_EMAIL: help@tile.example', door: 'browser', outcome: 'done' },
        { act: 'settings reset', subject: 'SUPPORT_EMAIL', door: 'browser', outcome: 'done' },
      ]),
    );
    expect(incidents).toEqual([]);
  });
});

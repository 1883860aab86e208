import { describe, expect, test } from '@jest/globals';
import { ForgetReports } from '../../../server/reports/use-cases/forget-reports.js';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { INJECTION_PAYLOADS } from '../../builders/injection/injection-payloads.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anyNetwork, sendReport, storedReports } from './report-calls.js';

const application = runningApplication({ logLevel: 'silent', trustProxy: ['127.0.0.1'] });
const form = { reason: 'copied', words: 'These are my cats.\r\nMine are older.', email: 'mimi@okada.example' };
const read = async (path: string, language = 'en') => {
  const answer = await fetch(`${application.url}${path}`, { headers: { 'Accept-Language': language }, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const query = (statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  application.dataSource.query(statement, values);
const pageIdOf = async (linkname: string) => (await query('SELECT owner_id AS id FROM page WHERE linkname = $1', linkname))[0]?.id;

describe('RP-02 A visitor reports a page by a form that needs no script:', () => {
  test('what was written is stored with the version that visitors see, and with nothing of who wrote it', async () => {
    const owner = await aPageAt(application, 'jun-prints');
    await publish(application, owner, aDesign({ title: 'The second one' }), 1);
    const { status, headers } = await sendReport(application, 'jun-prints', form, {
      'X-Forwarded-For': '10.9.8.7',
      'User-Agent': 'A browser of mine',
    });
    expect([status, headers.get('location')]).toEqual([303, '/report/jun-prints/thanks']);
    const stored = await storedReports(application, 'jun-prints');
    expect(stored).toEqual([
      {
        id: expect.any(String),
        page_id: await pageIdOf('jun-prints'),
        account_id: expect.any(String),
        linkname: 'jun-prints',
        version: 2,
        reason: 'copied',
        words: 'These are my cats.\nMine are older.',
        email: 'mimi@okada.example',
        language: 'en',
        reported_at: expect.anything(),
        decision: null,
        decided_at: null,
        decided_by: null,
      },
    ]);
    const copies = await query(
      `SELECT version, design->>'title' AS title FROM reported_page WHERE page_id = $1`,
      await pageIdOf('jun-prints'),
    );
    expect(copies).toEqual([{ version: 2, title: 'The second one' }]);
  });

  test('the document has no script and no place in search engines, and says in each language what is reported', async () => {
    await aPageAt(application, 'plain-form', aDesign({ title: 'Jun prints' }));
    for (const [language, title, reason] of [
      ['en', 'Report this page', 'Pretends to be somebody'],
      ['de', 'Diese Seite melden', 'Gibt sich als jemand anderes aus'],
      ['ar', 'الإبلاغ عن هذه الصفحة', 'انتحال شخصية'],
    ] as const) {
      const { status, headers, text } = await read('/report/plain-form', language);
      expect([status, headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([200, 'noindex', 'no-store, no-transform']);
      expect(text).toContain(`>${title}</h1>`);
      expect(text).toContain(reason);
      expect(text).toContain(`${new URL(application.url).host}/plain-form`);
      expect(text).not.toContain('<script');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text.match(/type="radio"/g)).toHaveLength(7);
    }
  });

  test('words and an address are optional, and a former linkname leads to the present one', async () => {
    const owner = await aPageAt(application, 'former-form');
    await claim(application, owner, 'present-form');
    expect((await read('/report/former-form')).headers.get('location')).toBe('/report/present-form');
    expect((await sendReport(application, 'present-form', { reason: 'other' })).status).toBe(303);
    expect(await storedReports(application, 'present-form')).toMatchObject([{ words: '', email: null }]);
  });
});

describe('RP-03 A form that has to be corrected comes back with all that was typed:', () => {
  test.each([
    ['without a reason', { reason: '' }, 'Choose a reason.'],
    ['with an address that is none', { email: 'mimi at okada' }, 'This is not an e-mail address.'],
    ['with too many words', { words: 'cats '.repeat(401) + '.' }, 'These are more than 2,000 characters.'],
  ])('%s', async (name, change, sentence) => {
    const linkname = name.replaceAll(' ', '-').slice(0, 30);
    await aPageAt(application, linkname);
    const typed = { ...form, ...change };
    const answer = await sendReport(application, linkname, typed);
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain(sentence);
    expect(text).toContain(`>${typed.words}</textarea>`);
    expect(text).toContain(`value="${typed.email}"`);
    expect(/<input[^>]*checked=""[^>]*>/.exec(text)?.[0] ?? '').toContain(typed.reason === '' ? '' : 'value="copied"');
    expect(await storedReports(application, linkname)).toEqual([]);
  });

  test('nothing that is typed runs as code', async () => {
    await expectNoCode(
      'hostile-form',
      Object.values(INJECTION_PAYLOADS).map(([payload]) => payload!),
    );
  });
});

test('Nothing that is typed into a form that has to be corrected runs as code, whatever it is', async () => {
  await expectNoCode('more-hostile-form', Object.values(INJECTION_PAYLOADS).flat());
});

async function expectNoCode(linkname: string, payloads: readonly string[]): Promise<void> {
  await aPageAt(application, linkname);
  for (const payload of payloads.map((text) => text.slice(0, 2_000))) {
    const answer = await sendReport(application, linkname, { reason: payload, words: payload, email: payload });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).not.toContain('<script');
    if (/[<"]/.test(payload)) expect(text).not.toContain(payload);
    expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self'`);
  }
}

describe('RP-04 Only a page that visitors see can be reported:', () => {
  const statusOf = async (linkname: string) => [
    (await read(`/report/${linkname}`)).status,
    (await sendReport(application, linkname, form)).status,
  ];

  test('one that is hidden, was never published, was deleted or never was is not found', async () => {
    await aPageAt(application, 'hidden-form');
    await query('UPDATE page SET hidden_at = now() WHERE linkname = $1', 'hidden-form');
    await claim(application, await register(application), 'unpublished-form');
    for (const linkname of ['hidden-form', 'unpublished-form', 'nobody-form', 'login', 'a%00b', '.'.repeat(40)]) {
      expect([linkname, ...(await statusOf(linkname))]).toEqual([linkname, 404, 404]);
    }
    expect(await query('SELECT FROM page_report WHERE linkname IN ($1, $2, $3)', 'hidden-form', 'unpublished-form', 'nobody-form')).toEqual(
      [],
    );
  });

  test('the thanks tell nothing of whether there is a page', async () => {
    await aPageAt(application, 'thanks-form');
    const [one, other] = [await read('/report/thanks-form/thanks'), await read('/report/nobody-at-all/thanks')];
    expect(other.text.replaceAll('nobody-at-all', 'thanks-form')).toBe(one.text);
    expect(one.status).toBe(200);
  });
});

describe('RP-05 What no person sent from this site is not stored:', () => {
  test('a form in which the field for programs is filled in gets the same thanks', async () => {
    await aPageAt(application, 'program-form');
    const answer = await sendReport(application, 'program-form', { ...form, website: 'https://cheap.example' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/report/program-form/thanks']);
    expect(await storedReports(application, 'program-form')).toEqual([]);
  });

  test('a form of another site comes back with all that is in it', async () => {
    await aPageAt(application, 'foreign-form');
    const answer = await sendReport(application, 'foreign-form', form, { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('This form came from another site.');
    expect(await storedReports(application, 'foreign-form')).toEqual([]);
    expect((await sendReport(application, 'foreign-form', form, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
  });

  test('a form that is too large is refused unread, and no other path reads forms', async () => {
    await aPageAt(application, 'large-form');
    expect((await sendReport(application, 'large-form', { ...form, words: 'x'.repeat(30_000) })).status).toBe(413);
    const elsewhere = await fetch(`${application.url}/api/login/`, { method: 'POST', body: new URLSearchParams({ username: 'ada' }) });
    expect(elsewhere.status).toBe(415);
  });
});

describe('RP-06 One network reports a page three times a day, and 20 pages an hour:', () => {
  const from = async (network: string, linkname: string) => sendReport(application, linkname, form, { 'X-Forwarded-For': network });

  test('another form says so, and keeps what was typed; other networks go on', async () => {
    await aPageAt(application, 'often-form');
    const network = anyNetwork();
    for (let time = 1; time <= 3; time += 1) expect((await from(network, 'often-form')).status).toBe(303);
    const answer = await from(network, 'often-form');
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(await answer.text()).toContain('Many reports came from your network.');
    expect((await from(anyNetwork(), 'often-form')).status).toBe(303);
    expect(await storedReports(application, 'often-form')).toHaveLength(4);
  });

  test('the 21st report of an hour is refused, whatever page it is about', async () => {
    const network = anyNetwork();
    const linknames = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => `many-${name}`);
    for (const linkname of linknames) await aPageAt(application, linkname);
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await from(network, linknames[sent % 7] ?? '')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(303), 429]);
  });
});

describe('RP-07 What was written goes 90 days after the decision, and the copy of the page with it:', () => {
  const decide = (linkname: string, ago: string) =>
    query(
      `UPDATE page_report SET decision = 'dismissed', decided_by = 'marta', decided_at = now() - $2::interval WHERE linkname = $1`,
      linkname,
      ago,
    );
  const left = async (linkname: string) => {
    const [report] = await storedReports(application, linkname);
    const copies = await query('SELECT FROM reported_page WHERE page_id = $1', report!.page_id);
    return [report!.words, report!.email, copies.length];
  };
  const forget = () => application.nest.get(ForgetReports, { strict: false }).execute();

  test('until then, and as long as it is not decided, all of it stays', async () => {
    for (const linkname of ['open-report', 'young-report', 'old-report']) {
      await aPageAt(application, linkname);
      await sendReport(application, linkname, { reason: 'hate', words: 'Look.', email: 'mimi@okada.example' });
    }
    await decide('young-report', '89 days 23 hours');
    await decide('old-report', '90 days 1 minute');
    expect(await forget()).toBe(false);
    expect(await left('open-report')).toEqual(['Look.', 'mimi@okada.example', 1]);
    expect(await left('young-report')).toEqual(['Look.', 'mimi@okada.example', 1]);
    expect(await left('old-report')).toEqual(['', null, 0]);
  });

  test('a report outlives its page, and the copy goes with the account', async () => {
    const owner: TestAccount = await aPageAt(application, 'gone-report');
    await sendReport(application, 'gone-report', form);
    await graphqlData(
      application.url,
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }',
      { input: { username: owner.username, password: owner.password } },
      owner.token,
    );
    expect(await left('gone-report')).toEqual(['These are my cats.\nMine are older.', 'mimi@okada.example', 0]);
    expect(await storedReports(application, 'gone-report')).toMatchObject([{ account_id: null }]);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Agent, request } from 'node:http';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { BackgroundWork } from '../../../server/gateway/background/background-work.js';
import { LinknameDocuments } from '../../../server/gateway/web/public-pages/linkname-documents.js';
import { FindMissedChanges } from '../../../server/pages/use-cases/find-missed-changes.js';
import { aPageAt, claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { graphql } from '../../support/calls/graphql.js';
import { until } from '../../support/waiting.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication({ logLevel: 'silent', rateLimits: 'off' });
beforeAll(async () => {
  // Statements are counted here, and background work sends its own at any time.
  await application.nest.get(BackgroundWork).beforeApplicationShutdown();
});
// Runs by the clock, independent of requests.
beforeEach(() => {
  jest.spyOn(application.nest.get(FindMissedChanges), 'execute').mockResolvedValue([]);
});
afterEach(() => {
  jest.restoreAllMocks();
});

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly html: string;
}

function ask(linkname: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${application.url}/${linkname}`, { agent: agent ?? false }, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (part: string) => (html += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], html }));
    });
    sent.on('error', reject).end();
  });
}

/** What the database is asked about pages from now on, statement by statement, without what looks for pages that change by themselves. */
function statements(): readonly string[] {
  const sent: string[] = [];
  jest.spyOn(application.dataSource.logger, 'logQuery').mockImplementation((statement) => {
    if (/\b(page|reserved_linkname)\b/.test(statement) && !/\bpassed\b/.test(statement)) sent.push(statement);
  });
  return sent;
}

/** Signs a user in without loading their page. */
async function signIn({ username, password }: TestAccount): Promise<void> {
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  expect((await graphql(application.url, query, { input: { username, password } })).errors).toEqual([]);
}

/** How many are made at the same time, and how many more may wait. */
const [madeAtOnce, mostWaiting] = [3, 500];
const tooMany = madeAtOnce + mostWaiting + 97;

/** Asks for so many names that some are too many. */
function scan(names: string): { readonly answers: readonly Answer[]; readonly isDone: Promise<unknown> } {
  const answers: Answer[] = [];
  const isDone = Promise.all(Array.from({ length: tooMany }, async (_, at) => answers.push(await ask(`${names}-${at}`))));
  return { answers, isDone };
}

// First in this file, because a message that is logged once a minute is not logged again after an earlier test.
describe('While more names are requested than may wait', () => {
  test('they use three connections of the pool, however long each look-up lasts; requests beyond the queue get 503 with `Retry-After` without a database query', async () => {
    const account = await aPageAt(application, 'kept-page', aDesign({ title: 'Kept' }));
    await ask('kept-page');
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const sent = statements();
    const lock = new pg.Client({ connectionString: application.config.databaseUrl });
    await lock.connect();
    const waiting = async () => {
      // Within a transaction the first answer would stay.
      await lock.query('SELECT pg_stat_clear_snapshot()');
      const { rows } = await lock.query<{ count: number }>(
        `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows[0]?.count ?? 0;
    };
    try {
      await lock.query('BEGIN; LOCK TABLE page IN ACCESS EXCLUSIVE MODE');
      const { answers, isDone } = scan('slow');
      await until(async () => (await waiting()) === madeAtOnce);
      await until(() => answers.length >= 97);
      await signIn(account);
      expect((await ask('kept-page')).html).toContain('Kept');
      await isDone;
      expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']));
      await until(async () => (await waiting()) === madeAtOnce);
    } finally {
      await lock.end();
    }
    // Behind all waiting requests, so that none of them comes after it.
    await until(async () => (await ask('last-in-line')).status === 404);
    expect(sent).toHaveLength(madeAtOnce + mostWaiting + 1);
    expect(warn.mock.calls.filter(([message]) => String(message).startsWith('More pages are requested'))).toHaveLength(1);
  });

  test('a creator who publishes sees the new page, and a user who claims a name sees the new page too, without waiting in the queue', async () => {
    const account = await aPageAt(application, 'just-published', aDesign({ title: 'Before' }));
    const newcomer = await register(application);
    for (const [linkname, status] of [
      ['just-published', 200],
      ['just-claimed', 404],
    ] as const)
      expect((await ask(linkname)).status).toBe(status);
    const documents = application.nest.get(LinknameDocuments);
    const make = documents.make.bind(documents);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(documents, 'make').mockImplementation(async (linkname, language) => {
      if (linkname.startsWith('held-')) await held;
      return make(linkname, language);
    });
    const { answers, isDone } = scan('held');
    try {
      await until(() => answers.length >= 97);
      await publish(application, account, aDesign({ title: 'After' }), 1);
      await claim(application, newcomer, 'just-claimed');
      expect((await ask('just-published')).html).toContain('After');
      expect((await ask('just-claimed')).status).toBe(200);
    } finally {
      release();
      await isDone;
      // The refused requests are still in the queue, and this one is behind them.
      await until(async () => (await ask('behind-them')).status === 404);
    }
  });
});

describe('If many visitors request the same page', () => {
  test('a thousand simultaneous requests of one page that is not cached need one database statement, and later requests need none', async () => {
    await aPageAt(application, 'crowded', aDesign({ title: 'Ada in a crowd' }));
    const sent = statements();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask('crowded')));
    expect(answers.filter(({ status, html }) => status === 200 && html.includes('Ada in a crowd'))).toHaveLength(1_000);
    await ask('crowded');
    expect(sent).toHaveLength(1);
  });

  test('a hundred simultaneous requests of a name without a page need one statement, too', async () => {
    const sent = statements();
    await Promise.all(Array.from({ length: 100 }, () => ask('nobody-at-all')));
    expect((await ask('nobody-at-all')).status).toBe(404);
    expect(sent).toHaveLength(1);
  });
});

describe('While one network requests thousands of names', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  afterAll(() => agent.destroy());

  test('others can sign in, publish and read, both the former page and the new one', async () => {
    const account = await aPageAt(application, 'undisturbed', aDesign({ title: 'Before' }));
    await ask('undisturbed');
    let [asked, isDone] = [0, false];
    const statuses = new Set<number>();
    const scan = Promise.all(
      Array.from({ length: 64 }, async () => {
        while (!isDone || asked < 3_000) {
          asked += 1;
          statuses.add((await ask(`random-${asked}`, agent)).status);
        }
      }),
    );
    await until(() => asked > 200);
    for (const [version, title] of ['After', 'Later'].entries()) {
      expect((await ask('undisturbed')).status).toBe(200);
      await signIn(account);
      await publish(application, account, aDesign({ title }), version + 1);
      expect((await ask('undisturbed')).html).toContain(title);
    }
    isDone = true;
    await scan;
    // On a slow machine some come too late.
    statuses.delete(503);
    expect(statuses).toEqual(new Set([404]));
  });
});

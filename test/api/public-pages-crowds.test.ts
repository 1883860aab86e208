import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { FindMissedChanges } from '../../server/pages/use-cases/find-missed-changes.js';
import { claim, publish, register, type TestAccount } from '../builders/account.js';
import { aDesign } from '../builders/page-design.js';
import { startApplication, type RunningApplication } from '../support/application.js';
import { graphql } from '../support/graphql.js';
import { until } from '../support/started-server.js';

let application: RunningApplication;
beforeAll(async () => {
  application = await startApplication({ logLevel: 'silent', rateLimits: 'off' });
});
afterAll(() => application.stop());
// Runs by the clock, whoever asks for what.
beforeEach(() => {
  jest.spyOn(application.nest.get(FindMissedChanges), 'execute').mockResolvedValue([]);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function aPageAt(linkname: string, title: string): Promise<TestAccount> {
  const account = await register(application);
  await claim(application, account, linkname);
  await publish(application, account, aDesign({ title }));
  return account;
}

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

/** What the database is asked about pages from now on, statement by statement. */
function statements(): readonly string[] {
  const sent: string[] = [];
  jest.spyOn(application.dataSource.logger, 'logQuery').mockImplementation((statement) => {
    if (/\b(page|withheld_linkname)\b/.test(statement)) sent.push(statement);
  });
  return sent;
}

/** Signs somebody in without a look at their page. */
async function signIn({ username, password }: TestAccount): Promise<void> {
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  expect((await graphql(application.url, query, { input: { username, password } })).errors).toEqual([]);
}

describe('Of many who ask', () => {
  test('a thousand at the same time for one cold page cause one statement in the database, and those after them none', async () => {
    await aPageAt('crowded', 'Ada in a crowd');
    const sent = statements();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask('crowded')));
    expect(answers.filter(({ status, html }) => status === 200 && html.includes('Ada in a crowd'))).toHaveLength(1_000);
    await ask('crowded');
    expect(sent).toHaveLength(1);
  });

  test('for a name without a page, all together cause one statement, too', async () => {
    const sent = statements();
    await Promise.all(Array.from({ length: 100 }, () => ask('nobody-at-all')));
    expect((await ask('nobody-at-all')).status).toBe(404);
    expect(sent).toHaveLength(1);
  });
});

describe('While somebody asks for thousands of names', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  afterAll(() => agent.destroy());

  test('others sign in, publish and read, the former page at once and the new one, too', async () => {
    const account = await aPageAt('undisturbed', 'Before');
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

  test('they take three connections of the pool however long each look-up lasts; those for whom the line is too long get 503 with `Retry-After` at once', async () => {
    const account = await aPageAt('kept-page', 'Kept');
    await ask('kept-page');
    const lock = new pg.Client({ connectionString: application.config.databaseUrl });
    await lock.connect();
    const waiting = async () => {
      const { rows } = await lock.query<{ count: number }>(`SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      return rows[0]?.count ?? 0;
    };
    try {
      await lock.query('BEGIN; LOCK TABLE page IN ACCESS EXCLUSIVE MODE');
      const answers: Answer[] = [];
      const scan = Promise.all(Array.from({ length: 600 }, async (_, at) => answers.push(await ask(`slow-${at}`))));
      await until(async () => (await waiting()) === 3);
      await until(() => answers.length >= 97);
      expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']));
      await signIn(account);
      expect((await ask('kept-page')).html).toContain('Kept');
      await scan;
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(await waiting()).toBe(3);
    } finally {
      await lock.end();
    }
    await until(async () => (await ask('slow-599')).status === 404);
  });
});

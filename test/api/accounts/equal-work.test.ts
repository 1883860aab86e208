import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { watchWork, type RecordWork } from '../../support/servers/recorded-work.js';
import { runningApplication } from '../../support/servers/running-application.js';

// Measured times vary, the work does not. The same work for known and unknown accounts takes the same time.

const application = runningApplication();
let record: RecordWork;
let ada: TestAccount;
beforeAll(async () => {
  record = watchWork(application.nest, application.dataSource);
  ada = await register(application);
});

interface Question {
  readonly url: string;
  readonly body: object;
  readonly status: number;
}

async function ask({ url, body, status }: Question): Promise<readonly string[]> {
  return record(async () => {
    const answer = await application.nest.inject({ method: 'POST', url, payload: body });
    expect(answer.statusCode).toBe(status);
  });
}
const overGraphql = (query: string, variables: object): Question => ({ url: '/graphql', body: { query, variables }, status: 200 });

/** The first of the three calls fills what the process caches by itself, such as the settings of the mail queue. */
async function expectSameWork(known: Question, unknown: Question): Promise<readonly string[]> {
  await ask(known);
  const work = await ask(known);
  expect(work.length).toBeGreaterThan(0);
  expect(await ask(unknown)).toEqual(work);
  return work;
}

describe('AU-28 A recovery or reset request does the same work for a known and an unknown address', () => {
  test.each(['recoverusername', 'passwordresetrequest'])(
    'AU-28 /api/%s/ runs the same statements for a known and an unknown address, and looks up no account',
    async (path) => {
      const question = (email: string): Question => ({ url: `/api/${path}/`, body: { email }, status: 200 });
      const work = await expectSameWork(question(ada.email), question('unknown@example.org'));
      expect(work.join('\n')).not.toMatch(/\baccount\b/);
    },
  );

  test.each(['recoverUsername', 'requestPasswordReset'])(
    'AU-28 %s runs the same statements for a known and an unknown address, and looks up no account',
    async (field) => {
      const question = (email: string) => overGraphql(`mutation ($email: String!) { ${field}(email: $email) }`, { email });
      const work = await expectSameWork(question(ada.email), question('unknown@example.org'));
      expect(work.join('\n')).not.toMatch(/\baccount\b/);
    },
  );
});

test('An incomplete link gets its response after the same work for a known and an unknown account', async () => {
  const rows: { id: string }[] = await application.dataSource.query('SELECT id FROM account');
  const question = (accountId = ''): Question => ({
    url: `/api/password-reset-confirm/${accountId}/${'A'.repeat(43)}/`,
    body: { password: 'a new garden' },
    status: 400,
  });
  await expectSameWork(question(rows[0]?.id), question(randomUUID()));
});

test('WI-20 POST /api/login/ does the same work for an unknown name as for a wrong password: one look-up and one password hash', async () => {
  const question = (username: string): Question => ({ url: '/api/login/', body: { username, password: 'not the password' }, status: 400 });
  const work = await expectSameWork(question(ada.username), question('nobody-of-that-name'));
  expect(work.filter((entry) => entry === '(a password is hashed)')).toHaveLength(1);
});

test('Logging in does the same work for an account that has no password', async () => {
  const grace = await register(application);
  await application.dataSource.query('UPDATE account SET password_hash = NULL WHERE username = $1', [grace.username]);
  const question = (username: string): Question => ({ url: '/api/login/', body: { username, password: 'not the password' }, status: 400 });
  await expectSameWork(question(ada.username), question(grace.username));
});

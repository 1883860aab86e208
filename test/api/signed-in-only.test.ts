import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toWire } from '../../server/pages/wire-design.rules.js';
import { claim, publish, register, type TestAccount } from '../builders/account.js';
import { aDesign } from '../builders/page-design.js';
import { startApplication, type RunningApplication } from '../support/application.js';
import { graphql } from '../support/graphql.js';
import { post } from '../support/rest.js';

const refusal = { detail: 'You are not signed in, or your session has expired. Sign in again.', code: 'UNAUTHENTICATED' };

/** What a guest may try; a row names the path of /api, where there is one, and the fields of GraphQL. */
const closed = [
  {
    what: 'choosing a linkname',
    path: 'updatename/',
    body: { first_name: 'somebody' },
    queries: ['mutation { claimLinkname(linkname: "somebody") { linkname } }'],
  },
  {
    what: 'verifying the e-mail',
    path: 'verifyemail/',
    body: undefined,
    queries: ['mutation { requestEmailVerification { detail } }'],
  },
  {
    what: 'reading the own page',
    path: 'getdata/',
    body: {},
    queries: ['{ myPage { version } }', '{ me { page { version } } }'],
  },
  {
    what: 'publishing',
    path: 'postdata/',
    body: toWire(aDesign()),
    queries: ['mutation ($input: PublishPageInput!) { publishPage(input: $input) { version } }'],
  },
  {
    what: 'reading the account',
    path: 'getuserdetails/',
    body: {},
    queries: ['{ me { email } }'],
  },
  {
    what: 'signing out',
    path: 'logout/',
    body: {},
    queries: ['mutation { logOut }', 'mutation { logOutEverywhere }'],
  },
  {
    what: 'seeing and ending sessions',
    path: undefined,
    body: undefined,
    queries: ['{ sessions { id device } }', 'mutation { endSession(id: "00000000-0000-0000-0000-000000000000") }'],
  },
  {
    what: 'deleting the account',
    path: undefined,
    body: undefined,
    queries: ['mutation ($account: DeleteAccountInput!) { deleteAccount(input: $account) }'],
  },
];

let application: RunningApplication;
let ada: TestAccount;
beforeAll(async () => {
  application = await startApplication();
  ada = await register(application);
  await claim(application, ada, 'lemon-garden');
  await publish(application, ada);
});
afterAll(() => application.stop());

// Of a guest, of somebody who makes a token up, and of clients that have none.
const tokens = [undefined, 'A'.repeat(43), 'null', 'undefined'];

describe('What only a signed-in user may do is refused to a guest', () => {
  test.each(closed)('SE-16 A guest is refused $what, on both doors, and nothing changes', async ({ path, body, queries }) => {
    const before = await everything();
    const { username, password } = ada;
    for (const token of tokens) {
      if (path) {
        const answer = await post(application.url, path, body, token === undefined ? {} : { Authorization: `Token ${token}` });
        expect([answer.status, answer.body]).toEqual([401, refusal]);
      }
      for (const query of queries) {
        const input = { design: aDesign(), basedOnVersion: 1 };
        const { data, errors } = await graphql<unknown>(application.url, query, { input, account: { username, password } }, token);
        expect(data).toBeNull();
        expect(errors).toMatchObject([{ message: refusal.detail, extensions: { code: 'UNAUTHENTICATED' } }]);
      }
    }
    expect(await everything()).toEqual(before);
  });
});

async function everything(): Promise<unknown> {
  const tables = ['account', 'page', 'page_version', 'session', 'one_time_token', 'withheld_linkname', 'pgboss.job'];
  return Promise.all(tables.map((table) => application.dataSource.query(`SELECT row::text FROM ${table} AS row ORDER BY 1`)));
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runAdmin } from '../../support/servers/admin-commands.js';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';

const INVITATION = 'code link email note uses used expiresAt state';
const LIST = `query ($at: String) { adminInvitations(at: $at) { mode isModeFixed from previous next invitations { ${INVITATION} } } }`;
const INVITE = `mutation ($input: AdminInvitationInput!) { adminInvite(input: $input) { invitation { ${INVITATION} } isMailed } }`;
const REVOKE = 'mutation ($code: String!) { adminRevokeInvitation(code: $code) }';
const RESTORE = 'mutation ($code: String!) { adminRestoreInvitation(code: $code) }';

interface Invitation {
  readonly code: string;
  readonly link: string;
  readonly note: string | null;
  readonly state: string;
}
interface List {
  readonly mode: string;
  readonly isModeFixed: boolean;
  readonly from: number;
  readonly previous: string | null;
  readonly next: string | null;
  readonly invitations: readonly Invitation[];
}

let database: TestDatabase;
let server: TestMailServer;
let application: RunningApplication;
let operator: TestAccount;
beforeAll(async () => {
  [database, server] = [await createTestDatabase(), await startMailServer()];
  application = await startApplication({ database, smtpUrl: server.url, rateLimits: 'off', logLevel: 'silent' });
  operator = await registerOperator(application);
});
afterAll(async () => {
  await application.stop();
  await server.stop();
  await database.drop();
});
beforeEach(() => application.dataSource.query('DELETE FROM invitation; TRUNCATE audit_log'));

const act = (operation: string, variables: object = {}) => graphql(application.url, operation, variables, operator.token);
const list = async (at: string | null = null) =>
  (await graphqlData<{ adminInvitations: List }>(application.url, LIST, { at }, operator.token)).adminInvitations;
const invite = async (input: object) =>
  (await graphqlData<{ adminInvite: { invitation: Invitation; isMailed: boolean } }>(application.url, INVITE, { input }, operator.token))
    .adminInvite;
const seenAs = async (code: string) => {
  const SEEN = 'query ($code: String) { signUp(invitation: $code) { invitation { state } } }';
  return (await graphqlData<{ signUp: { invitation: { state: string } } }>(application.url, SEEN, { code })).signUp.invitation.state;
};
const acts = async () => application.dataSource.query<object[]>('SELECT act, subject, outcome, door FROM audit_log ORDER BY at');

describe('The invitations, for operators', () => {
  test('OV-05 They make a link for many, or one for an address, which is mailed there and works once', async () => {
    const { invitation, isMailed } = await invite({ forWhom: 'Photo club', uses: 25, days: 14 });
    expect([isMailed, invitation]).toEqual([false, expect.objectContaining({ note: 'Photo club', uses: 25, used: 0, state: 'OPEN' })]);
    const mailed = await invite({ forWhom: 'jun@okafor.example', uses: 9, days: 1 });
    expect(mailed).toMatchObject({ isMailed: true, invitation: { email: 'jun@okafor.example', note: null, uses: 1 } });
    expect((await server.next('jun@okafor.example')).text).toContain(mailed.invitation.link);
    expect((await act(INVITE, { input: { forWhom: 'jun@', uses: 0, days: 14 } })).errors[0]?.extensions).toMatchObject({
      code: 'INVITATION_NOT_MADE',
      fields: { forWhom: expect.anything(), uses: expect.anything() },
    });
    expect(await list()).toMatchObject({ mode: 'OPEN', isModeFixed: false, invitations: [{ email: 'jun@okafor.example' }, {}] });
    expect(await acts()).toMatchObject([
      { act: 'invitation create', subject: 'Photo club', outcome: 'done', door: 'browser' },
      { act: 'invitation create', subject: 'jun@okafor.example' },
      { act: 'invitation create', outcome: 'INVITATION_NOT_MADE' },
    ]);
  });

  test('Each has the operator who has made it', async () => {
    await invite({ forWhom: 'Photo club', uses: 25, days: 14 });
    const creators = await application.dataSource.query<{ username: string }[]>(
      'SELECT username FROM invitation JOIN account ON account.id = created_by',
    );
    expect(creators).toEqual([{ username: operator.username }]);
  });

  test('OV-06 They revoke one and take that back, in the browser and by commands', async () => {
    const { code } = (await invite({ forWhom: 'Photo club', uses: 25, days: 14 })).invitation;
    expect((await act(REVOKE, { code })).data).toEqual({ adminRevokeInvitation: true });
    expect((await act(REVOKE, { code })).data).toEqual({ adminRevokeInvitation: false });
    expect([await seenAs(code), (await list()).invitations[0]?.state]).toEqual(['UNKNOWN', 'REVOKED']);
    expect((await act(RESTORE, { code })).data).toEqual({ adminRestoreInvitation: true });
    expect([await seenAs(code), (await list()).invitations[0]?.state]).toEqual(['VALID', 'OPEN']);
    expect((await runAdmin(application.nest, ['invitation', 'restore', code])).errors).toContain('(INVITATION_UNKNOWN)');
    await act(REVOKE, { code });
    expect((await runAdmin(application.nest, ['invitation', 'restore', code])).output).toContain('not revoked any more');
    expect(await seenAs(code)).toBe('VALID');
    expect((await acts()).slice(1, 4)).toMatchObject([
      { act: 'invitation revoke', subject: code, outcome: 'done', door: 'browser' },
      { act: 'invitation revoke', outcome: 'INVITATION_UNKNOWN' },
      { act: 'invitation restore', subject: code, outcome: 'done' },
    ]);
  });

  test('OV-07 Each has its state, and a long list is read in parts, the newest first', async () => {
    await application.dataSource.query(
      `INSERT INTO invitation (id, code, note, uses, used, created_at, expires_at)
       SELECT gen_random_uuid(), 'abcdefgh' || n, n::text, 2, CASE WHEN n = 1 THEN 2 ELSE 0 END, now() - make_interval(hours => n),
         now() + make_interval(days => CASE WHEN n = 2 THEN -1 ELSE 1 END) FROM generate_series(1, 60) n`,
    );
    const first = await list();
    expect(first.invitations.slice(0, 3).map(({ note, state }) => [note, state])).toEqual([
      ['1', 'USED_UP'],
      ['2', 'EXPIRED'],
      ['3', 'OPEN'],
    ]);
    const second = await list(first.next);
    const third = await list(second.next);
    const notes = [first, second, third].flatMap(({ invitations }) => invitations.map(({ note }) => Number(note)));
    expect(notes).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
    expect([first.previous, second.from, third.from, third.next]).toEqual([null, 26, 51, null]);
    expect(await list(third.previous)).toEqual(second);
  });
});

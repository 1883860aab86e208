import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { OperatorNeeded } from '../../../server/actor.errors.js';
import { NotSignedIn } from '../../../server/accounts/accounts.errors.js';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import type { SignInProof } from '../../../server/accounts/sessions/ports/session-store.port.js';
import { hashToken, newToken, type TokenHash } from '../../../server/accounts/sessions/session.js';
import { toBytes } from '../../../server/adapters/postgres/accounts/token-bytes.js';
import { TypeormAccessTokenStore } from '../../../server/adapters/postgres/accounts/typeorm-access-token-store.js';
import { TypeormAccountStore } from '../../../server/adapters/postgres/accounts/typeorm-account-store.js';
import { TypeormIdentityStore } from '../../../server/adapters/postgres/accounts/typeorm-identity-store.js';
import { TypeormOperatorStore } from '../../../server/adapters/postgres/accounts/typeorm-operator-store.js';
import { TypeormSessionStore } from '../../../server/adapters/postgres/accounts/typeorm-session-store.js';
import { TypeormKnownDeviceStore } from '../../../server/adapters/postgres/accounts/ways-in/typeorm-known-device-store.js';
import { TypeormPasskeyStore } from '../../../server/adapters/postgres/accounts/ways-in/typeorm-passkey-store.js';
import { TypeormSecondFactorStore } from '../../../server/adapters/postgres/accounts/ways-in/typeorm-second-factor-store.js';
import { TypeormDraftLinks } from '../../../server/adapters/postgres/drafts/typeorm-draft-links.js';
import { TypeormEmailChangeStore } from '../../../server/adapters/postgres/email-change/typeorm-email-change-store.js';
import { WHAT_ENDS } from '../../../server/adapters/postgres/ends/what-ends.js';
import { TypeormPageImports } from '../../../server/adapters/postgres/imports/typeorm-page-imports.js';
import { TypeormScheduledPublications } from '../../../server/adapters/postgres/scheduled/typeorm-scheduled-publications.js';
import { TypeormInvitationStore } from '../../../server/adapters/postgres/sign-up/typeorm-invitation-store.js';
import { TypeormWebhookStore } from '../../../server/adapters/postgres/webhooks/typeorm-webhook-store.js';
import { anIdentity, aSession, storeAccount } from '../../builders/accounts/stored-account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { NotedMails } from '../../fakes/mail/noted-mails.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { untilWaiting } from '../../support/database/at-once.js';

const connected = connectedDatabase();
const now = new Date('2026-03-01T12:00:00.000Z');
const soon = new Date('2026-03-01T13:00:00.000Z');
const ask = <Row>(statement: string, values: unknown[] = []) => connected.dataSource.query<Row[]>(statement, values);

let other: QueryRunner;
beforeAll(() => {
  other = connected.dataSource.createQueryRunner();
});
afterAll(() => other.release());

let accountId: string;
let hash: TokenHash;
const credential = { tokenHash: () => hash };
const mails = new NotedMails();
const secret = randomBytes(20);

const theWebhook = () => ({
  ...{ id: accountId, accountId, address: 'https://h.example', events: ['page.published'] as const, isEnabled: false, end: null },
  ...{ failingSince: null, language: 'en' as const, createdAt: now },
});
const thePasskey = () => ({
  ...{ id: accountId, accountId, credentialId: Buffer.from(accountId).toString('base64url'), publicKey: randomBytes(8), signCount: 0 },
  ...{ kind: 'phone' as const, name: 'Key', createdAt: now },
});
const theInvitation = () => ({
  ...{ id: accountId, code: accountId.slice(0, 18), email: null, note: null, createdBy: accountId, uses: 1, used: 0 },
  ...{ createdAt: now, expiresAt: soon, revokedAt: null },
});
const theMoment = { publishesAt: soon, timeZone: null, replaces: false };
const theDesign = () => ({
  ...{ ...theMoment, id: accountId, design: aDesign(), unsaid: [], language: 'en' as const, basedOn: 0, createdAt: now },
});
const theIdentity = () => ({ ...anIdentity(), provider: 'acme', email: null, linkedAt: now, provesAddress: false });
const thePage = () => ({ accountId, pageId: accountId });

const stores = () => {
  const { dataSource } = connected;
  return {
    accounts: new TypeormAccountStore(dataSource, mails, undefined as never, undefined as never, credential),
    devices: new TypeormKnownDeviceStore(dataSource, credential),
    tokens: new TypeormAccessTokenStore(dataSource, credential),
    passkeys: new TypeormPasskeyStore(dataSource, mails, credential),
    apps: new TypeormSecondFactorStore(dataSource, mails, credential),
    identities: new TypeormIdentityStore(dataSource, mails, credential),
    changes: new TypeormEmailChangeStore(dataSource, mails, undefined as never, credential),
    webhooks: new TypeormWebhookStore(dataSource, credential),
    draftLinks: new TypeormDraftLinks(dataSource, credential),
    scheduled: new TypeormScheduledPublications(dataSource, mails, credential),
    imports: new TypeormPageImports(dataSource, credential),
    invitations: new TypeormInvitationStore(dataSource, credential),
    operators: new TypeormOperatorStore(dataSource, credential),
    sessions: new TypeormSessionStore(dataSource, undefined as never),
  };
};

interface Addition {
  readonly table: keyof typeof WHAT_ENDS;
  readonly what: string;
  /** What is there already when it is sent. */
  readonly before?: () => Promise<unknown>;
  readonly send: () => Promise<unknown>;
  /** What there is of it, if that is not the rows of the account. */
  readonly count?: string;
}

const add = {
  app: () => stores().apps.begin(accountId, secret, soon),
  switchOn: () => stores().apps.switchOn({ accountId, secret, step: 1, codeHashes: ['one'], at: now, language: 'en' }),
  webhook: () => stores().webhooks.add(theWebhook(), 's', 5),
  invitation: () => stores().invitations.add(theInvitation()),
  schedule: () => stores().scheduled.schedule(thePage(), theDesign()),
  operator: () => stores().operators.appoint(friendId),
};

let friendId: string;
/** Makes the account of the call an operator, and adds another account. */
async function withFriend(): Promise<void> {
  await ask(`UPDATE account SET role = 'operator' WHERE id = $1`, [accountId]);
  friendId = await storeAccount(connected.dataSource);
}

const ADDITIONS: readonly Addition[] = [
  {
    ...{ table: 'account', what: 'no mails about new devices' },
    send: () => stores().devices.wantNotices(accountId, false),
    count: 'SELECT FROM account WHERE id = $1 AND NOT sign_in_notices',
  },
  {
    ...{ table: 'account', what: 'another username' },
    send: () => stores().accounts.rename({ accountId, username: 'renamed' as never, language: 'en' }),
    count: `SELECT FROM account WHERE id = $1 AND username = 'renamed'`,
  },
  {
    ...{ table: 'account', what: 'another operator', before: withFriend, send: add.operator },
    count: `SELECT FROM account WHERE id <> $1 AND role = 'operator'`,
  },
  {
    table: 'access_token',
    what: 'a token',
    send: () =>
      stores().tokens.add(
        {
          ...{ tokenHash: hashToken(newToken()), id: randomUUID(), accountId, name: 'Printer', scopes: ['read'], createdAt: now },
          ...{ expiresAt: null, lastUsedAt: null },
        },
        5,
      ),
  },
  { table: 'passkey', what: 'a passkey', send: () => stores().passkeys.add({ passkey: thePasskey(), language: 'en' }, 5) },
  {
    table: 'external_identity',
    what: 'an identity',
    send: () => stores().identities.link({ accountId, identity: theIdentity(), label: 'Acme ID', language: 'en' }),
  },
  { table: 'authenticator_app', what: 'the set-up of an app', send: add.app },
  {
    ...{ table: 'authenticator_app', what: 'an app', before: add.app, send: add.switchOn },
    count: 'SELECT FROM authenticator_app WHERE account_id = $1 AND since IS NOT NULL',
  },
  {
    ...{ table: 'authenticator_app', what: 'new recovery codes', before: () => add.app().then(add.switchOn) },
    send: () => stores().apps.replaceCodes(accountId, ['two'], 'en'),
    count: `SELECT FROM recovery_code WHERE account_id = $1 AND code_hash = 'two'`,
  },
  {
    ...{ table: 'email_change', what: 'a change of the address' },
    send: () =>
      stores().changes.begin({
        change: {
          ...{
            id: randomUUID(),
            accountId,
            newEmail: 'new@example.org' as EmailAddress,
            formerEmail: null,
            confirmedAt: null,
            endsAt: soon,
          },
        },
        language: 'en',
      }),
  },
  { table: 'webhook', what: 'a webhook', send: add.webhook },
  {
    ...{ table: 'webhook', what: 'a webhook that is switched on again', before: add.webhook },
    send: () => stores().webhooks.change(accountId, accountId, { isEnabled: true }),
    count: 'SELECT FROM webhook WHERE account_id = $1 AND is_enabled',
  },
  {
    ...{ table: 'webhook', what: 'another secret of a webhook', before: add.webhook },
    send: () => stores().webhooks.replaceSecret(accountId, accountId, 'known to somebody else', soon),
    count: 'SELECT FROM webhook WHERE account_id = $1 AND former_secret IS NOT NULL',
  },
  {
    ...{ table: 'draft_link', what: 'a link to a draft', count: 'SELECT FROM draft_link WHERE page_id = $1' },
    send: () => stores().draftLinks.make(thePage(), { token: newToken(), createdAt: now, expiresAt: soon, timesOpened: 0 }),
  },
  {
    ...{ table: 'scheduled_publication', what: 'a publication', send: add.schedule },
    count: 'SELECT FROM scheduled_publication WHERE page_id = $1',
  },
  {
    ...{ table: 'scheduled_publication', what: 'another moment for one', before: add.schedule },
    send: () => stores().scheduled.change(thePage(), { ...theMoment, replaces: true }),
    count: 'SELECT FROM scheduled_publication WHERE page_id = $1 AND replaces',
  },
  {
    ...{ table: 'page_import', what: 'an import' },
    send: () => stores().imports.start({ accountId, id: accountId, from: 'https://old.example', startedAt: now }, now),
  },
  {
    ...{ table: 'invitation', what: 'an invitation', send: add.invitation },
    count: 'SELECT FROM invitation WHERE created_by = $1',
  },
  {
    ...{ table: 'invitation', what: 'an invitation that is valid again' },
    before: async () => {
      await add.invitation();
      await stores().invitations.revoke(theInvitation().code, now);
    },
    send: () => stores().invitations.restore(theInvitation().code),
    count: 'SELECT FROM invitation WHERE created_by = $1 AND revoked_at IS NULL',
  },
];

/** What is added without a sign-in, and what keeps it from outliving a recovery. */
const OTHERWISE: Readonly<Record<string, string>> = {
  session: 'The next test.',
  known_device: 'It lets nobody in.',
  remembered_device: 'It counts for one password, and each recovery ends that.',
  sign_in_challenge: 'It counts for one password, and each recovery ends that.',
  passkey_challenge: 'Its answer adds a passkey, or is one.',
  sign_in_request: 'Its answer links an identity, or is one.',
  one_time_token: 'It is mailed to the address that the account still has.',
};

/** Lets something be sent while the account is got back, which ends what is named: it arrives before, and is carried out after. */
const during = (ends: string, send: () => Promise<unknown>) => after(`DELETE FROM ${ends} WHERE account_id = $1`, send);

/** Lets something be sent while a statement about the account is under way. It is carried out after that. */
async function after(statement: string, send: () => Promise<unknown>): Promise<unknown> {
  await other.query('BEGIN');
  await other.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [accountId]);
  await other.query(statement, [accountId]);
  const sent = send().catch((error: unknown) => error);
  try {
    await untilWaiting(connected.dataSource);
  } finally {
    await other.query('COMMIT');
  }
  return sent;
}

const countOf = async ({ table, count = `SELECT FROM ${table} WHERE account_id = $1` }: Addition) => (await ask(count, [accountId])).length;

describe('What arrives while an account is got back', () => {
  beforeEach(async () => {
    await ask('TRUNCATE account, invitation CASCADE');
    accountId = await storeAccount(connected.dataSource);
    hash = hashToken(newToken());
    await stores().sessions.add({ ...aSession(accountId), tokenHash: hash });
    await ask(`INSERT INTO page (owner_id, account_id, name, position, is_main) VALUES ($1, $1, 'P', 0, true)`, [accountId]);
  });

  test.each(ADDITIONS)('TO-17 from a session that ends adds nothing: $what', async (addition) => {
    await addition.before?.();
    expect(await during('session', addition.send)).toBeInstanceOf(NotSignedIn);
    expect(await countOf(addition)).toBe(0);
  });

  test.each(ADDITIONS)('is added if the session stays: $what', async (addition) => {
    await addition.before?.();
    await addition.send();
    expect(await countOf(addition)).toBe(1);
  });

  test.each(ADDITIONS.filter(({ table }) => ['access_token', 'passkey', 'external_identity', 'email_change'].includes(table)))(
    'may be sent twice at once: $what',
    async ({ send }) => {
      await other.query('BEGIN');
      // Lets the others share the account, and none of them have it alone.
      await other.query('SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
      const sent = Promise.allSettled([send(), send()]);
      try {
        await untilWaiting(connected.dataSource, 2);
      } finally {
        await other.query('COMMIT');
      }
      expect((await sent).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    },
  );

  test('TO-17 of an operator who is dismissed meanwhile makes nobody an operator', async () => {
    await withFriend();
    expect(await after(`UPDATE account SET role = 'person' WHERE id = $1`, add.operator)).toBeInstanceOf(OperatorNeeded);
    expect(await ask(`SELECT FROM account WHERE role = 'operator'`)).toEqual([]);
  });

  test('TO-17 with an access token that ends adds nothing', async () => {
    await ask('DELETE FROM session');
    const columns = 'token_hash, id, account_id, name, scopes, created_at';
    await ask(`INSERT INTO access_token (${columns}) VALUES ($1, $2, $2, 'Printer', '{account}', now())`, [toBytes(hash), accountId]);
    expect(await during('access_token', add.webhook)).toBeInstanceOf(NotSignedIn);
    expect(await ask('SELECT FROM webhook')).toEqual([]);
    hash = hashToken(newToken());
    await expect(add.webhook()).rejects.toBeInstanceOf(NotSignedIn);
  });

  test('TO-17 is one of these, for each table that a recovery ends or decides about', () => {
    const ending = Object.entries(WHAT_ENDS).filter(
      ([, { recovery, because }]) => recovery !== null || because?.startsWith('Each recovery'),
    );
    const known = [...ADDITIONS.map(({ table }) => table), ...Object.keys(OTHERWISE)];
    expect(ending.map(([table]) => table).filter((table) => !known.includes(table))).toEqual([]);
    expect(known.filter((table) => !(table in WHAT_ENDS))).toEqual([]);
  });

  test.each<[string, 'passkey' | 'external_identity', () => SignInProof]>([
    ['a passkey', 'passkey', () => ({ passkeyId: accountId })],
    ['a provider', 'external_identity', () => ({ identity: { issuer: 'https://accounts.example.org', subject: 'ada' } })],
  ])('TO-17 by a sign-in with %s that ends starts no session', async (_, table, proof) => {
    await stores().passkeys.add({ passkey: thePasskey(), language: 'en' }, 5);
    await stores().identities.link({ accountId, identity: { ...theIdentity(), subject: 'ada' }, label: 'Acme ID', language: 'en' });
    const signIn = (session = aSession(accountId)) => stores().sessions.add(session, proof());
    expect(await signIn()).toBe(true);
    const late = aSession(accountId);
    expect(await during(table, () => signIn(late))).toBe(false);
    expect(await stores().sessions.find(late.tokenHash)).toBeNull();
  });
});

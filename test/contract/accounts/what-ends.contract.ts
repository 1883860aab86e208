import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';
import { TypeormAccountStore } from '../../../server/adapters/postgres/accounts/typeorm-account-store.js';
import { TypeormOperatorStore } from '../../../server/adapters/postgres/accounts/typeorm-operator-store.js';
import { TypeormSessionStore } from '../../../server/adapters/postgres/accounts/typeorm-session-store.js';
import { TypeormEmailChangeStore } from '../../../server/adapters/postgres/email-change/typeorm-email-change-store.js';
import { WHAT_ENDS } from '../../../server/adapters/postgres/ends/what-ends.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { LEFT_OUT } from '../../../server/adapters/postgres/personal-data/left-out.js';
import { TypeormSuspensionStore } from '../../../server/adapters/postgres/suspension/typeorm-suspension-store.js';
import { PgBossMailQueue } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import { anIdentity, storeAccount } from '../../builders/accounts/stored-account.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { untilWaiting } from '../../support/database/at-once.js';
import { connectedDatabase } from '../../support/database/connected-database.js';

const connected = connectedDatabase();
const now = new Date('2026-03-01T12:00:00.000Z');
const ask = <Row>(statement: string, values: unknown[] = []) => connected.dataSource.query<Row[]>(statement, values);

let mails: PgBossMailQueue;
beforeAll(async () => {
  mails = new PgBossMailQueue(connected.dataSource);
  await mails.onModuleInit();
});
afterAll(() => mails.beforeApplicationShutdown());

const token = () => randomBytes(32);
let reset: Buffer;
let back: Buffer;
let accountId: string;
let other: string;

/** Everything that somebody could leave in an account, so that it opens or changes something later. */
async function prepare(id: string): Promise<void> {
  const add = (table: string, columns: string, values: string, given: unknown[] = []) =>
    ask(`INSERT INTO ${table} (${columns}) VALUES (${values})`, [id, ...given]);
  const soon = `now() + interval '1 hour'`;
  await ask('UPDATE account SET email_verified = true, sign_in_notices = false WHERE id = $1', [id]);
  await add('session', 'token_hash, id, account_id, started_at, last_used_at', `$2, $3, $1, now(), now()`, [token(), randomUUID()]);
  await add('known_device', 'account_id, token_hash, last_used_at', '$1, $2, now()', [token()]);
  await add('passkey_challenge', 'challenge_hash, account_id, expires_at', `$2, $1, ${soon}`, [token()]);
  await add('sign_in_request', 'state_hash, nonce, code_verifier, account_id, expires_at', `$2, '', '', $1, ${soon}`, [token()]);
  await add('authenticator_app', 'account_id, secret, since, last_step', '$1, $2, now(), 1', [token()]);
  await add('sign_in_challenge', 'token_hash, account_id, password_hash, expires_at', `$2, $1, '', ${soon}`, [token()]);
  await add('remembered_device', 'token_hash, account_id, password_hash, expires_at', `$2, $1, '', ${soon}`, [token()]);
  for (const purpose of ['verify-email', 'data-archive', 'reset-password'])
    await add('one_time_token', 'token_hash, purpose, account_id, expires_at', `$2, $3, $1, '2026-03-02'`, [(reset = token()), purpose]);
  await add('email_change', 'id, account_id, new_email, ends_at', `$2, $1, 'thief@example.net', '2026-03-02'`, [randomUUID()]);
  await add('access_token', 'token_hash, id, account_id, name, scopes, created_at', `$2, $3, $1, 'Printer', '{read}', now()`, [
    ...[token(), randomUUID()],
  ]);
  await add(
    'webhook',
    'id, account_id, address, secret, events, is_enabled, language, created_at',
    `$2, $1, 'https://h.example', 's', '{page.published}', true, 'en', now()`,
    [randomUUID()],
  );
  await add('invitation', 'id, code, created_by, uses, created_at, expires_at', `gen_random_uuid(), $2, $1, 5, now(), ${soon}`, [
    randomUUID().slice(0, 18),
  ]);
  await add(
    'page_import',
    'account_id, id, came_from, started_at, heard_at, step, links_checked, link_count',
    `$1, $1, '', now(), now(), 'page', 0, 0`,
  );
  await add('page', 'owner_id, account_id, name, position, is_main', `$1, $1, 'P', 0, true`);
  await add('draft_link', 'page_id, token, created_at, expires_at, times_opened', `$1, $2, now(), ${soon}, 0`, [
    token().toString('base64url'),
  ]);
  await add(
    'scheduled_publication',
    'page_id, id, design, design_format, picture_ids, based_on, replaces, publishes_at, language, created_at, due_at',
    `$1, $1, '{}', 1, '{}', 1, false, ${soon}, 'de', now(), ${soon}`,
  );
}

/** A change of the address that was made, which its former owner can take back. */
async function moved(): Promise<void> {
  const id = randomUUID();
  await ask(
    `INSERT INTO email_change (id, account_id, new_email, former_email, confirmed_at, ends_at, former_proofs, former_passkeys, former_proved)
     SELECT $1, id, email, 'former-' || email, '2026-02-28', '2026-03-05', '[]', '[]', false FROM account WHERE id = $2`,
    [id, accountId],
  );
  await ask(`INSERT INTO email_link (token_hash, change_id, purpose) VALUES ($1, $2, 'take-back')`, [(back = token()), id]);
}

const TABLES = ['session', 'known_device', 'remembered_device', 'sign_in_challenge', 'passkey_challenge', 'sign_in_request'];

/** What of it an account still has. */
async function left(id: string): Promise<string[]> {
  const found = await ask<{ what: string }>(
    `${TABLES.map((table) => `SELECT '${table}' AS what FROM ${table} WHERE account_id = $1`).join(' UNION ALL ')}
    UNION ALL SELECT 'set-up of an app' FROM authenticator_app WHERE account_id = $1 AND since IS NULL
    UNION ALL SELECT 'waiting change' FROM email_change WHERE account_id = $1 AND confirmed_at IS NULL
    UNION ALL SELECT 'link ' || purpose FROM one_time_token WHERE account_id = $1
    UNION ALL SELECT 'access token' FROM access_token WHERE account_id = $1
    UNION ALL SELECT 'webhook' FROM webhook WHERE account_id = $1 AND is_enabled
    UNION ALL SELECT 'invitation' FROM invitation WHERE created_by = $1 AND revoked_at IS NULL
    UNION ALL SELECT 'import' FROM page_import WHERE account_id = $1
    UNION ALL SELECT 'draft link' FROM draft_link WHERE page_id = $1
    UNION ALL SELECT 'schedule' FROM scheduled_publication WHERE page_id = $1 AND due_at IS NOT NULL
    UNION ALL SELECT coalesce(failure, 'on') FROM scheduled_publication WHERE page_id = $1
    UNION ALL SELECT 'silence' FROM account WHERE id = $1 AND NOT sign_in_notices`,
    [id],
  );
  return found.map(({ what }) => what).sort();
}

async function told(): Promise<string[]> {
  const rows = await ask<{ kind: string }>(
    `SELECT data ->> 'kind' AS kind FROM queue.job WHERE data ->> 'accountId' = $1 ORDER BY data ->> 'kind'`,
    [accountId],
  );
  return rows.map(({ kind }) => kind);
}

function stores() {
  const [{ dataSource }, operators] = [connected, new TypeormOperatorStore(connected.dataSource, new NoCredential())];
  const changes = new NotifyPageChanges(dataSource);
  return {
    accounts: new TypeormAccountStore(dataSource, mails, changes, operators, new NoCredential()),
    sessions: new TypeormSessionStore(dataSource, mails),
    changes: new TypeormEmailChangeStore(dataSource, mails, operators, new NoCredential()),
    suspensions: new TypeormSuspensionStore(dataSource, mails, changes, operators),
  };
}

const pageStore = () => new TypeormPageStore(connected.dataSource, new NotifyPageChanges(connected.dataSource));
const address = async () => (await ask<{ email: EmailAddress }>('SELECT email FROM account WHERE id = $1', [accountId]))[0]!.email;
const hex = (bytes: Buffer) => bytes.toString('hex') as never;
const signOut = (withPrograms: boolean) => stores().sessions.removeAll({ accountId, at: now, withPrograms });
const suspend = () => stores().suspensions.suspend(accountId, { since: now, reason: 'fraud', words: null });

const RECOVERIES: [string, string, () => Promise<unknown>][] = [
  [
    'a new password by mail',
    'password-changed',
    () => stores().accounts.resetPassword({ tokenHash: hex(reset), accountId, passwordHash: '$argon2id$new', at: now, language: 'en' }),
  ],
  [
    'the first joining of a provider',
    'provider-joined',
    async () =>
      stores().accounts.addIdentity({
        ...{ accountId, email: await address(), label: 'Acme ID', language: 'en' as const },
        identity: { ...anIdentity(), provider: 'acme', email: null, linkedAt: now, provesAddress: true },
      }),
  ],
  [
    'the taking back of the address',
    'email-restored',
    () => stores().changes.takeBack({ tokenHash: hex(back), at: now, language: 'en' }, false),
  ],
];

describe('What somebody else may have prepared in an account', () => {
  beforeEach(async () => {
    await ask('TRUNCATE account, invitation, queue.job CASCADE');
    [accountId, other] = [await storeAccount(connected.dataSource), await storeAccount(connected.dataSource)];
    for (const id of [other, accountId]) await prepare(id);
    await moved();
  });

  test('TO-01 is in one table of what ends, which has each table of the database that belongs to accounts', () => {
    const ofSite = Object.entries(LEFT_OUT).filter(([, reason]) =>
      /^It is of (the site|a server)\.$|^The archive has|^It is computed/.test(reason),
    );
    const names = connected.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    expect(names.filter((name) => !(name in WHAT_ENDS) && !ofSite.some(([table]) => table === name))).toEqual([]);
    expect(Object.keys(WHAT_ENDS).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('TO-02 ends when its owner signs out everywhere, but for access tokens and webhooks', async () => {
    await signOut(false);
    expect(await left(accountId)).toEqual(['PUBLICATION_STOPPED', 'access token', 'link verify-email', 'webhook']);
    expect(await told()).toEqual(['publication-failed']);
    expect(await left(other)).toHaveLength(18);
  });

  test('TO-02 ends with access tokens and webhooks if the owner wants that', async () => {
    await signOut(true);
    expect(await left(accountId)).toEqual(['PUBLICATION_STOPPED', 'link verify-email']);
  });

  test.each(RECOVERIES)('TO-03 ends at %s', async (_, mail, recover) => {
    expect(await left(accountId)).toHaveLength(18);
    expect(await recover()).toBeTruthy();
    expect((await left(accountId)).filter((what) => what !== 'link verify-email')).toEqual(['PUBLICATION_STOPPED']);
    expect(await told()).toEqual([mail, 'publication-failed'].sort());
    expect(await left(other)).toHaveLength(18);
  });

  test('TO-04 ends or rests during a suspension; lifting it opens links to drafts again and asks about what was scheduled', async () => {
    await suspend();
    expect(await left(accountId)).toEqual(
      ['PUBLICATION_STOPPED', 'access token', 'draft link', 'link verify-email', 'silence', 'webhook'].sort(),
    );
    expect(await told()).toEqual(['account-suspended']);
    expect(await stores().suspensions.lift(accountId)).toBe(true);
    expect(await told()).toEqual(['account-suspended', 'publication-failed', 'suspension-lifted']);
    expect(await left(accountId)).toContain('draft link');
  });

  test.each([
    ['signing out everywhere', () => signOut(false)],
    ['a suspension', suspend],
    ...RECOVERIES.map(([name, , recover]) => [name, recover] as const),
  ])('TO-03 is a set-up of an app under way, too, which ends at %s', async (_, end) => {
    await ask(`UPDATE authenticator_app SET since = NULL, last_step = NULL, expires_at = now() + interval '1 hour'`);
    expect(await left(accountId)).toContain('set-up of an app');
    await end();
    expect(await left(accountId)).not.toContain('set-up of an app');
    expect(await left(other)).toContain('set-up of an app');
  });

  test('is told: the present address, if it was verified, hears of a change that is asked for', async () => {
    const change = (id: string) => ({
      id,
      accountId,
      newEmail: 'new@example.org' as never,
      formerEmail: null,
      confirmedAt: null,
      endsAt: now,
    });
    await stores().changes.begin({ change: change(randomUUID()), language: 'de' });
    expect(await told()).toEqual(['confirm-email', 'email-change-asked']);
    await ask('UPDATE account SET email_verified = false WHERE id = $1', [accountId]);
    await stores().changes.begin({ change: change(randomUUID()), language: 'de' });
    expect(await told()).toEqual(['confirm-email', 'confirm-email', 'email-change-asked']);
  });

  test('TO-06 ends in part with one session: the change of the address that waits', async () => {
    const [session] = await ask<{ id: string }>('SELECT id FROM session WHERE account_id = $1', [accountId]);
    await stores().sessions.removeOwned(other, session!.id);
    expect(await left(accountId)).toContain('waiting change');
    await stores().sessions.removeOwned(accountId, session!.id);
    expect(await left(accountId)).not.toContain('waiting change');
    expect(await left(other)).toContain('waiting change');
  });

  test.each<[string, (accountId: string) => Promise<unknown>]>([
    ['published', (late) => pageStore().publish({ accountId: late, design: aDesign(), publishedAt: now, sanitizerVersion: 1 })],
    ['claimed', (late) => pageStore().saveLinkname({ accountId: late }, `late-${late.slice(0, 8)}` as Linkname, now)],
  ])('TO-04 hides a first page that is %s while the account is suspended, and lifting it shows the page', async (_, add) => {
    const late = await storeAccount(connected.dataSource);
    const page = () => ask('SELECT hidden_at, hidden_with_account FROM page WHERE account_id = $1', [late]);
    const suspending = connected.dataSource.createQueryRunner();
    await suspending.startTransaction();
    await suspending.query('SELECT FROM account WHERE id = $1 FOR UPDATE', [late]);
    await suspending.query('UPDATE account SET suspended_at = $2 WHERE id = $1', [late, now]);
    const adding = add(late);
    try {
      await untilWaiting(connected.dataSource);
    } finally {
      await suspending.commitTransaction();
      await suspending.release();
    }
    await adding;
    expect(await page()).toEqual([{ hidden_at: now, hidden_with_account: true }]);
    expect(await stores().suspensions.lift(late)).toBe(true);
    expect(await page()).toEqual([{ hidden_at: null, hidden_with_account: false }]);
  });
});

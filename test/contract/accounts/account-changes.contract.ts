import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Account } from '../../../server/accounts/account.js';
import type { AskedDeletion } from '../../../server/accounts/deletion-receipt.js';
import type { LinkPurpose, OneTimeToken } from '../../../server/accounts/one-time-token.js';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { PgBossMailQueue } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import type { MailRequest } from '../../../server/mail/mail-request.js';
import type { Linkname } from '../../../server/pages/linknames/linkname.rules.js';
import { newId } from '../../../server/pages/new-id.js';
import { LinknameTaken, OwnerRemoved } from '../../../server/pages/pages.errors.js';
import { aDesign } from '../../builders/pages/page-design.js';
import { anAccount, anIdentity, aOneTimeToken, aSession } from '../../builders/accounts/stored-account.js';
import { untilWaiting } from '../../support/database/at-once.js';
import { inMemory, inPostgresql, type AccountStores } from '../../support/database/account-stores.js';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.js';

const [formerHash, newHash] = ['$argon2id$the former', '$argon2id$the new'];
const now = new Date('2026-03-01T12:00:00.000Z');
const freeAt = new Date('2026-03-31T12:00:00.000Z');
const beforeFree = new Date(freeAt.getTime() - 1);

let database: TestDatabase;
let dataSource: DataSource;
let mails: PgBossMailQueue;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url);
  await connect(dataSource, database.url);
  mails = new PgBossMailQueue(dataSource);
  await mails.onModuleInit();
});
afterAll(async () => {
  await mails.beforeApplicationShutdown();
  await dataSource.destroy();
  await database.drop();
});

const everywhere: [string, () => AccountStores][] = [
  ['the memory of a test', inMemory],
  ['PostgreSQL', () => inPostgresql(dataSource, mails)],
];

let stores: AccountStores;
let ada: Account;
let bob: Account;

async function openStores(open: () => AccountStores): Promise<void> {
  stores = open();
  [ada, bob] = [anAccount(), anAccount()];
  for (const account of [ada, bob]) await stores.accounts.add(account, formerHash);
}

async function aLinkFor(account: Account, purpose?: LinkPurpose): Promise<OneTimeToken> {
  const token = aOneTimeToken(account.id, purpose);
  await stores.tokens.add(token);
  return token;
}

const hashOf = async ({ id }: Account) => (await stores.accounts.findCredentialsById(id))?.passwordHash;

const isVerified = async ({ id }: Account) => (await stores.accounts.findById(id))?.emailVerified;

describe.each(everywhere)('setting a new password with a link, in %s', (_, open) => {
  beforeEach(() => openStores(open));

  const use = ({ tokenHash, accountId }: OneTimeToken, at = now, passwordHash = newHash) =>
    stores.accounts.resetPassword({ tokenHash, accountId, passwordHash, at, language: 'de' });

  test('replaces the password, marks the address as verified, ends the account’s sessions and reset links, and changes nothing else', async () => {
    const [token, second, verification, bobs] = [
      await aLinkFor(ada),
      await aLinkFor(ada),
      await aLinkFor(ada, 'verify-email'),
      await aLinkFor(bob),
    ];
    const sessions = [aSession(ada.id), aSession(ada.id), aSession(bob.id)];
    for (const session of sessions) await stores.sessions.add(session);

    expect(await use(token)).toBe(true);
    expect([await hashOf(ada), await hashOf(bob)]).toEqual([newHash, formerHash]);
    expect([await isVerified(ada), await isVerified(bob)]).toEqual([true, false]);
    const left = await Promise.all(sessions.map(({ tokenHash }) => stores.sessions.find(tokenHash)));
    expect(left).toEqual([null, null, sessions[2]]);
    const links = await Promise.all(
      [token, second, verification, bobs].map(({ tokenHash, purpose }) => stores.tokens.find(tokenHash, purpose)),
    );
    expect(links).toEqual([null, null, verification, bobs]);
    expect([await stores.mailsTo(ada), await stores.mailsTo(bob)]).toEqual([
      [{ kind: 'password-changed', accountId: ada.id, language: 'de' }],
      [],
    ]);
  });

  test('sets the first password of an account that has none', async () => {
    const account = anAccount();
    await stores.accounts.addWithIdentity(account, anIdentity());
    expect(await use(await aLinkFor(account))).toBe(true);
    expect(await hashOf(account)).toBe(newHash);
  });

  test('changes nothing for a link that was used, has expired, is for another purpose or belongs to another account', async () => {
    const [used, fresh, verification] = [await aLinkFor(ada), await aLinkFor(bob), await aLinkFor(bob, 'verify-email')];
    const session = aSession(bob.id);
    await stores.sessions.add(session);
    await use(used);
    const refused = [
      await use(used, now, '$argon2id$another'),
      await use(fresh, fresh.expiresAt),
      await use({ ...fresh, accountId: ada.id }, now, '$argon2id$another'),
      await use(verification),
    ];
    expect(refused).toEqual([false, false, false, false]);
    expect(await isVerified(bob)).toBe(false);
    expect([await hashOf(ada), await hashOf(bob)]).toEqual([newHash, formerHash]);
    expect(await stores.sessions.find(session.tokenHash)).toEqual(session);
    expect(await stores.tokens.find(fresh.tokenHash, 'reset-password')).toEqual(fresh);
    expect(await stores.mailsTo(bob)).toEqual([]);
    expect(await use(fresh, new Date(fresh.expiresAt.getTime() - 1))).toBe(true);
  });

  test('of several uses of one link at the same moment exactly one succeeds', async () => {
    const token = await aLinkFor(ada);
    const hashes = ['a', 'b', 'c', 'd'].map((name) => `$argon2id$${name}`);
    const results = await Promise.all(hashes.map((passwordHash) => use(token, now, passwordHash)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await hashOf(ada)).toBe(hashes[results.indexOf(true)]);
    expect(await stores.mailsTo(ada)).toHaveLength(1);
  });

  test('of several links of one account that are used at the same moment exactly one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const links = [await aLinkFor(ada), await aLinkFor(ada), await aLinkFor(ada)];
      const results = await Promise.all(links.map((token) => use(token)));
      expect(results.filter(Boolean)).toHaveLength(1);
    }
  });
});

describe.each(everywhere)('the first identity of an account, in %s', (_, open) => {
  beforeEach(() => openStores(open));

  const join = ({ id: accountId, email }: Account) =>
    stores.accounts.addIdentity({ accountId, email, identity: anIdentity(), label: 'Acme ID', language: 'de' });

  test('ends the password, the sessions and the reset links, tells the owner, and changes nothing else', async () => {
    const [reset, verification, bobs] = [await aLinkFor(ada), await aLinkFor(ada, 'verify-email'), await aLinkFor(bob)];
    const sessions = [aSession(ada.id), aSession(bob.id)];
    for (const session of sessions) await stores.sessions.add(session);
    expect(await join(ada)).toBe(true);
    expect([await hashOf(ada), await hashOf(bob)]).toEqual([null, formerHash]);
    expect(await Promise.all(sessions.map(({ tokenHash }) => stores.sessions.find(tokenHash)))).toEqual([null, sessions[1]]);
    const links = [reset, verification, bobs].map(({ tokenHash, purpose }) => stores.tokens.find(tokenHash, purpose));
    expect(await Promise.all(links)).toEqual([null, verification, bobs]);
    expect([await stores.mailsTo(ada), await stores.mailsTo(bob)]).toEqual([
      [{ kind: 'provider-joined', accountId: ada.id, provider: 'Acme ID', language: 'de' }],
      [],
    ]);
  });

  test('stays with that account; adding it again, and a second identity, end nothing', async () => {
    const joining = { accountId: ada.id, email: ada.email, identity: anIdentity(), label: 'Acme ID', language: 'de' } as const;
    await stores.accounts.addIdentity(joining);
    expect(await stores.accounts.addIdentity({ ...joining, accountId: bob.id, email: bob.email })).toBe(false);
    expect(await hashOf(bob)).toBe(formerHash);
    expect(await stores.accounts.findByIdentity(joining.identity)).toMatchObject({ id: ada.id });
    const session = aSession(ada.id);
    await stores.sessions.add(session);
    expect([await stores.accounts.addIdentity(joining), await join(ada)]).toEqual([true, true]);
    expect(await stores.sessions.find(session.tokenHash)).toEqual(session);
    expect(await stores.mailsTo(ada)).toHaveLength(1);
  });

  test('TO-17 is not added to an account that has another address by now', async () => {
    const joining = { accountId: ada.id, email: bob.email, identity: anIdentity(), label: 'Acme ID', language: 'de' } as const;
    expect(await stores.accounts.addIdentity(joining)).toBe(false);
    expect([await hashOf(ada), await stores.accounts.findByIdentity(joining.identity)]).toEqual([formerHash, null]);
  });
});

describe.each(everywhere)('removing an account, in %s', (_, open) => {
  let linkname: Linkname;
  beforeEach(async () => {
    await openStores(open);
    linkname = `page-of-${ada.username}` as Linkname;
  });

  const remove = ({ id }: Account) => stores.accounts.remove(id, freeAt);

  test('removes its names, identities, sessions, links and page, and keeps those of another account', async () => {
    const identities = [anIdentity(), anIdentity()];
    const sessions = [aSession(ada.id), aSession(bob.id)];
    const links = [await aLinkFor(ada, 'verify-email'), await aLinkFor(bob, 'verify-email')];
    for (const [index, account] of [ada, bob].entries()) {
      await stores.accounts.addIdentity({
        accountId: account.id,
        email: account.email,
        identity: identities[index] ?? anIdentity(),
        label: 'Acme ID',
        language: 'en',
      });
      await stores.sessions.add(sessions[index] ?? aSession(account.id));
      await stores.pages.publish({ accountId: account.id, design: aDesign(), sanitizerVersion: 1, publishedAt: now });
    }

    await remove(ada);
    expect([await stores.accounts.findById(ada.id), await stores.accounts.findById(bob.id)]).toEqual([null, bob]);
    expect([await stores.accounts.findCredentials(ada.username), await stores.accounts.findByEmail(ada.email)]).toEqual([null, null]);
    expect(await Promise.all(identities.map((identity) => stores.accounts.findByIdentity(identity)))).toEqual([null, bob]);
    expect(await Promise.all(sessions.map(({ tokenHash }) => stores.sessions.find(tokenHash)))).toEqual([null, sessions[1]]);
    expect(await Promise.all(links.map(({ tokenHash, purpose }) => stores.tokens.find(tokenHash, purpose)))).toEqual([null, links[1]]);
    expect([(await stores.pages.find({ accountId: ada.id })).version, (await stores.pages.find({ accountId: bob.id })).version]).toEqual([
      0, 1,
    ]);
  });

  test('removes the waiting mails to it, and no other mails', async () => {
    for (const account of [ada, bob]) {
      const { tokenHash, accountId } = await aLinkFor(account);
      await stores.accounts.resetPassword({ tokenHash, accountId, passwordHash: newHash, at: now, language: 'de' });
    }
    await remove(ada);
    expect([await stores.mailsTo(ada), await stores.mailsTo(bob)]).toEqual([
      [],
      [{ kind: 'password-changed', accountId: bob.id, language: 'de' }],
    ]);
  });

  test('frees its username and its e-mail address for new accounts', async () => {
    await remove(ada);
    expect(await stores.accounts.add({ ...anAccount(), username: ada.username, email: ada.email }, newHash)).toBe(true);
  });

  test('succeeds for an account that is already removed', async () => {
    await remove(ada);
    await expect(remove(ada)).resolves.toEqual({ pages: 0, isMailed: false });
  });

  test('removes the page from its linkname, which no account can claim until it is free again', async () => {
    await stores.pages.saveLinkname({ accountId: ada.id }, linkname, now);
    await remove(ada);
    expect((await stores.pages.lookUp(linkname, now)).page).toBeNull();
    expect(await stores.pages.isTaken(linkname, beforeFree)).toBe(true);
    await expect(stores.pages.saveLinkname({ accountId: bob.id }, linkname, beforeFree)).rejects.toThrow(LinknameTaken);
    expect((await stores.pages.find({ accountId: bob.id })).linkname).toBeNull();

    expect(await stores.pages.isTaken(linkname, freeAt)).toBe(false);
    await stores.pages.saveLinkname({ accountId: bob.id }, linkname, freeAt);
    expect((await stores.pages.lookUp(linkname, now)).page?.accountId).toBe(bob.id);
  });

  test('removes all pages of the account, and reserves the linkname of each', async () => {
    const [further, at] = [`further-${ada.username}` as Linkname, now];
    await stores.pages.saveLinkname({ accountId: ada.id }, linkname, now);
    await stores.accountPages.create({ accountId: ada.id, id: newId(now), name: null, linkname: further, at }, 20);
    await remove(ada);
    for (const name of [linkname, further]) {
      expect((await stores.pages.lookUp(name, now)).page).toBeNull();
      await expect(stores.pages.saveLinkname({ accountId: bob.id }, name, beforeFree)).rejects.toThrow(LinknameTaken);
    }
  });

  test('reserves a linkname again if it is freed that way a second time', async () => {
    await stores.pages.saveLinkname({ accountId: ada.id }, linkname, now);
    await stores.accounts.remove(ada.id, now);
    await stores.pages.saveLinkname({ accountId: bob.id }, linkname, now);
    await remove(bob);
    expect(await stores.pages.isTaken(linkname, beforeFree)).toBe(true);
  });

  test('publishing the page or claiming a linkname after the removal fails because the account is gone, and nothing is stored', async () => {
    await remove(ada);
    const publication = { accountId: ada.id, design: aDesign(), sanitizerVersion: 1, publishedAt: now };
    await expect(stores.pages.publish(publication)).rejects.toThrow(OwnerRemoved);
    await expect(stores.pages.publish({ ...publication, basedOn: 0 })).rejects.toThrow(OwnerRemoved);
    await expect(stores.pages.saveLinkname({ accountId: ada.id }, linkname, now)).rejects.toThrow(OwnerRemoved);
    expect((await stores.pages.find({ accountId: ada.id })).version).toBe(0);
    expect(await stores.pages.isTaken(linkname, now)).toBe(false);
  });

  test('no account gets the linkname by claiming it at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [leaving, name] = [anAccount(), `leaving-${round}-${ada.username}`.slice(0, 30) as Linkname];
      await stores.accounts.add(leaving, formerHash);
      await stores.pages.saveLinkname({ accountId: leaving.id }, name, now);
      const claims = Array.from({ length: 3 }, () => stores.pages.saveLinkname({ accountId: bob.id }, name, now));
      const [removal, ...results] = await Promise.allSettled([remove(leaving), ...claims]);
      expect(removal?.status).toBe('fulfilled');
      for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'LINKNAME_TAKEN' } });
      expect((await stores.pages.lookUp(name, now)).page).toBeNull();
      expect(await stores.pages.isTaken(name, beforeFree)).toBe(true);
    }
  });
});

describe('changes of an account in PostgreSQL', () => {
  let other: pg.Client;
  beforeEach(async () => {
    await openStores(() => inPostgresql(dataSource, mails));
    other = new pg.Client({ connectionString: database.url });
    await other.connect();
  });
  afterEach(() => other.end());

  /** Makes every transaction that writes to the table fail at its very end. */
  async function failCommits(table: string, work: () => Promise<unknown>): Promise<void> {
    await other.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no commit'; END $$`);
    await other.query(
      `CREATE CONSTRAINT TRIGGER fail AFTER UPDATE OR DELETE ON ${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    try {
      await expect(work()).rejects.toThrow('no commit');
    } finally {
      await other.query('DROP FUNCTION fail CASCADE');
    }
  }

  test('if a new password cannot be stored, the link, the sessions and the password stay, and no mail is sent', async () => {
    const [token, session] = [await aLinkFor(ada), aSession(ada.id)];
    await stores.sessions.add(session);
    const { tokenHash } = token;
    await failCommits('account', () =>
      stores.accounts.resetPassword({ tokenHash, accountId: ada.id, passwordHash: newHash, at: now, language: 'de' }),
    );
    expect(await stores.mailsTo(ada)).toEqual([]);
    expect([await hashOf(ada), await stores.sessions.find(session.tokenHash)]).toEqual([formerHash, session]);
    expect(await stores.tokens.find(tokenHash, 'reset-password')).toEqual(token);
  });

  test('of several first sign-ins of one identity at the same moment, one ends what was there, and the owner gets one mail', async () => {
    const joining = { accountId: ada.id, email: ada.email, identity: anIdentity(), label: 'Acme ID', language: 'en' } as const;
    expect(await Promise.all([1, 2, 3, 4].map(() => stores.accounts.addIdentity(joining)))).toEqual([true, true, true, true]);
    expect(await stores.mailsTo(ada)).toHaveLength(1);
  });

  test.each(['a reset', 'a removal', 'the first sign-in by a provider'])(
    'a user who signs in with the former password while %s is running has no session afterwards',
    async (change) => {
      const [session, { tokenHash }] = [aSession(ada.id), await aLinkFor(ada)];
      await other.query('BEGIN');
      await other.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [ada.id]);
      const changes: Readonly<Record<string, () => Promise<unknown>>> = {
        'a reset': () => stores.accounts.resetPassword({ tokenHash, accountId: ada.id, passwordHash: newHash, at: now, language: 'de' }),
        'a removal': () => stores.accounts.remove(ada.id, freeAt),
        'the first sign-in by a provider': () =>
          stores.accounts.addIdentity({ accountId: ada.id, email: ada.email, identity: anIdentity(), label: 'Acme ID', language: 'de' }),
      };
      const changed = changes[change]?.();
      await untilWaiting(dataSource);
      const signedIn = stores.sessions.add(session, { passwordHash: formerHash });
      await other.query('COMMIT');
      await Promise.all([changed, signedIn]);
      expect(await stores.sessions.find(session.tokenHash)).toBeNull();
    },
  );

  test('a removal also removes mails by address, in any case, including dropped mails; a removal that fails removes no mail', async () => {
    const kinds = ['recover-username', 'reset-password'] as const;
    for (const kind of kinds) await mails.add({ kind, email: ada.email.toUpperCase() });
    await dataSource.query(`UPDATE queue.job SET name = 'letters-given-up' WHERE data ->> 'kind' = 'recover-username'`);
    const bobs: MailRequest = { kind: 'reset-password', email: bob.email };
    await mails.add(bobs);
    await failCommits('account', () => stores.accounts.remove(ada.id, freeAt));
    expect(await stores.mailsTo(ada)).toHaveLength(2);
    await stores.accounts.remove(ada.id, freeAt);
    expect([await stores.mailsTo(ada), await stores.mailsTo(bob)]).toEqual([[], [bobs]]);
  });

  test('PD-03 The receipt of a removal is queued with it: after a removal that fails there is none', async () => {
    const asked: AskedDeletion = { receipt: '7K3M-9QXP-B4TW', by: 'owner', at: now, language: 'de' };
    await stores.accounts.markEmailVerified(ada.id);
    await failCommits('account', () => stores.accounts.remove(ada.id, freeAt, asked));
    const receipts = () => dataSource.query<object[]>(`SELECT data FROM queue.job WHERE data ->> 'kind' = 'account-deleted'`);
    expect(await receipts()).toEqual([]);
    expect(await stores.accounts.remove(ada.id, freeAt, asked)).toEqual({ pages: 0, isMailed: true });
    const told = { username: ada.username, receipt: asked.receipt, by: 'owner', pages: 0 };
    const times = { at: now.toISOString(), linknamesFreeAt: freeAt.toISOString() };
    expect(await receipts()).toEqual([{ data: { kind: 'account-deleted', to: ada.email, ...told, ...times, language: 'de' } }]);
    expect(await stores.accounts.remove(bob.id, freeAt, asked)).toMatchObject({ isMailed: false });
    expect(await receipts()).toHaveLength(1);
  });

  test('a removal that fails keeps the account and its linkname, and reserves no linkname', async () => {
    const linkname = `still-${ada.username}` as Linkname;
    await stores.pages.saveLinkname({ accountId: ada.id }, linkname, now);
    await failCommits('account', () => stores.accounts.remove(ada.id, freeAt));
    expect(await stores.accounts.findById(ada.id)).toEqual(ada);
    expect((await stores.pages.lookUp(linkname, now)).page?.accountId).toBe(ada.id);
    await stores.pages.saveLinkname({ accountId: ada.id }, `other-${ada.username}` as Linkname, now);
    expect(await stores.pages.isTaken(linkname, now)).toBe(false);
  });

  test('a claim that waits for a removal finds the linkname reserved', async () => {
    const linkname = `waits-${ada.username}` as Linkname;
    await stores.pages.saveLinkname({ accountId: ada.id }, linkname, now);
    await other.query('BEGIN');
    await other.query('INSERT INTO reserved_linkname VALUES ($1, $2)', [linkname, freeAt]);
    await other.query('DELETE FROM account WHERE id = $1', [ada.id]);
    const claim = expect(stores.pages.saveLinkname({ accountId: bob.id }, linkname, now)).rejects.toThrow(LinknameTaken);
    await untilWaiting(dataSource);
    await other.query('COMMIT');
    await claim;
    expect((await stores.pages.find({ accountId: bob.id })).linkname).toBeNull();
  });

  test('a removal that waits for a claim by the owner reserves the claimed linkname', async () => {
    const linkname = `late-${ada.username}` as Linkname;
    await stores.pages.publish({ accountId: ada.id, design: aDesign(), sanitizerVersion: 1, publishedAt: now });
    await other.query('BEGIN');
    await other.query('UPDATE page SET linkname = $1 WHERE owner_id = $2', [linkname, ada.id]);
    const removal = stores.accounts.remove(ada.id, freeAt);
    await untilWaiting(dataSource);
    await other.query('COMMIT');
    await removal;
    const lookUp = (at: Date) => stores.pages.lookUp(linkname, at);
    expect(await lookUp(beforeFree)).toMatchObject({ page: null, isFree: false, revision: { pageId: null } });
    expect(await lookUp(freeAt)).toMatchObject({ page: null, isFree: true });
    expect((await lookUp(beforeFree)).revision).not.toEqual((await lookUp(freeAt)).revision);
    expect(await stores.pages.isTaken(linkname, beforeFree)).toBe(true);
  });

  test('a linkname that is free again can be claimed while its row still exists, and rows are removed up to the given number at a time', async () => {
    await dataSource.query('DELETE FROM reserved_linkname');
    const linkname = `gone-${ada.username}` as Linkname;
    await stores.pages.saveLinkname({ accountId: ada.id }, linkname, now);
    await stores.accounts.remove(ada.id, freeAt);
    await stores.pages.saveLinkname({ accountId: bob.id }, linkname, freeAt);
    await dataSource.query(`INSERT INTO reserved_linkname VALUES ('another', $1), ('one-more', $1)`, [freeAt]);
    expect(await dataSource.query('SELECT count(*)::int AS rows FROM reserved_linkname')).toEqual([{ rows: 3 }]);
    const removed = async (at: Date, atMost: number) => stores.pages.removeFreedLinknames(at, atMost);
    expect([await removed(beforeFree, 9), await removed(freeAt, 2), await removed(freeAt, 2), await removed(freeAt, 2)]).toEqual([
      0, 2, 1, 0,
    ]);
    expect((await stores.pages.find({ accountId: bob.id })).linkname).toBe(linkname);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { InvitationRefused } from '../../../server/accounts/accounts.errors.js';
import type { EmailAddress } from '../../../server/accounts/email-address.rules.js';
import { newCode, type Invitation } from '../../../server/accounts/sign-up/invitation.js';
import type { InvitationStore } from '../../../server/accounts/sign-up/ports/invitation-store.port.js';
import type { AccountMails } from '../../../server/adapters/postgres/accounts/account-mails.js';
import { TypeormAccountStore } from '../../../server/adapters/postgres/accounts/typeorm-account-store.js';
import { TypeormOperatorStore } from '../../../server/adapters/postgres/accounts/typeorm-operator-store.js';
import { NotifyPageChanges } from '../../../server/adapters/postgres/linknames/notify-page-changes.js';
import { readConfig } from '../../../server/config/config.js';
import { settingsOf } from '../../../server/adapters/settings/settings-in-use.js';
import { TypeormInvitationStore } from '../../../server/adapters/postgres/sign-up/typeorm-invitation-store.js';
import type { SettingName } from '../../../server/administration/site-settings.rules.js';
import { TypeormSiteSettings } from '../../../server/adapters/postgres/settings/typeorm-site-settings.js';
import { TypeormSignUpModes } from '../../../server/adapters/postgres/sign-up/typeorm-sign-up-modes.js';
import { CLOSED, OPEN } from '../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { anAccount, anIdentity } from '../../builders/accounts/stored-account.js';
import { MemoryInvitationStore } from '../../fakes/accounts/memory-sign-up.js';
import { connectedDatabase } from '../../support/database/connected-database.js';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';

const connected = connectedDatabase();
const HASH = '$argon2id$a hash';
const now = new Date('2026-03-01T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function anInvitation(chosen: Partial<Invitation> = {}): Invitation {
  const times = { createdAt: now, expiresAt: later(60), revokedAt: null };
  return { id: randomUUID(), code: newCode(), email: null, note: 'Photo club', createdBy: null, uses: 1, used: 0, ...times, ...chosen };
}

const stores: [string, () => InvitationStore][] = [
  ['the memory of a test', () => new MemoryInvitationStore()],
  ['PostgreSQL', () => new TypeormInvitationStore(connected.dataSource, new NoCredential())],
];

describe.each(stores)('a store of invitations in %s', (_, open) => {
  beforeEach(() => connected.dataSource.query('DELETE FROM invitation'));

  test('finds an invitation by its code and by its id, and lists the newest first', async () => {
    const store = open();
    const [first, second] = [anInvitation(), anInvitation({ createdAt: later(1), email: 'Ada@example.org' as EmailAddress, note: null })];
    for (const one of [first, second]) await store.add(one);
    expect([await store.find(first.code), await store.findById(second.id)]).toEqual([first, second]);
    expect([await store.find('unknown'), await store.findById(randomUUID())]).toEqual([null, null]);
    expect([await store.list(9), await store.list(1)]).toEqual([[second, first], [second]]);
  });

  test('revokes an invitation once', async () => {
    const store = open();
    const one = anInvitation();
    await store.add(one);
    expect([await store.revoke(one.code, later(1)), await store.revoke(one.code, later(2)), await store.revoke('unknown', now)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await store.find(one.code)).toEqual({ ...one, revokedAt: later(1) });
  });

  test('restores an invitation that was revoked, once', async () => {
    const store = open();
    const one = anInvitation();
    await store.add(one);
    expect(await store.restore(one.code)).toBe(false);
    await store.revoke(one.code, later(1));
    expect([await store.restore(one.code), await store.restore(one.code), await store.restore('unknown')]).toEqual([true, false, false]);
    expect(await store.find(one.code)).toEqual(one);
  });

  test('lists all in parts, forwards and back', async () => {
    const store = open();
    const all = [1, 2, 3, 4, 5].map((seconds) => anInvitation({ createdAt: later(seconds) }));
    for (const one of all) await store.add(one);
    const first = await store.listPart({ place: null, size: 2 });
    const second = await store.listPart({ place: first.next, size: 2 });
    const last = await store.listPart({ place: second.next, size: 2 });
    expect([...first.rows, ...second.rows, ...last.rows]).toEqual(all.toReversed());
    expect([first.previous, last.next, last.from]).toEqual([null, null, 5]);
    expect((await store.listPart({ place: second.previous, size: 2 })).rows).toEqual(first.rows);
  });

  test('removes at most the given number of those that have ended', async () => {
    const store = open();
    for (const seconds of [1, 2, 3, 9]) await store.add(anInvitation({ expiresAt: later(seconds) }));
    expect([await store.removeExpired(later(3), 2), await store.removeExpired(later(3), 2), (await store.list(9)).length]).toEqual([
      2, 1, 1,
    ]);
  });
});

describe('SI-05 An account uses an invitation up together with its row, or neither is written', () => {
  const invitations = () => new TypeormInvitationStore(connected.dataSource, new NoCredential());
  const accounts = () =>
    new TypeormAccountStore(
      connected.dataSource,
      null as unknown as AccountMails,
      new NotifyPageChanges(connected.dataSource),
      new TypeormOperatorStore(connected.dataSource, new NoCredential()),
      new NoCredential(),
    );
  const newcomer = () => ({ ...anAccount(), registeredAt: now });
  const usedOf = async (code: string) => (await invitations().find(code))?.used;

  test('of many at the same moment, as many as it allows', async () => {
    const one = anInvitation({ uses: 3 });
    await invitations().add(one);
    const people = Array.from({ length: 10 }, newcomer);
    const tries = people.map((account, at) =>
      at % 2 === 0
        ? accounts().add(account, HASH, { invitation: one.code, mustVerify: false })
        : accounts().addWithIdentity(account, anIdentity(), { invitation: one.code, mustVerify: false }),
    );
    const results = await Promise.all(tries.map((tried) => tried.catch((error: unknown) => error)));
    expect(results.filter((result) => result === true)).toHaveLength(3);
    expect(results.filter((result) => result instanceof InvitationRefused)).toHaveLength(7);
    const found = await Promise.all(people.map(({ id }) => accounts().findById(id)));
    expect([found.filter(Boolean).length, await usedOf(one.code)]).toEqual([3, 3]);
  });

  test('a taken name uses nothing up', async () => {
    const [one, ada] = [anInvitation({ uses: 2 }), newcomer()];
    await invitations().add(one);
    expect(await accounts().add(ada, HASH, { invitation: one.code, mustVerify: false })).toBe(true);
    expect(await accounts().add({ ...newcomer(), username: ada.username }, HASH, { invitation: one.code, mustVerify: false })).toBe(false);
    expect(await usedOf(one.code)).toBe(1);
  });

  test.each<[string, Partial<Invitation>]>([
    ['has ended', { expiresAt: now }],
    ['was revoked', { revokedAt: now }],
    ['is for another address', { email: 'another@example.org' as EmailAddress }],
    ['was used up', { used: 1 }],
  ])('one that %s opens none', async (_, chosen) => {
    const [one, ada] = [anInvitation(chosen), newcomer()];
    await invitations().add(one);
    await expect(accounts().add(ada, HASH, { invitation: one.code, mustVerify: false })).rejects.toThrow(InvitationRefused);
    expect(await accounts().findById(ada.id)).toBeNull();
  });
});

describe('The mode of signing up in PostgreSQL', () => {
  beforeEach(() => connected.dataSource.query('DELETE FROM site_setting'));
  const modesWith = (configured?: ReadonlyMap<SettingName, string>) =>
    new TypeormSignUpModes(new TypeormSiteSettings(connected.dataSource, settingsOf(readConfig({})), configured));

  test('is open until an operator chooses, and the configuration goes first', async () => {
    const modes = modesWith();
    expect(await modes.load()).toEqual({ mode: OPEN, source: 'default' });
    await modes.store(CLOSED, now);
    expect(await modes.load()).toEqual({ mode: CLOSED, source: 'stored' });
    expect(await modesWith(new Map([['SIGN_UP', 'open']])).load()).toEqual({ mode: OPEN, source: 'variable' });
  });

  test('one that only a newer release knows closes the door', async () => {
    await connected.dataSource.query(`INSERT INTO site_setting VALUES ('SIGN_UP', 'on-tuesdays', now())`);
    expect((await modesWith().load()).mode).toEqual(CLOSED);
  });
});

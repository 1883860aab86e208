import { MemoryMailQueue } from '../../fakes/mail/memory-mail-queue.js';
import { Mails } from '../../../server/mail/use-cases/mails.js';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Actor, FRESH_SIGN_IN } from '../../../server/actor.js';
import { aPerson } from '../../builders/accounts/actor.js';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import type { AskedDeletion, DeletedAccount } from '../../../server/accounts/deletion-receipt.js';
import { CheckPassword } from '../../../server/accounts/use-cases/check-password.js';
import { Accounts } from '../../../server/accounts/use-cases/accounts.js';
import { DeleteAccount, type DeleteAccountCommand } from '../../../server/accounts/use-cases/delete-account.js';
import { RemoveAccount } from '../../../server/accounts/use-cases/remove-account.js';
import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import { LimitGuesses } from '../../../server/accounts/limits/use-cases/limit-guesses.js';
import { aCaller } from '../../builders/accounts/caller.js';
import { anAccount, aSession } from '../../builders/accounts/stored-account.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { MemoryImageStorage } from '../../fakes/media/memory-image-storage.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { MemorySessionStore } from '../../fakes/accounts/memory-session-store.js';
import { MemoryStoredImages } from '../../fakes/media/memory-stored-images.js';
import { QuickPasswordHasher } from '../../fakes/accounts/quick-password-hasher.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';
import { ImageList } from '../../../server/media/use-cases/image-list.js';

const day = 24 * 60 * 60 * 1000;
const ada = anAccount('Ada');
const grace = anAccount('Grace');
const password = 'a garden of lemons';
const home = aCaller('192.0.2.1', null);

/** Notes until when each linkname is reserved. */
class WatchedAccountStore extends MemoryAccountStore {
  readonly removed: (readonly [string, Date])[] = [];

  override async remove(id: string, linknamesFreeAt: Date, asked?: AskedDeletion): Promise<DeletedAccount> {
    this.removed.push([id, linknamesFreeAt]);
    return super.remove(id, linknamesFreeAt, asked);
  }
}

let clock: StoppedClock;
let sessions: MemorySessionStore;
let accounts: WatchedAccountStore;
let images: MemoryStoredImages;
let deleteAccount: DeleteAccount;
let settings: { passwordSignIn: 'on' | 'off'; identityProviders: [] };
beforeEach(async () => {
  clock = new StoppedClock();
  sessions = new MemorySessionStore();
  accounts = new WatchedAccountStore({ sessions });
  const hasher = new QuickPasswordHasher();
  await accounts.add(ada, await hasher.hash(password));
  await accounts.add(grace, await hasher.hash('ships and nanoseconds'));
  const limits = new MemoryRateLimits(clock);
  const checkPassword = new CheckPassword(
    accounts,
    hasher,
    limits,
    new LimitGuesses(limits, new LimitAttempts(limits), new Mails(new MemoryMailQueue())),
  );
  images = new MemoryStoredImages(() => false);
  const removeUnusedImages = new ImageList(images, new MemoryImageStorage());
  settings = { passwordSignIn: 'on', identityProviders: [] };
  deleteAccount = new DeleteAccount(accounts, checkPassword, new RemoveAccount(accounts, clock, removeUnusedImages), clock, settings);
});

const remove = (command: Partial<DeleteAccountCommand> = {}) =>
  deleteAccount.execute({ actor: aPerson(ada.id), username: 'Ada', password, ...command }, home);

describe('Deleting an account', () => {
  test.each(['Ada', 'aDA', ' ada '])('removes the account with its sessions if username %j and password are right', async (username) => {
    const session = aSession(grace.id);
    for (const one of [aSession(ada.id), session]) await sessions.add(one);
    await remove({ username });
    expect(await accounts.findById(ada.id)).toBeNull();
    expect(sessions.kept).toEqual([session]);
    expect(await accounts.findById(grace.id)).toEqual(grace);
  });

  test('lets the cleanup remove its pictures, and succeeds even while the picture storage is unavailable', async () => {
    const asked = jest.spyOn(images, 'removeUnused').mockRejectedValue(new Error('The storage is away.'));
    await remove();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await accounts.findById(ada.id)).toBeNull();
  });

  test('reserves its linkname for 30 days', async () => {
    await remove();
    expect(accounts.removed).toEqual([[ada.id, new Date(clock.now().getTime() + 30 * day)]]);
  });

  test.each([
    ['a wrong password', { password: 'not the password' }],
    ['an empty password', { password: '' }],
    ['an unknown username', { username: 'nobody' }],
    ['a text that cannot be a username', { username: '' }],
    ['the username of another account', { username: 'Grace' }],
    ['the username and password of another account', { username: 'Grace', password: 'ships and nanoseconds' }],
  ])('is refused for %s, and nothing is removed', async (_, wrong) => {
    await expect(remove(wrong)).rejects.toMatchObject({ kind: 'invalid', code: 'WRONG_CREDENTIALS' });
    expect(accounts.removed).toEqual([]);
  });

  test('counts wrong passwords like signing in does, so it is no way to guess a password', async () => {
    for (let count = 0; count < RATE_LIMITS.logInAtAccount.attempts; count += 1) {
      await expect(remove({ password: `guess ${count}` })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    }
    await expect(remove()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(accounts.removed).toEqual([]);
  });

  describe('without a password', () => {
    const kay = anAccount('Kay');
    const signedInBefore = (milliseconds: number) =>
      Actor.person(kay.id, { strength: 'provider', at: new Date(clock.now().getTime() - milliseconds) });
    beforeEach(async () => {
      await accounts.addWithIdentity(kay, { issuer: 'https://id.example.org', subject: 'kay' });
    });

    test.each(['Kay', ' kAY '])('SI-20 needs no password ten minutes after signing in: username %j', async (username) => {
      await remove({ actor: signedInBefore(FRESH_SIGN_IN), username, password: null });
      expect(await accounts.findById(kay.id)).toBeNull();
    });

    test('SI-21 is refused later than ten minutes after signing in', async () => {
      const late = remove({ actor: signedInBefore(FRESH_SIGN_IN + 1), username: 'Kay', password: null });
      await expect(late).rejects.toMatchObject({ kind: 'forbidden', code: 'FRESH_SIGN_IN_NEEDED' });
      expect(accounts.removed).toEqual([]);
    });

    test.each(['Ada', '', 'kay@example.org'])('is refused for the username %j, and nothing is removed', async (username) => {
      const wrong = remove({ actor: signedInBefore(0), username, password: null });
      await expect(wrong).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
      expect(accounts.removed).toEqual([]);
    });

    test.each(['', 'typed'])('says that there is no password when %j was typed', async (typed) => {
      const answer = remove({ actor: signedInBefore(0), username: 'Kay', password: typed });
      await expect(answer).rejects.toMatchObject({ code: 'PASSWORD_NOT_SET' });
      expect(accounts.removed).toEqual([]);
    });
  });

  test('is refused without the password of an account that has one, however fresh the sign-in is', async () => {
    const actor = Actor.person(ada.id, { strength: 'password', at: clock.now() });
    await expect(remove({ actor, password: null })).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(accounts.removed).toEqual([]);
  });

  test('where nobody signs in with a password, a fresh sign-in confirms it in its place, and no password is taken', async () => {
    settings.passwordSignIn = 'off';
    const actor = Actor.person(ada.id, { strength: 'provider', at: clock.now() });
    await expect(remove({ actor })).rejects.toMatchObject({ code: 'PASSWORD_NOT_SET' });
    await remove({ actor, password: null });
    expect(await accounts.findById(ada.id)).toBeNull();
  });

  test('treats an account that was removed a moment ago as not signed in', async () => {
    await expect(remove({ actor: aPerson(anAccount().id) })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('The account says whether a password is set', () => {
  test('true after registering, false for an account that was created by signing in with a provider', async () => {
    const kay = anAccount('Kay');
    await accounts.addWithIdentity(kay, { issuer: 'https://id.example.org', subject: 'kay' });
    const check = new Accounts(accounts);
    expect([await check.hasPassword(aPerson(ada.id)), await check.hasPassword(aPerson(kay.id))]).toEqual([true, false]);
    await expect(check.hasPassword(aPerson(anAccount().id))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

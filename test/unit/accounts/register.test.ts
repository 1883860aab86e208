import { beforeEach, describe, expect, test } from '@jest/globals';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import { Register, type RegisterCommand } from '../../../server/accounts/use-cases/register.js';
import { StartSession } from '../../../server/accounts/sessions/use-cases/start-session.js';
import type { Username } from '../../../server/accounts/username.rules.js';
import { DomainError } from '../../../server/domain-error.js';
import { Mails } from '../../../server/mail/use-cases/mails.js';
import { aCaller } from '../../builders/accounts/caller.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { MemoryMailQueue } from '../../fakes/mail/memory-mail-queue.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { MemorySessionStore } from '../../fakes/accounts/memory-session-store.js';
import { QuickPasswordHasher } from '../../fakes/accounts/quick-password-hasher.js';
import { termsOfSignUp } from '../../fakes/accounts/memory-sign-up.js';
import { noNotices } from '../../fakes/accounts/no-known-devices.js';
import { NoSuspensions } from '../../fakes/accounts/no-suspensions.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const ada = { username: 'Ada', email: 'ada@example.org', password: 'a garden of lemons' };
const taken = 'This username or e-mail address is already taken. Choose another one, or sign in.';

class StoreWithFasterRival extends MemoryAccountStore {
  override async isTaken(): Promise<boolean> {
    return false;
  }
}

let accounts: MemoryAccountStore;
let sessions: MemorySessionStore;
let hasher: QuickPasswordHasher;
let clock: StoppedClock;
let limits: MemoryRateLimits;
let mails: MemoryMailQueue;
beforeEach(() => {
  accounts = new MemoryAccountStore();
  sessions = new MemorySessionStore();
  hasher = new QuickPasswordHasher();
  clock = new StoppedClock();
  limits = new MemoryRateLimits(clock);
  mails = new MemoryMailQueue();
});

function register(command: Partial<RegisterCommand> = {}, caller = aCaller()) {
  const limitAttempts = new LimitAttempts(limits);
  const useCase = new Register(
    accounts,
    hasher,
    clock,
    limitAttempts,
    new StartSession(sessions, clock, noNotices, new NoSuspensions()),
    new Mails(mails),
    termsOfSignUp(clock),
    { passwordSignIn: 'on', identityProviders: [] },
  );
  return useCase.execute({ ...ada, ...command }, caller);
}

async function refusedFields(command: Partial<RegisterCommand>): Promise<DomainError['fields']> {
  const error: unknown = await register(command).catch((reason: unknown) => reason);
  if (!(error instanceof DomainError)) throw new Error('It was not refused.');
  expect(error).toMatchObject({ kind: 'invalid', code: 'REGISTRATION_REFUSED' });
  return error.fields;
}

describe('Registering', () => {
  test('AU-11 Registering signs in: the result has the new account and a token', async () => {
    const { token, account, isNewAccount } = await register();
    expect(isNewAccount).toBe(true);
    expect(account).toMatchObject({ username: 'Ada', email: 'ada@example.org', emailVerified: false, registeredAt: clock.now() });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(sessions.kept).toMatchObject([{ accountId: account.id, strength: 'password' }]);
  });

  test('keeps a hash of exactly the text that was typed as the password', async () => {
    await register({ password: '  spaces stay  ' });
    const kept = await accounts.findCredentials('Ada' as Username);
    expect(kept?.passwordHash).not.toContain('spaces');
    expect(await hasher.verify(kept?.passwordHash ?? '', '  spaces stay  ')).toBe(true);
    expect(await hasher.verify(kept?.passwordHash ?? '', 'spaces stay')).toBe(false);
  });

  test('reports all errors together, each under its field', async () => {
    const fields = await refusedFields({ username: 'a b', email: 'nowhere', password: 'short' });
    expect(Object.keys(fields)).toEqual(['username', 'email', 'password']);
    expect(Object.values(fields).every((sentences) => sentences.length === 1)).toBe(true);
  });

  test('AU-16 A taken username and a taken e-mail give the same error, under both fields', async () => {
    await register();
    const both = { username: [taken], email: [taken] };
    expect(await refusedFields({ username: 'aDA', email: 'other@example.org' })).toEqual(both);
    expect(await refusedFields({ username: 'other', email: 'ADA@example.org' })).toEqual(both);
    expect(sessions.kept).toHaveLength(1);
  });

  test.each([{ username: 'a b' }, { password: 'short' }, { password: 'password1' }])(
    'does not reveal that an address or a username is known if anything else is wrong: %j',
    async (wrong) => {
      await register();
      const unknown = await refusedFields({ username: 'other', email: 'unknown@example.org', ...wrong });
      expect(await refusedFields(wrong)).toEqual(unknown);
      expect(await refusedFields({ username: 'other', ...wrong })).toEqual(unknown);
      expect(mails.mails).toEqual([]);
    },
  );

  test('tells the owner of a known address by mail, in the language of the request, and once a day', async () => {
    const { account } = await register();
    await refusedFields({ username: 'aDA', email: 'other@example.org' });
    expect(mails.mails).toEqual([]);
    await refusedFields({ username: 'other', email: 'ADA@example.org' });
    await refusedFields({ username: 'more', email: 'ada@example.org' });
    const mail = { kind: 'address-known', accountId: account.id, language: 'en' };
    expect(mails.mails).toEqual([mail]);
    clock.advance(24 * 3_600_000);
    await refusedFields({ username: 'more', email: 'ada@example.org' });
    expect(mails.mails).toEqual([mail, mail]);
  });

  test('tells the owner, too, if another request was faster', async () => {
    accounts = new StoreWithFasterRival();
    const { account } = await register();
    await refusedFields({});
    expect(mails.mails).toMatchObject([{ kind: 'address-known', accountId: account.id }]);
  });

  test('AU-16 If another request takes a name first, the error is the same', async () => {
    accounts = new StoreWithFasterRival();
    await register();
    expect(await refusedFields({ email: 'other@example.org' })).toEqual({ username: [taken], email: [taken] });
  });

  test('does no expensive hashing for a request that is refused anyway', async () => {
    await refusedFields({ username: 'a b' });
    expect(hasher.asked).toBe(0);
  });

  test('counts each attempt of a network, refused ones too, and does not limit another network by it', async () => {
    const { attempts, seconds } = RATE_LIMITS.registerFromNetwork;
    for (let attempt = 1; attempt <= attempts; attempt += 1) await refusedFields({ username: 'a b' });
    const tooMany = { kind: 'too-many', code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: seconds };
    await expect(register()).rejects.toMatchObject(tooMany);
    expect(sessions.kept).toEqual([]);
    expect((await register({}, aCaller('198.51.100.9'))).account.username).toBe('Ada');
    clock.advance(seconds * 1_000);
    expect(Object.keys(await refusedFields({ username: 'a b' }))).toEqual(['username']);
  });

  test.each(['\0', '\ud800', '\udfff'])('refuses %j in any field with a reason', async (character) => {
    const wrong = (text: string) => `${text}${character}`;
    const fields = await refusedFields({ username: wrong('ada'), email: wrong('ada@example.org'), password: wrong(ada.password) });
    expect(Object.keys(fields)).toEqual(['username', 'email', 'password']);
  });
});

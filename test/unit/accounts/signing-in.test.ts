import { MemoryMailQueue } from '../../fakes/mail/memory-mail-queue.js';
import { Mails } from '../../../server/mail/use-cases/mails.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { aPerson } from '../../builders/accounts/actor.js';
import { hashToken, newToken, SESSION_LIFETIME, USE_NOTED_EVERY } from '../../../server/accounts/sessions/session.js';
import { Authenticate } from '../../../server/accounts/sessions/use-cases/authenticate.js';
import { CheckPassword, type TypedCredentials } from '../../../server/accounts/use-cases/check-password.js';
import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import { LimitGuesses } from '../../../server/accounts/limits/use-cases/limit-guesses.js';
import { Accounts } from '../../../server/accounts/use-cases/accounts.js';
import { IdentityProviders } from '../../../server/accounts/providers/identity-providers.js';
import { LogIn } from '../../../server/accounts/sessions/use-cases/log-in.js';
import { Sessions } from '../../../server/accounts/sessions/use-cases/sessions.js';
import { StartSession } from '../../../server/accounts/sessions/use-cases/start-session.js';
import { aCaller } from '../../builders/accounts/caller.js';
import { anAccount } from '../../builders/accounts/stored-account.js';
import { MemoryAccessTokenStore } from '../../fakes/accounts/memory-access-token-store.js';
import { NoSecondFactors } from '../../fakes/accounts/no-second-factors.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { MemorySessionStore } from '../../fakes/accounts/memory-session-store.js';
import { QuickPasswordHasher } from '../../fakes/accounts/quick-password-hasher.js';
import { noNotices } from '../../fakes/accounts/no-known-devices.js';
import { NoSuspensions } from '../../fakes/accounts/no-suspensions.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const ada = anAccount('Ada');
const password = 'a garden of lemons';
const refusal = { kind: 'invalid', code: 'WRONG_CREDENTIALS' };
const ended = { kind: 'unauthenticated', code: 'UNAUTHENTICATED' };

let clock: StoppedClock;
let accounts: MemoryAccountStore;
let sessions: MemorySessionStore;
let hasher: QuickPasswordHasher;
let logIn: LogIn;
let authenticate: Authenticate;
beforeEach(async () => {
  clock = new StoppedClock();
  accounts = new MemoryAccountStore();
  hasher = new QuickPasswordHasher();
  await accounts.add(ada, await hasher.hash(password));
  hasher.asked = 0;
  setUp(new MemorySessionStore());
});

function setUp(store: MemorySessionStore): void {
  sessions = store;
  const limits = new MemoryRateLimits(clock);
  const checkPassword = new CheckPassword(
    accounts,
    hasher,
    limits,
    new LimitGuesses(limits, new LimitAttempts(limits), new Mails(new MemoryMailQueue())),
  );
  const settings = { passwordSignIn: 'on', identityProviders: [] } as const;
  const startSession = new StartSession(sessions, clock, noNotices, new NoSuspensions());
  const tokens = new MemoryAccessTokenStore();
  logIn = new LogIn(checkPassword, startSession, settings, new NoSecondFactors(), tokens, accounts, clock);
  authenticate = new Authenticate(sessions, tokens, new IdentityProviders([]), clock);
}

function signIn(typed: TypedCredentials, caller = aCaller()) {
  return logIn.byPassword(typed, caller);
}

describe('Logging in', () => {
  test('gives the account and a token that identifies it', async () => {
    const { token, account, isNewAccount } = await signIn({ username: 'Ada', password });
    expect(account).toEqual(ada);
    expect(isNewAccount).toBe(false);
    expect(await authenticate.execute(token)).toEqual(aPerson(ada.id));
  });

  test.each(['ada', 'ADA', ' aDa '])('ignores the case of the username and blanks around it: %j', async (username) => {
    expect((await signIn({ username, password })).account).toEqual(ada);
  });

  test.each([' a garden of lemons', 'a garden of lemons ', 'A garden of lemons', '', 'x'.repeat(5_000), 'a\0b', '\ud800'])(
    'takes the password exactly: %j is a different one',
    async (wrong) => {
      await expect(signIn({ username: 'Ada', password: wrong })).rejects.toMatchObject(refusal);
    },
  );

  test.each(['nobody', 'not a username', '', 'ada\0', '\ud800\ud800\ud800'])(
    'responds to an unknown name such as %j as to a wrong password, after the same work',
    async (username) => {
      const known = signIn({ username: 'Ada', password: 'wrong password' });
      const expected: unknown = await known.catch((error: unknown) => error);
      expect(hasher.asked).toBe(1);
      await expect(signIn({ username, password })).rejects.toEqual(expected);
      expect(hasher.asked).toBe(2);
    },
  );

  test('with a password that is replaced while it is checked is refused as a wrong password, not as an expired session', async () => {
    setUp(new MemorySessionStore((_, passwordHash) => passwordHash === undefined));
    await expect(signIn({ username: 'Ada', password })).rejects.toMatchObject(refusal);
    expect(sessions.kept).toEqual([]);
  });

  test('records the device of the session, and no device if the caller does not give one', async () => {
    await signIn({ username: 'Ada', password }, aCaller('203.0.113.7', 'Safari on iOS'));
    await signIn({ username: 'Ada', password }, aCaller('203.0.113.7', null));
    expect(sessions.kept.map(({ device }) => device)).toEqual(['Safari on iOS', null]);
  });

  test('leaves earlier sessions as they are', async () => {
    const first = await signIn({ username: 'Ada', password });
    await signIn({ username: 'Ada', password });
    expect(await authenticate.execute(first.token)).toEqual(aPerson(ada.id));
    expect(sessions.kept).toHaveLength(2);
  });
});

describe('A session', () => {
  test('SE-02 The token is opaque: 256 random bits as base64url, different at each login', async () => {
    const tokens = new Set<string>();
    for (let login = 0; login < 64; login += 1) tokens.add((await signIn({ username: 'Ada', password })).token);
    expect(tokens.size).toBe(64);
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    }
    // No bit is constant, and no bit depends on another: with 64 random tokens neither happens by chance.
    const bits = [...tokens].map((token) => [...Buffer.from(token, 'base64url')].map((byte) => byte.toString(2).padStart(8, '0')).join(''));
    const tosses = Array.from({ length: 256 }, (_, at) => bits.map((bit) => bit[at]).join(''));
    for (const toss of tosses) expect(toss).toMatch(/01|10/);
    const opposites = tosses.map((toss) => toss.replace(/./g, (bit) => (bit === '0' ? '1' : '0')));
    expect(new Set([...tosses, ...opposites]).size).toBe(512);
  });

  test('SE-03 The server keeps the token only as its SHA-256', async () => {
    const { token } = await signIn({ username: 'Ada', password });
    expect(sessions.kept.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(token)]);
    expect(JSON.stringify(sessions.kept)).not.toContain(token);
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  test('SE-06 A token expires after 30 days without use', async () => {
    const { token } = await signIn({ username: 'Ada', password });
    clock.advance(30 * 24 * 60 * 60 * 1000);
    await expect(authenticate.execute(token)).rejects.toMatchObject(ended);
  });

  test('SE-06 A token that is used within each 30 days stays valid for half a year and more', async () => {
    const { token } = await signIn({ username: 'Ada', password });
    for (let month = 1; month <= 6; month += 1) {
      clock.advance(SESSION_LIFETIME - 1);
      expect(await authenticate.execute(token)).toEqual(aPerson(ada.id));
    }
  });

  test('records its use at most once an hour, so that most reads do not write', async () => {
    const { token } = await signIn({ username: 'Ada', password });
    const [started] = sessions.kept;
    clock.advance(USE_NOTED_EVERY - 1);
    await authenticate.execute(token);
    expect(sessions.kept[0]).toBe(started);
    clock.advance(1);
    await authenticate.execute(token);
    expect(sessions.kept[0]?.lastUsedAt).toEqual(clock.now());
  });

  test('SE-07 A token ends at logout, and other tokens of the account stay valid', async () => {
    const first = await signIn({ username: 'Ada', password });
    const second = await signIn({ username: 'Ada', password });
    await new Sessions(sessions, clock).logOut(await authenticate.execute(first.token), first.token);
    await expect(authenticate.execute(first.token)).rejects.toMatchObject(ended);
    expect(await authenticate.execute(second.token)).toEqual(aPerson(ada.id));
  });

  test('does not exist for a token that was never issued', async () => {
    await expect(authenticate.execute(newToken())).rejects.toMatchObject(ended);
  });
});

describe('Loading the account', () => {
  test('gives the account with an id', async () => {
    expect(await new Accounts(accounts).load(aPerson(ada.id))).toEqual(ada);
  });

  test('treats an account that was removed a moment ago as not signed in', async () => {
    await expect(new Accounts(accounts).load(aPerson(anAccount().id))).rejects.toMatchObject(ended);
  });
});

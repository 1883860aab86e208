import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Account } from '../../../server/accounts/account.js';
import type { ExternalIdentity } from '../../../server/accounts/providers/external-identity.js';
import { IdentityProviders } from '../../../server/accounts/providers/identity-providers.js';
import type { IdentityClaims } from '../../../server/accounts/providers/ports/identity-provider.port.js';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import { FindProviderAccount } from '../../../server/accounts/providers/use-cases/find-provider-account.js';
import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import { FinishSignIn } from '../../../server/accounts/providers/use-cases/finish-sign-in.js';
import { SIGN_IN_LIFETIME, StartSignIn } from '../../../server/accounts/providers/use-cases/start-sign-in.js';
import { StartSession, type SignedIn } from '../../../server/accounts/sessions/use-cases/start-session.js';
import { DomainError } from '../../../server/domain-error.js';
import { aCaller } from '../../builders/accounts/caller.js';
import { anAccount, aSession } from '../../builders/accounts/stored-account.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { MemoryIdentityProvider } from '../../fakes/accounts/memory-identity-provider.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { MemorySessionStore } from '../../fakes/accounts/memory-session-store.js';
import { MemorySignInRequestStore } from '../../fakes/accounts/memory-sign-in-request-store.js';
import { termsOfSignUp } from '../../fakes/accounts/memory-sign-up.js';
import { noNotices } from '../../fakes/accounts/no-known-devices.js';
import { NoSuspensions } from '../../fakes/accounts/no-suspensions.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const refused = { kind: 'invalid', code: 'PROVIDER_CODE_REFUSED' };
const unverified = { kind: 'invalid', code: 'PROVIDER_EMAIL_UNVERIFIED' };
const notConfigured = { kind: 'invalid', code: 'PROVIDER_UNKNOWN' };
const tooMany = { kind: 'too-many', code: 'TOO_MANY_ATTEMPTS' };
const caller = aCaller();

let clock: StoppedClock;
let accounts: MemoryAccountStore;
let sessions: MemorySessionStore;
let provider: MemoryIdentityProvider;
let start: StartSignIn;
let finish: FinishSignIn;
beforeEach(() => {
  clock = new StoppedClock();
  sessions = new MemorySessionStore();
  provider = new MemoryIdentityProvider();
  setUp(new MemoryAccountStore({ sessions }));
});

function setUp(store: MemoryAccountStore, all = [provider]): void {
  accounts = store;
  const providers = new IdentityProviders(all);
  const requests = new MemorySignInRequestStore();
  const limitAttempts = new LimitAttempts(new MemoryRateLimits(clock));
  const find = new FindProviderAccount(accounts, clock, termsOfSignUp(clock));
  start = new StartSignIn(providers, requests, clock, limitAttempts);
  finish = new FinishSignIn(
    providers,
    requests,
    clock,
    limitAttempts,
    find,
    new StartSession(sessions, clock, noNotices, new NoSuspensions()),
  );
}

function claims(email: string | null, emailVerified = true, subject = email ?? 'nobody'): IdentityClaims {
  return { identity: { issuer: 'https://provider.example', subject }, email, emailVerified };
}

/** The whole way: to the provider, signing in there, and back. */
async function goThereAndBack(stated: IdentityClaims): Promise<SignedIn> {
  const { address, state } = await start.execute({ provider: 'google' }, caller);
  return finish.execute({ code: provider.signIn(address, stated), state }, caller);
}

async function signIn(stated: IdentityClaims): Promise<Account> {
  return (await goThereAndBack(stated)).account;
}

async function keep(account: Account): Promise<Account> {
  await accounts.add(account, 'hash');
  return account;
}

describe('Returning from the provider', () => {
  test('starts a session with a token of its own and the device of the caller', async () => {
    const { address, state } = await start.execute({ provider: 'google' }, caller);
    const { token, account } = await finish.execute({ code: provider.signIn(address, claims('ada@example.org')), state }, caller);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(sessions.kept).toMatchObject([{ accountId: account.id, device: caller.device, strength: 'provider' }]);
  });

  test.each([
    ['a state that was never given out', 'another-state'],
    ['an empty state', ''],
  ])('with %s is refused, even if its code would be accepted without a state', async (_, state) => {
    const { address } = await start.execute({ provider: 'google' }, caller);
    for (const code of [provider.signIn(address, claims('ada@example.org')), provider.signInForOlderClient(claims('ada@example.org'))]) {
      await expect(finish.execute({ code, state, isOfGoogle: true }, caller)).rejects.toMatchObject(refused);
    }
  });

  test('twice with the same state is refused', async () => {
    const { address, state } = await start.execute({ provider: 'google' }, caller);
    await finish.execute({ code: provider.signIn(address, claims('ada@example.org')), state }, caller);
    const code = provider.signIn(address, claims('ada@example.org'));
    await expect(finish.execute({ code, state, isOfGoogle: true }, caller)).rejects.toMatchObject(refused);
  });

  test('with the code of another sign-in is refused', async () => {
    const mine = await start.execute({ provider: 'google' }, caller);
    const others = await start.execute({ provider: 'google' }, caller);
    const code = provider.signIn(others.address, claims('eve@example.org'));
    await expect(finish.execute({ code, state: mine.state }, caller)).rejects.toMatchObject(refused);
  });

  test('after more than 10 minutes is refused', async () => {
    const { address, state } = await start.execute({ provider: 'google' }, caller);
    const code = provider.signIn(address, claims('ada@example.org'));
    clock.advance(SIGN_IN_LIFETIME);
    expect(SIGN_IN_LIFETIME).toBe(10 * 60 * 1000);
    await expect(finish.execute({ code, state, isOfGoogle: true }, caller)).rejects.toMatchObject(refused);
  });

  test('while the provider does not respond is refused with that reason, and so is starting a sign-in', async () => {
    const { address, state } = await start.execute({ provider: 'google' }, caller);
    const code = provider.signIn(address, claims('ada@example.org'));
    provider.isDown = true;
    await expect(finish.execute({ code, state, isOfGoogle: true }, caller)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'PROVIDER_UNAVAILABLE',
    });
    await expect(start.execute({ provider: 'google' }, caller)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'PROVIDER_UNAVAILABLE',
    });
  });

  test('is refused if no provider is set up, and so is starting a sign-in', async () => {
    setUp(accounts, []);
    await expect(start.execute({ provider: 'google' }, caller)).rejects.toMatchObject(notConfigured);
    for (const state of ['any', null])
      await expect(finish.execute({ code: 'any', state, isOfGoogle: true }, caller)).rejects.toMatchObject(notConfigured);
  });
});

describe('A code that an older client requested', () => {
  test('signs in without a state', async () => {
    const code = provider.signInForOlderClient(claims('ada@example.org'));
    expect((await finish.execute({ code, state: null, isOfGoogle: true }, caller)).account).toMatchObject({ email: 'ada@example.org' });
    await expect(finish.execute({ code, state: null, isOfGoogle: true }, caller)).rejects.toMatchObject(refused);
  });

  test('is refused if it belongs to a sign-in that this server started', async () => {
    const { address } = await start.execute({ provider: 'google' }, caller);
    const code = provider.signIn(address, claims('ada@example.org'));
    await expect(finish.execute({ code, state: null, isOfGoogle: true }, caller)).rejects.toMatchObject(refused);
  });
});

describe('Attempts from one network are limited', () => {
  const { attempts } = RATE_LIMITS.providersFromNetwork;
  const times = async (count: number, attempt: () => Promise<unknown>): Promise<void> => {
    for (let done = 0; done < count; done += 1) await attempt().catch(() => undefined);
  };

  test('starting a sign-in is refused at the limit; a sign-in that was started before can still be finished', async () => {
    const { address, state } = await start.execute({ provider: 'google' }, caller);
    await times(attempts, () => start.execute({ provider: 'google' }, caller));
    await expect(start.execute({ provider: 'google' }, caller)).rejects.toMatchObject(tooMany);
    await finish.execute({ code: provider.signIn(address, claims('ada@example.org')), state }, caller);
    await start.execute({ provider: 'google' }, aCaller('192.0.2.200'));
  });

  test.each([
    ['with codes alone', null],
    ['with states that were never given out', 'guessed'],
  ])('returning %s is refused at the limit', async (_, state) => {
    await times(attempts, () => finish.execute({ code: 'guessed', state, isOfGoogle: true }, caller));
    await expect(finish.execute({ code: 'guessed', state, isOfGoogle: true }, caller)).rejects.toMatchObject(tooMany);
  });
});

describe('A user who signs in for the first time', () => {
  test('gets an account with a verified address and no password', async () => {
    const account = await signIn(claims('Ada.Lovelace@Example.org'));
    expect(account).toMatchObject({ username: 'Ada.Lovelace', email: 'Ada.Lovelace@Example.org', emailVerified: true });
    expect(await accounts.findCredentialsById(account.id)).toEqual({ account, passwordHash: null });
  });

  test('has a new account; the account is not new at the next sign-in, and neither is an account that was joined', async () => {
    await keep({ ...anAccount('Grace', 'grace@example.org'), emailVerified: true });
    expect(await goThereAndBack(claims('ada@example.org'))).toMatchObject({ isNewAccount: true });
    expect(await goThereAndBack(claims('ada@example.org'))).toMatchObject({ isNewAccount: false });
    expect(await goThereAndBack(claims('grace@example.org'))).toMatchObject({ isNewAccount: false });
  });

  test('gets a username with digits at its end if the plain one is taken', async () => {
    await keep(anAccount('ADA', 'somebody@example.org'));
    const { username } = await signIn(claims('ada@example.org'));
    expect(username).toMatch(/^ada\d{2}$/);
  });

  test('gets a username with digits at its end if the plain one is too short', async () => {
    expect((await signIn(claims('al@example.org'))).username).toMatch(/^al\d{2}$/);
  });

  test('fails with an error of this server, not of Google, if every username is taken', async () => {
    const tried: string[] = [];
    accounts.addWithIdentity = async ({ username }) => {
      tried.push(username);
      return false;
    };
    const fault: unknown = await signIn(claims('ada@example.org')).catch((error: unknown) => error);
    expect(fault).not.toBeInstanceOf(DomainError);
    expect(String(fault)).toBe(
      'Error: No account could be opened for somebody whom the provider knows: every username that was tried is taken.',
    );
    expect(tried.map((username) => username.length - 'ada'.length)).toEqual([0, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('keeps the account if the address changes or is no longer verified', async () => {
    const { id } = await signIn(claims('ada@example.org', true, 'ada'));
    expect(await signIn(claims('countess@example.org', true, 'ada'))).toMatchObject({ id });
    expect(await signIn(claims('ada@example.org', false, 'ada'))).toMatchObject({ id });
    expect(await signIn(claims(null, false, 'ada'))).toMatchObject({ id });
  });

  test('gets an account of their own if only the subject is the same, but not the issuer', async () => {
    const { id } = await signIn(claims('first@example.org', true, 'first'));
    const other = await signIn({
      ...claims('second@example.org', true, 'first'),
      identity: { issuer: 'https://another.example', subject: 'first' },
    });
    expect(other.id).not.toBe(id);
  });

  test.each([
    ['that the provider has not verified', claims('ada@example.org', false)],
    ['that is missing', claims(null)],
    ['that is invalid', claims('not an address')],
    ['that is empty', claims('')],
  ])('is refused with an address %s', async (_, stated) => {
    await expect(signIn(stated)).rejects.toMatchObject(unverified);
    expect(sessions.kept).toEqual([]);
  });
});

describe('An existing account', () => {
  test('GO-06 A verified address joins the verified account that has it, in any case; the password and the sessions that it had end, and the owner is told', async () => {
    const ada = await keep({ ...anAccount('Ada', 'ada@example.org'), emailVerified: true });
    const former = aSession(ada.id);
    await sessions.add(former);
    expect(await signIn(claims('ADA@example.org'))).toEqual(ada);
    expect(await accounts.findCredentials(ada.username)).toMatchObject({ passwordHash: null });
    expect(await sessions.find(former.tokenHash)).toBeNull();
    expect(accounts.mails).toEqual([{ kind: 'provider-joined', accountId: ada.id, provider: 'google', language: caller.language }]);
    const kept = sessions.kept.length;
    expect(await signIn(claims('elsewhere@example.org', true, 'ADA@example.org'))).toEqual(ada);
    expect(sessions.kept).toHaveLength(kept + 1);
    expect(accounts.mails).toHaveLength(1);
  });

  test('GO-07 An account whose address is not verified is never joined', async () => {
    await keep(anAccount('Ada', 'ada@example.org'));
    await expect(signIn(claims('ada@example.org'))).rejects.toMatchObject(unverified);
    expect(await accounts.findByIdentity(claims('ada@example.org').identity)).toBeNull();
    expect(sessions.kept).toEqual([]);
  });

  test('is not joined by an address that the provider has not verified', async () => {
    await keep({ ...anAccount('Ada', 'ada@example.org'), emailVerified: true });
    await expect(signIn(claims('ada@example.org', false))).rejects.toMatchObject(unverified);
  });
});

describe('While one user signs in from two windows at the same moment', () => {
  /** Another request is faster, once, between the look-up and the write. */
  class HurriedAccountStore extends MemoryAccountStore {
    faster: (() => Promise<unknown>) | undefined;

    override async addWithIdentity(account: Account, identity: ExternalIdentity): Promise<boolean> {
      const { faster } = this;
      this.faster = undefined;
      await faster?.();
      return super.addWithIdentity(account, identity);
    }
  }

  test('both get the one account that was created, which is new only for the first', async () => {
    const store = new HurriedAccountStore({ sessions });
    setUp(store);
    let first: SignedIn | undefined;
    store.faster = async () => (first = await goThereAndBack(claims('ada@example.org')));
    const second = await goThereAndBack(claims('ada@example.org'));
    expect(second.account).toEqual(first?.account);
    expect([first?.isNewAccount, second.isNewAccount]).toEqual([true, false]);
  });

  test('an account that was registered at that moment with an unverified address is not joined', async () => {
    const store = new HurriedAccountStore({ sessions });
    setUp(store);
    store.faster = () => keep(anAccount('Ada', 'ada@example.org'));
    await expect(signIn(claims('ada@example.org'))).rejects.toMatchObject(unverified);
  });
});

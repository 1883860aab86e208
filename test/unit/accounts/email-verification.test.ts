import { beforeEach, describe, expect, test } from '@jest/globals';
import { aPerson } from '../../builders/accounts/actor.js';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import { hashToken, newToken } from '../../../server/accounts/sessions/session.js';
import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import { Accounts } from '../../../server/accounts/use-cases/accounts.js';
import { RequestEmailVerification } from '../../../server/accounts/use-cases/request-email-verification.js';
import { VerifyEmail } from '../../../server/accounts/use-cases/verify-email.js';
import { Mails } from '../../../server/mail/use-cases/mails.js';
import { aCaller } from '../../builders/accounts/caller.js';
import { anAccount } from '../../builders/accounts/stored-account.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { MemoryMailQueue } from '../../fakes/mail/memory-mail-queue.js';
import { MemoryOneTimeTokenStore } from '../../fakes/accounts/memory-one-time-token-store.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const day = 24 * 60 * 60 * 1000;
const ada = anAccount('Ada');

let clock: StoppedClock;
let accounts: MemoryAccountStore;
let tokens: MemoryOneTimeTokenStore;
let queue: MemoryMailQueue;
beforeEach(async () => {
  clock = new StoppedClock();
  tokens = new MemoryOneTimeTokenStore();
  accounts = new MemoryAccountStore({ tokens });
  queue = new MemoryMailQueue();
  await accounts.add(ada, 'x');
});

describe('A request for a verification mail', () => {
  let limits: LimitAttempts;
  beforeEach(() => {
    limits = new LimitAttempts(new MemoryRateLimits(clock));
  });
  const ask = (accountId = ada.id) =>
    new RequestEmailVerification(new Accounts(accounts), limits, new Mails(queue)).execute(aPerson(accountId), aCaller());

  test('sends a mail, and the response names the address', async () => {
    expect(await ask()).toEqual({ alreadyVerified: false, detail: expect.stringContaining(ada.email) });
    expect(queue.mails).toEqual([{ kind: 'verify-email', accountId: ada.id, language: 'en' }]);
  });

  test('sends and counts nothing if the address is verified already, and the response says so', async () => {
    await accounts.markEmailVerified(ada.id);
    for (let count = 0; count < 20; count += 1) {
      expect(await ask()).toEqual({ alreadyVerified: true, detail: 'Your e-mail address is verified already.' });
    }
    expect(queue.mails).toEqual([]);
  });

  test('sends only a limited number of mails to one account; other accounts have limits of their own', async () => {
    const { attempts } = RATE_LIMITS.verificationMail;
    for (let count = 0; count < attempts; count += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(queue.mails).toHaveLength(attempts);
    const grace = anAccount('Grace');
    await accounts.add(grace, 'x');
    expect(await ask(grace.id)).toMatchObject({ alreadyVerified: false });
  });

  test('treats an account that was removed a moment ago as not signed in', async () => {
    await expect(ask(anAccount().id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('Verifying an e-mail address', () => {
  const refusal = { kind: 'invalid', code: 'VERIFICATION_LINK_INVALID' };
  const verification = () => new VerifyEmail(accounts, tokens, clock, new Accounts(accounts));
  const verify = (token: string) => verification().execute(token);
  const isVerified = async () => (await accounts.findById(ada.id))?.emailVerified;

  async function issue(purpose: 'verify-email' | 'reset-password' = 'verify-email'): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(clock.now().getTime() + day);
    await tokens.add({ tokenHash: hashToken(token), purpose, accountId: ada.id, expiresAt });
    return token;
  }

  test('EV-02 A valid token marks the e-mail verified', async () => {
    await verify(await issue());
    expect(await isVerified()).toBe(true);
  });

  test('EV-04 EV-05 Opening a verification link twice succeeds both times, for 24 hours and no longer', async () => {
    const token = await issue();
    await verify(token);
    clock.advance(day - 1);
    await verify(token);
    clock.advance(1);
    await expect(verify(token)).rejects.toMatchObject(refusal);
    expect(await isVerified()).toBe(true);
  });

  test('refuses a token that never existed, or that is for another purpose', async () => {
    for (const token of ['', newToken(), await issue('reset-password')]) await expect(verify(token)).rejects.toMatchObject(refusal);
    expect(await isVerified()).toBe(false);
  });

  test('VL-01 For the account that acts, a link verifies only the address of that account', async () => {
    const grace = anAccount('Grace');
    await accounts.add(grace, 'x');
    const token = await issue();
    await expect(verification().execute(token, aPerson(grace.id))).rejects.toMatchObject({ code: 'VERIFICATION_LINK_OF_OTHER' });
    expect(await isVerified()).toBe(false);
    await expect(verification().execute(newToken(), aPerson(ada.id))).rejects.toMatchObject(refusal);
    await verification().execute(token, aPerson(ada.id));
    expect(await isVerified()).toBe(true);
    expect((await accounts.findById(grace.id))?.emailVerified).toBe(false);
  });
});

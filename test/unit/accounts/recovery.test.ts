import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Caller } from '../../../server/accounts/caller.js';
import { LINK_LIFETIME } from '../../../server/accounts/one-time-token.js';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import { hashToken, newToken } from '../../../server/accounts/sessions/session.js';
import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import { ResetPassword, type ResetPasswordCommand } from '../../../server/accounts/use-cases/reset-password.js';
import { SendRecoveryMail } from '../../../server/accounts/use-cases/send-recovery-mail.js';
import { Mails } from '../../../server/mail/use-cases/mails.js';
import { anAccount, aSession } from '../../builders/accounts/stored-account.js';
import { MemoryAccountStore } from '../../fakes/accounts/memory-account-store.js';
import { MemoryMailQueue } from '../../fakes/mail/memory-mail-queue.js';
import { MemoryOneTimeTokenStore } from '../../fakes/accounts/memory-one-time-token-store.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { MemorySessionStore } from '../../fakes/accounts/memory-session-store.js';
import { QuickPasswordHasher } from '../../fakes/accounts/quick-password-hasher.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const home: Caller = { network: '192.0.2.1', device: null, language: 'en' };
const elsewhere: Caller = { network: '198.51.100.7', device: null, language: 'de' };
const tooMany = { kind: 'too-many', code: 'TOO_MANY_ATTEMPTS' };

let clock: StoppedClock;
let queue: MemoryMailQueue;
let sendRecoveryMail: SendRecoveryMail;
beforeEach(() => {
  clock = new StoppedClock();
  queue = new MemoryMailQueue();
  sendRecoveryMail = new SendRecoveryMail(new LimitAttempts(new MemoryRateLimits(clock)), new Mails(queue), {
    passwordSignIn: 'on',
    identityProviders: [],
  });
});

describe.each([
  { name: 'Recovering a username', kind: 'recover-username' },
  { name: 'Asking for a new password', kind: 'reset-password' },
] as const)('$name', ({ kind }) => {
  const ask = (email: string, caller = home) => sendRecoveryMail.execute(kind, email, caller);

  test('sends a mail for every well-formed address, without looking up an account', async () => {
    await ask(' Nobody@example.org ');
    expect(queue.mails).toEqual([{ kind, email: 'Nobody@example.org', language: 'en' }]);
  });

  test.each(['', 'nowhere', 'a@b', 'ada@example.org\r\nBcc: all@example.org'])(
    'refuses %j, which is no address, and sends nothing',
    async (email) => {
      const sentence = 'Enter an e-mail address such as name@example.org.';
      await expect(ask(email)).rejects.toMatchObject({ kind: 'invalid', code: 'EMAIL_INVALID', fields: { email: [sentence] } });
      expect(queue.mails).toEqual([]);
    },
  );

  test('sends only a limited number of mails to one address, whatever its case and whichever network asks', async () => {
    const { attempts, seconds } = RATE_LIMITS.recoverToAddress;
    for (let count = 0; count < attempts; count += 1) await ask(count % 2 ? 'ADA@example.org' : 'ada@EXAMPLE.org');
    await expect(ask('Ada@example.org', elsewhere)).rejects.toMatchObject({ ...tooMany, retryAfterSeconds: seconds });
    expect(queue.mails).toHaveLength(attempts);
    clock.advance(seconds * 1_000);
    await ask('Ada@example.org');
    expect(queue.mails).toHaveLength(attempts + 1);
  });

  test('counts an address under a hash that does not contain the address', async () => {
    const count = jest.spyOn(MemoryRateLimits.prototype, 'count');
    await ask('Ada@example.org');
    const keys = count.mock.calls.map(([{ key }]) => key);
    count.mockRestore();
    expect(keys).toEqual([home.network, expect.stringMatching(/^[\da-f]{64}$/)]);
  });

  test('limits the requests of one network; other networks are not affected', async () => {
    const { attempts } = RATE_LIMITS.recoverFromNetwork;
    for (let count = 0; count < attempts; count += 1) await ask(`ada${count}@example.org`);
    await expect(ask('grace@example.org')).rejects.toMatchObject(tooMany);
    await ask('grace@example.org', elsewhere);
    expect(queue.mails).toHaveLength(attempts + 1);
  });
});

test('The two recoveries count separately: too many requests for the username of an address do not block a new password for it', async () => {
  for (let count = 0; count < RATE_LIMITS.recoverToAddress.attempts; count += 1) {
    await sendRecoveryMail.execute('recover-username', 'ada@example.org', elsewhere);
  }
  await expect(sendRecoveryMail.execute('recover-username', 'ada@example.org', home)).rejects.toMatchObject(tooMany);
  await sendRecoveryMail.execute('reset-password', 'ada@example.org', home);
  expect(queue.mails.at(-1)).toEqual({ kind: 'reset-password', email: 'ada@example.org', language: 'en' });
});

describe('Resetting a password', () => {
  const ada = anAccount('Ada');
  const refusal = { kind: 'invalid', code: 'RESET_LINK_INVALID' };
  let sessions: MemorySessionStore;
  let tokens: MemoryOneTimeTokenStore;
  let accounts: MemoryAccountStore;
  let hasher: QuickPasswordHasher;
  let token: string;
  beforeEach(async () => {
    sessions = new MemorySessionStore();
    tokens = new MemoryOneTimeTokenStore();
    accounts = new MemoryAccountStore({ sessions, tokens });
    hasher = new QuickPasswordHasher();
    await accounts.add(ada, await hasher.hash('the former password'));
    hasher.asked = 0;
    token = await issue();
  });

  async function issue(accountId = ada.id, purpose: keyof typeof LINK_LIFETIME = 'reset-password'): Promise<string> {
    const text = newToken();
    const expiresAt = new Date(clock.now().getTime() + LINK_LIFETIME[purpose]);
    await tokens.add({ tokenHash: hashToken(text), purpose, accountId, expiresAt });
    return text;
  }

  const reset = (command: Partial<ResetPasswordCommand> = {}) =>
    new ResetPassword(accounts, tokens, hasher, clock, { passwordSignIn: 'on', identityProviders: [] }).execute(
      { accountId: ada.id, token, password: 'a new garden', ...command },
      elsewhere,
    );
  const isPassword = async (password: string) =>
    hasher.verify((await accounts.findCredentials(ada.username))?.passwordHash ?? '', password);

  test('replaces the password by a hash of exactly the text that was typed', async () => {
    await reset({ password: '  both ends  ' });
    expect(await isPassword('  both ends  ')).toBe(true);
    expect(await isPassword('both ends')).toBe(false);
    expect(await isPassword('the former password')).toBe(false);
  });

  test('SI-60 A new password is not the username with little more, and the link stays valid', async () => {
    await expect(reset({ password: `${ada.username}12` })).rejects.toMatchObject({ code: 'PASSWORD_REFUSED' });
    await reset();
  });

  test('AU-35 Using a reset link ends every session of the account, and informs its owner', async () => {
    const stranger = aSession(anAccount().id);
    for (const session of [aSession(ada.id), aSession(ada.id), stranger]) await sessions.add(session);
    await reset();
    expect(sessions.kept).toEqual([stranger]);
    expect(accounts.mails).toEqual([{ kind: 'password-changed', accountId: ada.id, language: 'de' }]);
  });

  test('AU-33 A reset link is valid for 1 hour, and no longer', async () => {
    clock.advance(60 * 60 * 1000 - 1);
    await reset();
    token = await issue();
    clock.advance(60 * 60 * 1000);
    await expect(reset()).rejects.toMatchObject(refusal);
  });

  test('AU-34 A reset link works once, even if two requests use it at the same moment', async () => {
    const outcomes = await Promise.allSettled([reset(), reset({ password: 'another garden' })]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset()).rejects.toMatchObject(refusal);
  });

  test('also ends the links that were mailed before', async () => {
    const earlier = await issue();
    await reset();
    await expect(reset({ token: earlier })).rejects.toMatchObject(refusal);
  });

  test('gives the same response for all incomplete links, and hashes nothing for them', async () => {
    const verification = await issue(ada.id, 'verify-email');
    const grace = anAccount('Grace');
    await accounts.add(grace, 'x');
    const wrong: Partial<ResetPasswordCommand>[] = [
      { token: newToken() },
      { token: '' },
      { token: verification },
      { token: await issue(grace.id) },
      { accountId: grace.id },
      { accountId: randomUUID() },
      { accountId: 'not a UUID' },
      { accountId: '' },
    ];
    const answers = await Promise.all(wrong.map((command) => reset(command).catch((error: unknown) => error)));
    expect(answers[0]).toMatchObject(refusal);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(hasher.asked).toBe(0);
    await reset();
  });

  test.each([
    ['1234567', 'Choose a password of at least 8 characters.'],
    ['x'.repeat(129), 'Choose a password of at most 128 characters.'],
    ['Sunshine', 'This password is one of the most common ones. Choose one that others would not think of.'],
  ])('refuses the password %j, says why, and leaves the link valid', async (password, sentence) => {
    await expect(reset({ password })).rejects.toMatchObject({ code: 'PASSWORD_REFUSED', fields: { password: [sentence] } });
    await reset();
  });

  test('checks the password before it checks the link', async () => {
    await expect(reset({ password: 'short', token: 'nothing' })).rejects.toMatchObject({ code: 'PASSWORD_REFUSED' });
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { aPerson } from '../../builders/accounts/actor.js';
import { SESSION_LIFETIME } from '../../../server/accounts/sessions/session.js';
import { Sessions } from '../../../server/accounts/sessions/use-cases/sessions.js';
import { StartSession } from '../../../server/accounts/sessions/use-cases/start-session.js';
import { aCaller } from '../../builders/accounts/caller.js';
import { anAccount } from '../../builders/accounts/stored-account.js';
import { MemorySessionStore } from '../../fakes/accounts/memory-session-store.js';
import { noNotices } from '../../fakes/accounts/no-known-devices.js';
import { NoSuspensions } from '../../fakes/accounts/no-suspensions.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

const hour = 60 * 60 * 1000;
const ada = anAccount('Ada');
const grace = anAccount('Grace');

let clock: StoppedClock;
let sessions: MemorySessionStore;
beforeEach(() => {
  clock = new StoppedClock();
  sessions = new MemorySessionStore();
});

const signIn = async (account = ada, device: string | null = null) =>
  (
    await new StartSession(sessions, clock, noNotices, new NoSuspensions()).execute(account, aCaller('192.0.2.1', device), {
      strength: 'password',
    })
  ).token;
const list = (token: string, accountId = ada.id) => new Sessions(sessions, clock).list(aPerson(accountId), token);

describe('The list of sessions', () => {
  test('shows where an account is signed in: the current session first, then the others by last use', async () => {
    const first = await signIn(ada, 'Firefox on Linux');
    const startedAt = clock.now();
    await signIn(ada, 'Chrome on Android');
    clock.advance(hour);
    await signIn(ada);
    await signIn(grace, 'Safari on iOS');
    const id: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
    expect(await list(first)).toEqual([
      { id, device: 'Firefox on Linux', startedAt, lastUsedAt: startedAt, isCurrent: true },
      { id, device: null, startedAt: clock.now(), lastUsedAt: clock.now(), isCurrent: false },
      { id, device: 'Chrome on Android', startedAt, lastUsedAt: startedAt, isCurrent: false },
    ]);
  });

  test('leaves out expired sessions', async () => {
    await signIn(ada, 'Firefox on Linux');
    clock.advance(SESSION_LIFETIME);
    expect(await list(await signIn(ada, 'Chrome on Android'))).toMatchObject([{ device: 'Chrome on Android' }]);
  });

  test('contains nothing that would help to guess a token', async () => {
    const token = await signIn();
    const [stored] = sessions.kept;
    const told = JSON.stringify(await list(token));
    expect(told).not.toContain(token);
    expect(told).not.toContain(stored?.tokenHash);
  });
});

test('The session of an account that was removed a moment ago is refused: with a wrong password if a password is checked, otherwise as ended', async () => {
  const start = new StartSession(new MemorySessionStore(() => false), clock, noNotices, new NoSuspensions());
  const caller = aCaller('192.0.2.1', null);
  await expect(start.execute(ada, caller, { strength: 'provider' })).rejects.toMatchObject({
    kind: 'unauthenticated',
    code: 'UNAUTHENTICATED',
  });
  await expect(start.execute(ada, caller, { strength: 'password', passwordHash: 'a hash' })).rejects.toMatchObject({
    kind: 'invalid',
    code: 'WRONG_CREDENTIALS',
  });
});

describe('Ending sessions', () => {
  test('ends one session and leaves the others', async () => {
    const token = await signIn(ada, 'here');
    await signIn(ada, 'there');
    const other = (await list(token)).find(({ isCurrent }) => !isCurrent);
    await new Sessions(sessions, clock).end(aPerson(ada.id), other?.id ?? '');
    expect(await list(token)).toMatchObject([{ device: 'here' }]);
  });

  test('does nothing for the session of another account or for an unknown id', async () => {
    await signIn(ada);
    const token = await signIn(grace);
    const [session] = await list(token, grace.id);
    for (const id of [session?.id ?? '', 'anything']) await new Sessions(sessions, clock).end(aPerson(ada.id), id);
    expect(sessions.kept).toHaveLength(2);
  });

  test('everywhere also ends the current session, and no session of another account', async () => {
    await signIn(ada);
    await signIn(ada);
    await signIn(grace);
    await new Sessions(sessions, clock).logOutEverywhere(aPerson(ada.id));
    expect(sessions.kept).toMatchObject([{ accountId: grace.id }]);
  });
});

import { expect, jest, test } from '@jest/globals';
import { RATE_LIMITS } from '../../../server/accounts/limits/rate-limit.js';
import type { PasskeyStore } from '../../../server/accounts/passkeys/ports/passkey-store.port.js';
import { SESSION_LIFETIME } from '../../../server/accounts/sessions/session.js';
import { RemoveExpired } from '../../../server/accounts/use-cases/remove-expired.js';
import { aOneTimeToken, aSession } from '../../builders/accounts/stored-account.js';
import { MemoryAccessTokenStore } from '../../fakes/accounts/memory-access-token-store.js';
import { MemoryOneTimeTokenStore } from '../../fakes/accounts/memory-one-time-token-store.js';
import { MemoryRateLimits } from '../../fakes/accounts/memory-rate-limits.js';
import { MemorySessionStore } from '../../fakes/accounts/memory-session-store.js';
import { MemorySignInRequestStore } from '../../fakes/accounts/memory-sign-in-request-store.js';
import { ENDED_LISTED_FOR } from '../../../server/accounts/sign-up/invitation.js';
import { NoSecondFactors } from '../../fakes/accounts/no-second-factors.js';
import { MemoryInvitationStore } from '../../fakes/accounts/memory-sign-up.js';
import { NoKnownDevices } from '../../fakes/accounts/no-known-devices.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';

test('Expired entries are removed five hundred at a time, and valid entries stay', async () => {
  const clock = new StoppedClock();
  const [sessions, tokens, requests] = [new MemorySessionStore(), new MemoryOneTimeTokenStore(), new MemorySignInRequestStore()];
  const [now, soon] = [clock.now(), new Date(clock.now().getTime() + 1)];
  for (let count = 0; count < 501; count += 1) await sessions.add(aSession('ada', new Date(now.getTime() - SESSION_LIFETIME)));
  const session = aSession('ada', new Date(soon.getTime() - SESSION_LIFETIME));
  await sessions.add(session);
  const [token, request] = [
    { ...aOneTimeToken('ada'), expiresAt: soon },
    { state: 'b', nonce: '', codeVerifier: '', provider: 'acme', invitation: null, accountId: null },
  ];
  for (const each of [{ ...aOneTimeToken('ada'), expiresAt: now }, token]) await tokens.add(each);
  await requests.add({ ...request, state: 'a' }, now);
  await requests.add(request, soon);

  const invitations = new MemoryInvitationStore();
  const invitation = { email: null, note: null, createdBy: null, uses: 1, used: 0, createdAt: now, revokedAt: null };
  const endedAt = (milliseconds: number) => new Date(now.getTime() - ENDED_LISTED_FOR + milliseconds);
  await invitations.add({ ...invitation, id: 'a', code: 'a', expiresAt: endedAt(0) });
  await invitations.add({ ...invitation, id: 'b', code: 'b', expiresAt: endedAt(1) });

  const attempt = { limit: RATE_LIMITS.logInAtAccount, key: 'ada' };
  const limits = new MemoryRateLimits(clock);
  const removeLimits = jest.spyOn(limits, 'removeExpired');
  await limits.count(attempt);

  const passkeys = { removeExpiredChallenges: jest.fn(() => Promise.resolve(0)) };
  const challenges = passkeys as unknown as PasskeyStore;
  const removeExpired = new RemoveExpired(
    sessions,
    new NoKnownDevices(),
    new MemoryAccessTokenStore(),
    tokens,
    requests,
    challenges,
    { removeEnded: async () => 0 } as never,
    invitations,
    new NoSecondFactors(),
    limits,
    clock,
  );
  expect([await removeExpired.execute(), sessions.kept.length]).toEqual([true, 2]);
  expect([await removeExpired.execute(), sessions.kept]).toEqual([false, [session]]);
  expect(passkeys.removeExpiredChallenges.mock.calls).toEqual([
    [now, 500],
    [now, 500],
  ]);
  expect(tokens.kept).toEqual([token]);
  expect(invitations.kept.map(({ id }) => id)).toEqual(['b']);
  expect([await requests.removeExpired(now, 9), await requests.take('b', now)]).toEqual([0, request]);
  expect([await limits.counted(attempt), removeLimits.mock.calls]).toEqual([1, [[500], [500]]]);
});

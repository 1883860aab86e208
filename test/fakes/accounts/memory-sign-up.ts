import { LimitAttempts } from '../../../server/accounts/limits/use-cases/limit-attempts.js';
import type { Invitation } from '../../../server/accounts/sign-up/invitation.js';
import { InvitationStore } from '../../../server/accounts/sign-up/ports/invitation-store.port.js';
import { SignUpModes } from '../../../server/accounts/sign-up/ports/sign-up-modes.port.js';
import { keepingDomains, OPEN, type PresentSignUpMode, type SignUpMode } from '../../../server/accounts/sign-up/sign-up-mode.rules.js';
import { SignUpTerms } from '../../../server/accounts/sign-up/use-cases/sign-up-terms.js';
import type { Clock } from '../../../server/clock.port.js';
import { partOf, type ListPart, type ListPlace } from '../../../server/lists/list-parts.rules.js';
import { MemoryRateLimits } from './memory-rate-limits.js';
import type { StoppedClock } from '../stopped-clock.js';

/** The mode in memory, for unit tests. */
export class MemorySignUpModes extends SignUpModes {
  private stored: SignUpMode | undefined;

  override async load(): Promise<PresentSignUpMode> {
    return this.stored ? { mode: this.stored, source: 'stored' } : { mode: OPEN, source: 'default' };
  }

  override async store(mode: SignUpMode): Promise<void> {
    this.stored = keepingDomains(this.stored ?? OPEN, mode);
  }
}

/** Invitations in memory, for unit tests. Accounts in memory do not use them up. */
export class MemoryInvitationStore extends InvitationStore {
  kept: Invitation[] = [];

  override async add(invitation: Invitation): Promise<void> {
    this.kept.push(invitation);
  }

  override async find(code: string): Promise<Invitation | null> {
    return this.kept.find((one) => one.code === code) ?? null;
  }

  override async findById(id: string): Promise<Invitation | null> {
    return this.kept.find((one) => one.id === id) ?? null;
  }

  override async list(atMost: number): Promise<Invitation[]> {
    return this.kept.toReversed().slice(0, atMost);
  }

  override async listPart(asked: { readonly place: ListPlace | null; readonly size: number }): Promise<ListPart<Invitation>> {
    const { place } = asked;
    const keyed = this.kept.toReversed().map((one) => ({ ...one, key: String(one.createdAt.getTime() * 1000) }));
    const at = place ? keyed.findIndex(({ id }) => id === place.id) : -1;
    const found = place?.isBackwards === true ? keyed.slice(0, at).toReversed() : keyed.slice(at + 1);
    const part = partOf(found, asked);
    return { ...part, rows: part.rows.map(({ key: _, ...invitation }) => invitation) };
  }

  override async revoke(code: string, at: Date): Promise<boolean> {
    const found = this.kept.find((one) => one.code === code && one.revokedAt === null);
    this.kept = this.kept.map((one) => (one === found ? { ...one, revokedAt: at } : one));
    return found !== undefined;
  }

  override async restore(code: string): Promise<boolean> {
    const found = this.kept.find((one) => one.code === code && one.revokedAt !== null);
    this.kept = this.kept.map((one) => (one === found ? { ...one, revokedAt: null } : one));
    return found !== undefined;
  }

  override async removeExpired(before: Date, atMost: number): Promise<number> {
    const expired = this.kept.filter(({ expiresAt }) => expiresAt <= before).slice(0, atMost);
    this.kept = this.kept.filter((one) => !expired.includes(one));
    return expired.length;
  }
}

/** The terms of a site where everybody may sign up, unless `modes` says otherwise. */
export function termsOfSignUp(
  clock: Clock & StoppedClock,
  modes = new MemorySignUpModes(),
  invitations = new MemoryInvitationStore(),
): SignUpTerms {
  return new SignUpTerms(modes, invitations, clock, new LimitAttempts(new MemoryRateLimits(clock)));
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { accepted, refused, type Parsed } from '../../../parsed.rules.js';
import { InvitationNeeded, InvitationRefused, SignUpClosed } from '../../accounts.errors.js';
import type { Admission } from '../../account.js';
import type { Caller } from '../../caller.js';
import type { EmailAddress } from '../../email-address.rules.js';
import { attemptsFrom, RATE_LIMITS } from '../../limits/rate-limit.js';
import { LimitAttempts } from '../../limits/use-cases/limit-attempts.js';
import { isFor, parseCode, stateOf, type EndState, type Invitation, type InvitationState } from '../invitation.js';
import { InvitationStore } from '../ports/invitation-store.port.js';
import { SignUpModes } from '../ports/sign-up-modes.port.js';
import { domainOf, isOpenTo, type SignUpMode } from '../sign-up-mode.rules.js';

/** What the terms say about an address that may sign up. */
export interface Admitted extends Admission {
  /** Whether the address counts as verified, because the invitation names it. */
  readonly emailVerified: boolean;
}

/** Who may sign up, and what has become of the invitation that was named. */
export interface SeenTerms {
  readonly mode: SignUpMode;
  /** Null if none was named. */
  readonly invitation: { readonly state: InvitationState; readonly email: string | null; readonly expiresAt: Date | null } | null;
}

/** The invitation that somebody has named. */
interface Named {
  /** Null if none was named, or if it cannot be used. */
  readonly invitation: Invitation | null;
  /** Why it cannot be used. */
  readonly end: EndState | null;
}

/** Who may sign up at this moment. Each door that opens an account for somebody asks here. */
@Injectable()
export class SignUpTerms {
  constructor(
    private readonly modes: SignUpModes,
    private readonly invitations: InvitationStore,
    private readonly clock: Clock,
    private readonly limitAttempts: LimitAttempts,
  ) {}

  /** Shows the terms to a person who wants to sign up. Errors: TOO_MANY_ATTEMPTS, because codes could be guessed. */
  async show(code: string | null, caller: Caller): Promise<SeenTerms> {
    const { mode: stored } = await this.modes.load();
    // The domains that another mode keeps for later are the operator's.
    const mode = stored.kind === 'domains' ? stored : { ...stored, domains: [] };
    if (code === null) return { mode, invitation: null };
    const attempts = attemptsFrom(RATE_LIMITS.readInvitation, caller.network);
    const invitation = await this.limitAttempts.execute(attempts, () => this.find(code));
    const state = stateOf(invitation, this.clock.now());
    return {
      mode,
      invitation: {
        state,
        email: state === 'valid' ? (invitation?.email ?? null) : null,
        expiresAt: state === 'unknown' ? null : (invitation?.expiresAt ?? null),
      },
    };
  }

  /**
   * The present terms, for somebody with an invitation or without. Returns what they say about an address. Refusals of an address: EMAIL_DOMAIN_REFUSED,
   * INVITATION_REFUSED. Errors, whatever the address is: SIGN_UP_CLOSED, INVITATION_NEEDED, INVITATION_REFUSED.
   */
  async load(code: string | null): Promise<(email: EmailAddress) => Parsed<Admitted>> {
    const { mode } = await this.modes.load();
    const named = code === null ? { invitation: null, end: null } : this.checked(await this.find(code));
    if (!named.invitation && (mode.kind === 'invite' || mode.kind === 'closed')) throw refusalFor(mode, named.end);
    return (email) => admit(email, mode, named);
  }

  /** Whether an account may get this address. Where addresses of some domains may sign up, it has to be one of these. Refusals: EMAIL_DOMAIN_REFUSED. */
  async admitAddress(email: EmailAddress): Promise<Parsed<EmailAddress>> {
    const { mode } = await this.modes.load();
    return mode.kind !== 'domains' || isOpenTo(mode, email) ? accepted(email) : refuseDomain(email, mode);
  }

  private checked(invitation: Invitation | null): Named {
    const state = stateOf(invitation, this.clock.now());
    return state === 'valid' ? { invitation, end: null } : { invitation: null, end: state };
  }

  private async find(text: string): Promise<Invitation | null> {
    const code = parseCode(text);
    return code === null ? null : this.invitations.find(code);
  }
}

function refusalFor({ kind }: SignUpMode, end: EndState | null): Error {
  if (end !== null) return new InvitationRefused(end);
  return kind === 'invite' ? new InvitationNeeded() : new SignUpClosed();
}

function admit(email: EmailAddress, mode: SignUpMode, { invitation, end }: Named): Parsed<Admitted> {
  const isOpen = isOpenTo(mode, email);
  const mustVerify = isOpen && mode.kind === 'domains';
  if (invitation && isFor(invitation, email)) {
    const emailVerified = invitation.email !== null;
    return accepted({ invitation: invitation.code, emailVerified, mustVerify: mustVerify && !emailVerified });
  }
  if (isOpen) return accepted({ invitation: null, emailVerified: false, mustVerify });
  if (invitation) return refused('INVITATION_REFUSED', {}, 'INVITATION_OF_OTHER');
  if (end !== null) return { ok: false, refusal: new InvitationRefused(end) };
  return refuseDomain(email, mode);
}

function refuseDomain(email: EmailAddress, { domains }: SignUpMode): Parsed<never> {
  return refused('EMAIL_DOMAIN_REFUSED', { domain: domainOf(email), domains: domains.join(', ') });
}

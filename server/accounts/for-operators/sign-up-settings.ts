import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { parsePlace, type ListPart } from '../../lists/list-parts.rules.js';
import { accepted, refused, type Parsed } from '../../parsed.rules.js';
import { InvitationNotMade, SignUpModeSet } from '../accounts.errors.js';
import { parseEmailAddress } from '../email-address.rules.js';
import { endAfter, newCode, parseCode, type Invitation } from '../sign-up/invitation.js';
import { INVITATION_DAYS, MOST_USES, NOTE_MAX_LENGTH } from '../sign-up/invitation.rules.js';
import { InvitationStore } from '../sign-up/ports/invitation-store.port.js';
import { SignUpModes } from '../sign-up/ports/sign-up-modes.port.js';
import type { PresentSignUpMode, SignUpMode } from '../sign-up/sign-up-mode.rules.js';

/** How many invitations a part of the list has. */
const INVITATIONS_OF_A_PART = 25;

/** What an operator chose for a new invitation. */
export interface NewInvitation {
  /** An e-mail address, which then is the only one that may use it, once; or a note. Null for neither. */
  readonly forWhom: string | null;
  /** How many accounts it may open, 1 to 10,000. */
  readonly uses: number;
  /** For how many days it is valid, 1 to 366. */
  readonly days: number;
}

/** Who may sign up, and the invitations of everybody. */
@Injectable()
export class SignUpSettings {
  constructor(
    private readonly modes: SignUpModes,
    private readonly invitations: InvitationStore,
    private readonly clock: Clock,
  ) {}

  mode(): Promise<PresentSignUpMode> {
    return this.modes.load();
  }

  /** `invite` and `closed` keep the domains of the present mode. Errors: SIGN_UP_MODE_SET when the variable `SIGN_UP` says who may sign up. */
  async change(mode: SignUpMode): Promise<void> {
    if ((await this.modes.load()).source === 'variable') throw new SignUpModeSet();
    await this.modes.store(mode, this.clock.now());
  }

  /** `createdBy`: the account of the operator; null on the command line. Errors: INVITATION_NOT_MADE with all faults together. */
  async invite({ forWhom, uses, days }: NewInvitation, createdBy: string | null = null): Promise<Invitation> {
    const [note, limits] = [parseNote(forWhom), parseLimits(uses, days)];
    if (!note.ok || !limits.ok) {
      throw new InvitationNotMade({ ...(!note.ok && { forWhom: [note.refusal] }), ...(!limits.ok && { uses: [limits.refusal] }) });
    }
    const email = forWhom === null ? null : parseEmailAddress(forWhom);
    const createdAt = this.clock.now();
    const invitation: Invitation = {
      id: randomUUID(),
      code: newCode(),
      ...(email?.ok ? { email: email.value, note: null, uses: 1 } : { email: null, note: note.value, uses }),
      createdBy,
      used: 0,
      createdAt,
      expiresAt: endAfter(days, createdAt),
      revokedAt: null,
    };
    await this.invitations.add(invitation);
    return invitation;
  }

  /** The newest first. */
  list(atMost: number): Promise<Invitation[]> {
    return this.invitations.list(atMost);
  }

  /** A part of the list. `at`: a place that another part has named; null for the beginning. */
  listPart(at: string | null): Promise<ListPart<Invitation>> {
    return this.invitations.listPart({ place: at === null ? null : parsePlace(at), size: INVITATIONS_OF_A_PART });
  }

  /** False when there is no such invitation, or when it was revoked before. */
  async revoke(text: string): Promise<boolean> {
    const code = parseCode(text);
    return code !== null && this.invitations.revoke(code, this.clock.now());
  }

  /** False when no such invitation was revoked. */
  async restore(text: string): Promise<boolean> {
    const code = parseCode(text);
    return code !== null && this.invitations.restore(code);
  }
}

function parseNote(text: string | null): Parsed<string | null> {
  const note = (text ?? '').replace(/\p{Cc}+/gu, ' ').trim();
  const [most, length] = [NOTE_MAX_LENGTH, note.length];
  if (parseEmailAddress(note).ok) return accepted(note);
  // A mistyped address would become an invitation for anybody.
  if (note.includes('@')) return refused('EMAIL_INVALID');
  if (length > most) return refused('TEXT_TOO_LONG', { most, length });
  return accepted(note === '' ? null : note);
}

function parseLimits(uses: number, days: number): Parsed<null> {
  const isWithin = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most;
  if (isWithin(uses, MOST_USES) && isWithin(days, INVITATION_DAYS.most)) return accepted(null);
  return refused('INVITATION_NOT_MADE', { uses: MOST_USES, days: INVITATION_DAYS.most }, 'INVITATION_LIMITS');
}

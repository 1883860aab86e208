import { Injectable } from '@nestjs/common';
import type { Actor, Scope } from '../../../actor.js';
import { EmailNotVerified } from '../../accounts.errors.js';
import { RATE_LIMITS, type RateLimit } from '../rate-limit.js';
import { SignUpModes } from '../../sign-up/ports/sign-up-modes.port.js';
import { isOpenTo } from '../../sign-up/sign-up-mode.rules.js';
import { LimitAttempts } from './limit-attempts.js';
import { Accounts } from '../../use-cases/accounts.js';

interface Admission {
  readonly scope: Scope;
  readonly limit: RateLimit;
  readonly needsVerifiedEmail?: true;
  /** Whether visitors see what it does. */
  readonly isPublic?: true;
}

/** The actions of an account that have a rate limit. The changes of its own looks count as arranging pages. */
const ACTIONS = {
  publish: { scope: 'publish', limit: RATE_LIMITS.publish, isPublic: true },
  saveDraft: { scope: 'publish', limit: RATE_LIMITS.saveDraft },
  readDraft: { scope: 'read', limit: RATE_LIMITS.readDraft },
  claimLinkname: { scope: 'publish', limit: RATE_LIMITS.claimLinkname },
  createPage: { scope: 'publish', limit: RATE_LIMITS.createPage },
  deletePage: { scope: 'publish', limit: RATE_LIMITS.deletePage },
  arrangePages: { scope: 'publish', limit: RATE_LIMITS.arrangePages },
  previewLink: { scope: 'publish', limit: RATE_LIMITS.previewLink },
  uploadPicture: { scope: 'media', limit: RATE_LIMITS.pictureUpload, needsVerifiedEmail: true },
  addWebhook: { scope: 'account', limit: RATE_LIMITS.useWebhooks, needsVerifiedEmail: true },
  // What sends something by a webhook, or changes its secret.
  useWebhook: { scope: 'account', limit: RATE_LIMITS.useWebhooks },
} as const satisfies Record<string, Admission>;

/** Lets an account do something within its rate limit. Errors: EMAIL_NOT_VERIFIED for pictures and new webhooks, and
 * for publications while only people with an address at certain domains may sign up; TOO_MANY_ATTEMPTS. */
@Injectable()
export class AdmitAction {
  constructor(
    private readonly accounts: Accounts,
    private readonly limitAttempts: LimitAttempts,
    private readonly signUpModes: SignUpModes,
  ) {}

  async execute<T>(action: keyof typeof ACTIONS, actor: Actor, work: () => Promise<T>): Promise<T> {
    const { scope, limit, needsVerifiedEmail, isPublic }: Admission = ACTIONS[action];
    const key = actor.accountFor(scope);
    if (needsVerifiedEmail && !(await this.accounts.load(actor, scope)).emailVerified) throw new EmailNotVerified();
    if (isPublic) await this.refuseUnprovenDomain(actor, scope);
    return this.limitAttempts.execute([{ limit, key }], work);
  }

  /** If only people with an address at certain domains may sign up, anybody can type one, and only its verification proves that it is theirs. */
  private async refuseUnprovenDomain(actor: Actor, scope: Scope): Promise<void> {
    const { mode } = await this.signUpModes.load();
    if (mode.kind !== 'domains') return;
    const { email, emailVerified } = await this.accounts.load(actor, scope);
    if (!emailVerified && isOpenTo(mode, email)) throw new EmailNotVerified();
  }
}

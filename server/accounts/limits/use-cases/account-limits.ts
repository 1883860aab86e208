import { Injectable } from '@nestjs/common';
import type { Actor, Scope } from '../../../actor.js';
import { DomainError } from '../../../domain-error.js';
import { EmailNotVerified } from '../../accounts.errors.js';
import { RATE_LIMITS, type RateLimit } from '../rate-limit.js';
import { isNoAttempt, LimitAttempts } from './limit-attempts.js';
import { Accounts } from '../../use-cases/accounts.js';
import { RateLimits } from '../ports/rate-limits.port.js';

interface LimitedAction {
  readonly scope: Scope;
  readonly limit: RateLimit;
  readonly needsVerifiedEmail?: true;
}

/** The actions of an account that have a rate limit. The changes of its own looks count as arranging pages. */
const ACTIONS = {
  publish: { scope: 'publish', limit: RATE_LIMITS.publish },
  tryPublication: { scope: 'read', limit: RATE_LIMITS.tryPublication },
  saveDraft: { scope: 'publish', limit: RATE_LIMITS.saveDraft },
  readDraft: { scope: 'read', limit: RATE_LIMITS.readDraft },
  claimLinkname: { scope: 'publish', limit: RATE_LIMITS.claimLinkname },
  createPage: { scope: 'publish', limit: RATE_LIMITS.createPage },
  deletePage: { scope: 'publish', limit: RATE_LIMITS.deletePage },
  createLock: { scope: 'publish', limit: RATE_LIMITS.createLock },
  arrangePages: { scope: 'publish', limit: RATE_LIMITS.arrangePages },
  previewLink: { scope: 'publish', limit: RATE_LIMITS.previewLink },
  checkLinkBack: { scope: 'publish', limit: RATE_LIMITS.checkLinkBack },
  importPage: { scope: 'publish', limit: RATE_LIMITS.importPage },
  importPicture: { scope: 'media', limit: RATE_LIMITS.importPicture, needsVerifiedEmail: true },
  uploadPicture: { scope: 'media', limit: RATE_LIMITS.pictureUpload, needsVerifiedEmail: true },
  addWebhook: { scope: 'account', limit: RATE_LIMITS.useWebhooks, needsVerifiedEmail: true },
  // What sends something by a webhook, or changes its secret.
  useWebhook: { scope: 'account', limit: RATE_LIMITS.useWebhooks },
} as const satisfies Record<string, LimitedAction>;

/** What refuses a picture after it was encoded. It has cost what the limit is about, so it stays counted. */
const REFUSES_ENCODED: ReadonlySet<string> = new Set(['STORAGE_FULL', 'TOO_MANY_PICTURES', 'STORAGE_UNAVAILABLE', 'UPLOAD_GIVEN_UP']);

/** The limits of what an account does. */
@Injectable()
export class AccountLimits {
  constructor(
    private readonly accounts: Accounts,
    private readonly limitAttempts: LimitAttempts,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Lets an account do something within its rate limit. Errors: EMAIL_NOT_VERIFIED for pictures, also those of imports, and new webhooks;
   * TOO_MANY_ATTEMPTS.
   */
  async admit<T>(action: keyof typeof ACTIONS, actor: Actor, work: () => Promise<T>): Promise<T> {
    const { scope, limit, needsVerifiedEmail }: LimitedAction = ACTIONS[action];
    const key = actor.accountFor(scope);
    if (needsVerifiedEmail && !(await this.accounts.load(actor, scope)).emailVerified) throw new EmailNotVerified();
    return this.limitAttempts.execute([{ limit, key }], work);
  }

  /** The same for the upload of a picture. One that is refused does not use up the pictures of the hour, unless too many were refused. */
  admitPicture<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    return this.admit('uploadPicture', actor, () =>
      work().catch(async (error: unknown) => {
        // What is no attempt is given back by `admit`.
        if (error instanceof DomainError && !isNoAttempt(error)) await this.giveBackRefusedPicture(actor);
        throw error;
      }),
    );
  }

  /** Works on a picture that was admitted and received. If that fails before it is encoded, the upload counts as little as one that was refused when it was received. */
  orGiveBackPicture<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
    return work().catch(async (error: unknown) => {
      if (isNoAttempt(error)) await this.giveBackPicture(actor).catch(() => undefined);
      else if (error instanceof DomainError && !REFUSES_ENCODED.has(error.code)) await this.giveBackRefusedPicture(actor);
      throw error;
    });
  }

  /** The upload of a picture does not count, unless too many were refused. Fails never: the caller gets the refusal all the same. */
  async giveBackRefusedPicture(actor: Actor): Promise<void> {
    const attempt = { limit: RATE_LIMITS.refusedPicture, key: actor.accountFor('media') };
    const counted = await this.rateLimits.count(attempt).catch(() => undefined);
    if (counted?.isAllowed) await this.giveBackPicture(actor).catch(() => undefined);
  }

  private async giveBackPicture(actor: Actor): Promise<void> {
    await this.rateLimits.giveBack({ limit: RATE_LIMITS.pictureUpload, key: actor.accountFor('media') });
  }
}

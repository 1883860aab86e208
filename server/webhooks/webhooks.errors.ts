import { DomainError, type FieldRefusals } from '../domain-error.js';
import { refusal } from '../parsed.rules.js';

/** The webhook was not stored. `fields` has every reason, by `url` and `events`. */
export class WebhookRefused extends DomainError {
  constructor(fields: FieldRefusals) {
    super('invalid', 'WEBHOOK_REFUSED', { fields });
  }
}

/** The refusal of a webhook that would tell of nothing. */
export const withoutEvent = refusal('WEBHOOK_REFUSED', {}, 'WEBHOOK_EVENTS');

/** The account has reached the limit of webhooks. */
export class TooManyWebhooks extends DomainError {
  constructor(most: number) {
    super('conflict', 'TOO_MANY_WEBHOOKS', { values: { most } });
  }
}

/** The account has no such webhook. */
export class WebhookNotFound extends DomainError {
  constructor() {
    super('not-found', 'WEBHOOK_NOT_FOUND');
  }
}

/** The account has no such delivery, or it is not kept any more. */
export class DeliveryNotFound extends DomainError {
  constructor() {
    super('not-found', 'WEBHOOK_DELIVERY_NOT_FOUND');
  }
}

/** The account was removed while it made a webhook. */
export class WebhookOwnerRemoved extends DomainError {
  constructor() {
    super('unauthenticated', 'UNAUTHENTICATED', { reason: 'UNAUTHENTICATED_ACCOUNT_REMOVED' });
  }
}

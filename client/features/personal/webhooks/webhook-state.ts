import { webhookEndTexts, webhookFailureTexts, webhookTexts as texts } from '../../../texts/en/webhooks.js';
import type { Delivery, Webhook } from './use-webhook.js';
import { formatExactly } from '../../../controls/dates.js';

/** Whether a webhook is on, and whether its receiver answers, in a few words. */
export function stateOf({ isEnabled, disabledBecause, failingSince }: Webhook): string {
  if (!isEnabled) return disabledBecause ? webhookEndTexts[disabledBecause] : texts.off;
  return failingSince === null ? texts.on : texts.failing({ when: formatExactly(failingSince) });
}

/** What has become of a message. */
export function outcomeOf(delivery: Delivery): string {
  const { state, attempts, status, nextAttemptAt } = delivery;
  if (state === 'DELIVERED') return texts.delivered({ status: status ?? 0 });
  const failure = failureIn(delivery);
  if (state === 'FAILED') return texts.givenUp({ failure, attempts });
  if (failure === '') return texts.waiting;
  return nextAttemptAt === null ? texts.trying({ failure }) : texts.retry({ failure, when: formatExactly(nextAttemptAt) });
}

function failureIn({ failure, status }: Delivery): string {
  if (failure === null) return '';
  return failure === 'STATUS' || failure === 'REDIRECT' ? texts.answered({ status: status ?? 0 }) : webhookFailureTexts[failure];
}

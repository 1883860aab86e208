import type { AttemptResult } from '../delivery.js';
import type { WebhookMessage } from '../message.js';

/** Sends messages to addresses that users have chosen. */
export abstract class WebhookSender {
  /**
   * Sends a message once, and never rejects. Nothing is sent to an address that is not public, whatever its name says and however it leads there,
   * unless the configuration allows it. Redirects are not followed. It takes at most 10 s.
   */
  abstract send(message: WebhookMessage): Promise<AttemptResult>;
}

import type { AttemptResult, DeliveryFailure } from '../../webhooks/delivery.js';
import type { WebhookMessage } from '../../webhooks/message.js';
import { WebhookSender } from '../../webhooks/ports/webhook-sender.port.js';
import { OutgoingRequestFailed, type GuardedHttp } from '../outgoing-http/guarded-http.js';

/** Sends messages by HTTP to the receivers that users have chosen. */
export class HttpWebhookSender extends WebhookSender {
  constructor(private readonly http: GuardedHttp) {
    super();
  }

  override async send({ address, headers, body }: WebhookMessage): Promise<AttemptResult> {
    try {
      const status = await this.http.send({ method: 'POST', address, headers, body });
      return { status, failure: failureOf(status) };
    } catch (error) {
      if (error instanceof OutgoingRequestFailed) return { status: null, failure: error.failure };
      throw error;
    }
  }
}

function failureOf(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

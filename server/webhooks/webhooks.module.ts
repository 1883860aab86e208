import { Module } from '@nestjs/common';
import { ChangeWebhook } from './use-cases/change-webhook.js';
import { CountDeliveries } from './use-cases/count-deliveries.js';
import { CreateWebhook } from './use-cases/create-webhook.js';
import { DeleteWebhook } from './use-cases/delete-webhook.js';
import { DeliverEvents } from './use-cases/deliver-events.js';
import { FindWebhook } from './use-cases/find-webhook.js';
import { ListAllWebhooks } from './use-cases/list-all-webhooks.js';
import { ListDeliveries } from './use-cases/list-deliveries.js';
import { ListWebhooks } from './use-cases/list-webhooks.js';
import { RedeliverEvent } from './use-cases/redeliver-event.js';
import { RemoveOldDeliveries } from './use-cases/remove-old-deliveries.js';
import { RotateWebhookSecret } from './use-cases/rotate-webhook-secret.js';
import { SendTestEvent } from './use-cases/send-test-event.js';

const useCases = [
  ListWebhooks,
  ListAllWebhooks,
  FindWebhook,
  CreateWebhook,
  ChangeWebhook,
  DeleteWebhook,
  RotateWebhookSecret,
  ListDeliveries,
  RedeliverEvent,
  SendTestEvent,
  DeliverEvents,
  CountDeliveries,
  RemoveOldDeliveries,
];

/** Webhooks: addresses that are told of changes. */
@Module({ providers: useCases, exports: useCases })
export class WebhooksModule {}

import { Module } from '@nestjs/common';
import { AllWebhooks } from './for-operators/all-webhooks.js';
import { ChangeWebhook } from './use-cases/change-webhook.js';
import { Deliveries } from './use-cases/deliveries.js';
import { CreateWebhook } from './use-cases/create-webhook.js';
import { Webhooks } from './use-cases/webhooks.js';
import { DeliverEvents } from './use-cases/deliver-events.js';
const useCases = [AllWebhooks, Webhooks, CreateWebhook, ChangeWebhook, Deliveries, DeliverEvents];

/** Webhooks: addresses that are told of changes. */
@Module({ providers: useCases, exports: useCases })
export class WebhooksModule {}

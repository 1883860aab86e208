import type { Operation } from '../connection/operation.js';
import type { WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables } from './types.js';
export const WebhookDeliveriesDocument = "query WebhookDeliveries($webhookId:ID!){webhookDeliveries(webhookId:$webhookId){id type body createdAt state attempts nextAttemptAt status failure __typename}}" as Operation<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;

import type { Operation } from '../connection/operation.js';
import type { WebhooksQuery, WebhooksQueryVariables } from './types.js';
export const WebhooksDocument = "query Webhooks{webhooks{...WebhookEntry __typename}}fragment WebhookEntry on Webhook{id url events isEnabled disabledBecause failingSince}" as Operation<WebhooksQuery, WebhooksQueryVariables>;

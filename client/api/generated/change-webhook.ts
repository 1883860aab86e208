import type { Operation } from '../connection/operation.js';
import type { ChangeWebhookMutation, ChangeWebhookMutationVariables } from './types.js';
export const ChangeWebhookDocument = "mutation ChangeWebhook($input:ChangeWebhookInput!){changeWebhook(input:$input){...WebhookEntry __typename}}fragment WebhookEntry on Webhook{id url events isEnabled disabledBecause failingSince}" as Operation<ChangeWebhookMutation, ChangeWebhookMutationVariables>;

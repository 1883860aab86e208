import type { Operation } from '../connection/operation.js';
import type { CreateWebhookMutation, CreateWebhookMutationVariables } from './types.js';
export const CreateWebhookDocument = "mutation CreateWebhook($input:CreateWebhookInput!){createWebhook(input:$input){secret __typename}}" as Operation<CreateWebhookMutation, CreateWebhookMutationVariables>;

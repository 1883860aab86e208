import type { Operation } from '../connection/operation.js';
import type { DeleteWebhookMutation, DeleteWebhookMutationVariables } from './types.js';
export const DeleteWebhookDocument = "mutation DeleteWebhook($id:ID!){deleteWebhook(id:$id)}" as Operation<DeleteWebhookMutation, DeleteWebhookMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { AdminDeleteWebhookMutation, AdminDeleteWebhookMutationVariables } from './types.js';
export const AdminDeleteWebhookDocument = "mutation AdminDeleteWebhook($id:ID!){adminDeleteWebhook(id:$id)}" as Operation<AdminDeleteWebhookMutation, AdminDeleteWebhookMutationVariables>;

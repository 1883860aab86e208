import type { Operation } from '../connection/operation.js';
import type { RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables } from './types.js';
export const RotateWebhookSecretDocument = "mutation RotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id)}" as Operation<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { SendTestEventMutation, SendTestEventMutationVariables } from './types.js';
export const SendTestEventDocument = "mutation SendTestEvent($webhookId:ID!){sendTestEvent(webhookId:$webhookId)}" as Operation<SendTestEventMutation, SendTestEventMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { CancelScheduledPublicationMutation, CancelScheduledPublicationMutationVariables } from './types.js';
export const CancelScheduledPublicationDocument = "mutation CancelScheduledPublication($pageId:ID!){cancelScheduledPublication(pageId:$pageId)}" as Operation<CancelScheduledPublicationMutation, CancelScheduledPublicationMutationVariables>;

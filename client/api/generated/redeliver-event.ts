import type { Operation } from '../connection/operation.js';
import type { RedeliverEventMutation, RedeliverEventMutationVariables } from './types.js';
export const RedeliverEventDocument = "mutation RedeliverEvent($id:ID!){redeliverEvent(id:$id)}" as Operation<RedeliverEventMutation, RedeliverEventMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { EndSessionMutation, EndSessionMutationVariables } from './types.js';
export const EndSessionDocument = "mutation EndSession($id:ID!){endSession(id:$id)}" as Operation<EndSessionMutation, EndSessionMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { VerifyOwnEmailMutation, VerifyOwnEmailMutationVariables } from './types.js';
export const VerifyOwnEmailDocument = "mutation VerifyOwnEmail($token:String!){verifyOwnEmail(token:$token)}" as Operation<VerifyOwnEmailMutation, VerifyOwnEmailMutationVariables>;

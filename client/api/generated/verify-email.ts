import type { Operation } from '../connection/operation.js';
import type { VerifyEmailMutation, VerifyEmailMutationVariables } from './types.js';
export const VerifyEmailDocument = "mutation VerifyEmail($token:String!){verifyEmail(token:$token)}" as Operation<VerifyEmailMutation, VerifyEmailMutationVariables>;

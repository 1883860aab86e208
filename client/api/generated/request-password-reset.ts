import type { Operation } from '../connection/operation.js';
import type { RequestPasswordResetMutation, RequestPasswordResetMutationVariables } from './types.js';
export const RequestPasswordResetDocument = "mutation RequestPasswordReset($email:String!){requestPasswordReset(email:$email)}" as Operation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;

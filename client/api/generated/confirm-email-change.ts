import type { Operation } from '../connection/operation.js';
import type { ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables } from './types.js';
export const ConfirmEmailChangeDocument = "mutation ConfirmEmailChange($token:String!){confirmEmailChange(token:$token){username email __typename}}" as Operation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;

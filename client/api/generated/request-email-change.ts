import type { Operation } from '../connection/operation.js';
import type { RequestEmailChangeMutation, RequestEmailChangeMutationVariables } from './types.js';
export const RequestEmailChangeDocument = "mutation RequestEmailChange($email:String!){requestEmailChange(email:$email){email __typename}}" as Operation<RequestEmailChangeMutation, RequestEmailChangeMutationVariables>;

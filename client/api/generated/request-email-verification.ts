import type { Operation } from '../connection/operation.js';
import type { RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables } from './types.js';
export const RequestEmailVerificationDocument = "mutation RequestEmailVerification{requestEmailVerification{alreadyVerified detail __typename}}" as Operation<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>;

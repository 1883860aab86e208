import type { Operation } from '../connection/operation.js';
import type { OwnVerificationQuery, OwnVerificationQueryVariables } from './types.js';
export const OwnVerificationDocument = "query OwnVerification{me{email emailVerified __typename}}" as Operation<OwnVerificationQuery, OwnVerificationQueryVariables>;

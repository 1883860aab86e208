import type { Operation } from '../connection/operation.js';
import type { FinishSignInMutation, FinishSignInMutationVariables } from './types.js';
export const FinishSignInDocument = "mutation FinishSignIn($input:FinishSignInInput!){finishSignIn(input:$input){token isNewAccount account{firstUsername email emailVerified page{id linkname __typename}__typename}__typename}}" as Operation<FinishSignInMutation, FinishSignInMutationVariables>;

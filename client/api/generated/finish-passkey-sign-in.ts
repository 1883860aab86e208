import type { Operation } from '../connection/operation.js';
import type { FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables } from './types.js';
export const FinishPasskeySignInDocument = "mutation FinishPasskeySignIn($input:PasskeyAnswerInput!){finishPasskeySignIn(input:$input){token account{firstUsername page{linkname __typename}__typename}__typename}}" as Operation<FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { StartPasskeySignInMutation, StartPasskeySignInMutationVariables } from './types.js';
export const StartPasskeySignInDocument = "mutation StartPasskeySignIn{startPasskeySignIn{challenge siteId __typename}}" as Operation<StartPasskeySignInMutation, StartPasskeySignInMutationVariables>;

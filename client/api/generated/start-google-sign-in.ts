import type { Operation } from '../connection/operation.js';
import type { StartGoogleSignInMutation, StartGoogleSignInMutationVariables } from './types.js';
export const StartGoogleSignInDocument = "mutation StartGoogleSignIn($invitation:String){startGoogleSignIn(invitation:$invitation){address state __typename}}" as Operation<StartGoogleSignInMutation, StartGoogleSignInMutationVariables>;

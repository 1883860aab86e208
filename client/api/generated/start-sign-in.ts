import type { Operation } from '../connection/operation.js';
import type { StartSignInMutation, StartSignInMutationVariables } from './types.js';
export const StartSignInDocument = "mutation StartSignIn($provider:String!$invitation:String){startSignIn(provider:$provider invitation:$invitation){address state __typename}}" as Operation<StartSignInMutation, StartSignInMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { StartSignInMutation, StartSignInMutationVariables } from './types.js';
export const StartSignInDocument = "mutation StartSignIn($provider:String!$invitation:String$asksAgain:Boolean){startSignIn(provider:$provider invitation:$invitation asksAgain:$asksAgain){address state __typename}}" as Operation<StartSignInMutation, StartSignInMutationVariables>;

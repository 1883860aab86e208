import type { Operation } from '../connection/operation.js';
import type { BeginLogInMutation, BeginLogInMutationVariables } from './types.js';
export const BeginLogInDocument = "mutation BeginLogIn($input:BeginLogInInput!){beginLogIn(input:$input){...on SignedIn{token account{firstUsername page{linkname __typename}__typename}}...on SecondFactorNeeded{challenge mayRemember}__typename}}" as Operation<BeginLogInMutation, BeginLogInMutationVariables>;

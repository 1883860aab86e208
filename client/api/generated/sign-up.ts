import type { Operation } from '../connection/operation.js';
import type { SignUpQuery, SignUpQueryVariables } from './types.js';
export const SignUpDocument = "query SignUp($invitation:String){signUp(invitation:$invitation){mode domains invitation{state email expiresAt __typename}__typename}}" as Operation<SignUpQuery, SignUpQueryVariables>;

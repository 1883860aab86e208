import type { Operation } from '../connection/operation.js';
import type { BeginAuthenticatorAppMutation, BeginAuthenticatorAppMutationVariables } from './types.js';
export const BeginAuthenticatorAppDocument = "mutation BeginAuthenticatorApp{beginAuthenticatorApp{key address __typename}}" as Operation<BeginAuthenticatorAppMutation, BeginAuthenticatorAppMutationVariables>;

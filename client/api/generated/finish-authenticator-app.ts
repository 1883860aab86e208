import type { Operation } from '../connection/operation.js';
import type { FinishAuthenticatorAppMutation, FinishAuthenticatorAppMutationVariables } from './types.js';
export const FinishAuthenticatorAppDocument = "mutation FinishAuthenticatorApp($code:String!){finishAuthenticatorApp(code:$code)}" as Operation<FinishAuthenticatorAppMutation, FinishAuthenticatorAppMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { SwitchOffAuthenticatorAppMutation, SwitchOffAuthenticatorAppMutationVariables } from './types.js';
export const SwitchOffAuthenticatorAppDocument = "mutation SwitchOffAuthenticatorApp{switchOffAuthenticatorApp}" as Operation<SwitchOffAuthenticatorAppMutation, SwitchOffAuthenticatorAppMutationVariables>;

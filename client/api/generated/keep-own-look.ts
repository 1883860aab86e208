import type { Operation } from '../connection/operation.js';
import type { KeepOwnLookMutation, KeepOwnLookMutationVariables } from './types.js';
export const KeepOwnLookDocument = "mutation KeepOwnLook($input:KeepOwnLookInput!){keepOwnLook(input:$input){id __typename}}" as Operation<KeepOwnLookMutation, KeepOwnLookMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { AddPasskeyMutation, AddPasskeyMutationVariables } from './types.js';
export const AddPasskeyDocument = "mutation AddPasskey($input:AddPasskeyInput!){addPasskey(input:$input){id __typename}}" as Operation<AddPasskeyMutation, AddPasskeyMutationVariables>;

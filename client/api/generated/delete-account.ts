import type { Operation } from '../connection/operation.js';
import type { DeleteAccountMutation, DeleteAccountMutationVariables } from './types.js';
export const DeleteAccountDocument = "mutation DeleteAccount($input:DeleteAccountInput!){deleteAccount(input:$input)}" as Operation<DeleteAccountMutation, DeleteAccountMutationVariables>;

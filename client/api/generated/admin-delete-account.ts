import type { Operation } from '../connection/operation.js';
import type { AdminDeleteAccountMutation, AdminDeleteAccountMutationVariables } from './types.js';
export const AdminDeleteAccountDocument = "mutation AdminDeleteAccount($input:AdminDeletionInput!){adminDeleteAccount(input:$input)}" as Operation<AdminDeleteAccountMutation, AdminDeleteAccountMutationVariables>;

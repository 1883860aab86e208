import type { Operation } from '../connection/operation.js';
import type { AdminDeleteAccountMutation, AdminDeleteAccountMutationVariables } from './types.js';
export const AdminDeleteAccountDocument = "mutation AdminDeleteAccount($input:AdminDeletionInput!){adminDeleteAccount(input:$input){receipt at pages linknamesFreeAt isMailed __typename}}" as Operation<AdminDeleteAccountMutation, AdminDeleteAccountMutationVariables>;

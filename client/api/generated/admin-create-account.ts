import type { Operation } from '../connection/operation.js';
import type { AdminCreateAccountMutation, AdminCreateAccountMutationVariables } from './types.js';
export const AdminCreateAccountDocument = "mutation AdminCreateAccount($input:AdminAccountInput!){adminCreateAccount(input:$input){account{id username __typename}link __typename}}" as Operation<AdminCreateAccountMutation, AdminCreateAccountMutationVariables>;

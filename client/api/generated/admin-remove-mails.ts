import type { Operation } from '../connection/operation.js';
import type { AdminRemoveMailsMutation, AdminRemoveMailsMutationVariables } from './types.js';
export const AdminRemoveMailsDocument = "mutation AdminRemoveMails($ids:[ID!]!){adminRemoveMails(ids:$ids)}" as Operation<AdminRemoveMailsMutation, AdminRemoveMailsMutationVariables>;

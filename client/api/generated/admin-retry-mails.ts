import type { Operation } from '../connection/operation.js';
import type { AdminRetryMailsMutation, AdminRetryMailsMutationVariables } from './types.js';
export const AdminRetryMailsDocument = "mutation AdminRetryMails($ids:[ID!]){adminRetryMails(ids:$ids)}" as Operation<AdminRetryMailsMutation, AdminRetryMailsMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { AdminRevokeAccessTokenMutation, AdminRevokeAccessTokenMutationVariables } from './types.js';
export const AdminRevokeAccessTokenDocument = "mutation AdminRevokeAccessToken($accountId:ID!$id:ID!){adminRevokeAccessToken(accountId:$accountId id:$id)}" as Operation<AdminRevokeAccessTokenMutation, AdminRevokeAccessTokenMutationVariables>;

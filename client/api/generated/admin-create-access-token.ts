import type { Operation } from '../connection/operation.js';
import type { AdminCreateAccessTokenMutation, AdminCreateAccessTokenMutationVariables } from './types.js';
export const AdminCreateAccessTokenDocument = "mutation AdminCreateAccessToken($input:AdminAccessTokenInput!){adminCreateAccessToken(input:$input){token __typename}}" as Operation<AdminCreateAccessTokenMutation, AdminCreateAccessTokenMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables } from './types.js';
export const RevokeAccessTokenDocument = "mutation RevokeAccessToken($id:ID!){revokeAccessToken(id:$id)}" as Operation<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;

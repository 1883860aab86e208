import type { Operation } from '../connection/operation.js';
import type { CreateAccessTokenMutation, CreateAccessTokenMutationVariables } from './types.js';
export const CreateAccessTokenDocument = "mutation CreateAccessToken($input:CreateAccessTokenInput!){createAccessToken(input:$input){token __typename}}" as Operation<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;

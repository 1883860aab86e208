import type { Operation } from '../connection/operation.js';
import type { ChangeUsernameMutation, ChangeUsernameMutationVariables } from './types.js';
export const ChangeUsernameDocument = "mutation ChangeUsername($username:String!){changeUsername(username:$username){username __typename}}" as Operation<ChangeUsernameMutation, ChangeUsernameMutationVariables>;

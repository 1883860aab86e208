import type { Operation } from '../connection/operation.js';
import type { RegisterMutation, RegisterMutationVariables } from './types.js';
export const RegisterDocument = "mutation Register($input:RegisterInput!){register(input:$input){token account{firstUsername email page{id __typename}__typename}__typename}}" as Operation<RegisterMutation, RegisterMutationVariables>;

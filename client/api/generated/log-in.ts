import type { Operation } from '../connection/operation.js';
import type { LogInMutation, LogInMutationVariables } from './types.js';
export const LogInDocument = "mutation LogIn($input:LogInInput!){logIn(input:$input){token account{username page{linkname __typename}__typename}__typename}}" as Operation<LogInMutation, LogInMutationVariables>;

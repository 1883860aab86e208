import type { Operation } from '../connection/operation.js';
import type { ChangePageAccessMutation, ChangePageAccessMutationVariables } from './types.js';
export const ChangePageAccessDocument = "mutation ChangePageAccess($id:ID!$access:PageAccess!$lock:ID$hint:String){changePageAccess(id:$id access:$access lock:$lock hint:$hint){id access accessHint __typename}}" as Operation<ChangePageAccessMutation, ChangePageAccessMutationVariables>;

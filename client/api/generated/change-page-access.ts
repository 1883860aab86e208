import type { Operation } from '../connection/operation.js';
import type { ChangePageAccessMutation, ChangePageAccessMutationVariables } from './types.js';
export const ChangePageAccessDocument = "mutation ChangePageAccess($id:ID!$access:PageAccess!){changePageAccess(id:$id access:$access){id access __typename}}" as Operation<ChangePageAccessMutation, ChangePageAccessMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { AdminBlockLinksMutation, AdminBlockLinksMutationVariables } from './types.js';
export const AdminBlockLinksDocument = "mutation AdminBlockLinks($input:AdminBlockedLinksInput!){adminBlockLinks(input:$input)}" as Operation<AdminBlockLinksMutation, AdminBlockLinksMutationVariables>;

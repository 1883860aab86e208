import type { Operation } from '../connection/operation.js';
import type { AdminBlockedLinksQuery, AdminBlockedLinksQueryVariables } from './types.js';
export const AdminBlockedLinksDocument = "query AdminBlockedLinks($search:String){adminBlockedLinks(search:$search){links{pattern note addedAt addedBy __typename}total __typename}}" as Operation<AdminBlockedLinksQuery, AdminBlockedLinksQueryVariables>;

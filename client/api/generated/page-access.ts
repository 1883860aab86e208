import type { Operation } from '../connection/operation.js';
import type { PageAccessQuery, PageAccessQueryVariables } from './types.js';
export const PageAccessDocument = "query PageAccess($id:ID!){page(id:$id){id access accessHint period{from until timeZone isAnnounced __typename}__typename}}" as Operation<PageAccessQuery, PageAccessQueryVariables>;

import type { Operation } from '../connection/operation.js';
import type { PageAccessQuery, PageAccessQueryVariables } from './types.js';
export const PageAccessDocument = "query PageAccess($id:ID!){page(id:$id){id access accessHint period{...PagePeriod __typename}__typename}}fragment PagePeriod on PagePeriod{from until timeZone isAnnounced}" as Operation<PageAccessQuery, PageAccessQueryVariables>;

import type { Operation } from '../connection/operation.js';
import type { PageCountsQuery, PageCountsQueryVariables } from './types.js';
export const PageCountsDocument = "query PageCounts($pageId:ID!$days:Int!){pageCounts(pageId:$pageId days:$days){firstDay views referrers{subject count __typename}tiles{tileId subject count __typename}links{subject count __typename}__typename}}" as Operation<PageCountsQuery, PageCountsQueryVariables>;

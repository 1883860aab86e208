import type { Operation } from '../connection/operation.js';
import type { PageViewsQuery, PageViewsQueryVariables } from './types.js';
export const PageViewsDocument = "query PageViews($days:Int!){pageViews(days:$days){pageId firstDay views __typename}}" as Operation<PageViewsQuery, PageViewsQueryVariables>;

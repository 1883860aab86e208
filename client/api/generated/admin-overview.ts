import type { Operation } from '../connection/operation.js';
import type { AdminOverviewQuery, AdminOverviewQueryVariables } from './types.js';
export const AdminOverviewDocument = "query AdminOverview{adminOverview{figures{countedAt accounts pages published seen visits visitsBefore days{day signUps publications __typename}__typename}attention{kind count since __typename}health{checkedAt startedAt parts{name works milliseconds __typename}disk{used size __typename}mailsWaiting mailsGivenUp __typename}__typename}}" as Operation<AdminOverviewQuery, AdminOverviewQueryVariables>;

import type { Operation } from '../connection/operation.js';
import type { LinkedAccountsQuery, LinkedAccountsQueryVariables } from './types.js';
export const LinkedAccountsDocument = "query LinkedAccounts{linkedAccounts{provider{name label __typename}isLinked email linkedAt isOnlyWayIn __typename}}" as Operation<LinkedAccountsQuery, LinkedAccountsQueryVariables>;

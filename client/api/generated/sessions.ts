import type { Operation } from '../connection/operation.js';
import type { SessionsQuery, SessionsQueryVariables } from './types.js';
export const SessionsDocument = "query Sessions{me{signInNotices __typename}sessions{id device browser system lastUsedAt isCurrent __typename}}" as Operation<SessionsQuery, SessionsQueryVariables>;

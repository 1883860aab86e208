import type { Operation } from '../connection/operation.js';
import type { ProgramsQuery, ProgramsQueryVariables } from './types.js';
export const ProgramsDocument = "query Programs{accessTokens{id name expiresAt __typename}webhooks{id url isEnabled __typename}}" as Operation<ProgramsQuery, ProgramsQueryVariables>;

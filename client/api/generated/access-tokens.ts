import type { Operation } from '../connection/operation.js';
import type { AccessTokensQuery, AccessTokensQueryVariables } from './types.js';
export const AccessTokensDocument = "query AccessTokens{accessTokens{id name scopes expiresAt lastUsedAt __typename}}" as Operation<AccessTokensQuery, AccessTokensQueryVariables>;

import type { Operation } from '../connection/operation.js';
import type { PasskeysQuery, PasskeysQueryVariables } from './types.js';
export const PasskeysDocument = "query Passkeys{passkeys{id name kind createdAt lastUsedAt isOnlyWayIn __typename}}" as Operation<PasskeysQuery, PasskeysQueryVariables>;

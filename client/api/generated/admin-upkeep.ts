import type { Operation } from '../connection/operation.js';
import type { AdminUpkeepQuery, AdminUpkeepQueryVariables } from './types.js';
export const AdminUpkeepDocument = "query AdminUpkeep{adminUpkeep{webhooks{id accountId host waiting state failingSince __typename}exportsPages __typename}}" as Operation<AdminUpkeepQuery, AdminUpkeepQueryVariables>;

import type { Operation } from '../connection/operation.js';
import type { AdminLinkFindingsQuery, AdminLinkFindingsQueryVariables } from './types.js';
export const AdminLinkFindingsDocument = "query AdminLinkFindings{adminLinkFindings{pages{pageId linkname owner address pattern isHidden __typename}isWhole __typename}}" as Operation<AdminLinkFindingsQuery, AdminLinkFindingsQueryVariables>;

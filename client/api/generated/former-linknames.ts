import type { Operation } from '../connection/operation.js';
import type { FormerLinknamesQuery, FormerLinknamesQueryVariables } from './types.js';
export const FormerLinknamesDocument = "query FormerLinknames($pageId:ID){formerLinknames(pageId:$pageId){linkname closedUntil __typename}}" as Operation<FormerLinknamesQuery, FormerLinknamesQueryVariables>;

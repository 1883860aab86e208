import type { Operation } from '../connection/operation.js';
import type { DraftLinkQuery, DraftLinkQueryVariables } from './types.js';
export const DraftLinkDocument = "query DraftLink($pageId:ID!){page(id:$pageId){id draftLink{url createdAt expiresAt timesOpened __typename}__typename}}" as Operation<DraftLinkQuery, DraftLinkQueryVariables>;

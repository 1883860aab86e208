import type { Operation } from '../connection/operation.js';
import type { DiscardDraftMutation, DiscardDraftMutationVariables } from './types.js';
export const DiscardDraftDocument = "mutation DiscardDraft($pageId:ID!$revision:Int!){discardDraft(pageId:$pageId revision:$revision){revision __typename}}" as Operation<DiscardDraftMutation, DiscardDraftMutationVariables>;

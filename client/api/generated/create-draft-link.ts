import type { Operation } from '../connection/operation.js';
import type { CreateDraftLinkMutation, CreateDraftLinkMutationVariables } from './types.js';
export const CreateDraftLinkDocument = "mutation CreateDraftLink($pageId:ID!){createDraftLink(pageId:$pageId){url createdAt expiresAt timesOpened __typename}}" as Operation<CreateDraftLinkMutation, CreateDraftLinkMutationVariables>;

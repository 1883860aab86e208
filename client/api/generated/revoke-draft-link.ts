import type { Operation } from '../connection/operation.js';
import type { RevokeDraftLinkMutation, RevokeDraftLinkMutationVariables } from './types.js';
export const RevokeDraftLinkDocument = "mutation RevokeDraftLink($pageId:ID!){revokeDraftLink(pageId:$pageId)}" as Operation<RevokeDraftLinkMutation, RevokeDraftLinkMutationVariables>;

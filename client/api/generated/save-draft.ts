import type { Operation } from '../connection/operation.js';
import type { SaveDraftMutation, SaveDraftMutationVariables } from './types.js';
export const SaveDraftDocument = "mutation SaveDraft($input:SaveDraftInput!){saveDraft(input:$input){revision __typename}}" as Operation<SaveDraftMutation, SaveDraftMutationVariables>;

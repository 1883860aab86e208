import type { Operation } from '../connection/operation.js';
import type { DraftRevisionQuery, DraftRevisionQueryVariables } from './types.js';
export const DraftRevisionDocument = "query DraftRevision($id:ID!){pageDraft(pageId:$id){revision __typename}}" as Operation<DraftRevisionQuery, DraftRevisionQueryVariables>;

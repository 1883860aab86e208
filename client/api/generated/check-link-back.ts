import type { Operation } from '../connection/operation.js';
import type { CheckLinkBackMutation, CheckLinkBackMutationVariables } from './types.js';
export const CheckLinkBackDocument = "mutation CheckLinkBack($pageId:ID$address:String!){checkLinkBack(pageId:$pageId address:$address)}" as Operation<CheckLinkBackMutation, CheckLinkBackMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { HiddenPageQuery, HiddenPageQueryVariables } from './types.js';
export const HiddenPageDocument = "query HiddenPage($id:ID!){page(id:$id){id hiding{since reason words lookAskedAt __typename}__typename}}" as Operation<HiddenPageQuery, HiddenPageQueryVariables>;

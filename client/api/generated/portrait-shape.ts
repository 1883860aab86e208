import type { Operation } from '../connection/operation.js';
import type { PortraitShapeQuery, PortraitShapeQueryVariables } from './types.js';
export const PortraitShapeDocument = "query PortraitShape($id:ID!){page(id:$id){id design{appearance{header{shape __typename}__typename}tiles{style{radius __typename}__typename}__typename}__typename}}" as Operation<PortraitShapeQuery, PortraitShapeQueryVariables>;

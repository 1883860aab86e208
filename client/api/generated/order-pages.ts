import type { Operation } from '../connection/operation.js';
import type { OrderPagesMutation, OrderPagesMutationVariables } from './types.js';
export const OrderPagesDocument = "mutation OrderPages($ids:[ID!]!){orderPages(ids:$ids){id __typename}}" as Operation<OrderPagesMutation, OrderPagesMutationVariables>;

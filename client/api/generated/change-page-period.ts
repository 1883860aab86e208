import type { Operation } from '../connection/operation.js';
import type { ChangePagePeriodMutation, ChangePagePeriodMutationVariables } from './types.js';
export const ChangePagePeriodDocument = "mutation ChangePagePeriod($id:ID!$period:PagePeriodInput){changePagePeriod(id:$id period:$period){id period{from until timeZone isAnnounced __typename}__typename}}" as Operation<ChangePagePeriodMutation, ChangePagePeriodMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { ChangePagePeriodMutation, ChangePagePeriodMutationVariables } from './types.js';
export const ChangePagePeriodDocument = "mutation ChangePagePeriod($id:ID!$period:PagePeriodInput){changePagePeriod(id:$id period:$period){id period{...PagePeriod __typename}__typename}}fragment PagePeriod on PagePeriod{from until timeZone isAnnounced}" as Operation<ChangePagePeriodMutation, ChangePagePeriodMutationVariables>;

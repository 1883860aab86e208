import type { Operation } from '../connection/operation.js';
import type { ScheduledPublicationQuery, ScheduledPublicationQueryVariables } from './types.js';
export const ScheduledPublicationDocument = "query ScheduledPublication($pageId:ID!){page(id:$pageId){id version scheduledPublication{...Scheduled __typename}__typename}}fragment Scheduled on ScheduledPublication{publishesAt timeZone basedOnVersion replaces createdAt failure}" as Operation<ScheduledPublicationQuery, ScheduledPublicationQueryVariables>;

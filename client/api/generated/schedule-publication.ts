import type { Operation } from '../connection/operation.js';
import type { SchedulePublicationMutation, SchedulePublicationMutationVariables } from './types.js';
export const SchedulePublicationDocument = "mutation SchedulePublication($input:SchedulePublicationInput!){schedulePublication(input:$input){...Scheduled __typename}}fragment Scheduled on ScheduledPublication{publishesAt timeZone basedOnVersion replaces createdAt failure}" as Operation<SchedulePublicationMutation, SchedulePublicationMutationVariables>;

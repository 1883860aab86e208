import type { Operation } from '../connection/operation.js';
import type { AdminMailQuery, AdminMailQueryVariables } from './types.js';
export const AdminMailDocument = "query AdminMail{adminMail{from server sentToday waiting oldestSeconds givenUp givenUpMails{id kind to answer triedAt __typename}waitingMails{id kind to failedTries answer isBeingSent nextTryAt __typename}__typename}}" as Operation<AdminMailQuery, AdminMailQueryVariables>;

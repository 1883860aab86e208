import type { Operation } from '../connection/operation.js';
import type { AdminQuery, AdminQueryVariables } from './types.js';
export const AdminDocument = "query Admin{admin{username accountId version openReports givenUpMails __typename}}" as Operation<AdminQuery, AdminQueryVariables>;

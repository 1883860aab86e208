import type { Operation } from '../connection/operation.js';
import type { AdminReopenReportMutation, AdminReopenReportMutationVariables } from './types.js';
export const AdminReopenReportDocument = "mutation AdminReopenReport($id:ID!){adminReopenReport(id:$id)}" as Operation<AdminReopenReportMutation, AdminReopenReportMutationVariables>;

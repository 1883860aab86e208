import type { Operation } from '../connection/operation.js';
import type { AdminDecideReportMutation, AdminDecideReportMutationVariables } from './types.js';
export const AdminDecideReportDocument = "mutation AdminDecideReport($input:AdminReportDecisionInput!){adminDecideReport(input:$input)}" as Operation<AdminDecideReportMutation, AdminDecideReportMutationVariables>;

import type { Operation } from '../connection/operation.js';
import type { AdminReportStatisticsQuery, AdminReportStatisticsQueryVariables } from './types.js';
export const AdminReportStatisticsDocument = "query AdminReportStatistics($year:Int!){adminReportStatistics(year:$year)}" as Operation<AdminReportStatisticsQuery, AdminReportStatisticsQueryVariables>;

import type { Operation } from '../connection/operation.js';
import type { AdminAuditLogFileQuery, AdminAuditLogFileQueryVariables } from './types.js';
export const AdminAuditLogFileDocument = "query AdminAuditLogFile($about:String$operator:String$kind:AdminActKind$days:Int$at:String){adminAuditLogFile(about:$about operator:$operator kind:$kind days:$days at:$at){csv next __typename}}" as Operation<AdminAuditLogFileQuery, AdminAuditLogFileQueryVariables>;

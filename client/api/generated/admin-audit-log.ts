import type { Operation } from '../connection/operation.js';
import type { AdminAuditLogQuery, AdminAuditLogQueryVariables } from './types.js';
export const AdminAuditLogDocument = "query AdminAuditLog($about:String$operator:String$kind:AdminActKind$days:Int$at:String){adminAuditLog(about:$about operator:$operator kind:$kind days:$days at:$at){entries{id at operator door act subject account{id username __typename}outcome receipt __typename}operators previous next __typename}}" as Operation<AdminAuditLogQuery, AdminAuditLogQueryVariables>;

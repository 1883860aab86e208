import type { AdminAuditLogQuery } from '../../../api/generated/types.js';
import { auditLogTexts as texts } from '../../../texts/en/admin-audit-log.js';

type Entry = AdminAuditLogQuery['adminAuditLog']['entries'][number];

/** What was done, in words. An act that only another release knows keeps its name. */
export function wordAct({ act }: Pick<Entry, 'act'>): string {
  return texts.act({ act: act.replaceAll(/[ -]/g, '_') }) || act;
}

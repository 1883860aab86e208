import type { AuditEntry } from '../../server/audit/audit-entry.js';
import { AuditLog } from '../../server/audit/ports/audit-log.port.js';

/** The audit log in memory, for unit tests. */
export class MemoryAuditLog extends AuditLog {
  private readonly entries = new Map<string, AuditEntry>();

  override async add(entry: AuditEntry): Promise<void> {
    this.entries.set(entry.id, entry);
  }

  override async finish(id: string, outcome: string): Promise<void> {
    const entry = this.entries.get(id);
    if (entry) this.entries.set(id, { ...entry, outcome });
  }

  override async list(atMost: number): Promise<AuditEntry[]> {
    return [...this.entries.values()].toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, atMost);
  }
}

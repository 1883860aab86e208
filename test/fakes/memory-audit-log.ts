import type { AuditChoice, AuditEntry, AuditList } from '../../server/audit/audit-entry.js';
import { AuditLog } from '../../server/audit/ports/audit-log.port.js';
import { partOf, type ListPlace } from '../../server/lists/list-parts.rules.js';

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

  override async search(
    { about, operator }: AuditChoice,
    { place, size }: { readonly place: ListPlace | null; readonly size: number },
  ): Promise<AuditList> {
    const all = (await this.list(this.entries.size)).filter(
      (one) => (about === null || one.subject === about) && (operator === null || one.operator === operator),
    );
    const from = place === null ? 0 : all.findIndex(({ id }) => id === place.id) + 1;
    const part = partOf(
      all.slice(from, from + size + 1).map((entry) => ({ ...entry, key: '' })),
      { place, size },
    );
    return { ...part, rows: part.rows.map(({ key: _, ...entry }) => ({ ...entry, account: null })) };
  }

  override async removeExpired(before: Date, atMost: number): Promise<number> {
    const expired = (await this.list(this.entries.size)).filter(({ at }) => at <= before).slice(-atMost);
    for (const { id } of expired) this.entries.delete(id);
    return expired.length;
  }

  override async operators(): Promise<string[]> {
    return [...new Set([...this.entries.values()].map(({ operator }) => operator))].sort();
  }
}

import type { AuditEntry } from '../audit-entry.js';

/** Stores what operators did. Entries are never removed. */
export abstract class AuditLog {
  /** Stores a new entry. Once resolved, it survives a crash. */
  abstract add(entry: AuditEntry): Promise<void>;

  /** Replaces the outcome of an entry. */
  abstract finish(id: string, outcome: string): Promise<void>;

  /** The last entries, the newest first. */
  abstract list(atMost: number): Promise<AuditEntry[]>;
}

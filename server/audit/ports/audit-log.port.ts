import type { ListPlace } from '../../lists/list-parts.rules.js';
import type { AuditChoice, AuditEntry, AuditList } from '../audit-entry.js';

/** Stores what operators did. An entry is changed and removed by nothing but these methods: the storage itself refuses everything else. */
export abstract class AuditLog {
  /** Stores a new entry. Once resolved, it survives a crash. */
  abstract add(entry: AuditEntry): Promise<void>;

  /** Replaces the outcome of an entry that is `begun`. */
  abstract finish(id: string, outcome: string): Promise<void>;

  /** The last entries, the newest first. */
  abstract list(atMost: number): Promise<AuditEntry[]>;

  /** A part of the log with `size` entries, the newest first, from the place on; null for the first part. */
  abstract search(choice: AuditChoice, part: { readonly place: ListPlace | null; readonly size: number }): Promise<AuditList>;

  /** The names of all who are in the log, in their order. */
  abstract operators(): Promise<string[]>;

  /** Removes at most `atMost` entries of before the moment, the oldest first, and returns their number. Throws if one is not yet 399 days old. */
  abstract removeExpired(before: Date, atMost: number): Promise<number>;
}

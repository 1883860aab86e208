import type { LastBackup } from '../backup.js';

/** What the database knows of backups of it. */
export abstract class BackupLog {
  /** Null when none is known: backups of other programs are not. */
  abstract last(): Promise<LastBackup | null>;
}

import { Injectable } from '@nestjs/common';
import type { LastBackup } from '../backup.js';
import { BackupLog } from '../ports/backup-log.port.js';

/** What is known of backups. */
@Injectable()
export class KnownBackups {
  constructor(private readonly log: BackupLog) {}

  /** Null when none is known: backups of other programs are not. */
  last(): Promise<LastBackup | null> {
    return this.log.last();
  }
}

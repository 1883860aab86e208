import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LastBackup } from '../../../backups/backup.js';
import { BackupLog } from '../../../backups/ports/backup-log.port.js';
import { siteSettingTable } from './site-setting.table.js';

/** The name of the row with the last backup. */
export const LAST_BACKUP = 'LAST_BACKUP';

/** The last backup, as a row beside the settings. */
@Injectable()
export class PostgresBackupLog extends BackupLog {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async last(): Promise<LastBackup | null> {
    const row = await this.dataSource.getRepository(siteSettingTable).findOneBy({ name: LAST_BACKUP });
    if (!row) return null;
    // Only backups write it.
    const { madeAt, bytes } = JSON.parse(row.value) as { readonly madeAt: string; readonly bytes: number };
    return { madeAt: new Date(madeAt), bytes };
  }
}

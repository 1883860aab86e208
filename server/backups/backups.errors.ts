/** A known reason why a backup cannot be made or restored. People read the message. */
export class BackupFault extends Error {
  override readonly name: string = 'BackupFault';
}

/** A migration has changed the tables, and is not done. No release could restore such rows. */
export class MigrationUnfinished extends BackupFault {
  override readonly name = 'MigrationUnfinished';
  readonly code = 'MIGRATION_UNFINISHED';

  constructor() {
    super(
      'was not written (MIGRATION_UNFINISHED): the database is being brought up to date, or was interrupted at that, and such a backup could not be restored. Start Tessera, wait until it is ready, and try again.',
    );
  }
}

/** The database was never one of Tessera, so the variables are probably wrong. */
export class InstanceMissing extends BackupFault {
  override readonly name = 'InstanceMissing';
  readonly code = 'INSTANCE_MISSING';

  constructor(place: string) {
    super(
      `was not written (INSTANCE_MISSING): no Tessera has ever used ${place}. Set DATA_DIR or DATABASE_URL to those of the instance: a cron job does not have the variables of a shell.`,
    );
  }
}

/** What a backup has that somebody would miss. */
export interface BackupSize {
  readonly accounts: number;
  readonly pages: number;
  readonly pictures: number;
}

/** The new backup has much less than the file that it would replace, so it is probably one of another instance. */
export class BackupMuchSmaller extends BackupFault {
  override readonly name = 'BackupMuchSmaller';
  readonly code = 'BACKUP_MUCH_SMALLER';

  constructor(former: BackupSize, next: BackupSize) {
    const listed = ({ accounts, pages, pictures }: BackupSize) => `${accounts} accounts, ${pages} pages and ${pictures} picture files`;
    super(
      `was not replaced (BACKUP_MUCH_SMALLER): it has ${listed(former)}, and the new backup would have ${listed(next)}. Check DATA_DIR, DATABASE_URL and where pictures are stored. If the new one is right, move the file away, or name another one.`,
    );
  }
}

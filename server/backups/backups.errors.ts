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

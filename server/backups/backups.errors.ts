/** A known reason why a backup cannot be made or restored. People read the message. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

/** One file of an archive. Its content is read before the next one. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** An archive that is being written. */
export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>;
}

/** Backups as files that only their owner can read. */
export abstract class BackupArchives {
  /**
   * Writes an archive, reads it again, and returns what `check` makes of it. The archive only gets its name after that. A file of that name
   * is kept as FILE.former, in the place of the former one before. When anything fails, no part of it stays. What a killed process has left of an archive of that name is removed first, so
   * only one archive of a name may be created at the same time.
   * @throws {BackupFault} when the file cannot be written.
   */
  abstract create<T>(
    file: string,
    write: (archive: ArchiveWriter) => Promise<void>,
    check: (files: AsyncIterable<ArchivedFile>) => Promise<T>,
  ): Promise<T>;

  /** The bytes of an archive. */
  abstract size(file: string): Promise<number>;

  /**
   * The files of an archive, in their order.
   * @throws {BackupFault} when there is no such file, or it is not a whole archive.
   */
  abstract read(file: string): AsyncIterable<ArchivedFile>;
}

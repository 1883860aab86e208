/** How the mails that wait are copied from one database to another. Their tables belong to the mail queue, and may differ between releases. */
export abstract class MailCopy {
  /** The columns of `selection` and of `temporaryTable`. */
  abstract readonly columns: readonly string[];

  /** The advisory lock that every running server shares. */
  abstract readonly presenceLock: number;

  /** A query for all mails that are still to be sent, or were given up. `has` says whether there is a table of that name. */
  abstract selection(has: (table: string) => boolean): string;

  /** Tables that must exist for `selection` to read from them. */
  abstract readonly sources: readonly string[];

  /** Creates the tables of the queue. */
  abstract prepare(url: string): Promise<void>;

  /** Creates a temporary table with that name. */
  abstract createTemporary(name: string): string;

  /** Adds all mails of the temporary table to the queue. */
  abstract addFrom(name: string): string;
}

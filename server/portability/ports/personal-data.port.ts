import type { PersonalRecord } from '../archive-file.js';

/** Reads all that is stored about one account. */
export abstract class PersonalData {
  /**
   * What is stored about the account, record by record, so that little of it is in memory at once. Hashes and secrets are left out, and so is what
   * others have written about the account. Nothing for an account that does not exist.
   */
  abstract read(accountId: string): AsyncIterable<PersonalRecord>;

  /** The file of one page, that of its draft, on wish those of its former versions, and the pictures of all of them, for another site. */
  abstract readPage(pageId: string, hasVersions: boolean): AsyncIterable<PersonalRecord>;
}

import type { ImportedPage, ImportFailure, ImportProgress, PageImport } from '../page-import.js';

export interface NewImport {
  readonly id: string;
  readonly accountId: string;
  readonly from: string;
  readonly startedAt: Date;
}

/** The last import of each account. It is deleted with its account. */
export abstract class PageImports {
  /**
   * Begins an import in the place of the last one.
   * @throws {ImportRunning} when that is still running: something was heard of it after `silentSince`. Of concurrent calls, one succeeds.
   * @throws {OwnerRemoved}
   */
  abstract start(started: NewImport, silentSince: Date): Promise<void>;

  /** Notes how far an import is. False if it was stopped, or another one has begun: then nobody waits for it. */
  abstract note(started: NewImport, progress: ImportProgress, at: Date): Promise<boolean>;

  /** Ends an import with what it has found. Does nothing if it was stopped. */
  abstract finish(started: NewImport, found: ImportedPage): Promise<void>;

  /** Ends an import that has failed. Does nothing if it was stopped. */
  abstract fail(started: NewImport, failure: ImportFailure): Promise<void>;

  /** The last import of an account. One that is silent since this moment has the failure `interrupted`. Null if there is none. */
  abstract find(accountId: string, silentSince: Date): Promise<PageImport | null>;

  /** Deletes this import of an account. Does nothing if it is not the last one. */
  abstract remove(accountId: string, id: string): Promise<void>;

  /** Deletes at most `limit` imports that began before this moment. Returns how many. */
  abstract removeOld(before: Date, limit: number): Promise<number>;
}

import { Logger } from '@nestjs/common';
import { DomainError } from '../../../domain-error.js';
import type { PageAddress } from '../../../pages/page-address.js';
import type { FindMissedChanges } from '../../../pages/use-cases/find-missed-changes.js';
import { addressOfDocument, type DocumentCache } from './document-cache.js';
import type { PageNews } from './page-news.js';

/** In milliseconds. After this time, a lost notification does no harm any more. The cost is one small query while there are visitors. */
const pause = 5_000;

/**
 * Compares cached documents that are being read with the database, in the background and never before an answer. A notification is sent
 * only once, so an instance that missed it would show the former page until the next change.
 */
export class RevisionCheck {
  private readonly log = new Logger(RevisionCheck.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly cache: DocumentCache,
    private readonly findMissedChanges: FindMissedChanges,
    private readonly news: Pick<PageNews, 'changed' | 'gone'>,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.check().finally(() => (this.running = undefined));
    }, pause).unref();
  }

  /** Resolves when the running query has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async check(): Promise<void> {
    const found = this.cache.takeUsed();
    const copies = [...found].flatMap(([name, { source }]) => {
      const address = addressOfDocument(name);
      return source ? [{ name, address, linkname: address.path, revision: source.revision }] : [];
    });
    if (copies.length === 0) return;
    try {
      const missed = new Map(
        (await this.findMissedChanges.execute(copies.map(({ linkname, revision }) => ({ linkname, revision })))).map(
          ({ linkname, isGone }) => [linkname, isGone],
        ),
      );
      // A document that was rendered after the query is newer than the result of the query.
      const outdated = copies.filter(({ name, linkname }) => missed.has(linkname) && this.cache.has(name, found.get(name)!));
      // A page may be kept in several languages.
      const addresses = [...new Map(outdated.map(({ linkname, address }) => [linkname, address]))];
      const addressesOf = (gone: boolean): PageAddress[] =>
        addresses.flatMap(([linkname, address]) => (missed.get(linkname) === gone ? [address] : []));
      for (const address of addressesOf(false)) this.news.changed(address);
      await this.news.gone(...addressesOf(true));
    } catch (error) {
      // Documents that are read during the outage are compared after it.
      if (!(error instanceof DomainError)) this.log.error(error);
    }
  }
}

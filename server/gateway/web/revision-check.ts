import { Logger } from '@nestjs/common';
import { DomainError } from '../../domain-error.js';
import type { FindMissedChanges } from '../../pages/use-cases/find-missed-changes.js';
import type { KeptDocuments } from './kept-documents.js';

/** In milliseconds. A notification that got lost is made good within it, at the price of one small query while people visit. */
const pause = 5_000;

/**
 * Compares the documents that people look at with what is true now, beside all answers and never in front of one: a notification is
 * sent once, and whoever misses it would show the former page until the next change.
 */
export class RevisionCheck {
  private readonly log = new Logger(RevisionCheck.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly kept: KeptDocuments,
    private readonly findMissedChanges: FindMissedChanges,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.check().finally(() => (this.running = undefined));
    }, pause).unref();
  }

  /** Resolves when nothing is asked any more. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async check(): Promise<void> {
    const found = this.kept.takeFound();
    const copies = [...found].flatMap(([linkname, { source }]) => (source ? [{ linkname, revision: source.revision }] : []));
    if (copies.length === 0) return;
    try {
      for (const { linkname, isGone } of await this.findMissedChanges.execute(copies)) {
        // What was made since then is younger than what was read.
        if (!this.kept.keeps(linkname, found.get(linkname)!)) continue;
        if (isGone) this.kept.remove(linkname);
        else this.kept.outdate(linkname);
      }
    } catch (error) {
      // What people ask for until the database is back is compared then.
      if (!(error instanceof DomainError)) this.log.error(error);
    }
  }
}

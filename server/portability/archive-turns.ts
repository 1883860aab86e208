import { Injectable } from '@nestjs/common';
import { FairQueue } from '../fair-queue.js';
import type { ArchiveFile } from './archive-file.js';
import { ArchiveBusy } from './portability.errors.js';

/** An account may have so many archives made at a time. */
const MOST_OF_ONE = 2;
const MOST = 100;
/** Each file of an archive is a turn, so a reader who is slow keeps nobody waiting. There are never more turns than archives. */
const TURNS = { atOnce: 2, atOnceOfOne: 1, mostWaiting: MOST };

/** Lets accounts take turns at making the files of archives: a page, its copy in each language, and its pictures. Errors: BUSY. */
@Injectable()
export class ArchiveTurns {
  private readonly queue = new FairQueue(TURNS, () => new ArchiveBusy());
  private readonly making = new Map<string, number>();

  /** The files, each made when the turn of the account comes. @throws {ArchiveBusy} before the first one. */
  async *take(accountId: string, files: AsyncIterable<ArchiveFile>): AsyncGenerator<ArchiveFile> {
    this.begin(accountId);
    const made = files[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.queue.inTurn(accountId, () => made.next());
        if (next.done) return;
        yield next.value;
      }
    } finally {
      this.end(accountId);
      await made.return?.(undefined);
    }
  }

  /** @throws {ArchiveBusy} when the account, or all together, have as many archives made as they may. */
  refuseMore(accountId: string): void {
    const all = [...this.making.values()].reduce((sum, count) => sum + count, 0);
    if (all >= MOST || (this.making.get(accountId) ?? 0) >= MOST_OF_ONE) throw new ArchiveBusy();
  }

  private begin(accountId: string): void {
    this.refuseMore(accountId);
    this.making.set(accountId, (this.making.get(accountId) ?? 0) + 1);
  }

  private end(accountId: string): void {
    const left = (this.making.get(accountId) ?? 0) - 1;
    if (left > 0) this.making.set(accountId, left);
    else this.making.delete(accountId);
  }
}

import { Injectable } from '@nestjs/common';
import { FairQueue } from '../fair-queue.js';
import type { ArchiveFile } from './archive-file.js';
import { ArchiveBusy } from './portability.errors.js';

/** An account may have so many archives made at a time. */
const MOST_OF_ONE = 2;
const MOST = 100;
/** A place is held for so many milliseconds until the first file is read. */
const BEGUN_WITHIN = 60_000;
/**
 * Each file of an archive is a turn, so a reader who is slow keeps nobody waiting. There are never more turns than archives. To make a megabyte of text
 * takes the thread for 3 ms: at this pace, archives take a hundredth of it.
 */
const TURNS = { atOnce: 2, atOnceOfOne: 1, mostWaiting: MOST, bytesASecond: 1024 * 1024 };

/** The place of an archive that is made. */
interface Place {
  readonly unread: NodeJS.Timeout;
  readonly leave: () => void;
}

/** Lets accounts take turns at making the files of archives: a page, its copy in each language, and its pictures. Errors: BUSY. */
@Injectable()
export class ArchiveTurns {
  private readonly queue = new FairQueue(TURNS, () => new ArchiveBusy());
  private readonly making = new Map<string, number>();

  /**
   * The files of an archive, each made when the turn of the account comes. Its place is taken at once, before `open` is asked for the files, so that
   * several requests at the same moment get no more places than one after the other. @throws {ArchiveBusy}
   */
  async hold(accountId: string, open: () => Promise<AsyncIterable<ArchiveFile>>): Promise<AsyncGenerator<ArchiveFile>> {
    const leave = this.begin(accountId);
    try {
      const files = await open();
      // Whoever went away before the first file never reads, and never ends.
      const unread = setTimeout(leave, BEGUN_WITHIN).unref();
      return this.take(accountId, files, { unread, leave });
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async *take(accountId: string, files: AsyncIterable<ArchiveFile>, { unread, leave }: Place): AsyncGenerator<ArchiveFile> {
    clearTimeout(unread);
    const made = files[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await this.queue.inTurn(accountId, () => made.next(), bytesOfText);
        if (next.done) return;
        yield next.value;
      }
    } finally {
      leave();
      await made.return?.(undefined);
    }
  }

  /** Takes a place. The returned function gives it back, once. */
  private begin(accountId: string): () => void {
    const all = [...this.making.values()].reduce((sum, count) => sum + count, 0);
    const own = this.making.get(accountId) ?? 0;
    if (all >= MOST || own >= MOST_OF_ONE) throw new ArchiveBusy();
    this.making.set(accountId, own + 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.end(accountId);
      isHeld = false;
    };
  }

  private end(accountId: string): void {
    const left = (this.making.get(accountId) ?? 0) - 1;
    if (left > 0) this.making.set(accountId, left);
    else this.making.delete(accountId);
  }
}

// Pictures are passed on as they are.
function bytesOfText({ value, done }: IteratorResult<ArchiveFile>): number {
  return !done && value.isText ? value.content.length : 0;
}

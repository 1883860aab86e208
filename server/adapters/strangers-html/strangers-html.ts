import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkThread } from '../threads/work-thread.js';
import type { PageReading, PageToRead, ReadPage } from './page-reading.js';

// In UTF-16 units. Shorter documents take a millisecond or two, and a thread would take longer to start. Longer ones would delay visitors.
const LONGEST_HERE = 16_384;
const LIMITS = { restMilliseconds: 20_000, mostMilliseconds: 10_000, mostMegabytes: 256, bytesASecond: 4 * 1024 * 1024 };

/** A document that could not be read: it took too much time or memory, or too many others wait. */
export class PageUnreadable extends Error {
  override readonly name = 'PageUnreadable';
}

/** Reads documents that strangers have written: short ones at once, long ones in a separate thread, where they do not delay other requests. */
@Injectable()
export class StrangersHtml implements OnApplicationShutdown {
  private readonly thread = new WorkThread<PageToRead, ReadPage<PageReading>>(
    {
      program: new URL('./html-thread-program.js', import.meta.url),
      failure: 'A page of another site could not be read',
      refusal: (cause) => new PageUnreadable('The page could not be read.', { cause }),
    },
    LIMITS,
  );

  /** @throws {PageUnreadable} */
  async read<R extends PageReading>(reading: R, html: string, address: string | null): Promise<ReadPage<R>> {
    const page = { reading, html, address };
    if (html.length > LONGEST_HERE) return (await this.thread.do(page, html.length)) as ReadPage<R>;
    // The parser is loaded when the first page has come.
    const { readPage } = await import('./page-reading.js');
    return readPage(page) as ReadPage<R>;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.stop();
  }
}

import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../../fair-queue.js';
import type { Page } from '../../../pages/page.js';
import { writeWireDataInSteps } from '../../../pages/design/wire-data.rules.js';
import { TooLate } from '../documents.errors.js';
import type { PreparedDocument } from '../prepared-document.js';

const publicLimits = { atOnce: 1, mostWaiting: 500 };
// One page is loaded while another one is converted. Waiting requests have no design in memory yet.
const ownLimits = { atOnce: 2, atOnceOfOne: 1, mostWaiting: 500, mostWaitingOfOne: 2 };

/** A page, and its published design in the format of older clients. `data` is null when the page was never published. */
export interface WrittenPage {
  readonly page: Page;
  readonly data: string | null;
}

/**
 * Converts designs to the format of older clients. A large design takes a tenth of a second of the main thread. So networks and accounts
 * take turns, and other requests are handled between the steps of a conversion.
 */
@Injectable()
export class WireWriter {
  private readonly publicQueue = new FairQueue(publicLimits, () => new TooLate());
  private readonly ownQueue = new FairQueue(ownLimits, () => new TooLate());

  /**
   * Loads the page of an account when its turn comes, and converts its design.
   * @throws {TooLate} (BUSY) when the queue is full, or two requests of this account wait.
   */
  writeOwn(accountId: string, load: () => Promise<Page>): Promise<WrittenPage> {
    return this.ownQueue.inTurn(accountId, async () => {
      const page = await load();
      const design = page.publishedDesign;
      return { page, data: design && (await inSteps(writeWireDataInSteps(design, 'owner'))) };
    });
  }

  /**
   * The JSON response about the page of a document. It is made at the first request, and then stored in the document.
   * @throws {TooLate} (BUSY) when the queue is full.
   */
  async writeOnce(network: string, document: PreparedDocument, page: Page, answerWith: (data: string) => object): Promise<Buffer> {
    const write = async (): Promise<Buffer> => jsonBytes(answerWith(await inSteps(writeWireDataInSteps(page.shownDesign))));
    return document.wireAnswer ?? this.publicQueue.inTurn(network, async () => (document.wireAnswer ??= await write()));
  }
}

/** The value as the bytes of its JSON. */
export function jsonBytes(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

async function inSteps<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

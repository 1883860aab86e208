import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import type { Page } from '../../pages/page.js';
import { writeWireDataInSteps } from '../../pages/wire-data.rules.js';
import { TooLate } from './documents.errors.js';
import type { PreparedDocument } from './prepared-document.js';

const publicLimits = { atOnce: 1, mostWaiting: 500 };
// One is loaded while another one is written. Whoever waits holds no design.
const ownLimits = { atOnce: 2, atOnceOfOne: 1, mostWaiting: 500, mostWaitingOfOne: 2 };

/** A page with its published design as older clients read it: null where it has none. */
export interface WrittenPage {
  readonly page: Page;
  readonly data: string | null;
}

/**
 * Writes designs as older clients read them. A large one takes a tenth of a second of the one thread that answers everybody: networks and
 * accounts take turns, and whatever else has come is done between the steps of each.
 */
@Injectable()
export class WireWriter {
  private readonly publicQueue = new FairQueue(publicLimits, () => new TooLate());
  private readonly ownQueue = new FairQueue(ownLimits, () => new TooLate());

  /** Loads the page of an account when its turn comes, and writes it. @throws {TooLate} when too many wait, or more than two of the account. */
  writeOwn(ownerId: string, load: () => Promise<Page>): Promise<WrittenPage> {
    return this.ownQueue.inTurn(ownerId, async () => {
      const page = await load();
      const design = page.publishedDesign;
      return { page, data: design && (await inSteps(writeWireDataInSteps(design))) };
    });
  }

  /**
   * The answer about a page that is shown by a document: written for whoever asks first, and then kept beside it.
   * @throws {TooLate} when too many wait.
   */
  async writeOnce(network: string, document: PreparedDocument, page: Page, answerWith: (data: string) => object): Promise<Buffer> {
    const write = async (): Promise<Buffer> => jsonBytes(answerWith(await inSteps(writeWireDataInSteps(page.shownDesign))));
    return document.wireAnswer ?? this.publicQueue.inTurn(network, async () => (document.wireAnswer ??= await write()));
  }
}

/** What is sent as JSON. */
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

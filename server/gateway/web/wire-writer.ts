import { Injectable } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import type { PageDesign } from '../../pages/page-design.rules.js';
import { writeWireDataInSteps } from '../../pages/wire-data.rules.js';
import { TooLate } from './documents.errors.js';
import type { PreparedDocument } from './prepared-document.js';

const limits = { atOnce: 1, mostWaiting: 500 };

/**
 * Writes designs as older clients read them. A large one takes a tenth of a second of the one thread that answers everybody: networks and
 * accounts take turns, and whatever else has come is done between the steps of each.
 */
@Injectable()
export class WireWriter {
  private readonly queue = new FairQueue(limits, () => new TooLate());

  /** @throws {TooLate} when too many wait. */
  write(owner: string, design: PageDesign): Promise<string> {
    return this.queue.inTurn(owner, () => inSteps(writeWireDataInSteps(design)));
  }

  /** What a document shows, written for whoever asks first and then kept beside it; null where there is no page. Throws as `write` does. */
  async writeOnce(owner: string, document: PreparedDocument): Promise<string | null> {
    const page = document.source?.page;
    if (!page) return null;
    return (
      document.wireData ??
      this.queue.inTurn(owner, async () => (document.wireData ??= await inSteps(writeWireDataInSteps(page.shownDesign))))
    );
  }
}

async function inSteps<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { FairQueue } from '../../../fair-queue.js';
import { TooManyPictures } from '../../../media/media.errors.js';
import { DESIGN_LIMITS } from '../../design/design-limits.rules.js';
import { isWebAddress } from '../../tile-kinds/tile-address.rules.js';
import { LinkPictures } from '../ports/link-pictures.port.js';

/** Each picture is in memory while it comes, and keeps the encoder busy afterwards. */
const QUEUE = { atOnce: 4, atOnceOfOne: 1, mostWaiting: 16, mostWaitingOfOne: 2 };

/**
 * Fetches a picture from the web, and keeps it in the same turn of the account. Null if there is none at the address, if it does not come in time, or
 * may not be asked for. Scope: media. Errors: BUSY while many others ask, and those of `keep`.
 */
@Injectable()
export class FetchPicture {
  private readonly queue = new FairQueue(QUEUE, () => new TooManyPictures());

  constructor(private readonly pictures: LinkPictures) {}

  async execute<T>(actor: Actor, address: string, keep: (content: Uint8Array) => Promise<T>): Promise<T | null> {
    const accountId = actor.accountFor('media');
    if (address.length > DESIGN_LIMITS.linkLength || !isWebAddress(address)) return null;
    return this.queue.inTurn(accountId, async () => {
      const content = await this.pictures.read(address);
      return content && keep(content);
    });
  }
}

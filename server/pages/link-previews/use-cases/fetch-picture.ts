import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { FairQueue } from '../../../fair-queue.js';
import { DESIGN_LIMITS } from '../../design/design-limits.rules.js';
import { isWebAddress } from '../../tile-kinds/tile-address.rules.js';
import { NoPlace, nothingWithoutPlace } from '../no-place.js';
import { LinkPictures } from '../ports/link-pictures.port.js';

/** Each picture is in memory while it comes. */
const QUEUE = { atOnce: 4, atOnceOfOne: 1, mostWaiting: 16, mostWaitingOfOne: 2 };

/**
 * Fetches a picture from the web. Null if there is none at the address, if it does not come in time, or may not be asked for, and while many
 * others ask. Scope: media.
 */
@Injectable()
export class FetchPicture {
  private readonly queue = new FairQueue(QUEUE, () => new NoPlace());

  constructor(private readonly pictures: LinkPictures) {}

  async execute(actor: Actor, address: string): Promise<Uint8Array | null> {
    const accountId = actor.accountFor('media');
    if (address.length > DESIGN_LIMITS.linkLength || !isWebAddress(address)) return null;
    return this.queue.inTurn(accountId, () => this.pictures.read(address)).catch(nothingWithoutPlace);
  }
}

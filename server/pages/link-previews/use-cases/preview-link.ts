import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { FairQueue } from '../../../fair-queue.js';
import { DESIGN_LIMITS } from '../../design/design-limits.rules.js';
import { isWebAddress } from '../../tile-kinds/tile-address.rules.js';
import type { LinkPreview } from '../link-preview.js';
import { LinkPages, type LinkPageHead } from '../ports/link-pages.port.js';
import { tileNameFrom } from '../tile-name-from.rules.js';

/** One that asks for a hundred pages at once does not delay the others. */
const QUEUE = { atOnce: 16, atOnceOfOne: 2, mostWaiting: 64, mostWaitingOfOne: 4 };

/**
 * Asks a page of the web what it says about itself. Null if it says nothing, does not answer in time, or may not be asked, and while many others
 * ask: then there is no proposal, which is no error. Scope: publish.
 */
@Injectable()
export class PreviewLink {
  private readonly queue = new FairQueue(QUEUE, () => new NoPlace());

  constructor(private readonly pages: LinkPages) {}

  async execute(actor: Actor, address: string): Promise<LinkPreview | null> {
    const accountId = actor.accountFor('publish');
    if (address.length > DESIGN_LIMITS.linkLength || !isWebAddress(address)) return null;
    const head = await this.queue.inTurn(accountId, () => this.pages.read(address)).catch(nothingWithoutPlace);
    const preview = head && previewOf(head);
    return preview?.title || preview?.imageAddress ? preview : null;
  }
}

/** Too many are asking already. */
class NoPlace extends Error {}

function nothingWithoutPlace(error: unknown): null {
  if (error instanceof NoPlace) return null;
  throw error;
}

function previewOf({ address, title, image }: LinkPageHead): LinkPreview {
  const imageAddress = image !== null && URL.canParse(image, address) ? new URL(image, address).href : '';
  const isUsable = imageAddress.length <= DESIGN_LIMITS.linkLength && isWebAddress(imageAddress);
  return { title: tileNameFrom(title ?? '') || null, imageAddress: isUsable ? imageAddress : null };
}

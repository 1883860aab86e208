import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { DESIGN_LIMITS } from '../../design/design-limits.rules.js';
import { isWebAddress } from '../../tile-kinds/tile-address.rules.js';
import { PreviewQueue } from '../link-page-queue.js';
import type { LinkPreview } from '../link-preview.js';
import { LinkPages, type LinkPageHead } from '../ports/link-pages.port.js';
import { tileNameFrom } from '../tile-name-from.rules.js';

/**
 * Asks a page of the web what it says about itself. Null if it says nothing, does not answer in time, or may not be asked, and while many others
 * ask: then there is no proposal, which is no error. Scope: publish.
 */
@Injectable()
export class PreviewLink {
  constructor(
    private readonly pages: LinkPages,
    private readonly queue: PreviewQueue,
  ) {}

  async execute(actor: Actor, address: string): Promise<LinkPreview | null> {
    const accountId = actor.accountFor('publish');
    if (address.length > DESIGN_LIMITS.linkLength || !isWebAddress(address)) return null;
    const head = await this.queue.inTurn(accountId, () => this.pages.read(address));
    const preview = head && previewOf(head);
    return preview?.title || preview?.imageAddress ? preview : null;
  }
}

function previewOf({ address, title, image }: LinkPageHead): LinkPreview {
  const imageAddress = image !== null && URL.canParse(image, address) ? new URL(image, address).href : '';
  const isUsable = imageAddress.length <= DESIGN_LIMITS.linkLength && isWebAddress(imageAddress);
  return { title: tileNameFrom(title ?? '') || null, imageAddress: isUsable ? imageAddress : null };
}

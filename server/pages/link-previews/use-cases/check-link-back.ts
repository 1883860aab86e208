import { Injectable } from '@nestjs/common';
import { SiteAddresses } from '../../../site-addresses.js';
import { DESIGN_LIMITS } from '../../design/design-limits.rules.js';
import { FormerLinknames } from '../../linknames/ports/former-linknames.port.js';
import { ownedPage, type PageOfActor } from '../../page.js';
import { PageStore } from '../../ports/page-store.port.js';
import { isWebAddress } from '../../tile-kinds/tile-address.rules.js';
import { ProfileQueue } from '../link-page-queue.js';
import { leadsToOneOf, type LinkBack } from '../link-back.rules.js';
import { LinkPages } from '../ports/link-pages.port.js';

/** A page, and the address of a profile that may link to it. */
export interface CheckLinkBackCommand extends PageOfActor {
  readonly address: string;
}

/**
 * Asks a profile whether it links back to a page, with `rel="me"`: to its address, or to a former one that leads there. It is `unread`, too, while many others ask, and where the operator has
 * switched off that the server reads pages. Nothing is kept. Scope: publish. Errors: PAGE_NOT_FOUND.
 */
@Injectable()
export class CheckLinkBack {
  constructor(
    private readonly pages: PageStore,
    private readonly formerLinknames: FormerLinknames,
    private readonly linkPages: LinkPages,
    private readonly queue: ProfileQueue,
    private readonly addresses: SiteAddresses,
  ) {}

  async execute({ address, ...asked }: CheckLinkBackCommand): Promise<LinkBack> {
    const page = ownedPage(asked, 'publish');
    const { linkname } = await this.pages.find(page);
    const former = await this.formerLinknames.list(page);
    if (address.length > DESIGN_LIMITS.linkLength || !isWebAddress(address)) return 'unread';
    const found = await this.queue.inTurn(page.accountId, () => this.linkPages.readProfileLinks(address));
    if (found === null) return 'unread';
    const names = [...(linkname === null ? [] : [linkname]), ...former.map((one) => one.linkname)];
    const own = names.map((name) => this.addresses.page(name));
    if (found.addresses.some((link) => leadsToOneOf(own, link))) return 'linked';
    return found.isWhole ? 'notLinked' : 'unread';
  }
}

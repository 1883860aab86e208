import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { isEndless, visibleDesign } from '../design/visible-tiles.rules.js';
import { parseLinkname } from '../linknames/linkname.rules.js';
import { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';
import type { PublicLookUp } from '../public-look-up.js';

const nothing: PublicLookUp = {
  page: null,
  movedTo: null,
  isFree: false,
  isHidden: false,
  revision: { pageId: null, mark: 'impossible' },
};

/**
 * What visitors find at a linkname in upper or lower case: its page, or whether they can claim it. An invalid linkname has neither. The page has only what visitors see of it at
 * this moment: everything that they must not see is left out here, for each door alike.
 */
@Injectable()
export class LoadPublicPage {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute(linkname: string): Promise<PublicLookUp> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) return nothing;
    const now = this.clock.now();
    return asSeen(await this.pages.lookUp(parsed.value, now), now);
  }
}

function asSeen(found: PublicLookUp, now: Date): PublicLookUp {
  const { page } = found;
  if (!page?.design) return found;
  const { design, period } = visibleDesign(page.design, now);
  return { ...found, page: new Page({ ...page, design }), ...(isEndless(period) ? {} : { period }) };
}

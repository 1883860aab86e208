import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { parseLinkname } from '../linknames/linkname.rules.js';
import { PageStore } from '../ports/page-store.port.js';
import type { PublicLookUp } from '../public-look-up.js';

const nothing: PublicLookUp = {
  page: null,
  movedTo: null,
  isFree: false,
  isHidden: false,
  revision: { pageId: null, mark: 'impossible' },
};

/** What visitors find at a linkname in upper or lower case: its page, or whether they can claim it. An invalid linkname has neither. */
@Injectable()
export class LoadPublicPage {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute(linkname: string): Promise<PublicLookUp> {
    const parsed = parseLinkname(linkname);
    return parsed.ok ? this.pages.lookUp(parsed.value, this.clock.now()) : nothing;
  }
}

import { Injectable } from '@nestjs/common';
import { parseLinkname } from '../linkname.rules.js';
import type { Page } from '../page.js';
import { PageStore } from '../ports/page-store.port.js';

/** The page at a linkname in any case; null when nobody has claimed it, or nobody can. What visitors see is its `shownDesign`. */
@Injectable()
export class LoadPublicPage {
  constructor(private readonly pages: PageStore) {}

  async execute(linkname: string): Promise<Page | null> {
    const parsed = parseLinkname(linkname);
    return parsed.ok ? this.pages.findByLinkname(parsed.value) : null;
  }
}

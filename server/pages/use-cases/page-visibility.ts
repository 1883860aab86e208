import { Clock } from '../../clock.port.js';
import { parseLinkname } from '../linknames/linkname.rules.js';
import { LinknameRefused } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';
import { Injectable } from '@nestjs/common';

/** Whether visitors see a page, for operators. */
@Injectable()
export class PageVisibility {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  /** Hides the page at a linkname from visitors, on every instance. False when there is no page, or it was hidden. Errors: LINKNAME_INVALID. */
  async hide(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.pages.hide(parsed.value, this.clock.now());
  }

  /** Shows a hidden page again. False when there is no page, or it is not hidden. Errors: LINKNAME_INVALID. */
  async show(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.pages.show(parsed.value);
  }
}

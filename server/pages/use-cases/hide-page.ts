import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';
import { parseLinkname } from '../linknames/linkname.rules.js';
import { LinknameRefused } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

/** Hides the page at a linkname from visitors, on every instance. False when there is no page, or it was hidden. Errors: LINKNAME_INVALID. */
@Injectable()
export class HidePage {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  async execute(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.pages.hide(parsed.value, this.clock.now());
  }
}

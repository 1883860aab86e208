import { Injectable } from '@nestjs/common';
import { parseLinkname } from '../linknames/linkname.rules.js';
import { LinknameRefused } from '../pages.errors.js';
import { PageStore } from '../ports/page-store.port.js';

/** Shows a hidden page again. False when there is no page, or it is not hidden. Errors: LINKNAME_INVALID. */
@Injectable()
export class ShowPage {
  constructor(private readonly pages: PageStore) {}

  async execute(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.pages.show(parsed.value);
  }
}

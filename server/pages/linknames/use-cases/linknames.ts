import { Clock } from '../../../clock.port.js';
import { LinknameRefused } from '../../pages.errors.js';
import { PageStore } from '../../ports/page-store.port.js';
import { parseLinkname } from '../linkname.rules.js';
import { Injectable } from '@nestjs/common';

const BATCH = 500;

/** Linknames, for operators and for background work. */
@Injectable()
export class Linknames {
  constructor(
    private readonly pages: PageStore,
    private readonly clock: Clock,
  ) {}

  /** Takes a linkname away from its page, and lets nobody claim it. False when it was blocked. Errors: LINKNAME_INVALID. */
  async block(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.pages.blockLinkname(parsed.value);
  }

  /** Takes a linkname away from its page or ends its block, so that anybody can claim it. False when it was free. Errors: LINKNAME_INVALID. */
  async release(linkname: string): Promise<boolean> {
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.pages.releaseLinkname(parsed.value);
  }

  /** Deletes the rows of withheld linknames that anybody may claim again, at most 500 in one call. Returns whether there may be more. */
  async removeFreed(): Promise<boolean> {
    return (await this.pages.removeFreedLinknames(this.clock.now(), BATCH)) === BATCH;
  }
}

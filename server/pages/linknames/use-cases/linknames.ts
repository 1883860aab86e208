import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { normalizeLinkname, parseLinkname } from '../linkname.rules.js';
import { LINKNAME_TAKEN, LinknameRefused } from '../../pages.errors.js';
import type { Refusal } from '../../../parsed.rules.js';
import { PageStore } from '../../ports/page-store.port.js';
import { ownedPage, type Page, type PageOfActor } from '../../page.js';
import { FormerLinknames, type FormerLinkname } from '../ports/former-linknames.port.js';

/** The result of a check. */
export interface LinknameCheck {
  /** The linkname as it would be stored. */
  readonly linkname: string;
  /** Why the linkname cannot be claimed. Null when it can be claimed; another account may still claim it first. */
  readonly refusal: Refusal | null;
}

/** A page, and the linkname as it was typed. */
export interface PageAndLinkname extends PageOfActor {
  readonly linkname: string;
}

const BATCH = 500;

/** The linknames of pages, and those that can be claimed. */
@Injectable()
export class Linknames {
  constructor(
    private readonly pages: PageStore,
    private readonly formerLinknames: FormerLinknames,
    private readonly clock: Clock,
  ) {}

  /** Whether a linkname can be claimed now, and why not. */
  async check(text: string): Promise<LinknameCheck> {
    const parsed = parseLinkname(text);
    if (!parsed.ok) return { linkname: normalizeLinkname(text), refusal: parsed.refusal };
    const taken = await this.pages.isTaken(parsed.value, this.clock.now());
    return { linkname: parsed.value, refusal: taken ? LINKNAME_TAKEN : null };
  }

  /**
   * Gives a page a linkname, instead of the former one if it has one. Scope: publish. Errors: LINKNAME_INVALID, LINKNAME_RESERVED,
   * LINKNAME_TAKEN, PAGE_NOT_FOUND; UNAUTHENTICATED when the account was just removed.
   */
  async claim({ linkname, ...asked }: PageAndLinkname): Promise<Page> {
    const page = ownedPage(asked, 'publish');
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    await this.pages.saveLinkname(page, parsed.value, this.clock.now());
    return this.pages.find(page);
  }

  /** Those that lead to the page, the last one first. Scope: read. Errors: PAGE_NOT_FOUND. */
  async listFormer(asked: PageOfActor): Promise<readonly FormerLinkname[]> {
    return this.formerLinknames.list(ownedPage(asked, 'read'));
  }

  /**
   * Lets a former linkname lead to its page no longer, so that anybody can claim it at once. False when it did not lead to it. Scope: publish.
   * Errors: LINKNAME_INVALID, LINKNAME_RESERVED, PAGE_NOT_FOUND.
   */
  async releaseFormer({ linkname, ...asked }: PageAndLinkname): Promise<boolean> {
    const page = ownedPage(asked, 'publish');
    const parsed = parseLinkname(linkname);
    if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
    return this.formerLinknames.release(page, parsed.value);
  }

  /** Deletes the rows of reserved linknames that anybody may claim again, at most 500 in one call. Returns whether there may be more. */
  async removeFreed(): Promise<boolean> {
    return (await this.pages.removeFreedLinknames(this.clock.now(), BATCH)) === BATCH;
  }
}

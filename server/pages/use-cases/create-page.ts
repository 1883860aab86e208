import { Injectable } from '@nestjs/common';
import type { Actor } from '../../actor.js';
import { RefuseBlockedLinks } from '../blocked-links/use-cases/refuse-blocked-links.js';
import { Clock } from '../../clock.port.js';
import { parseLinkname, type Linkname } from '../linknames/linkname.rules.js';
import type { OwnedPage, Page } from '../page.js';
import { newId } from '../new-id.js';
import { PageLimits } from '../page-limits.js';
import { parsePageName } from '../page-name.rules.js';
import { LinknameRefused, PageNameRefused } from '../pages.errors.js';
import { AccountPages } from '../ports/account-pages.port.js';
import { PageStore } from '../ports/page-store.port.js';
import { RequirePublisher } from '../publishing/use-cases/require-publisher.js';
import { storedBytes } from '../design/parse-design.js';
import { AccountRoom } from '../publishing/use-cases/account-room.js';

/** A further page of an account. The texts are as they were typed. */
export interface CreatePageCommand {
  readonly actor: Actor;
  readonly name?: string | undefined;
  /** Without one, nobody can see the page until it is claimed. */
  readonly linkname?: string | undefined;
  /** The page of the same account to copy. Without one, the page is empty. */
  readonly copyOf?: string | undefined;
}

/**
 * Adds a page to an account: empty, or a copy of the published design of another page, with its hidden tiles, its password and who may find it.
 * A copy is published, because its content would be nowhere otherwise: drafts are of one page. Without a linkname, it still is seen by nobody. Scope: publish. Errors: PAGE_NAME_INVALID,
 * LINKNAME_INVALID, LINKNAME_RESERVED, LINKNAME_TAKEN, TOO_MANY_PAGES, STORAGE_FULL, PAGE_NOT_FOUND, and of a copy LINK_BLOCKED and EMAIL_NOT_VERIFIED; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class CreatePage {
  constructor(
    private readonly accountPages: AccountPages,
    private readonly pages: PageStore,
    private readonly limits: PageLimits,
    private readonly requirePublisher: RequirePublisher,
    private readonly accountRoom: AccountRoom,
    private readonly blockedLinks: RefuseBlockedLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, name = '', linkname, copyOf }: CreatePageCommand): Promise<Page> {
    const accountId = actor.accountFor('publish');
    const parsedName = parsePageName(name);
    if (!parsedName.ok) throw new PageNameRefused(parsedName.refusal);
    const claimed = linkname === undefined ? null : parse(linkname);
    const at = this.clock.now();
    const id = newId(at);
    const page = { accountId, id, name: parsedName.value, linkname: claimed, copyOf, at };
    const create = (): Promise<void> => this.accountPages.create(page, this.limits.maxPagesPerAccount);
    if (copyOf === undefined) await create();
    else await this.accountRoom.store(accountId, await this.bytesOfCopy({ accountId, pageId: copyOf }), create);
    return this.pages.find({ accountId, pageId: id });
  }

  /** A copy is a publication. What was published before a place was blocked is not published again. Returns its size. */
  private async bytesOfCopy(page: OwnedPage): Promise<number> {
    await this.requirePublisher.toPublish(page.accountId);
    const { design } = await this.pages.find(page);
    if (!design) return 0;
    await this.blockedLinks.execute(design);
    // It may be larger than what is published today.
    return storedBytes(design, Infinity);
  }
}

function parse(linkname: string): Linkname {
  const parsed = parseLinkname(linkname);
  if (!parsed.ok) throw new LinknameRefused(parsed.refusal);
  return parsed.value;
}

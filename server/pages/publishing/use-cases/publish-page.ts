import { Injectable } from '@nestjs/common';
import { FirstLooks } from '../../hiding/ports/first-looks.port.js';
import { Clock } from '../../../clock.port.js';
import { storedBytes } from '../../design/parse-design.js';
import { ownedPage, type Page, type Published } from '../../page.js';
import { PageStore, type Publication, type PublicationKey } from '../../ports/page-store.port.js';
import { isUntouched } from '../../vocabulary/untouched-design.rules.js';
import { foreseePublication } from '../foresee-publication.js';
import { NotedReads } from '../ports/noted-reads.port.js';
import { PreparePublication, type PrepareCommand } from '../prepare-publication.js';
import { RequirePublisher } from './require-publisher.js';
import { AccountRoom } from './account-room.js';

/** A design, and the page that shows it from now on. */
export interface PublishPageCommand extends PrepareCommand {
  /** So that the same is published once: see `PublishOnce`. */
  readonly key?: PublicationKey;
}

/**
 * Publishes a design: visitors see it at once. If it fails, nothing changes. Publishing the present design again makes no version. Scope: publish. Errors: EMAIL_NOT_VERIFIED, DESIGN_INVALID, DESIGN_TOO_LARGE, LINK_BLOCKED,
 * STORAGE_FULL, PAGE_NOT_FOUND, PICTURE_NOT_FOUND, PAGE_CHANGED_ELSEWHERE, PAGE_FORMAT_NEWER, BUSY, CLIENT_MUTATION_ID_USED; for pictures of starters also STORAGE_UNAVAILABLE and
 * TOO_MANY_PICTURES; UNAUTHENTICATED when the account was just removed.
 */
@Injectable()
export class PublishPage {
  constructor(
    private readonly pages: PageStore,
    private readonly preparing: PreparePublication,
    private readonly requirePublisher: RequirePublisher,
    private readonly accountRoom: AccountRoom,
    private readonly firstLooks: FirstLooks,
    private readonly notedReads: NotedReads,
    private readonly clock: Clock,
  ) {}

  /** Of a dry run, the page keeps its version, and the room of the account is not looked at. */
  async execute({ key, ...command }: PublishPageCommand): Promise<Published> {
    const unasked = await this.unasked(command);
    if (unasked) return { page: unasked, isChanged: false };
    await this.requirePublisher.toPublish(ownedPage(command, 'publish').accountId);
    const { client, isDryRun } = command;
    return this.preparing.execute(command, async (publication, shows) => {
      const published = await this.store({ ...publication, key }, isDryRun);
      const { id: pageId, version } = published.page;
      const shown = shows(version);
      if (client !== undefined && !isDryRun) await this.notedReads.note(client, { pageId, version, ...(shown && { shows: shown }) });
      return published;
    });
  }

  /** The page, if its owner has not asked for this publication: an older editor makes it of a new page when it is opened. */
  private async unasked({ tolerances, design, ...asked }: PublishPageCommand): Promise<Page | null> {
    if (!tolerances?.publishesUnasked || !isUntouched(design)) return null;
    const page = await this.pages.find(ownedPage(asked, 'publish'));
    return page.version === 0 ? page : null;
  }

  // Sanitizing can lengthen the HTML, and so can what is kept. The stored page must be within the limits; otherwise its owner could not publish it
  // again.
  private async store(publication: Publication, isDryRun?: boolean): Promise<Published> {
    const bytes = storedBytes(publication.design);
    if (isDryRun) return foreseePublication(await this.pages.find(publication), publication);
    const waitsUnlessKnown = await this.firstLooks.areAskedFor(publication.accountId);
    const room = this.accountRoom.roomFor(bytes);
    const { isAboveLimit, ...published } = await this.pages.publish({ ...publication, room, waitsUnlessKnown });
    if (isAboveLimit) await this.accountRoom.forgetSurplus(publication.accountId);
    // Also of what waited before, in case that the operators could not be told then.
    if (published.page.isWaiting) await this.firstLooks.tellOperators(published.page, this.clock.now());
    return published;
  }
}

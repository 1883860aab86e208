import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { storedBytes } from '../../design/parse-design.js';
import { FirstLooks } from '../../hiding/ports/first-looks.port.js';
import { Page, type Published } from '../../page.js';
import { ClientMutationIdUsed, PageChangedElsewhere } from '../../pages.errors.js';
import { PageStore, type Publication, type PublicationKey } from '../../ports/page-store.port.js';
import { isUntouched } from '../../vocabulary/untouched-design.rules.js';
import { dryRunOf } from '../dry-run.js';
import { NotedReads } from '../ports/noted-reads.port.js';
import { pageToPublish, PreparePublication, type PrepareCommand, type Prepared, type ReadyPublication } from '../prepare-publication.js';
import { AccountRoom } from './account-room.js';
import { RequirePublisher } from './require-publisher.js';

/** How long an answer is repeated, in milliseconds: 24 hours. */
const REPEATED_FOR = 24 * 60 * 60 * 1000;

/** A design, and the page that shows it from now on. */
export interface PublishPageCommand extends PrepareCommand {
  /**
   * Names the publication among those of the account, so that a client may send it again, because it has not seen the answer. Without it, it is another one each time. A dry run needs none.
   */
  readonly clientMutationId?: string | undefined;
}

/**
 * Publishes a design: visitors see it at once. If it fails, nothing changes. Publishing the present design again makes no version. If the account has sent the same with the same `clientMutationId`
 * within 24 hours, and it was published, the answer is that of then: the version at that time, with its design as long as it is kept. Scope: publish; for a dry run, read is enough. Errors: EMAIL_NOT_VERIFIED, DESIGN_INVALID,
 * DESIGN_TOO_LARGE, LINK_BLOCKED, STORAGE_FULL, PAGE_NOT_FOUND, PICTURE_NOT_FOUND, PAGE_CHANGED_ELSEWHERE, PAGE_FORMAT_NEWER, BUSY, CLIENT_MUTATION_ID_USED when something else was sent with it; for
 * pictures of starters also STORAGE_UNAVAILABLE and TOO_MANY_PICTURES; UNAUTHENTICATED when the account was just removed.
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
  async execute({ clientMutationId, ...command }: PublishPageCommand): Promise<Published> {
    const { accountId } = pageToPublish(command);
    if (clientMutationId === undefined || command.isDryRun) return this.publish(command);
    const now = this.clock.now();
    const [keyHash, inputHash] = [hashOf([accountId, clientMutationId]), hashOf(sentIn(command))];
    const key = { keyHash, inputHash, keptUntil: new Date(now.getTime() + REPEATED_FOR) };
    const former = await this.answerAgain(accountId, key, now);
    if (former) return former;
    try {
      return await this.publish(command, key);
    } catch (error) {
      // The same request may have been published meanwhile.
      if (!(error instanceof ClientMutationIdUsed || error instanceof PageChangedElsewhere)) throw error;
      const answer = await this.answerAgain(accountId, key, now);
      if (!answer) throw error;
      return answer;
    }
  }

  private async publish(command: PrepareCommand, key?: PublicationKey): Promise<Published> {
    const unasked = await this.unasked(command);
    if (unasked) return { page: unasked, isChanged: false };
    await this.requirePublisher.toPublish(pageToPublish(command).accountId);
    return this.preparing.inTurn(command, async () => {
      const prepared = await this.preparing.execute(command);
      return this.storeOver(prepared.present, prepared, command, key);
    });
  }

  /** The page, if its owner has not asked for this publication: an older editor makes it of a new page when it is opened. */
  private async unasked({ tolerances, design, ...asked }: PrepareCommand): Promise<Page | null> {
    if (!tolerances?.publishesUnasked || !isUntouched(design)) return null;
    const page = await this.pages.find(pageToPublish(asked));
    return page.version === 0 ? page : null;
  }

  /** `present` is the page as it was read last. If it has changed since, it is read again. */
  private async storeOver(present: Page | null, prepared: Prepared, command: PrepareCommand, key?: PublicationKey): Promise<Published> {
    try {
      // What stays is read from this version. If another writer is first, what its tiles are must not get lost.
      const { publication, shows } = await prepared.readyFor(present);
      const published = await this.store({ ...publication, key }, command.isDryRun);
      await this.noteRead(command, published.page, shows);
      return published;
    } catch (error) {
      // Without a version, the last writer wins, so it tries again. Each time, one of the writers has succeeded.
      if (command.basedOn !== undefined || !(error instanceof PageChangedElsewhere)) throw error;
      return this.storeOver(await this.pages.find(prepared.page), prepared, command, key);
    }
  }

  private async noteRead({ client, isDryRun }: PrepareCommand, page: Page, shows: ReadyPublication['shows']): Promise<void> {
    const { id: pageId, version } = page;
    const shown = shows(version);
    if (client !== undefined && !isDryRun) await this.notedReads.note(client, { pageId, version, ...(shown && { shows: shown }) });
  }

  // Sanitizing can lengthen the HTML, and so can what is kept. The stored page must be within the limits; otherwise its owner could not publish it
  // again.
  private async store(publication: Publication, isDryRun?: boolean): Promise<Published> {
    const bytes = storedBytes(publication.design);
    if (isDryRun) return dryRunOf(await this.pages.find(publication), publication);
    const waitsUnlessKnown = await this.firstLooks.areAskedFor(publication.accountId);
    const room = this.accountRoom.roomFor(bytes);
    const { isAboveLimit, ...published } = await this.pages.publish({ ...publication, room, waitsUnlessKnown });
    if (isAboveLimit) await this.accountRoom.forgetSurplus(publication.accountId);
    // Also of what waited before, in case that the operators could not be told then.
    if (published.page.isWaiting) await this.firstLooks.tellOperators(published.page, this.clock.now());
    return published;
  }

  private async answerAgain(accountId: string, { keyHash, inputHash }: PublicationKey, now: Date): Promise<Published | undefined> {
    const former = await this.pages.findPublication(keyHash, now);
    if (!former) return undefined;
    if (former.inputHash !== inputHash) throw new ClientMutationIdUsed();
    const { pageId, version, isChanged } = former;
    const present = await this.pages.find({ accountId, pageId });
    if (present.version === version) return { page: present, isChanged };
    const kept = await this.pages.findVersion({ accountId, pageId }, version);
    const { design, publishedAt } = kept ?? { design: null, publishedAt: null };
    return { page: new Page({ ...present, version, design, publishedAt, isOfNewerFormat: false }), isChanged };
  }
}

/** What was sent, which is the same when it is sent again: what a client cannot express follows from it, and what was completed from the page. */
function sentIn({ actor: _actor, vocabulary: _vocabulary, tolerances: _tolerances, ...sent }: PrepareCommand): object {
  return sent;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

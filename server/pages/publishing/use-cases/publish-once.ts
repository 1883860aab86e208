import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { ownedPage, Page, type Published } from '../../page.js';
import { ClientMutationIdUsed, PageChangedElsewhere } from '../../pages.errors.js';
import { PageStore, type PublicationKey } from '../../ports/page-store.port.js';
import { PublishPage, type PublishPageCommand } from './publish-page.js';

/** How long an answer is repeated, in milliseconds: 24 hours. */
const REPEATED_FOR = 24 * 60 * 60 * 1000;

/** A publication that a client may send again, because it has not seen the answer. */
export interface PublishOnceCommand extends Omit<PublishPageCommand, 'key'> {
  /** Names the publication among those of the account. Without it, it is another one each time. A dry run needs none. */
  readonly clientMutationId?: string | undefined;
}

/**
 * Publishes a design as `PublishPage` does. If the account has sent the same with the same `clientMutationId` within 24 hours, and it was
 * published, it answers what it answered then: the version at that time, with its design as long as it is kept. Scope: publish. Errors: those
 * of `PublishPage`, and CLIENT_MUTATION_ID_USED when something else was sent with it.
 */
@Injectable()
export class PublishOnce {
  constructor(
    private readonly pages: PageStore,
    private readonly publishPage: PublishPage,
    private readonly clock: Clock,
  ) {}

  async execute({ clientMutationId, ...command }: PublishOnceCommand): Promise<Published> {
    const { accountId } = ownedPage(command, 'publish');
    if (clientMutationId === undefined || command.isDryRun) return this.publishPage.execute(command);
    const now = this.clock.now();
    const [keyHash, inputHash] = [hashOf([accountId, clientMutationId]), hashOf(sentIn(command))];
    const key = { keyHash, inputHash, keptUntil: new Date(now.getTime() + REPEATED_FOR) };
    try {
      return (await this.answerAgain(accountId, key, now)) ?? (await this.publishPage.execute({ ...command, key }));
    } catch (error) {
      // The same request may have been published meanwhile.
      if (!(error instanceof ClientMutationIdUsed || error instanceof PageChangedElsewhere)) throw error;
      const answer = await this.answerAgain(accountId, key, now);
      if (!answer) throw error;
      return answer;
    }
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
function sentIn({ actor: _actor, vocabulary: _vocabulary, tolerances: _tolerances, ...sent }: PublishPageCommand): object {
  return sent;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

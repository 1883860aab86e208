import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { FairQueue } from '../../fair-queue.js';
import { DEFAULT_LANGUAGE, type Language } from '../../languages.rules.js';
import { parseLinkname } from '../../pages/linkname.rules.js';
import type { Page } from '../../pages/page.js';
import type { PublicLookUp } from '../../pages/public-look-up.js';
import { FindMissedChanges } from '../../pages/use-cases/find-missed-changes.js';
import { LoadPublicPage } from '../../pages/use-cases/load-public-page.js';
import { WatchPageChanges } from '../../pages/use-cases/watch-page-changes.js';
import { SingleFlight } from './single-flight.js';
import { TooLate } from './documents.errors.js';
import { documentName, DocumentCache } from './document-cache.js';
import { LinknameDocuments } from './linkname-documents.js';
import type { PreparedDocument } from './prepared-document.js';
import { RevisionCheck } from './revision-check.js';
import { jsonBytes, WireWriter, type WrittenPage } from './wire-writer.js';

// Beside each page lies the design that it was made from.
const keptBytes = { pages: 96 * 1024 * 1024, unknown: 4 * 1024 * 1024 };
// Longer than any look-up takes that succeeds, and shorter than a visitor's patience with a blank screen.
const patience = 2_000;

// Each that is made takes one of the pool's ten connections, then one of the four threads that compress: whoever asks for thousands
// of names leaves most of the connections and a thread to everybody else. As many may wait as are made within the patience.
const madeAtOnce = 3;
const mostWaiting = 500;
// What was changed a moment ago stands in a queue of its own: who publishes and looks waits behind no stranger.
const changedMadeAtOnce = 1;

// In milliseconds. Who runs the server learns that visitors are turned away, and not once for each of them.
const warnedEvery = 60_000;

/** Makes the answer about what is at a linkname; `data` is the design as older clients read it, or null where no page is. */
type WireAnswer = (found: PublicLookUp, data: string | null) => object;

/** Which document is asked for, in which language, and by which network. */
export interface DocumentRequest {
  readonly linkname: string;
  readonly language: Language;
  readonly network: string;
}

/**
 * What is at linknames, for visitors and for both APIs: from memory when nothing has changed since the last time, else
 * from the database, made once for everybody who waits. Networks take turns.
 */
@Injectable()
export class DocumentLoader implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger(DocumentLoader.name);
  private readonly tooLate = (): TooLate => this.warnOfDelay();
  private readonly kept = new DocumentCache(keptBytes, patience, this.tooLate);
  private readonly queue = new FairQueue({ atOnce: madeAtOnce, mostWaiting }, this.tooLate);
  private readonly changedQueue = new FairQueue({ atOnce: changedMadeAtOnce, mostWaiting }, this.tooLate);
  private readonly making = new Map<string, SingleFlight<PreparedDocument>>();
  private readonly check: RevisionCheck;
  private warnedAt = -Infinity;

  constructor(
    private readonly documents: LinknameDocuments,
    private readonly loadPublicPage: LoadPublicPage,
    private readonly watchPageChanges: WatchPageChanges,
    private readonly wireWriter: WireWriter,
    findMissedChanges: FindMissedChanges,
  ) {
    this.check = new RevisionCheck(this.kept, findMissedChanges);
  }

  onModuleInit(): void {
    this.watchPageChanges.execute({
      changed: (linkname) => this.kept.outdate(linkname),
      gone: (linkname) => this.kept.remove(linkname),
      missed: () => this.kept.outdateAll(),
    });
    this.check.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.check.stop();
  }

  /** The document, if it is kept and nothing has changed since. Anything may be asked for: only linknames are kept. */
  find(linkname: string, language: Language): PreparedDocument | undefined {
    return this.kept.find(documentName(linkname, language));
  }

  /**
   * The document, made in turn when it is not kept.
   * @throws {TooLate} when that takes too long or too many wait; what the database says while it is away.
   */
  async load({ linkname, language, network }: DocumentRequest): Promise<PreparedDocument> {
    const name = documentName(linkname, language);
    const found = this.kept.find(name);
    if (found) return found;
    const made = this.kept.make(name, () => this.begin(linkname, language));
    this.making.get(name)?.join(network);
    return made;
  }

  /** What the document shows, of a linkname in any case; throws as `load` does. */
  async lookUp(text: string, network: string): Promise<PublicLookUp> {
    return (await this.loadAny(text, network)).found;
  }

  /**
   * The JSON for older clients about a linkname in any case: made by `answerWith` for the first one who asks, and kept beside the page.
   * The many who leave it unread hold the same bytes. Throws as `load` does.
   */
  async answerOlderClients(text: string, network: string, answerWith: WireAnswer): Promise<Buffer> {
    const { document, found } = await this.loadAny(text, network);
    const { page } = found;
    if (!document || !page?.linkname) return jsonBytes(answerWith(found, null));
    const isWritten = document.wireAnswer !== undefined;
    const answer = await this.wireWriter.writeOnce(network, document, page, (data) => answerWith(found, data));
    if (!isWritten) this.kept.weigh(page.linkname, document);
    return answer;
  }

  /** The page of an account, with its design as older clients read it. It is loaded when its turn comes. Errors: BUSY. */
  writeOwnPage(ownerId: string, load: () => Promise<Page>): Promise<WrittenPage> {
    return this.wireWriter.writeOwn(ownerId, load);
  }

  /** Does a look-up of another kind in the turns of pages that are not kept. Errors: BUSY. */
  lookUpInTurn<T>(network: string, lookUp: () => Promise<T>): Promise<T> {
    return this.queue.inTurn(network, lookUp);
  }

  private async loadAny(text: string, network: string): Promise<{ readonly document?: PreparedDocument; readonly found: PublicLookUp }> {
    const linkname = parseLinkname(text);
    const document = linkname.ok ? await this.load({ linkname: linkname.value, language: DEFAULT_LANGUAGE, network }) : undefined;
    return { document, found: document?.source ?? (await this.loadPublicPage.execute(text)) };
  }

  private begin(linkname: string, language: Language): Promise<PreparedDocument> {
    const name = documentName(linkname, language);
    const queue = this.kept.isOutdated(name) ? this.changedQueue : this.queue;
    const work = new SingleFlight(queue, () => this.documents.make(linkname, language));
    this.making.set(name, work);
    return work.done.finally(() => {
      if (this.making.get(name) === work) this.making.delete(name);
    });
  }

  private warnOfDelay(): TooLate {
    const now = performance.now();
    if (now - this.warnedAt >= warnedEvery) {
      this.warnedAt = now;
      this.log.warn('More pages are asked for than can be made in time: some visitors see a former page, or are asked to wait.');
    }
    return new TooLate();
  }
}

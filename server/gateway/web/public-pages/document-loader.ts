import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { FairQueue } from '../../../fair-queue.js';
import { DEFAULT_LANGUAGE, type Language } from '../../../languages.rules.js';
import { isWithin } from '../../../pages/design/visible-tiles.rules.js';
import { parseLinkname, type Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { PageAddress } from '../../../pages/page-address.js';
import type { Page } from '../../../pages/page.js';
import type { PublicLookUp } from '../../../pages/public-look-up.js';
import { FindMissedChanges } from '../../../pages/use-cases/find-missed-changes.js';
import { LoadPublicPage } from '../../../pages/use-cases/load-public-page.js';
import { PictureAccess } from '../pictures/picture-access.js';
import { SingleFlight } from '../single-flight.js';
import { TooLate } from '../documents.errors.js';
import { documentName, DocumentCache, languageOfDocument } from './document-cache.js';
import { LinknameDocuments } from './linkname-documents.js';
import type { PreparedDocument } from '../prepared-document.js';
import { PageNews } from './page-news.js';
import { RevisionCheck } from './revision-check.js';
import { jsonBytes, WireWriter, type WrittenPage } from './wire-writer.js';

// In bytes. The limit for pages includes the design of each page, which is cached with it.
const cacheBytes = { pages: 96 * 1024 * 1024, unknown: 4 * 1024 * 1024 };
// In milliseconds. Longer than a successful lookup takes, and shorter than visitors wait in front of a blank screen.
const renderTimeout = 2_000;

// Rendering uses one of the pool's connections (DATABASE_POOL_SIZE), and then one of the four threads for compression. So a client that requests
// thousands of names leaves most of the connections and one thread to others. The length of the queue is what can be rendered within the timeout.
const madeAtOnce = 3;
const mostWaiting = 500;
// Pages that have just changed have a queue of their own, so that creators see at once what they have published.
const changedMadeAtOnce = 1;
// Many pages may be gone at once, such as those of an account. Whoever took them away waits until they are made anew.
const goneMadeAtOnce = 3;

// In milliseconds. The log warns operators about the overload once in this time, and not for each refused visitor.
const warnedEvery = 60_000;

/** So many sets of opened locks are kept of a page. Few pages have more than one password. */
const MOST_STATES = 8;

/** Makes the JSON response about a linkname. `data` is the design in the format of older clients, or null when there is no page. */
type WireAnswer = (found: PublicLookUp, data: string | null) => object;

/** The JSON for older clients, and the linkname of the page that it is about, which differs from the one that was asked for if that is a former one. */
export interface OlderAnswer {
  readonly body: Buffer;
  readonly linkname: string | null;
}

/** A document, and the linkname that it is at if another one was asked for. */
export interface PresentDocument {
  readonly document: PreparedDocument;
  readonly movedTo: Linkname | null;
}

/** The use of the cache of documents. `bytes` is the memory that they need. */
export interface CacheUse {
  readonly hits: number;
  readonly misses: number;
  readonly documents: number;
  readonly bytes: number;
}

/** The requested document and its language, and the network of the request, by which the queue takes turns. */
export interface DocumentRequest {
  readonly linkname: string;
  readonly language: Language;
  readonly network: string;
}

/**
 * Loads the documents at linknames, for visitors and for both APIs: from the cache, or from the database. Concurrent requests for one
 * document are deduplicated. The queues take turns between networks.
 */
@Injectable()
export class DocumentLoader implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger(DocumentLoader.name);
  private readonly tooLate = (): TooLate => this.warnOfDelay();
  private readonly cache = new DocumentCache(cacheBytes, renderTimeout, this.tooLate, () => this.clock.now().getTime());
  private readonly queue = new FairQueue({ atOnce: madeAtOnce, mostWaiting }, this.tooLate);
  private readonly changedQueue = new FairQueue({ atOnce: changedMadeAtOnce, mostWaiting }, this.tooLate);
  private readonly goneQueue = new FairQueue({ atOnce: goneMadeAtOnce, mostWaiting }, this.tooLate);
  private readonly making = new Map<string, SingleFlight<PreparedDocument>>();
  private readonly check: RevisionCheck;
  private warnedAt = -Infinity;
  private hits = 0;
  private misses = 0;

  constructor(
    private readonly documents: LinknameDocuments,
    private readonly loadPublicPage: LoadPublicPage,
    private readonly news: PageNews,
    private readonly wireWriter: WireWriter,
    private readonly pictureAccess: PictureAccess,
    findMissedChanges: FindMissedChanges,
    private readonly clock: Clock,
  ) {
    this.check = new RevisionCheck(this.cache, findMissedChanges, news);
  }

  onModuleInit(): void {
    this.news.tell({
      changed: (address) => this.cache.invalidate(address),
      gone: (address) => this.replace(address),
      missed: () => this.cache.invalidateAll(),
    });
    this.check.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.check.stop();
  }

  /** The document, if it is in the cache and was not invalidated. `key`: that of an address, or any other text. */
  find(key: string, language: Language): PreparedDocument | undefined {
    const found = this.cache.find(documentName(key, language));
    // Texts that are no addresses are asked for, too. They are no misses.
    if (found) this.hits += 1;
    return found;
  }

  /** The size of the cache, and its hits and misses since the start of the process. */
  get cacheUse(): CacheUse {
    const { hits, misses } = this;
    return { hits, misses, documents: this.cache.count, bytes: this.cache.bytes };
  }

  /**
   * The document from the cache, or rendered in the queue.
   * @throws {TooLate} (BUSY) after 2 s, or when the queue is full. While the database is unavailable: BUSY, too.
   */
  async load({ linkname, language, network }: DocumentRequest): Promise<PreparedDocument> {
    const name = documentName(linkname, language);
    const found = this.find(linkname, language);
    if (found) return found;
    this.misses += 1;
    const made = this.cache.make(name, () => this.begin(linkname, language));
    this.making.get(name)?.join(network);
    return made;
  }

  /** The document for a visitor who has opened these locks of it, if it was rendered. What is behind the password of a page may change by itself, and the page without it does not. */
  findOpened(document: PreparedDocument, opened: ReadonlySet<string>): PreparedDocument | undefined {
    const found = document.opened?.get(stateOf(opened));
    const period = found?.source?.period;
    return period === undefined || isWithin(period, this.clock.now().getTime()) ? found : undefined;
  }

  /** The same, rendered in the queue. It is kept with the document, so once for each set of locks. Errors: the same as of `load`. */
  async loadOpened(
    document: PreparedDocument,
    opened: ReadonlySet<string>,
    { linkname, language, network }: DocumentRequest,
  ): Promise<PreparedDocument> {
    const found = this.findOpened(document, opened);
    if (found) return found;
    const made = await this.queue.inTurn(network, () => this.documents.makeOpened({ linkname, language }, opened));
    document.opened ??= new Map();
    document.opened.set(stateOf(opened), made);
    for (const state of document.opened.keys()) if (document.opened.size > MOST_STATES) document.opened.delete(state);
    this.cache.updateSize(documentName(linkname, language), document);
    return made;
  }

  /** The page that the document at a linkname shows, or to which it leads. The linkname can be in upper or lower case. Errors: the same as of `load`. */
  async lookUp(text: string, network: string): Promise<PublicLookUp> {
    return (await this.loadAny(text, network)).found;
  }

  /**
   * The JSON for older clients about a linkname in upper or lower case. `answerWith` makes it at the first request, and it is cached with
   * the page. So all responses share the same bytes, even if clients do not read them. Errors: the same as of `load`.
   */
  async answerOlderClients(text: string, network: string, answerWith: WireAnswer): Promise<OlderAnswer> {
    const { document, found } = await this.loadAny(text, network);
    const { page } = found;
    const linkname = page?.linkname ?? null;
    if (!document || !page || linkname === null) return { body: jsonBytes(answerWith(found, null)), linkname };
    const isWritten = document.wireAnswer !== undefined;
    const answer = await this.wireWriter.writeOnce(network, document, page, (data) => answerWith(found, data));
    if (!isWritten) this.cache.updateSize(linkname, document);
    return { body: answer, linkname };
  }

  /** The document at a linkname or, if that is a former one, at the present one, which is `movedTo` then. Errors: the same as of `load`. */
  async loadPresent(linkname: Linkname, network: string): Promise<PresentDocument> {
    const load = (name: Linkname) => this.load({ linkname: name, language: DEFAULT_LANGUAGE, network });
    const document = await load(linkname);
    const movedTo = document.source?.movedTo ?? null;
    return { document: movedTo === null ? document : await load(movedTo), movedTo };
  }

  /** The page of an account, with its design in the format of older clients. Calls `load` when the account's turn comes. Errors: BUSY. */
  writeOwnPage(accountId: string, load: () => Promise<Page>): Promise<WrittenPage> {
    return this.wireWriter.writeOwn(accountId, load);
  }

  /** Runs another lookup in the queue of pages that are not in the cache. Errors: BUSY. */
  lookUpInTurn<T>(network: string, lookUp: () => Promise<T>): Promise<T> {
    return this.queue.inTurn(network, lookUp);
  }

  private async loadAny(text: string, network: string): Promise<{ readonly document?: PreparedDocument; readonly found: PublicLookUp }> {
    const linkname = parseLinkname(text);
    const document = linkname.ok ? (await this.loadPresent(linkname.value, network)).document : undefined;
    return { document, found: document?.source ?? (await this.loadPublicPage.execute(text)) };
  }

  /**
   * Takes away what visitors are not shown any more, and puts what they see instead in its place, in each language that was there. The writer waits for that, so it goes before all queues. If
   * the database does not answer, nothing is there.
   */
  private async replace(address: PageAddress): Promise<void> {
    this.pictureAccess.forget(address);
    const former = this.cache.remove(address);
    const anew = (name: string) => this.goneQueue.inTurn(address.path, () => this.make(address.path, languageOfDocument(name)));
    await Promise.allSettled(former.map((name) => this.cache.make(name, () => anew(name))));
  }

  private async make(linkname: string, language: Language): Promise<PreparedDocument> {
    const noting = this.pictureAccess.beginNoting();
    const document = await this.documents.make(linkname, language);
    if (document.source) noting(document.source);
    return document;
  }

  private begin(linkname: string, language: Language): Promise<PreparedDocument> {
    const name = documentName(linkname, language);
    const queue = this.cache.isOutdated(name) ? this.changedQueue : this.queue;
    const work = new SingleFlight(queue, () => this.make(linkname, language));
    this.making.set(name, work);
    return work.done.finally(() => {
      if (this.making.get(name) === work) this.making.delete(name);
    });
  }

  private warnOfDelay(): TooLate {
    const now = performance.now();
    if (now - this.warnedAt >= warnedEvery) {
      this.warnedAt = now;
      this.log.warn('More pages are requested than can be rendered in time: some visitors get an outdated page, or the loading text.');
    }
    return new TooLate();
  }
}

function stateOf(opened: ReadonlySet<string>): string {
  return [...opened].toSorted().join(' ');
}

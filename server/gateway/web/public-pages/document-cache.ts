import { LRUCache } from 'lru-cache';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../languages.rules.js';
import { isWithin } from '../../../pages/design/visible-tiles.rules.js';
import { PageAddress } from '../../../pages/page-address.js';
import { TooLate } from '../documents.errors.js';
import type { PreparedDocument } from '../prepared-document.js';

/** The limits of the cache in bytes: for pages, and for responses to names that have no page. */
export interface CacheBytes {
  readonly pages: number;
  readonly unknown: number;
}

// The limit of invalidated names that were not rendered again yet. A name beyond it is rendered in the queue for all other names.
const mostOutdated = 10_000;

interface Entry {
  readonly document: PreparedDocument;
  fresh: boolean;
  /** Whether it was returned or added since the last call of `takeUsed`. */
  found: boolean;
}

/**
 * The name of a document in the cache: the key of its address, and the language. In English it is the key itself, which for pages of this site
 * is the path, so that a request is looked up without parsing. In other languages it has a space, which no address has.
 */
export function documentName(key: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? key : `${key} ${language}`;
}

/** The address of a document, by its name. */
export function addressOfDocument(name: string): PageAddress {
  return PageAddress.ofKey(keyOf(name));
}

function keyOf(name: string): string {
  return name.split(' ', 1)[0]!;
}

/** The language of a document, by its name. */
export function languageOfDocument(name: string): Language {
  return (name.split(' ', 2)[1] as Language | undefined) ?? DEFAULT_LANGUAGE;
}

function documentNames(key: string): string[] {
  return LANGUAGES.map((language) => documentName(key, language));
}

/**
 * An LRU cache of documents by address and language. Concurrent requests for one document are deduplicated. A document stays in the cache
 * until it is invalidated. Names without a page have a cache of their own, so that requests for a million of them evict no page.
 */
export class DocumentCache {
  private readonly pages: LRUCache<string, Entry>;
  private readonly unknown: LRUCache<string, Entry>;
  private readonly outdated = new LRUCache<string, true>({ max: mostOutdated });
  private readonly beingMade = new Map<string, Promise<PreparedDocument>>();

  /** `timeout`: how many milliseconds callers wait for a document that is being rendered. `tooLate` makes the error after that. */
  constructor(
    bytes: CacheBytes,
    private readonly timeout: number,
    private readonly tooLate: () => TooLate = () => new TooLate(),
    /** The present time, in milliseconds. */
    private readonly now: () => number = Date.now,
  ) {
    const sizeCalculation = ({ document }: Entry): number => document.size;
    this.pages = new LRUCache({ maxSize: bytes.pages, sizeCalculation });
    this.unknown = new LRUCache({ maxSize: bytes.unknown, sizeCalculation });
  }

  /** The document, if it is in the cache and was not invalidated. */
  find(name: string): PreparedDocument | undefined {
    const kept = this.pages.get(name) ?? this.unknown.get(name);
    if (!kept?.fresh) return undefined;
    if (this.isOver(kept.document)) {
      this.remove(addressOfDocument(name));
      return undefined;
    }
    kept.found = true;
    return kept.document;
  }

  /** Whether the page has changed by itself since, or not yet. Such a document is never sent, not even while it cannot be rendered again. */
  private isOver({ source }: PreparedDocument): boolean {
    return source?.period !== undefined && !isWithin(source.period, this.now());
  }

  /** The cached documents that were rendered or found since the last call, by their names. */
  takeUsed(): Map<string, PreparedDocument> {
    const found = new Map<string, PreparedDocument>();
    for (const place of [this.pages, this.unknown]) {
      for (const [name, kept] of place.entries()) {
        if (kept.found && kept.fresh) found.set(name, kept.document);
        kept.found = false;
      }
    }
    return found;
  }

  /** Whether exactly this document is in the cache under the name, and was not invalidated. */
  has(name: string, document: PreparedDocument): boolean {
    const kept = this.pages.peek(name) ?? this.unknown.peek(name);
    return kept?.fresh === true && kept.document === document;
  }

  /** Updates the size of a document that has grown. Does nothing when another document is in the cache under the name. */
  updateSize(name: string, document: PreparedDocument): void {
    for (const place of [this.pages, this.unknown]) {
      const kept = place.peek(name);
      // The LRU cache computes the size only for a new value.
      if (kept?.document === document) place.set(name, { ...kept });
    }
  }

  /** Whether it was invalidated and not rendered again since. A client that guesses names finds few such names. */
  isOutdated(name: string): boolean {
    return this.outdated.has(keyOf(name)) || this.pages.peek(name)?.fresh === false;
  }

  /**
   * Renders the document with `make`, or waits for a running call for the same name. After an error or a timeout, it returns the
   * invalidated page, if there is one. It never returns an invalidated answer that a name is free. A document that is ready after the
   * timeout is cached.
   * @throws {TooLate} after the timeout, or the error of `make`, if there is no invalidated page.
   */
  async make(name: string, make: () => Promise<PreparedDocument>): Promise<PreparedDocument> {
    try {
      return await (this.beingMade.get(name) ?? this.begin(name, make));
    } catch (error) {
      const former = this.pages.get(name);
      if (former && !this.isOver(former.document)) return former.document;
      throw error;
    }
  }

  /** Invalidates the documents at an address in all languages. A document that is being rendered at this moment is not cached. */
  invalidate({ key }: PageAddress): void {
    this.outdated.set(key, true);
    for (const name of documentNames(key)) {
      this.beingMade.delete(name);
      this.unknown.delete(name);
      const kept = this.pages.peek(name);
      if (kept) kept.fresh = false;
    }
  }

  /** The same as `invalidate`. In addition, the former page is not returned when rendering fails. Returns the names of the pages that were there. */
  remove(address: PageAddress): string[] {
    this.invalidate(address);
    return documentNames(address.key).filter((name) => this.pages.delete(name));
  }

  /** The same as `invalidate`, for every document. */
  invalidateAll(): void {
    this.beingMade.clear();
    this.unknown.clear();
    for (const kept of this.pages.values()) kept.fresh = false;
  }

  /** The number of cached documents. */
  get count(): number {
    return this.pages.size + this.unknown.size;
  }

  /** The memory of the cached documents, in bytes. */
  get bytes(): number {
    return this.pages.calculatedSize + this.unknown.calculatedSize;
  }

  private begin(name: string, make: () => Promise<PreparedDocument>): Promise<PreparedDocument> {
    const cached = (document: PreparedDocument): PreparedDocument => {
      if (this.forget(name, making)) this.keep(name, document);
      return document;
    };
    const work = make()
      // What a page shows may change by itself while it is rendered.
      .then((document) => (this.isOver(document) ? make().then(cached) : cached(document)))
      .catch((error: unknown) => {
        this.forget(name, making);
        throw error;
      });
    // The entry stays after the timeout. So later callers fail at once, and do not query the database again.
    const making = inTime(work, this.timeout, this.tooLate);
    this.beingMade.set(name, making);
    return making;
  }

  /** Removes the running call from the map. False when the page was invalidated in the meantime: then the result must not be cached. */
  private forget(name: string, making: Promise<PreparedDocument>): boolean {
    return this.beingMade.get(name) === making && this.beingMade.delete(name);
  }

  private keep(name: string, document: PreparedDocument): void {
    const [place, other] = document.status === 200 ? [this.pages, this.unknown] : [this.unknown, this.pages];
    other.delete(name);
    this.outdated.delete(keyOf(name));
    place.set(name, { document, fresh: true, found: true });
  }
}

async function inTime<T>(work: Promise<T>, milliseconds: number, tooLate: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), milliseconds);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

import { LRUCache } from 'lru-cache';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../languages.rules.js';
import { TooLate } from './documents.errors.js';
import type { PreparedDocument } from './prepared-document.js';

/** How many bytes of documents are kept: of pages, and of answers that say that there is none. */
export interface CacheBytes {
  readonly pages: number;
  readonly unknown: number;
}

// Names that were changed and nobody asked for since. Whoever is pushed out by so many others is made like any other name.
const mostOutdated = 10_000;

interface Kept {
  readonly document: PreparedDocument;
  fresh: boolean;
  /** Whether somebody got it since `takeFound` was called. */
  found: boolean;
}

/** The name of a document: English has the linkname itself, so that a path is found as it is. No path has a blank. */
export function documentName(linkname: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? linkname : `${linkname} ${language}`;
}

/** The linkname of a document. */
export function linknameOfDocument(name: string): string {
  return name.split(' ', 1)[0]!;
}

function documentNames(linkname: string): string[] {
  return LANGUAGES.map((language) => documentName(linkname, language));
}

/**
 * Documents by linkname and language. Each is made once, however many ask for it at the same time, and kept until it is outdated. Names without
 * a page have a place of their own: whoever asks for a million of them pushes no page out.
 */
export class DocumentCache {
  private readonly pages: LRUCache<string, Kept>;
  private readonly unknown: LRUCache<string, Kept>;
  private readonly outdated = new LRUCache<string, true>({ max: mostOutdated });
  private readonly beingMade = new Map<string, Promise<PreparedDocument>>();

  /** `patience`: for how many milliseconds people may wait for a document that is being made. `tooLate` makes the error for them. */
  constructor(
    bytes: CacheBytes,
    private readonly patience: number,
    private readonly tooLate: () => TooLate = () => new TooLate(),
  ) {
    const sizeCalculation = ({ document }: Kept): number => document.size;
    this.pages = new LRUCache({ maxSize: bytes.pages, sizeCalculation });
    this.unknown = new LRUCache({ maxSize: bytes.unknown, sizeCalculation });
  }

  /** The document, if it is kept and nothing has changed since. */
  find(name: string): PreparedDocument | undefined {
    const kept = this.pages.get(name) ?? this.unknown.get(name);
    if (!kept?.fresh) return undefined;
    kept.found = true;
    return kept.document;
  }

  /** What is kept and was made or found since the last call, by name. Nothing when nobody asked for anything. */
  takeFound(): Map<string, PreparedDocument> {
    const found = new Map<string, PreparedDocument>();
    for (const place of [this.pages, this.unknown]) {
      for (const [name, kept] of place.entries()) {
        if (kept.found && kept.fresh) found.set(name, kept.document);
        kept.found = false;
      }
    }
    return found;
  }

  /** Whether this very document is what is kept for the linkname, and nothing has changed since. */
  keeps(name: string, document: PreparedDocument): boolean {
    const kept = this.pages.peek(name) ?? this.unknown.peek(name);
    return kept?.fresh === true && kept.document === document;
  }

  /** Counts the size of a document anew that has grown; does nothing where another one is kept by now. */
  weigh(name: string, document: PreparedDocument): void {
    for (const place of [this.pages, this.unknown]) {
      const kept = place.peek(name);
      // The same value would keep its former size.
      if (kept?.document === document) place.set(name, { ...kept });
    }
  }

  /** Whether it was outdated and nobody made it anew since: no stranger who guesses names comes upon many of these. */
  isOutdated(name: string): boolean {
    return this.outdated.has(linknameOfDocument(name)) || this.pages.peek(name)?.fresh === false;
  }

  /**
   * Makes the document, or waits for whoever makes it already. When that fails or takes too long, the former page is better than
   * none; that a name is free is never answered from the past. A document that comes too late for those who waited is kept.
   * @throws {TooLate} or whatever `make` throws, when no former page is kept.
   */
  async make(name: string, make: () => Promise<PreparedDocument>): Promise<PreparedDocument> {
    try {
      return await (this.beingMade.get(name) ?? this.begin(name, make));
    } catch (error) {
      const former = this.pages.get(name);
      if (former) return former.document;
      throw error;
    }
  }

  /** From now on the documents of a linkname are made anew; one that is being made at this moment is not kept. */
  outdate(linkname: string): void {
    this.outdated.set(linkname, true);
    for (const name of documentNames(linkname)) {
      this.beingMade.delete(name);
      this.unknown.delete(name);
      const kept = this.pages.peek(name);
      if (kept) kept.fresh = false;
    }
  }

  /** As `outdate`, and the former page is not even answered when none can be made. */
  remove(linkname: string): void {
    this.outdate(linkname);
    for (const name of documentNames(linkname)) this.pages.delete(name);
  }

  /** As `outdate`, for every document. */
  outdateAll(): void {
    this.beingMade.clear();
    this.unknown.clear();
    for (const kept of this.pages.values()) kept.fresh = false;
  }

  /** How many documents are kept. */
  get count(): number {
    return this.pages.size + this.unknown.size;
  }

  private begin(name: string, make: () => Promise<PreparedDocument>): Promise<PreparedDocument> {
    const work = make().then(
      (document) => {
        if (this.forget(name, making)) this.keep(name, document);
        return document;
      },
      (error: unknown) => {
        this.forget(name, making);
        throw error;
      },
    );
    // Beyond the deadline it stays the attempt that counts: who comes then waits for nothing, and asks the database nothing.
    const making = inTime(work, this.patience, this.tooLate);
    this.beingMade.set(name, making);
    return making;
  }

  /** Whether this attempt is still the one that counts: it isn't when the page changed while it ran. */
  private forget(name: string, making: Promise<PreparedDocument>): boolean {
    return this.beingMade.get(name) === making && this.beingMade.delete(name);
  }

  private keep(name: string, document: PreparedDocument): void {
    const [place, other] = document.status === 200 ? [this.pages, this.unknown] : [this.unknown, this.pages];
    other.delete(name);
    this.outdated.delete(linknameOfDocument(name));
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

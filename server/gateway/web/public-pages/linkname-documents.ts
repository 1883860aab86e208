import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { DEFAULT_LANGUAGE, type Language } from '../../../languages.rules.js';
import { LAST_SECOND } from '../../../pages/design/visible-tiles.rules.js';
import type { Page } from '../../../pages/page.js';
import type { CardSource } from '../../../pages/page-card.js';
import type { PublicLookUp } from '../../../pages/public-look-up.js';
import { LoadPublicPage } from '../../../pages/use-cases/load-public-page.js';
import { retryAfterSeconds } from '../../error-status.js';
import { picturesOf } from '../../picture-view.js';
import { LANGUAGE_HEADERS } from '../../http/request-language.js';
import {
  ClientBundle,
  inEachLanguage,
  type LockObstacle,
  type LockView,
  type PageReports,
  type PageView,
  type RenderedDocument,
  type RenderedPage,
} from '../client-bundle.js';
import { PreparedDocument, type Compression, type DocumentParts } from '../prepared-document.js';
import { creatorPagePolicy, productPolicy, securityHeaders, withPolicyElement, type HeaderList } from '../security-headers.js';

// Its pictures are at the host of the reader, and its policy allows them there.
const wherever = { picture: (name: string) => `/media/${name}` };

/** How caches may keep a page. The second is for shared ones, if they differ (RFC 9213). */
export type PageCaching = Required<Pick<DocumentParts, 'cacheControl' | 'networkCacheControl'>>;

// A shared cache may keep a page for a second, and may send it for another half minute while it revalidates. So each proxy sends about one
// request a second for a page, however many visitors it has. A browser always revalidates, so that creators see what they published:
// without `must-revalidate`, Firefox shows the former page for that half minute (Chromium never does for a page).
// The second header says the same to CDNs that would obey `must-revalidate`, too. Browsers ignore it (RFC 9213).
export const pageCaching: PageCaching = {
  cacheControl: 'public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=30',
  networkCacheControl: 'max-age=1, stale-while-revalidate=30',
};

/**
 * The same for a page that changes by itself. No cache sends it after its next moment: not while it revalidates, and in the last second before the moment, it keeps nothing.
 */
export function cachingUntil(until: Date | null | undefined, now: Date): PageCaching {
  if (!until) return pageCaching;
  const seconds = until.getTime() - now.getTime() <= LAST_SECOND ? 0 : 1;
  return { cacheControl: `public, max-age=0, must-revalidate, s-maxage=${seconds}`, networkCacheControl: `max-age=${seconds}` };
}

/** For what depends on the passwords that a visitor has given: only the browser keeps it, and asks each time. */
const cachingOfLocked: PageCaching = { cacheControl: 'private, no-cache', networkCacheControl: 'no-store' };
/** For what a password has opened, and for what was not taken. */
const cachingOfOpened: PageCaching = { cacheControl: 'private, no-store', networkCacheControl: 'no-store' };

const NOTHING: ReadonlySet<string> = new Set();

/** The digits of a drawing in the address of its card: half of a digest tells drawings apart as well as a whole one. */
const DIGITS = 32;

interface DocumentName {
  readonly linkname: string;
  readonly language: Language;
}

/** What a visitor has opened, and what not. */
interface Opening {
  readonly opened?: ReadonlySet<string>;
  readonly refused?: LockView['refused'];
}

const REFUSED: Readonly<Record<LockObstacle, number>> = { wrong: 422, tooMany: 429, busy: 503 };

/** A response for a linkname without a page to show. It has a placeholder for the linkname. */
interface WithoutPage {
  readonly html: string;
  readonly headers: HeaderList;
}

// The placeholder for the linkname in a document that was rendered before. HTML and addresses do not change it, and no text contains it.
const placeholder = '0linkname0';

/** Renders the documents at linknames. */
@Injectable()
export class LinknameDocuments {
  private readonly headers: HeaderList;
  // Rendered once at the start, so that requests for thousands of names cost little.
  private readonly withoutPage: Readonly<
    Record<Language, Readonly<Record<'available' | 'comingSoon' | 'hidden' | 'offline' | 'notFound', WithoutPage>>>
  >;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly loadPublicPage: LoadPublicPage,
    private readonly clock: Clock,
  ) {
    this.headers = securityHeaders(addresses);
    const withHeaders = (rendered: RenderedDocument) => ({ html: rendered.html, headers: [...productPolicy(rendered), ...this.headers] });
    this.withoutPage = inEachLanguage((language) => {
      const documents = bundle.documents(language);
      const address = { linkname: placeholder, address: addresses.page(placeholder) };
      return {
        available: withHeaders(documents.available(address)),
        comingSoon: withHeaders(documents.comingSoon(address)),
        hidden: withHeaders(documents.hidden()),
        offline: withHeaders(documents.offlinePage()),
        notFound: withHeaders(documents.notFound()),
      };
    });
  }

  /**
   * Loads the page at a linkname from the database and renders it. A former linkname leads to the present one with status 308. A page that was
   * never published has a document that says so. Without a page: a document with status 404.
   */
  async make(linkname: string, language: Language): Promise<PreparedDocument> {
    const found = await this.loadPublicPage.execute(linkname);
    if (found.page?.publishedAt === null) return this.makeComingSoon({ linkname, language }, found);
    if (found.page) return this.makePage({ linkname, language }, found, found.page);
    return found.movedTo ? this.makeMoved(found, found.movedTo) : this.makeWithoutPage({ linkname, language }, found);
  }

  /** The page for visitors who have opened these locks, and whose password was not taken at last, if it says so. */
  async makeOpened(
    { linkname, language }: DocumentName,
    opened: ReadonlySet<string>,
    refused?: LockView['refused'],
  ): Promise<PreparedDocument> {
    const found = await this.loadPublicPage.execute(linkname, opened);
    // It was unpublished or moved in the meantime.
    if (!found.page?.publishedAt) return this.make(linkname, language);
    return this.makePage({ linkname, language }, found, found.page, { opened, refused });
  }

  /** The response when the document cannot be rendered in time: the loading text (specification §2) with status 503. */
  makeLoading(language: Language): Promise<PreparedDocument> {
    const rendered = this.bundle.documents(language).loading();
    const seconds = String(retryAfterSeconds);
    return PreparedDocument.prepare({
      text: rendered.html,
      status: 503,
      cacheControl: 'no-store',
      compression: 'deferred',
      // The second header is for browsers, which reload by themselves.
      headers: ['Retry-After', seconds, 'Refresh', seconds, ...productPolicy(rendered), ...this.headers],
    });
  }

  /** A page for a web server that sends it without the headers of this server: its Content-Security-Policy is an element. */
  makeFile(name: DocumentName, page: Page, compression: Compression): Promise<PreparedDocument> {
    return PreparedDocument.prepare({ text: this.fileText(name, page), headers: [], compression });
  }

  /** The same without its compressed forms. */
  fileText(name: DocumentName, page: Page): string {
    const reports = this.config.pagesExportCounts === 'on';
    const rendered = this.render(name, page, reports ? 'views and presses' : 'nothing');
    return withPolicyElement(rendered.html, creatorPagePolicy(rendered, this.addresses, { reports }));
  }

  /** What the card of a page is drawn from. */
  card(linkname: string, page: Page): CardSource {
    return cardSource(this.bundle, this.viewOf(linkname, page));
  }

  /** The address of the card. Undefined for a page that was never published. */
  cardAddress(linkname: string, page: Page): string | undefined {
    return this.cardOf(page, this.viewOf(linkname, page));
  }

  private cardOf({ publishedAt }: Page, view: PageView): string | undefined {
    return publishedAt ? this.addresses.card(view.linkname, cardSource(this.bundle, view).id) : undefined;
  }

  private render({ linkname, language }: DocumentName, page: Page, reports: PageReports = 'presses', locks: LockView = {}): RenderedPage {
    const view = this.viewOf(linkname, page);
    const card = this.cardOf(page, view);
    const feed = page.feedSince ? this.addresses.feed(linkname) : undefined;
    const isUnlisted = page.access !== 'public';
    return this.bundle.documents(language).publicPage({ ...view, ...locks, card, feed, isUnlisted, reports });
  }

  /** What visitors see of a page. */
  viewOf(linkname: string, page: Page): PageView {
    return { linkname, address: this.addresses.page(linkname), design: page.shownDesign, ...picturesOf(page, wherever) };
  }

  private makePage(
    name: DocumentName,
    source: PublicLookUp,
    page: Page,
    { opened = NOTHING, refused }: Opening = {},
  ): Promise<PreparedDocument> {
    const { closed, locks, period } = source;
    const rendered = this.render(name, page, closed ? 'nothing' : 'presses', { closed, refused });
    const isOpened = opened.size > 0 || refused !== undefined;
    const caching = locks ? cachingOfLocked : cachingUntil(period?.until, this.clock.now());
    return PreparedDocument.prepare({
      text: rendered.html,
      // Whoever gives a password waits for this document.
      ...(isOpened ? { ...cachingOfOpened, compression: 'deferred' } : caching),
      varies: LANGUAGE_HEADERS,
      headers: [...creatorPagePolicy(rendered, this.addresses, { asksPassword: locks !== undefined }), ...this.headers],
      // What only says that a password was refused is no view.
      ...(refused ? { status: REFUSED[refused.obstacle] } : { source }),
    });
  }

  // It is never kept without asking: its owner may take the linkname back.
  private makeMoved(source: PublicLookUp, linkname: string): Promise<PreparedDocument> {
    const address = this.addresses.page(linkname);
    const headers = ['Location', `/${linkname}`, ...this.headers];
    const text = `This page is now at ${address}\n`;
    return PreparedDocument.prepare({ text, mediaType: 'text/plain', status: 308, headers, compression: 'quick', source });
  }

  private makeComingSoon(name: DocumentName, source: PublicLookUp): Promise<PreparedDocument> {
    return PreparedDocument.prepare({ ...this.filledIn('comingSoon', name), ...pageCaching, source });
  }

  private makeWithoutPage(name: DocumentName, source: PublicLookUp): Promise<PreparedDocument> {
    const document = source.isHidden ? 'hidden' : source.isOffline ? 'offline' : 'notFound';
    return PreparedDocument.prepare({ ...this.filledIn(source.isFree ? 'available' : document, name), status: 404, source });
  }

  private filledIn(document: keyof typeof this.withoutPage.en, { linkname, language }: DocumentName) {
    const { html, headers } = this.withoutPage[language][document];
    return { text: html.replaceAll(placeholder, linkname), varies: LANGUAGE_HEADERS, headers, compression: 'quick' as const };
  }
}

/** What the card of a page is drawn from. Its id changes with everything that can be seen. */
function cardSource(bundle: ClientBundle, view: PageView): CardSource {
  const drawing = bundle.documents(DEFAULT_LANGUAGE).pageCard(view);
  return { id: createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, DIGITS), drawing };
}

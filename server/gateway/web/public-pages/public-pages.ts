import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../clock.port.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { DomainError } from '../../../domain-error.js';
import type { Language } from '../../../languages.rules.js';
import { parseLinkname, type Linkname } from '../../../pages/linknames/linkname.rules.js';
import { PreRouter } from '../../http/pre-router.js';
import { requestLanguage } from '../../http/request-language.js';
import { preparedInEachLanguage, type LockView } from '../client-bundle.js';
import { LinknameDocuments } from './linkname-documents.js';
import { DocumentLoader, type DocumentRequest } from './document-loader.js';
import { openedLocks } from './opened-locks.js';
import type { PreparedDocument } from '../prepared-document.js';
import { securityHeaders, type HeaderList } from '../security-headers.js';
import { Visits } from '../visits/visits.js';

/** One segment, with or without a final slash. A query has no effect, but for that of a wrong password. */
const SEGMENT = /^\/([^/?#]+)\/?(?:\?|$)/;

const REFUSAL = /^[^?]{1,200}\?wrong((?:=[\w-]{1,64})?)$/;

/**
 * Answers every address that may be a linkname. Cached documents are answered before the framework. Documents that have to be rendered are
 * requested by `documentAt` in the framework, where the network of the request is known.
 */
@Injectable()
export class PublicPages implements OnModuleInit {
  private readonly log = new Logger(PublicPages.name);
  private readonly headers: HeaderList;
  private loading: Readonly<Record<Language, PreparedDocument>> | undefined;

  constructor(
    addresses: SiteAddresses,
    private readonly preRouter: PreRouter,
    private readonly documents: LinknameDocuments,
    private readonly live: DocumentLoader,
    private readonly visits: Visits,
    private readonly clock: Clock,
  ) {
    this.headers = securityHeaders(addresses);
  }

  async onModuleInit(): Promise<void> {
    this.loading = await preparedInEachLanguage((language) => this.documents.makeLoading(language));
    this.preRouter.answerFirst('page', (request, response) => this.tryAnswer(request, response));
  }

  /** The document at the linkname of a path, or the loading text with status 503. Undefined for a path that cannot be a linkname. */
  async documentAt(
    path: string,
    headers: IncomingHttpHeaders,
    { language, network }: Omit<DocumentRequest, 'linkname'>,
  ): Promise<PreparedDocument | undefined> {
    const linkname = linknameOfPath(path);
    if (linkname === undefined) return undefined;
    const request = { linkname, language, network };
    try {
      const document = await this.live.load(request);
      const opened = this.openedOf(document, headers);
      const tile = refusedTile(path);
      if (tile !== undefined && document.source?.locks) return await this.refusal(request, opened, { tile, obstacle: 'wrong' });
      return opened ? await this.live.loadOpened(document, opened, request) : document;
    } catch (error) {
      // The outage is already in the log; it is not logged again for each visitor.
      if (!(error instanceof DomainError)) this.log.error(error);
      return this.loading?.[language];
    }
  }

  /** The page for a visitor who has opened these locks, and whose password was not taken. It is for this visitor alone, so it is not kept. */
  refusal(
    { linkname, language, network }: DocumentRequest,
    opened: ReadonlySet<string> | undefined,
    refused: LockView['refused'],
  ): Promise<PreparedDocument> {
    return this.live.lookUpInTurn(network, () => this.documents.makeOpened({ linkname, language }, opened ?? new Set(), refused));
  }

  private tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    // The cache has only linknames. So on the hot path, the path is looked up without parsing it.
    const language = requestLanguage(headers);
    const found = isRead ? this.find(url.slice(1), language, headers) : undefined;
    if (found) {
      this.answer(found, request, response);
      return true;
    }
    const linkname = linknameOfPath(url);
    if (linkname === undefined || isAboutPassword(request)) return false;
    if (!isRead) {
      refuseMethod(response, this.headers);
      return true;
    }
    const kept = this.find(linkname, language, headers);
    if (kept) this.answer(kept, request, response);
    return kept !== undefined;
  }

  /** The document that is ready for the browser that sends these headers. */
  private find(key: string, language: Language, headers: IncomingHttpHeaders): PreparedDocument | undefined {
    const document = this.live.find(key, language);
    const opened = document && this.openedOf(document, headers);
    return opened ? this.live.findOpened(document, opened) : document;
  }

  /** What the browser has opened of the page. Undefined for nothing, which almost all pages are. */
  private openedOf({ source }: PreparedDocument, headers: IncomingHttpHeaders): ReadonlySet<string> | undefined {
    if (source?.locks === undefined || headers.cookie === undefined) return undefined;
    const opened = openedLocks(source, headers, this.clock.now());
    return opened.size > 0 ? opened : undefined;
  }

  /** Answers with a document of a linkname, and counts the visit. */
  answer(document: PreparedDocument, request: IncomingMessage, response: ServerResponse): void {
    document.answer(request, response);
    this.visits.countView(document, request);
  }
}

/**
 * Where a visitor is led whose password was wrong: the page again, which says so. Going back and forth in the history does not send the form once more.
 * `tile` is the id of the tile that it was for.
 */
export function addressOfRefusal(linkname: Linkname, tile: string | undefined): string {
  return `/${linkname}?wrong${tile === undefined ? '' : `=${tile}`}`;
}

/** The tile of such an address, null for the whole page. Undefined for every other address. */
function refusedTile(url: string): string | null | undefined {
  const [, tile] = REFUSAL.exec(url) ?? [];
  return tile === undefined ? undefined : tile === '' ? null : tile.slice(1);
}

/** The linkname of a path; undefined when it cannot be one, so that other routes answer it. */
export function linknameOfPath(url: string): Linkname | undefined {
  const segment = SEGMENT.exec(url)?.[1];
  if (segment === undefined) return undefined;
  const text = decoded(segment);
  // A form removes spaces around a linkname. In an address, a space makes another path.
  if (text === undefined || text !== text.trim()) return undefined;
  const parsed = parseLinkname(text);
  return parsed.ok ? parsed.value : undefined;
}

function refuseMethod(response: ServerResponse, headers: HeaderList): void {
  const body = JSON.stringify({ detail: 'A page can only be read: use GET.', code: 'METHOD_NOT_ALLOWED' });
  const own = ['Allow', 'GET, HEAD', 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
  response.writeHead(405, [...own, ...headers]).end(body);
}

/** Decodes the percent escapes of a part of an address; undefined when the result is not valid UTF-8. */
export function decoded(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Whether a form may have the password of a page, or an address says that it was wrong. */
function isAboutPassword({ method, headers, url = '' }: IncomingMessage): boolean {
  return (method === 'POST' && isForm(headers)) || refusedTile(url) !== undefined;
}

function isForm({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return type.startsWith('application/x-www-form-urlencoded');
}

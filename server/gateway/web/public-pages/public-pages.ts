import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { SiteAddresses } from '../../../site-addresses.js';
import { DomainError } from '../../../domain-error.js';
import type { Language } from '../../../languages.rules.js';
import { parseLinkname } from '../../../pages/linknames/linkname.rules.js';
import { PreRouter } from '../../http/pre-router.js';
import { requestLanguage } from '../../http/request-language.js';
import { preparedInEachLanguage } from '../client-bundle.js';
import { LinknameDocuments } from './linkname-documents.js';
import { DocumentLoader, type DocumentRequest } from './document-loader.js';
import type { PreparedDocument } from '../prepared-document.js';
import { securityHeaders, type HeaderList } from '../security-headers.js';
import { Visits } from '../visits/visits.js';

/** One segment, with or without a final slash. A query has no effect. */
const SEGMENT = /^\/([^/?#]+)\/?(?:\?|$)/;

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
  ) {
    this.headers = securityHeaders(addresses);
  }

  async onModuleInit(): Promise<void> {
    this.loading = await preparedInEachLanguage((language) => this.documents.makeLoading(language));
    this.preRouter.answerFirst('page', (request, response) => this.tryAnswer(request, response));
  }

  /** The document at the linkname of a path, or the loading text with status 503. Undefined for a path that cannot be a linkname. */
  async documentAt(path: string, { language, network }: Omit<DocumentRequest, 'linkname'>): Promise<PreparedDocument | undefined> {
    const linkname = linknameOfPath(path);
    if (linkname === undefined) return undefined;
    try {
      return await this.live.load({ linkname, language, network });
    } catch (error) {
      // The outage is already in the log; it is not logged again for each visitor.
      if (!(error instanceof DomainError)) this.log.error(error);
      return this.loading?.[language];
    }
  }

  private tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    // The cache has only linknames. So on the hot path, the path is looked up without parsing it.
    const language = requestLanguage(headers);
    const found = isRead ? this.live.find(url.slice(1), language) : undefined;
    if (found) {
      this.answer(found, request, response);
      return true;
    }
    const linkname = linknameOfPath(url);
    if (linkname === undefined) return false;
    if (!isRead) {
      refuseMethod(response, this.headers);
      return true;
    }
    const kept = this.live.find(linkname, language);
    if (kept) this.answer(kept, request, response);
    return kept !== undefined;
  }

  /** Answers with a document of a linkname, and counts the visit. */
  answer(document: PreparedDocument, request: IncomingMessage, response: ServerResponse): void {
    document.answer(request, response);
    this.visits.countView(document, request);
  }
}

/** The linkname of a path; undefined when it cannot be one, so that other routes answer it. */
export function linknameOfPath(url: string): string | undefined {
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

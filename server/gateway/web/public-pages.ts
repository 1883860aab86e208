import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.js';
import { parseLinkname } from '../../pages/linkname.rules.js';
import { CheckLinkname } from '../../pages/use-cases/check-linkname.js';
import { LoadPublicPage } from '../../pages/use-cases/load-public-page.js';
import { WatchPageChanges } from '../../pages/use-cases/watch-page-changes.js';
import { retryAfterSeconds } from '../error-status.js';
import { FrontDoor } from '../front-door.js';
import { pageAddress } from '../page-address.js';
import { picturesOf } from '../picture-view.js';
import { ClientBundle } from './client-bundle.js';
import { decoded } from './decoded.js';
import { KeptDocuments } from './kept-documents.js';
import { PreparedDocument } from './prepared-document.js';
import { creatorPagePolicy, productPolicy, securityHeaders, type HeaderList } from './security-headers.js';

const keptBytes = { pages: 64 * 1024 * 1024, unknown: 4 * 1024 * 1024 };
// Longer than any look-up takes that succeeds, and shorter than a visitor's patience with a blank screen.
const patience = 2_000;

// A page finds its pictures under every name that the server is reached by, and its policy allows them there.
const wherever = { publicUrl: '' };

/** One segment, with or without a final slash; a query changes nothing. */
const SEGMENT = /^\/([^/?#]+)\/?(?:\?|$)/;

/**
 * Answers every address that may be a linkname, in front of the framework: from memory when nothing has changed since the last
 * time, else from the database, made once for everybody who waits.
 */
@Injectable()
export class PublicPages implements OnModuleInit {
  private readonly log = new Logger(PublicPages.name);
  private readonly kept = new KeptDocuments(keptBytes, patience);
  private readonly headers: HeaderList;
  private loading: PreparedDocument | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly frontDoor: FrontDoor,
    private readonly bundle: ClientBundle,
    private readonly loadPublicPage: LoadPublicPage,
    private readonly checkLinkname: CheckLinkname,
    private readonly watchPageChanges: WatchPageChanges,
  ) {
    this.headers = securityHeaders(config.publicUrl);
  }

  async onModuleInit(): Promise<void> {
    this.loading = await this.prepareLoading();
    this.watchPageChanges.execute({
      changed: (linkname) => this.kept.outdate(linkname),
      gone: (linkname) => this.kept.remove(linkname),
      missed: () => this.kept.outdateAll(),
    });
    this.frontDoor.answerFirst((request, response) => this.tryAnswer(request, response));
  }

  private tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    const linkname = linknameOfPath(request.url ?? '');
    if (linkname === undefined) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuseMethod(response, this.headers);
      return true;
    }
    const document = this.kept.find(linkname);
    if (document) document.answer(request, response);
    else void this.answerWhenMade(linkname, request, response);
    return true;
  }

  private async answerWhenMade(linkname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const document = await this.kept.make(linkname, () => this.make(linkname)).catch((error: unknown) => {
      this.log.error(error);
      return this.loading;
    });
    document?.answer(request, response);
  }

  private async make(linkname: string): Promise<PreparedDocument> {
    const page = await this.loadPublicPage.execute(linkname);
    if (page === null) return this.makeWithoutPage(linkname);
    const at = { linkname, address: pageAddress(this.config, linkname) };
    const rendered = this.bundle.documents.publicPage({ ...at, design: page.shownDesign, ...picturesOf(page, wherever) });
    return PreparedDocument.prepare({ text: rendered.html, headers: [...creatorPagePolicy(rendered), ...this.headers] });
  }

  // A name may be without a page and not to be had all the same, since its account was removed.
  private async makeWithoutPage(linkname: string): Promise<PreparedDocument> {
    const { documents } = this.bundle;
    const { refusal } = await this.checkLinkname.execute(linkname);
    const at = { linkname, address: pageAddress(this.config, linkname) };
    const rendered = refusal === null ? documents.available(at) : documents.notFound();
    return PreparedDocument.prepare({
      text: rendered.html,
      status: 404,
      headers: [...productPolicy(rendered), ...this.headers],
      compression: 'quick',
    });
  }

  private prepareLoading(): Promise<PreparedDocument> {
    const rendered = this.bundle.documents.loading();
    const seconds = String(retryAfterSeconds);
    return PreparedDocument.prepare({
      text: rendered.html,
      status: 503,
      cacheControl: 'no-store',
      // The second one is for browsers: they ask again by themselves.
      headers: ['Retry-After', seconds, 'Refresh', seconds, ...productPolicy(rendered), ...this.headers],
    });
  }
}

/** The linkname that a path is the address of; undefined for what can be none, which is for others to answer. */
export function linknameOfPath(url: string): string | undefined {
  const segment = SEGMENT.exec(url)?.[1];
  if (segment === undefined) return undefined;
  const text = decoded(segment);
  // A blank is forgiven in a form; in an address it is another path.
  if (text === undefined || text !== text.trim()) return undefined;
  const parsed = parseLinkname(text);
  return parsed.ok ? parsed.value : undefined;
}

function refuseMethod(response: ServerResponse, headers: HeaderList): void {
  const body = JSON.stringify({ detail: 'A page can only be read: use GET.', code: 'METHOD_NOT_ALLOWED' });
  const own = ['Allow', 'GET, HEAD', 'Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length)];
  response.writeHead(405, [...own, ...headers]).end(body);
}

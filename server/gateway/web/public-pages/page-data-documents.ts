import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../../clock.port.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { ListFeedEntries } from '../../../pages/use-cases/list-feed-entries.js';
import type { ErrorCode } from '../../../error-codes.rules.js';
import { parseLinkname } from '../../../pages/linknames/linkname.rules.js';
import type { Page } from '../../../pages/page.js';
import type { ClosedPage } from '../../../pages/public-look-up.js';
import { networkOf } from '../../caller.js';
import { READABLE } from '../../http/rate-limit-headers.js';
import { atomFeed } from '../feeds/atom-feed.js';
import { calendarFile } from './calendar-file.js';
import { DocumentLoader } from './document-loader.js';
import { cachingUntil, LinknameDocuments, type PageCaching } from './linkname-documents.js';
import { oembed, oembedXml, type OembedSize } from './oembed.js';
import { pageData } from './page-data.js';
import { pageFeed } from '../feeds/page-feed.js';
import { PreparedDocument } from '../prepared-document.js';
import { securityHeaders, type HeaderList } from '../security-headers.js';

type DataRequest = FastifyRequest<{ Params: { linkname: string } }>;
type OembedRequest = FastifyRequest<{ Querystring: Readonly<Record<string, string | string[] | undefined>> }>;

/** The document of visitors that the data were made from, and the data. They are current as long as that document is cached, and do not keep it in memory. */
interface Kept {
  readonly of: WeakRef<PreparedDocument>;
  readonly data: PreparedDocument;
}

interface Making {
  readonly of: PreparedDocument;
  readonly data: Promise<PreparedDocument | undefined>;
}

const MEDIA_TYPES = { json: 'application/json', atom: 'application/atom+xml', ics: 'text/calendar' } as const;

interface FoundPage {
  readonly linkname: string;
  /** Whether it was asked for by a linkname that leads to this one. */
  readonly isFormer: boolean;
  readonly document: PreparedDocument;
  readonly page: Page;
  readonly closed: ClosedPage | undefined;
  readonly caching: PageCaching;
}

type Ending = keyof typeof MEDIA_TYPES;

/** Writes the data of a page. Undefined if the page does not offer them. */
type Write = (found: FoundPage) => string | undefined | Promise<string | undefined>;

const keptBytes = 8 * 1024 * 1024;

/**
 * Pages as data, for programs on any site: `/{linkname}.json` has the words of a page, `/{linkname}.atom` is the feed of its changes if its owner
 * offers one, `/{linkname}.ics` is the moment at which an announced page comes, and `/oembed` tells other sites how to show it. All come from the cached document of the page, and follow its rules for caches.
 */
@Injectable()
export class PageDataDocuments implements OnModuleInit {
  private readonly headers: HeaderList;
  private readonly making = new Map<string, Making>();
  private readonly kept = new LRUCache<string, Kept>({ maxSize: keptBytes, sizeCalculation: ({ data }) => data.size });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: SiteAddresses,
    private readonly loader: DocumentLoader,
    private readonly documents: LinknameDocuments,
    private readonly listFeedEntries: ListFeedEntries,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly clock: Clock,
  ) {
    this.headers = [...READABLE, ...securityHeaders(addresses)];
  }

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance();
    const offer = (ending: Ending, write: Write) =>
      server.get(`/:linkname(^[A-Za-z0-9_-]{1,30}).${ending}`, (request: DataRequest, reply) => this.answer(ending, request, reply, write));
    offer('json', ({ linkname, page, closed }) => JSON.stringify(pageData(linkname, page, this.addresses, closed)));
    offer('atom', ({ linkname, page }) => this.feed(linkname, page));
    offer('ics', ({ linkname, page, closed }) => closed?.comes && calendarFile(linkname, page, closed.comes, this.addresses));
    server.get('/oembed', (request: OembedRequest, reply) => this.embed(request, reply));
  }

  private async answer(ending: Ending, request: DataRequest, reply: FastifyReply, write: Write): Promise<unknown> {
    const found = await this.find(request.params.linkname, request);
    const data = found && (await this.made(MEDIA_TYPES[ending], found, write));
    if (data && found.isFormer) {
      return reply.header('Cache-Control', 'no-cache').redirect(`/${found.linkname}.${ending}`, 308);
    }
    if (!data) return refuse(reply, 404, 'NOT_FOUND', 'No page is at this address, or its owner does not offer this.');
    reply.hijack();
    data.answer(request.raw, reply.raw);
  }

  /** Those who ask at the same time get the same data. */
  private async made(mediaType: string, found: FoundPage, write: Write): Promise<PreparedDocument | undefined> {
    const name = `${mediaType} ${found.linkname}`;
    const kept = this.kept.get(name);
    if (kept?.of.deref() === found.document) return kept.data;
    const present = this.making.get(name);
    if (present?.of === found.document) return present.data;
    const making = { of: found.document, data: this.make(mediaType, found, write) };
    this.making.set(name, making);
    try {
      const data = await making.data;
      if (data) this.kept.set(name, { of: new WeakRef(found.document), data });
      return data;
    } finally {
      if (this.making.get(name) === making) this.making.delete(name);
    }
  }

  private async make(mediaType: string, found: FoundPage, write: Write): Promise<PreparedDocument | undefined> {
    const text = await write(found);
    if (text === undefined) return undefined;
    return PreparedDocument.prepare({
      text,
      mediaType,
      ...found.caching,
      compression: 'quick',
      headers: [...this.headers, ...robotsOf(found.page)],
    });
  }

  private async feed(linkname: string, page: Page): Promise<string | undefined> {
    if (page.feedSince === null) return undefined;
    return atomFeed(pageFeed(linkname, page, await this.listFeedEntries.execute(page), this.addresses));
  }

  private async embed(request: OembedRequest, reply: FastifyReply): Promise<unknown> {
    const { query } = request;
    const { format = 'json', url } = query;
    if (format !== 'json' && format !== 'xml') return refuse(reply, 501, 'BAD_REQUEST', 'Only the formats json and xml are offered.');
    if (url === undefined || url === '') return refuse(reply, 400, 'BAD_REQUEST', 'Name the address of a page as url=….');
    const linkname = this.addresses.linknameIn(url);
    const found = linkname === undefined ? undefined : await this.find(linkname, request);
    if (!found) return refuse(reply, 404, 'NOT_FOUND', 'The address is not that of a page here.');
    const size: OembedSize = { width: pixels(query.maxwidth), height: pixels(query.maxheight) };
    const card = this.documents.cardAddress(found.linkname, found.page);
    const headers = Object.fromEntries(this.headers.flatMap((name, at) => (at % 2 === 0 ? [[name, this.headers[at + 1]]] : [])));
    reply.headers({
      ...headers,
      'Cache-Control': found.caching.cacheControl,
      'CDN-Cache-Control': found.caching.networkCacheControl,
    });
    const answer = oembed({ ...found, card }, size, this.config.siteName, this.addresses);
    return format === 'json' ? reply.send(answer) : reply.type('text/xml; charset=utf-8').send(oembedXml(answer));
  }

  /** The page that visitors see at this linkname, with its document. */
  private async find(text: string, { ip }: Pick<FastifyRequest, 'ip'>): Promise<FoundPage | undefined> {
    const linkname = parseLinkname(text);
    if (!linkname.ok) return undefined;
    const { document, movedTo } = await this.loader.loadPresent(linkname.value, networkOf(ip));
    const { page, period, closed } = document.source ?? {};
    if (!page) return undefined;
    const caching = cachingUntil(period?.until, this.clock.now());
    return { linkname: movedTo ?? linkname.value, isFormer: movedTo !== null, document, page, closed, caching };
  }
}

function refuse(reply: FastifyReply, status: number, code: ErrorCode, detail: string): FastifyReply {
  return reply.status(status).send({ detail, code });
}

function pixels(value: string | string[] | undefined): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}

/** Search engines are told not to list the data of a page that is not public, either. */
function robotsOf({ access }: Page): HeaderList {
  return access !== 'public' ? ['X-Robots-Tag', 'noindex'] : [];
}

import { Inject, Injectable, NotFoundException, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GUIDE_ADDRESSES } from '../../../articles/guide.rules.js';
import { POLICY_ADDRESSES } from '../../../articles/policy.rules.js';
import { BLOG, postAddress } from '../../../articles/post.rules.js';
import { Articles } from '../../../articles/use-cases/articles.js';
import { Clock } from '../../../clock.port.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { PageAddress } from '../../../pages/page-address.js';
import type { PublishedPart } from '../../../pages/published-page.js';
import { PublishedPages } from '../../../pages/use-cases/published-pages.js';
import { DocumentCache } from '../public-pages/document-cache.js';
import { PageNews } from '../public-pages/page-news.js';
import { PreparedDocument } from '../prepared-document.js';
import { securityHeaders } from '../security-headers.js';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap-xml.js';

/** How many seconds the lists are cached: search engines read them every few hours. */
const freshFor = 5 * 60;
/** In bytes: room for about thirty parts. Unknown parts are not cached. */
const cacheBytes = { pages: 16 * 1024 * 1024, unknown: 1024 };
// In milliseconds. Only crawlers wait for this, so it may be longer than the timeout of a database query.
const renderTimeout = 10_000;

type PartRequest = FastifyRequest<{ Params: { number: string } }>;

/**
 * The sitemap of all published pages: an index, and parts of at most 10,000 pages each. The first part also has the landing page, the
 * posts and the policies. Each is made at the first request, and cached for some minutes, or as long as the database is unavailable, unless a page in it is not listed any more.
 */
@Injectable()
export class Sitemap implements OnModuleInit {
  private readonly cache = new DocumentCache(cacheBytes, renderTimeout);
  private parts: Promise<PublishedPart[]> | undefined;
  /** In milliseconds of the clock. */
  private freshUntil = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: SiteAddresses,
    private readonly clock: Clock,
    private readonly publishedPages: PublishedPages,
    private readonly news: PageNews,
    private readonly articles: Articles,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance();
    this.news.tell({ gone: (address) => this.forget(address) });
    server.get('/sitemap.xml', (request, reply) => this.answer('index', () => this.index(), request, reply));
    server.get('/sitemap-:number(^[1-9]\\d{0,4}).xml', (request: PartRequest, reply) => {
      const { number } = request.params;
      return this.answer(number, () => this.part(Number(number)), request, reply);
    });
  }

  private async answer(name: string, write: () => Promise<string>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.outdate();
    const document = this.cache.find(name) ?? (await this.cache.make(name, () => this.prepare(write)));
    reply.hijack();
    document.answer(request.raw, reply.raw);
  }

  /** A list with a page that is not listed any more is made anew, or not at all while the database is away. The others and their division stay. */
  private async forget({ host, path }: PageAddress): Promise<void> {
    const parts = (await this.parts?.catch(() => undefined)) ?? [];
    const at = host === null ? parts.findIndex(({ from, before }) => from <= path && (before === null || path < before)) : -1;
    // The first part also has what comes before its first page.
    this.cache.remove(PageAddress.onSite(String(Math.max(at, 0) + 1)));
  }

  private outdate(): void {
    const now = this.clock.now().getTime();
    if (now < this.freshUntil) return;
    this.freshUntil = now + freshFor * 1000;
    this.parts = undefined;
    this.cache.invalidateAll();
  }

  private async prepare(write: () => Promise<string>): Promise<PreparedDocument> {
    return PreparedDocument.prepare({
      text: await write(),
      mediaType: 'application/xml',
      cacheControl: `public, max-age=${freshFor}`,
      compression: 'quick',
      headers: securityHeaders(this.addresses),
    });
  }

  private async index(): Promise<string> {
    const parts = await this.divide();
    // Without any page, there still is the landing page.
    const numbers = Array.from({ length: Math.max(1, parts.length) }, (_, at) => at + 1);
    return sitemapIndexXml(numbers.map((number) => this.addresses.at(`/sitemap-${number}.xml`)));
  }

  private async part(number: number): Promise<string> {
    const part = (await this.divide())[number - 1];
    if (!part && number > 1) return this.refuseUnknown(number);
    const pages = part ? await this.publishedPages.list(part) : [];
    const entries = pages.map(({ linkname, publishedAt }) => ({ address: this.addresses.page(linkname), changedAt: publishedAt }));
    return sitemapXml(number === 1 ? [...(await this.ownDocuments()), ...entries] : entries);
  }

  /** The landing page, the blog with its posts, the policies, and the documentation for programs. */
  private async ownDocuments(): Promise<SitemapEntry[]> {
    const { blogDir } = this.config;
    // If the posts cannot be read, the sitemap lists everything else.
    const posts = await this.articles.listPosts().catch(() => []);
    // Robots keep out of /api.
    const guides = Object.values(GUIDE_ADDRESSES).filter((path) => !path.startsWith('/api/'));
    const paths = ['/', ...(blogDir === undefined ? [] : [BLOG]), ...Object.values(POLICY_ADDRESSES), ...guides];
    return [
      ...paths.map((path) => ({ address: this.addresses.at(path) })),
      ...posts.map(({ number, date }) => ({ address: this.addresses.at(postAddress(number)), changedAt: new Date(date) })),
    ];
  }

  private refuseUnknown(number: number): never {
    // The part may have existed while there were more pages.
    this.cache.remove(PageAddress.onSite(String(number)));
    throw new NotFoundException();
  }

  private divide(): Promise<PublishedPart[]> {
    this.parts ??= this.publishedPages.divide().catch((error: unknown) => {
      this.parts = undefined;
      throw error;
    });
    return this.parts;
  }
}

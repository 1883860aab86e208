import { postAddress, type Post } from '../../../articles/post.rules.js';
import type { SiteAddresses } from '../../../site-addresses.js';
import { retryAfterSeconds } from '../../error-status.js';
import { READABLE } from '../../http/rate-limit-headers.js';
import type { Language } from '../../../languages.rules.js';
import { atomFeed } from '../feeds/atom-feed.js';
import { blogFeed } from '../feeds/blog-feed.js';
import type { ClientBundle, RenderedDocument, SiteFacts } from '../client-bundle.js';
import { PreparedDocument, type DocumentParts } from '../prepared-document.js';
import { prepareProductDocument } from '../app/product-document.js';
import { securityHeaders } from '../security-headers.js';

/** Renders the documents of the blog. Each is rendered at its first request, and cached until the posts change, or what they show of the site. */
export class BlogDocuments {
  private posts: readonly Post[] | undefined;
  private site: SiteFacts | undefined;
  private made = new Map<string, Promise<PreparedDocument>>();

  constructor(
    private readonly siteName: string,
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
  ) {}

  /** The list of all posts. */
  list(posts: readonly Post[], language: Language): Promise<PreparedDocument> {
    return this.once(posts, `list ${language}`, () => this.prepare(this.bundle.documents(language).blog(posts)));
  }

  /** The post with that number. If there is none, the document "Not found" with status 404. */
  post(posts: readonly Post[], number: number, language: Language): Promise<PreparedDocument> {
    const documents = this.bundle.documents(language);
    const post = posts.find((known) => known.number === number);
    if (!post) return this.once(posts, `none ${language}`, () => this.prepare(documents.notFound(), { status: 404 }));
    return this.once(posts, `${postAddress(number)} ${language}`, () => this.prepare(documents.post(post)));
  }

  /** The Atom feed of all posts. */
  feed(posts: readonly Post[]): Promise<PreparedDocument> {
    return this.once(posts, 'feed', () => {
      const headers = [...READABLE, ...securityHeaders(this.addresses)];
      return PreparedDocument.prepare({
        text: atomFeed(blogFeed(posts, this.siteName, this.addresses)),
        mediaType: 'application/atom+xml',
        headers,
      });
    });
  }

  /** The response while the posts cannot be read: status 503 with `Retry-After`. */
  failed(rendered: RenderedDocument): Promise<PreparedDocument> {
    return this.prepare(rendered, {
      status: 503,
      cacheControl: 'no-store',
      compression: 'quick',
      headers: ['Retry-After', String(retryAfterSeconds)],
    });
  }

  private once(posts: readonly Post[], name: string, make: () => Promise<PreparedDocument>): Promise<PreparedDocument> {
    const { site } = this.bundle;
    if (posts !== this.posts || site !== this.site) this.made = new Map();
    [this.posts, this.site] = [posts, site];
    const known = this.made.get(name) ?? make();
    this.made.set(name, known);
    return known;
  }

  private prepare(rendered: RenderedDocument, parts: Partial<DocumentParts> = {}): Promise<PreparedDocument> {
    return prepareProductDocument(rendered, this.addresses, parts);
  }
}

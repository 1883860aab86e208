import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { PublicLookUp } from '../../pages/public-look-up.js';
import type { PageTally } from '../../visits/visit-counter.js';
import { RepeatedResponse } from './public-pages/repeated-response.js';
import type { HeaderList } from './security-headers.js';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

export type Compression = 'thorough' | 'quick';

/** The parts of a document. */
export interface DocumentParts {
  readonly text: string;
  /** The default is `text/html`. */
  readonly mediaType?: string;
  /** The default is 200. Only a 200 has an ETag. */
  readonly status?: number;
  /** Headers other than those for content, caching and negotiation. */
  readonly headers: HeaderList;
  /** The request headers beside `Accept-Encoding` that decide which document it is, for `Vary`. */
  readonly varies?: string;
  /** The default is `no-cache`: caches may store it, but must revalidate it each time. */
  readonly cacheControl?: string;
  /** For shared caches, if they differ (RFC 9213). */
  readonly networkCacheControl?: string;
  /**
   * The effort of compression. The default is `thorough`, for documents that are sent often. `deferred` compresses quickly at first, and
   * thoroughly in the background after the first request. So a start with many documents, most of them in languages that nobody reads,
   * does not wait, and costs little.
   */
  readonly compression?: Compression | 'deferred';
  /** The source that it was rendered from, if that may change. */
  readonly source?: PublicLookUp;
}

type ContentlessParts = Omit<DocumentParts, 'text'>;

interface Variant {
  readonly body: Buffer;
  readonly etag: string | undefined;
  readonly full: RepeatedResponse;
  readonly notModified: RepeatedResponse;
}

type Encoding = 'br' | 'gzip' | 'identity';
type Variants = Readonly<Record<Encoding, Variant>>;

/** In bytes. For larger documents, the best quality of brotli takes seconds and saves little. */
const thoroughLimit = 131_072;

// One after the other, so that they leave the other threads to requests.
let deferred: Promise<void> = Promise.resolve();

/** A document as bytes in every encoding, with prepared headers, so that answering is only choosing and writing. */
export class PreparedDocument {
  /** The JSON response for older clients about its source. Undefined until the first request for it. */
  wireAnswer: Buffer | undefined;
  /** The visits to its page since they were last stored. It is beside the bytes, so that counting looks nothing up. */
  tally: PageTally | undefined;
  /** The same page for visitors who have opened some of its locks, by what they have opened. */
  opened: Map<string, PreparedDocument> | undefined;

  private constructor(
    readonly status: number,
    /** The source that it was rendered from, if that may change. */
    readonly source: PublicLookUp | undefined,
    private variants: Variants,
    /** Defined until the first answer, if the thorough compression is deferred. */
    private deferredParts: ContentlessParts | undefined,
  ) {}

  /** Compresses in another thread, one document at a time. */
  static async prepare({ text, ...parts }: DocumentParts): Promise<PreparedDocument> {
    const { status = 200, source, compression = 'thorough' } = parts;
    const isDeferred = compression === 'deferred';
    const variants = await compressed(Buffer.from(text), parts, isDeferred ? 'quick' : compression);
    return new PreparedDocument(status, source, variants, isDeferred ? parts : undefined);
  }

  private compressLater(parts: ContentlessParts): void {
    this.deferredParts = undefined;
    deferred = deferred.then(async () => {
      // If that fails, the quickly compressed bytes are as good an answer.
      this.variants = await compressed(this.variants.identity.body, parts, 'thorough').catch(() => this.variants);
    });
  }

  /** Its bytes in each encoding. */
  get bodies(): Readonly<Record<Encoding, Buffer>> {
    const { br, gzip, identity } = this.variants;
    return { br: br.body, gzip: gzip.body, identity: identity.body };
  }

  /** The memory that it needs, in bytes: its variants, about the size of the text for its design, and the response for older clients. */
  get size(): number {
    const design = this.source?.page ? this.variants.identity.body.length : 0;
    const wire = (this.wireAnswer?.length ?? 0) + [...(this.opened?.values() ?? [])].reduce((sum, { size }) => sum + size, 0);
    return Object.values(this.variants).reduce((sum, { body }) => sum + body.length, 1024 + design + wire);
  }

  /** Answers a GET or HEAD: with 304 if the browser has this version, else with the smallest encoding that the browser accepts. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    const variant = this.variants[preferredEncoding(request.headers['accept-encoding'])];
    if (variant.etag !== undefined && knows(request.headers['if-none-match'], variant.etag)) {
      variant.notModified.send(request, response);
      return;
    }
    if (this.deferredParts !== undefined) this.compressLater(this.deferredParts);
    variant.full.send(request, response);
  }
}

async function compressed(identity: Buffer, parts: ContentlessParts, compression: Compression): Promise<Variants> {
  const isThorough = compression === 'thorough';
  const quality = !isThorough ? 4 : identity.length > thoroughLimit ? 7 : 11;
  const br = await compressors.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  const gzipped = await compressors.gzip(identity, { level: isThorough ? 9 : 6 });
  // The hash includes the headers: the same text with another policy, such as that of an older release, is another version.
  const hash = createHash('sha256').update(identity).update(parts.headers.join('\n')).digest('base64url').slice(0, 22);
  const suffix = isThorough ? '' : '-quick';
  return {
    br: variantOf(parts, br, 'br', `${hash}-br${suffix}`),
    gzip: variantOf(parts, gzipped, 'gzip', `${hash}-gzip${suffix}`),
    identity: variantOf(parts, identity, 'identity', `${hash}-identity`),
  };
}

function variantOf(parts: ContentlessParts, body: Buffer, encoding: Encoding, version: string): Variant {
  // A strong ETag identifies exact bytes, so each encoding has its own.
  const { status = 200 } = parts;
  const etag = status === 200 ? `"${version}"` : undefined;
  const network = parts.networkCacheControl === undefined ? [] : ['CDN-Cache-Control', parts.networkCacheControl];
  const { mediaType = 'text/html', cacheControl = 'no-cache' } = parts;
  const caching = [
    'Cache-Control',
    // Proxies that rewrite HTML add scripts, which the policy forbids: Cloudflare shows "[email protected]" in the place of an address.
    mediaType === 'text/html' ? `${cacheControl}, no-transform` : cacheControl,
    ...network,
    'Vary',
    parts.varies === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${parts.varies}`,
    ...(etag ? ['ETag', etag] : []),
  ];
  const content = ['Content-Type', `${mediaType}; charset=utf-8`, 'Content-Length', String(body.length)];
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const full = new RepeatedResponse(status, [...content, ...coding, ...caching, ...parts.headers], body);
  return { body, etag, full, notModified: new RepeatedResponse(304, caching) };
}

// Parsing this header costs more than the rest of the answer, and all browsers together send a handful of values. The cache is bounded,
// because a client can send any value.
const preferences = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that the header allows; `q=0` excludes one. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = preferences.get(accepted);
  if (known !== undefined) return known;
  const preferred = (['br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding)) ?? 'identity';
  preferences.set(accepted, preferred);
  return preferred;
}

function accepts(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted.split(',').some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag || known.trim() === '*');
}

import { LRUCache } from 'lru-cache';
import { TileSanitizer } from '../../pages/design/ports/tile-sanitizer.port.js';
import { sanitizeTileHtml } from './sanitize-tile-html.js';
import { SanitizerThread } from './sanitizer-thread.js';

// In characters. Shorter texts take a millisecond or two, and other work runs between them. Longer ones would delay visitors.
const LONGEST_HERE = 2_000;
const KNOWN_LENGTH = 4_000_000;

/** Sanitizes tiles with sanitize-html: short ones at once, long ones in a separate thread, where they do not delay other requests. */
export class SanitizeHtmlTileSanitizer extends TileSanitizer {
  override readonly version = 3;

  // In characters. A publication usually changes a tile or two; the other tiles come back as they were sent.
  private readonly known = new LRUCache<string, true>({ maxSize: KNOWN_LENGTH, sizeCalculation: (_, html) => html.length + 1 });

  constructor(private readonly thread = new SanitizerThread()) {
    super();
  }

  override async sanitize(html: string): Promise<string> {
    if (this.known.get(html)) return html;
    const clean = html.length > LONGEST_HERE ? await this.thread.do(html) : sanitizeTileHtml(html);
    this.known.set(clean, true);
    return clean;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.stop();
  }
}

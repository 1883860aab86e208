import { LRUCache } from 'lru-cache';
import { TileSanitizer } from '../../pages/ports/tile-sanitizer.port.js';
import { cleanTileHtml } from './clean-tile-html.js';
import { CleaningThread } from './cleaning-thread.js';

// Characters. Shorter ones take a millisecond or two, and a design has its turns between them; longer ones would be felt by visitors.
const LONGEST_HERE = 2_000;
const KNOWN_LENGTH = 4_000_000;

/** Cleans tiles with sanitize-html: short ones at once, long ones in a thread of their own, where they keep nobody else waiting. */
export class SanitizeHtmlTileSanitizer extends TileSanitizer {
  override readonly version = 2;

  // Who publishes has changed a tile or two since the last time: the others come back as they left. In characters.
  private readonly known = new LRUCache<string, true>({ maxSize: KNOWN_LENGTH, sizeCalculation: (_, html) => html.length + 1 });

  constructor(private readonly thread = new CleaningThread()) {
    super();
  }

  override async clean(html: string): Promise<string> {
    if (this.known.get(html)) return html;
    const clean = html.length > LONGEST_HERE ? await this.thread.clean(html) : cleanTileHtml(html);
    this.known.set(clean, true);
    return clean;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.stop();
  }
}

import type { Linkname } from './linkname.rules.js';
import { DEFAULT_DESIGN, type PageDesign } from './page-design.rules.js';

interface PageState {
  readonly ownerId: string;
  readonly linkname: Linkname | null;
  readonly version: number;
  readonly design: PageDesign | null;
  readonly publishedAt: Date | null;
}

/** The page of one account: its address and the design that visitors see. Changing it gives a new page; the store decides races. */
export class Page implements PageState {
  readonly ownerId: string;
  /** Null until claimed. */
  readonly linkname: Linkname | null;
  /** How often the page was published; 0 when never. */
  readonly version: number;
  /** Null until published. */
  readonly design: PageDesign | null;
  readonly publishedAt: Date | null;

  constructor(state: PageState) {
    this.ownerId = state.ownerId;
    this.linkname = state.linkname;
    this.version = state.version;
    this.design = state.design;
    this.publishedAt = state.publishedAt;
  }

  /** The page that every account has from its registration on. */
  static unpublished(ownerId: string): Page {
    return new Page({ ownerId, linkname: null, version: 0, design: null, publishedAt: null });
  }

  /** What a visitor sees: a claimed page that was never published has the title `My page` and no tiles. */
  get shownDesign(): PageDesign {
    return this.design ?? DEFAULT_DESIGN;
  }

  /** The page at another address; nothing else changes. */
  rename(linkname: Linkname): Page {
    return new Page({ ...this, linkname });
  }
}

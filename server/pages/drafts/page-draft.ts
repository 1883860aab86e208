import type { PageDesign } from '../design/page-design.rules.js';

/** What an account has written of a page and not published. Only the account sees it. */
export interface PageDraft {
  /** How often it was saved or discarded. It only grows, so that a device knows whether another one has changed it. */
  readonly revision: number;
  /** The version of the page that it is based on. */
  readonly basedOn: number;
  readonly savedAt: Date;
  /** The browser and system that saved it, such as `Firefox on Linux`; null when they are unknown. */
  readonly device: string | null;
  /** How the client that saved it names this state of its draft. Null without a name, and for a discarded draft. */
  readonly writer: string | null;
  /** Whether it was published or discarded. Then it has no design until it is saved again. */
  readonly isDiscarded: boolean;
}

/** A design that is to be saved as the draft of a page. */
export interface NewDraft extends Pick<PageDraft, 'basedOn' | 'device' | 'writer'> {
  /** Parsed as a draft, with the pictures of the account. Its texts are as they were sent. */
  readonly design: PageDesign;
  /** The revision that it replaces; 0 for none. */
  readonly revision: number;
  readonly savedAt: Date;
}

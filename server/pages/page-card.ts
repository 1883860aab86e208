import type { CardDrawing } from '../media/card-drawing.rules.js';
import type { Linkname } from './linknames/linkname.rules.js';
import type { Page } from './page.js';

/** What the card of a page is drawn from. */
export interface CardSource {
  /** Differs from that of every other drawing. */
  readonly id: string;
  readonly drawing: CardDrawing;
}

/** Says what the card of a published page shows. */
export type DesignCard = (linkname: Linkname, page: Page) => CardSource;

/** The answer for a card: its content; where the present one is, if another was asked for; or null if there is no page to see. */
export type FoundCard = { readonly content: Uint8Array } | { readonly linkname: Linkname; readonly present: string } | null;

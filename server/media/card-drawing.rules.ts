/** The size of the picture that networks and messengers show of a shared page, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A rectangle in pixels, from the upper left corner. */
export interface CardBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A stored picture that is cut to a box. */
export interface CardPicture {
  /** The name of the stored file. */
  readonly name: string;
  readonly box: CardBox;
  /** A drawing of the size of the box. What it leaves transparent, is cut off. */
  readonly mask: string;
}

/** Some words, as large as their box allows. */
export interface CardText {
  readonly text: string;
  /** The name of a typeface of `content/faces`. Letters that it does not have come from another one. */
  readonly face: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** The most pixels that its lines take together. */
  readonly height: number;
  /** The space above it, in pixels. */
  readonly space: number;
}

/** What is drawn in the picture of a page, from the lowest layer to the topmost. It has no word but those of its texts. Drawings are SVG. */
export interface CardDrawing {
  readonly ground: string;
  /** A stored picture that covers the ground; null for none. */
  readonly backdrop: string | null;
  readonly plate: string;
  readonly portrait: CardPicture | null;
  /** The texts stand one below the other, in the middle of the height of this box. */
  readonly column: CardBox;
  readonly align: 'left' | 'centre' | 'right';
  readonly texts: readonly CardText[];
}

/** The stored files that are drawn. */
export function picturesOfCard({ backdrop, portrait }: CardDrawing): string[] {
  return [backdrop, portrait?.name].filter((name) => name !== null && name !== undefined);
}

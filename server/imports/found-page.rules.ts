import type { PageDesign } from '../pages/design/page-design.rules.js';
import type { NetworkId } from '../pages/networks/networks.rules.js';
import type { Contact } from '../pages/tile-kinds/contact/contact-tile.rules.js';

/** What a reader has found on a page, as it stands there: nothing is checked yet, shortened or fetched. */
export interface FoundPage {
  /** Empty if there is none. */
  readonly title: string;
  /** What it says below its title; empty if nothing. */
  readonly line: string;
  readonly picture: FoundPicture | null;
  readonly networks: readonly FoundNetwork[];
  /** What becomes tiles, in the order of the page. */
  readonly entries: readonly FoundEntry[];
  /** What the reader knows of and cannot take over. */
  readonly leftOut: readonly LeftOut[];
  /** Only of a page of this product: then its networks and entries are here, and nowhere else. */
  readonly whole?: WholePage;
}

/** All of a page of this product. */
export interface WholePage {
  /** Like a draft, it may have what a publication would refuse. In the place of each picture is one that waits, see `isWaitingPicture`. */
  readonly design: PageDesign;
  /** The pictures, by the ids of those that wait. */
  readonly pictures: ReadonlyMap<string, FoundPicture>;
  readonly wallpaper: FoundPicture | null;
}

/** A picture somewhere, in the document itself, or one that the account has uploaded. */
export type FoundPicture = { readonly address: string } | { readonly base64: string } | { readonly uploaded: string };

/** An icon that leads to somebody elsewhere. */
export interface FoundNetwork {
  /** Missing if the address says it. */
  readonly network?: NetworkId;
  /** It may lack its scheme. */
  readonly address: string;
  readonly label?: string;
}

export type FoundEntry = FoundHeading | FoundLink | FoundText | FoundContact;

export interface FoundHeading {
  readonly kind: 'heading';
  readonly name: string;
}

export interface FoundLink {
  readonly kind: 'link';
  readonly name: string;
  /** Of the web, of mail, of a telephone or of an app. */
  readonly address: string;
  readonly line?: string;
  readonly picture?: FoundPicture;
}

export interface FoundText {
  readonly kind: 'text';
  /** Empty if the text has none there. */
  readonly name: string;
  /** HTML of a stranger. */
  readonly html: string;
}

export interface FoundContact {
  readonly kind: 'contact';
  readonly name: string;
  readonly contact: Contact;
}

/**
 * Why something is not taken over. `gated`: only some visitors are shown its address. `inside`: it opens only inside that service, and has no address. `sign-up`: a form, whose entries
 * stay there. `not-a-link`: its address leads nowhere that a tile may lead. `hidden`: it is switched off there. `too-many`: the page is full. `shortened`: it is too long, and its beginning is taken over.
 * `picture`: the picture did not come, or is none. `no-room`: the account takes no more pictures now. `password`: passwords do not come along, so it is hidden here.
 * `access`: who sees the whole page, and when, is chosen here again. `email-unverified`: pictures need a verified e-mail address. `unknown`: nothing here is like it.
 */
export const LEFT_OUT_REASONS = [
  'gated',
  'inside',
  'sign-up',
  'not-a-link',
  'hidden',
  'too-many',
  'shortened',
  'picture',
  'no-room',
  'email-unverified',
  'password',
  'access',
  'unknown',
] as const;

export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export interface LeftOut {
  /** What it is called there, or its address. */
  readonly name: string;
  readonly reason: LeftOutReason;
}

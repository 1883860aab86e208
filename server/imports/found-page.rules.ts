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
}

/** A picture somewhere, or in the document itself. */
export type FoundPicture = { readonly address: string } | { readonly base64: string };

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
  /** Of the web, or with `mailto:` or `tel:`. */
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
 * `picture`: the picture did not come, or is none. `no-room`: the account takes no more pictures now. `email-unverified`: pictures need a verified e-mail address. `unknown`: nothing here is like it.
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
  'unknown',
] as const;

export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export interface LeftOut {
  /** What it is called there, or its address. */
  readonly name: string;
  readonly reason: LeftOutReason;
}

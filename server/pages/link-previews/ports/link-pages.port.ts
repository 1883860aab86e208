/** What the head of a page says, as it is written there. */
export interface LinkPageHead {
  /** The address of the page, after all redirects. */
  readonly address: string;
  /** At most 2,000 characters. */
  readonly title: string | null;
  /** An address that may be relative to that of the page, of at most 2,000 characters. */
  readonly image: string | null;
}

/** What a page says of its creator with `rel="me"`. */
export interface ProfileLinks {
  /** Where these links lead: absolute web addresses of at most 2,048 characters, at most 1,000. */
  readonly addresses: readonly string[];
  /** False if the page is longer than what was read. */
  readonly isWhole: boolean;
}

/** The pages of strangers in the web. */
export abstract class LinkPages {
  /**
   * Reads the head of a page, in at most 3 seconds and 512 kB. No cookie is sent. Only addresses of the public Internet are asked, by https, also
   * after a redirect. Null if no page comes.
   */
  abstract read(address: string): Promise<LinkPageHead | null>;

  /** Reads in the same way, in at most 10 seconds and 1 MB, which links of a page say `rel="me"`. Nothing of the page is executed. Null if no page comes, and where reading pages is switched off. */
  abstract readProfileLinks(address: string): Promise<ProfileLinks | null>;
}

/** No path of a request has one, so nobody can ask this site for a page at another host by its key. */
const BREAK = '\n';

/**
 * Where visitors find a page: a host, and the path there without its first slash. Caches, notifications and exported files know pages by it,
 * because a linkname alone does not say at which host it is.
 */
export class PageAddress {
  private constructor(
    /** Null is the host of this site, whatever it is called: a setting may change it while caches and files stay. */
    readonly host: string | null,
    readonly path: string,
  ) {}

  /** The address of a page of this site. The path of such a page is its linkname. */
  static onSite(linkname: string): PageAddress {
    return new PageAddress(null, linkname);
  }

  /** The address of a page at a host of its own. */
  static at(host: string, path: string): PageAddress {
    return new PageAddress(host, path);
  }

  /** The reverse of `key`. */
  static ofKey(key: string): PageAddress {
    const end = key.indexOf(BREAK);
    return end < 0 ? PageAddress.onSite(key) : PageAddress.at(key.slice(0, end), key.slice(end + BREAK.length));
  }

  /**
   * The address as one text. That of a page of this site is its linkname. So a request is looked up by its path as it is, and a release that
   * knew only linknames reads the same notifications and files. At another host, the host comes first, on a line of its own.
   */
  get key(): string {
    return this.host === null ? this.path : `${this.host}${BREAK}${this.path}`;
  }
}

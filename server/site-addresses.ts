/**
 * The addresses that people and programs use for this site and what is on it. It is built from the setting `PUBLIC_URL`. Nothing else
 * joins addresses, so that a page, its card and its pictures can be somewhere else without a change of those who ask for them here.
 */
export class SiteAddresses {
  /** Without a final slash, such as `https://tessera.example`. */
  readonly origin: string;
  /** With the port, if it is not the usual one. */
  readonly host: string;
  readonly hostname: string;
  /** Whether browsers reach it by https. */
  readonly isSecure: boolean;

  constructor({ publicUrl }: { readonly publicUrl: string }) {
    const { host, hostname, protocol } = new URL(publicUrl);
    this.origin = publicUrl;
    this.host = host;
    this.hostname = hostname;
    this.isSecure = protocol === 'https:';
  }

  /** The address of a screen, a document or a path of the APIs. `path` begins with a slash. */
  at(path: string): string {
    return `${this.origin}${path}`;
  }

  /** A page, for visitors; null while no linkname is claimed. */
  page(linkname: string): string;
  page(linkname: string | null): string | null;
  page(linkname: string | null): string | null {
    return linkname === null ? null : this.at(`/${linkname}`);
  }

  /** The feed of a page; null while no linkname is claimed. */
  feed(linkname: string): string;
  feed(linkname: string | null): string | null;
  feed(linkname: string | null): string | null {
    return linkname === null ? null : `${this.page(linkname)}.atom`;
  }

  /** The card of a page, which networks show. */
  card(linkname: string, id: string): string {
    return this.at(`/media/cards/${linkname}/${id}.jpg`);
  }

  /** The file of a picture. */
  picture(name: string): string {
    return this.at(`/media/${name}`);
  }

  /** The link that shows the draft of a page. */
  draft(token: string): string {
    return this.at(`/preview/${token}`);
  }

  /** The mailed link to choose a password. */
  newPassword(accountId: string, token: string): string {
    return this.at(`/resetpw/${accountId}/${token}`);
  }

  /** The mailed link that makes an address the one of an account. */
  emailConfirmation(token: string): string {
    return this.at(`/email?confirm=${token}`);
  }

  /** The mailed link that gives an account its former address back. */
  emailTakeBack(token: string): string {
    return this.at(`/email?back=${token}`);
  }

  /** The mailed link that verifies an e-mail address. */
  verification(token: string): string {
    return this.at(`/?token=${token}`);
  }

  /** The mailed link with which an owner saves the data of the account. */
  dataArchive(token: string): string {
    return this.at(`/account-data/${token}`);
  }

  /** The linkname in the address of a page, such as `https://tessera.example/anna?from=there`. Undefined for any other address. */
  linknameIn(address: unknown): string | undefined {
    if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
    const { host, pathname, protocol } = new URL(address);
    // Whoever follows a link over http is led to https.
    if (host !== this.host || !/^https?:$/.test(protocol)) return undefined;
    return /^\/([^/]+)\/?$/.exec(pathname)?.[1];
  }
}

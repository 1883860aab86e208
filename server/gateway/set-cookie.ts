import type { SiteAddresses } from '../site-addresses.js';

interface Cookie {
  /** Only requests below it have the cookie. */
  readonly path: string;
  /** For how long a browser keeps it; 0 removes it. */
  readonly seconds: number;
  /** Whether scripts of the app read it. */
  readonly isReadable?: boolean;
}

/** The text of `Set-Cookie`. The requests that another site makes do not have the cookie, unless a link of it leads here. */
export function setCookie(
  name: string,
  value: string,
  { path, seconds, isReadable = false }: Cookie,
  { isSecure }: Pick<SiteAddresses, 'isSecure'>,
): string {
  const hidden = isReadable ? '' : '; HttpOnly';
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}${hidden}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

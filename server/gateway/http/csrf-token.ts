import { randomUUID } from 'node:crypto';
import type { SiteAddresses } from '../../site-addresses.js';
import { setCookie } from '../set-cookie.js';

const cookieName = 'csrftoken';
const cookiePattern = new RegExp(`(?:^|;)\\s*${cookieName}=([^;\\s]+)`);
const yearInSeconds = 31_536_000;

/** The value of the cookie `csrftoken` of a request; undefined when there is none. */
export function csrfTokenOf(cookies: string | undefined): string | undefined {
  return cookies === undefined ? undefined : cookiePattern.exec(cookies)?.[1];
}

/**
 * A `Set-Cookie` header with a new `csrftoken`. App pages and API answers have it for browsers without the cookie; a public page sets no
 * cookie at all. Scripts of the app read the cookie and send its value as `X-CSRFToken` (specification §7).
 */
export function newCsrfCookie(site: Pick<SiteAddresses, 'isSecure'>): string {
  // Node has the random bits of UUIDs in stock. Others would cost every answer of the API a system call.
  const token = randomUUID().replaceAll('-', '');
  return setCookie(cookieName, token, { path: '/', seconds: yearInSeconds, isReadable: true }, site);
}

import type { IncomingHttpHeaders } from 'node:http';
import { addPass, openedBy } from '../../../pages/locks/lock-pass.js';
import type { PublicLookUp } from '../../../pages/public-look-up.js';

/** The cookie with the passes of a browser for one page. */
const PASSES = 'passes';
const COOKIE = /(?:^|; *)passes=([^;]*)/;

/** The locks of a page that the browser has opened. */
export function openedLocks({ locks = [], revision }: PublicLookUp, headers: IncomingHttpHeaders, now: Date): ReadonlySet<string> {
  return openedBy(passesOf(headers), locks, revision.pageId ?? '', now);
}

/** The cookie with another pass, for the page at this path alone. */
export function cookieWith(pass: string, headers: IncomingHttpHeaders, path: string, seconds: number, isSecure: boolean): string {
  const kept = addPass(passesOf(headers), pass);
  return `${PASSES}=${kept}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function passesOf({ cookie = '' }: IncomingHttpHeaders): string {
  return COOKIE.exec(cookie)?.[1] ?? '';
}

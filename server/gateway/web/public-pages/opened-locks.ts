import type { IncomingHttpHeaders } from 'node:http';
import { addPass, openedBy } from '../../../pages/locks/lock-pass.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { PublicLookUp } from '../../../pages/public-look-up.js';
import type { SiteAddresses } from '../../../site-addresses.js';
import { passesCookie } from '../../picture-cookies.js';
import { setCookie } from '../../set-cookie.js';

type Site = Pick<SiteAddresses, 'isSecure'>;

/** The cookie with the passes of a browser for one page. */
const PASSES = 'passes';
const COOKIE = /(?:^|; *)passes=([^;]*)/;

/** The locks of a page that the browser has opened. */
export function openedLocks({ locks = [], revision }: PublicLookUp, headers: IncomingHttpHeaders, now: Date): ReadonlySet<string> {
  return openedBy(passesOf(headers), locks, revision.pageId ?? '', now);
}

/** The cookies with another pass, for the page at this linkname and for its pictures alone. */
export function cookiesWith(pass: string, headers: IncomingHttpHeaders, linkname: Linkname, seconds: number, site: Site): string[] {
  const kept = addPass(passesOf(headers), pass);
  return [setCookie(PASSES, kept, { path: `/${linkname}`, seconds }, site), passesCookie(linkname, kept, seconds, site)];
}

function passesOf({ cookie = '' }: IncomingHttpHeaders): string {
  return COOKIE.exec(cookie)?.[1] ?? '';
}

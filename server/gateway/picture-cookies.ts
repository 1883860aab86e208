import { hashToken, SESSION_LIFETIME, type TokenHash } from '../accounts/sessions/session.js';
import type { SiteAddresses } from '../site-addresses.js';
import { setCookie } from './set-cookie.js';

/** What a browser may show pictures for. Cookies of this path are sent with requests of pictures alone. */
export interface PictureCookies {
  /** The passes for each page, as one text. */
  readonly passes: readonly string[];
  /** The tokens of links to drafts that were opened. */
  readonly drafts: readonly string[];
  /** The hash of the token of the session. It signs nobody in. */
  readonly session: TokenHash | undefined;
}

type Site = Pick<SiteAddresses, 'isSecure'>;

const [PASSES, DRAFT, SESSION] = ['passes-', 'draft-', 'session'];
/** Of each kind, the last ones, so that no request costs more. Browsers send the oldest first. */
const MOST = 10;
/** So long the pictures of an opened draft are shown, in seconds. */
const DRAFT_FOR = 86_400;
/** Enough to tell drafts apart. */
const BEGINNING = 8;

/** The cookies of a request of a picture. */
export function readPictureCookies(cookie = ''): PictureCookies {
  const found = cookie.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
  const of = (kind: string) => found.flatMap(([name, value]) => (name.startsWith(kind) ? value : [])).slice(-MOST);
  const session = found.find(([name]) => name === SESSION)?.[1] as TokenHash | undefined;
  return { passes: of(PASSES), drafts: of(DRAFT), session };
}

/** The cookie that shows a browser the pictures of a page that it has opened. */
export function passesCookie(linkname: string, passes: string, seconds: number, site: Site): string {
  return cookieOf(PASSES + linkname, passes, seconds, site);
}

/** The cookie that shows a browser the pictures of a draft. */
export function draftCookie(token: string, site: Site): string {
  return cookieOf(DRAFT + token.slice(0, BEGINNING), token, DRAFT_FOR, site);
}

/** The cookie that shows creators all pictures of their own pages, in the app. An `<img>` sends no token. */
export function sessionCookie(token: string, site: Site): string {
  return cookieOf(SESSION, hashToken(token), SESSION_LIFETIME / 1_000, site);
}

function cookieOf(name: string, value: string, seconds: number, site: Site): string {
  return setCookie(name, value, { path: '/media', seconds }, site);
}

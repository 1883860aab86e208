import { APP_SCREENS, resetLinkOf } from '../../server/gateway/web/app-screens.rules.js';

/** The addresses of the app's screens. Everything else on this site is a document of its own. */
export const screens = APP_SCREENS;

const known: ReadonlySet<string> = new Set(Object.values(screens));

/** Whether the router shows this address; its query does not matter. */
export function isScreen(address: string): boolean {
  const { pathname } = new URL(address, window.location.origin);
  return known.has(pathname) || resetLinkOf(pathname) !== null;
}

/** Whether this screen is loaded anew when somebody comes back to it (specification §2): what it shows may be out of date. */
export function isLoadedAnewOnReturn(pathname: string): boolean {
  return pathname === screens.personal || pathname === screens.editor;
}

/** Where somebody goes after signing in: the screen that sent them, and /personal otherwise. */
export function screenAfterSigningIn(search: string): string {
  const wanted = new URLSearchParams(search).get('then');
  const allowed: readonly string[] = [screens.editor, screens.genpage];
  return wanted !== null && allowed.includes(wanted) ? wanted : screens.personal;
}

/** The login, from which somebody comes back to `address`. */
export function loginThen(address: string): string {
  return address === screens.personal ? screens.login : `${screens.login}?${new URLSearchParams({ then: address })}`;
}

/** The login with the linkname that is wanted in its address, for a browser that can't keep it. */
export function loginWithClaim(linkname: string): string {
  return `${screens.login}?${new URLSearchParams({ claim: linkname })}`;
}

/** Where `My page` leads: the account's public page, or /genpage while its linkname is not known in this browser. */
export function myPagePath(linkname: string | null): string {
  return linkname === null ? screens.genpage : `/${encodeURIComponent(linkname)}`;
}

import { APP_SCREENS, isAdminPath, isEditorPath, isSettingsPath, resetLinkOf } from '../../server/gateway/web/app/app-screens.rules.js';

/** The addresses of the app's screens. Every other address of this site is a separate document. */
export const screens = APP_SCREENS;

const known: ReadonlySet<string> = new Set(Object.values(screens));

/** Whether the router shows this address; its query does not matter. */
export function isScreen(address: string): boolean {
  const { pathname } = new URL(address, window.location.origin);
  return known.has(pathname) || isEditorPath(pathname) || isAdminPath(pathname) || resetLinkOf(pathname) !== null;
}

/** Whether this screen is reloaded when a user comes back to it (specification §2), because its data may be outdated. */
export function isReloadedOnReturn(pathname: string): boolean {
  return isSettingsPath(pathname) || isEditorPath(pathname);
}

/** The address of a page's editor. The main page's has no id, so that it stays the same when another page becomes the main one. */
export function editorOf({ id, isMain }: { readonly id: string; readonly isMain: boolean }): string {
  return isMain ? screens.editor : `${screens.editor}/${id}`;
}

/** The query of an editor that begins with the choice of a starter. */
export const START = '?start';

/** The query of an editor that begins with a page from elsewhere. */
export const IMPORT = '?import';

/** The parameters in which an editor gets what was shared with the installed app. The web app manifest has the same names for them. */
export const SHARED = ['title', 'text', 'url'] as const;

/** Whether a query has something that was shared with the installed app. */
export function isShared(search: string): boolean {
  const given = new URLSearchParams(search);
  return given.has('text') || given.has('url');
}

/** The state of the history of an editor whose creator has just chosen to begin without a starter. */
export const BLANK = 'blank';

/** The state of the history of the sign-up screen to which Publish of the guest editor has led. */
export const PUBLISH = 'publish';

/** The query of the screen Personal with the dialog for a new page. */
export const NEW_PAGE = '?new';

/** The screen Personal, with the dialog for a new page. */
export const newPageAddress = `${screens.personal}${NEW_PAGE}`;

/** The screen Personal, where a page gets its address. */
export function addressToChoose(pageId: string): string {
  return `${screens.personal}?address=${pageId}`;
}

/** Whether an address without a query is one of the screens that only accounts see. */
function isOfAccount(path: string): boolean {
  return path === screens.genpage || isAdminPath(path) || isEditorPath(path) || (isSettingsPath(path) && isScreen(path));
}

/** The address after signing in: the screen that sent the user there, or /personal. */
export function screenAfterSigningIn(search: string): string {
  const wanted = new URLSearchParams(search).get('then');
  if (wanted === null) return screens.personal;
  const [path = '', query = ''] = wanted.split('?', 2);
  if (isEditorPath(path) && isShared(query)) return wanted;
  return isOfAccount(wanted) ? wanted : screens.personal;
}

/** The sign-in screen, from which a user returns to `address`. */
export function loginThen(address: string): string {
  return address === screens.personal ? screens.login : `${screens.login}?${new URLSearchParams({ then: address })}`;
}

/** The sign-in screen with the claimed linkname in its address, for a browser that cannot store it. */
export function loginWithClaim(linkname: string): string {
  return `${screens.login}?${new URLSearchParams({ claim: linkname })}`;
}

/** The target of `My page`: the account's public page, or /genpage while its linkname is unknown in this browser. */
export function myPagePath(linkname: string | null): string {
  return linkname === null ? screens.genpage : `/${encodeURIComponent(linkname)}`;
}

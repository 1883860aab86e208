/**
 * The addresses of the app's screens. The server answers each with the same document, and the router in the browser chooses the screen.
 * Every other address of the site is a document of its own.
 */
export const APP_SCREENS = {
  login: '/login',
  register: '/register',
  recoverUsername: '/recoverusername',
  recoverPassword: '/recoverpassword',
  personal: '/personal',
  pages: '/personal/pages',
  security: '/personal/security',
  developers: '/personal/developers',
  account: '/personal/account',
  editor: '/editor',
  guestEditor: '/guesteditor',
  genpage: '/genpage',
} as const;

/** Whether a path is one of the settings of an account: the screen Personal, or one of its rooms. */
export function isSettingsPath(pathname: string): boolean {
  return pathname === APP_SCREENS.personal || pathname.startsWith(`${APP_SCREENS.personal}/`);
}

const PAGE_ID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** The route of the editor of a page that is not the main one. */
export const EDITOR_OF_PAGE = `${APP_SCREENS.editor}/:id(${PAGE_ID})`;

const isPageId = new RegExp(PAGE_ID);

/** Whether a path is the editor's: of the main page, or, with the id of a page after it, of that page. */
export function isEditorPath(pathname: string): boolean {
  const { editor } = APP_SCREENS;
  return pathname === editor || (pathname.startsWith(`${editor}/`) && isPageId.test(pathname.slice(editor.length + 1)));
}

/** The prefix of the screen for a new password. `resetLinkOf` decides which addresses belong to it. */
export const RESET_SCREEN = '/resetpw';

/** The parameters of a mailed link to the screen that sets a new password. */
export interface ResetLink {
  readonly accountId: string;
  readonly token: string;
}

/**
 * Parses a path such as `/resetpw/{userId}/{token}`. The two are its last segments, with any segments between them and the prefix
 * (specification §2), and consist of characters that need no escape. Null for every other path.
 */
export function resetLinkOf(pathname: string): ResetLink | null {
  if (!pathname.startsWith(`${RESET_SCREEN}/`)) return null;
  const segments = pathname
    .slice(RESET_SCREEN.length + 1)
    .replace(/\/$/, '')
    .split('/');
  const [accountId, token] = segments.slice(-2);
  return accountId && token ? { accountId, token } : null;
}

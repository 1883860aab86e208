/** A screen of the app. */
export interface AppScreen {
  readonly path: string;
  /**
   * The modules that show it, relative to the folder of the client, from the outermost frame inwards. Each exports a component with the name of
   * its file.
   */
  readonly modules: readonly string[];
  /** Who sees it. Others are redirected. Everybody sees a screen without this. */
  readonly audience?: 'guests' | 'accounts';
  /** Whether it is about passwords. Where there are none, people are redirected to the sign-in screen. */
  readonly needsPasswords?: true;
  /** Whether it has the whole width of the window. */
  readonly isWide?: true;
  /** Whether it has a header of its own instead of the navigation bar, in windows from 900 px on. */
  readonly hasOwnHeader?: true;
}

function signingIn(path: string, module: string, audience?: 'guests'): AppScreen {
  return { path, modules: ['features/auth/auth-layout', `features/auth/${module}`], audience, hasOwnHeader: true };
}

function ofAccount(path: string, ...modules: readonly string[]): AppScreen {
  return { path, modules: modules.map((module) => `features/personal/${module}`), audience: 'accounts' };
}

function settings(path: string, room: string): AppScreen {
  return ofAccount(path, 'personal-page', `rooms/${room}`);
}

/**
 * The screens of the app. The server answers each address with the same document, which names the files of these modules, and the router in the
 * browser shows them. Every other address of the site is a document of its own.
 */
export const SCREENS = {
  login: signingIn('/login', 'login-page', 'guests'),
  register: signingIn('/register', 'register-page', 'guests'),
  // The link to it is printed by a server that nobody administers yet.
  setUp: { path: '/setup', modules: ['features/auth/set-up/set-up-page'], isWide: true, hasOwnHeader: true },
  recoverUsername: { ...signingIn('/recoverusername', 'recovery/recover-username-page'), needsPasswords: true },
  recoverPassword: { ...signingIn('/recoverpassword', 'recovery/recover-password-page'), needsPasswords: true },
  // Mailed links about a change of the address lead to it.
  emailLink: signingIn('/email', 'email-link/email-link-page'),
  // Whose account is suspended comes here after a right sign-in.
  suspended: { path: '/suspended', modules: ['features/auth/suspended/suspended-page'], audience: 'guests' },
  // On wide screens, the list of rooms is beside the pages. On others, it is alone.
  personal: settings('/personal', 'pages-room'),
  pages: settings('/personal/pages', 'pages-room'),
  security: settings('/personal/security', 'security-room'),
  developers: settings('/personal/developers', 'developers-room'),
  account: settings('/personal/account', 'account-room'),
  // Its first calls are sent without the Apollo client.
  editor: { path: '/editor', modules: ['features/editor/editor-page'], audience: 'accounts', isWide: true },
  // A page that is made here belongs to no account and is not stored on the server.
  guestEditor: { path: '/guesteditor', modules: ['features/guest-editor/guest-editor-page'], isWide: true },
  genpage: ofAccount('/genpage', 'genpage-page'),
  // Only for accounts that administer the site. Its parts are in admin-parts.rules.ts.
  admin: { path: '/admin', modules: ['features/admin/admin-page'], audience: 'accounts', isWide: true },
} as const satisfies Readonly<Record<string, AppScreen>>;

export type ScreenName = keyof typeof SCREENS;

/** The addresses of the screens. That of the editor is the editor of the main page. */
export const APP_SCREENS = Object.fromEntries(Object.entries(SCREENS).map(([name, { path }]) => [name, path])) as Readonly<
  Record<ScreenName, string>
>;

/** The screen for a new password, whose address has two parameters: `resetLinkOf`. */
export const RESET_SCREEN: AppScreen = signingIn('/resetpw', 'recovery/reset-password-page');

/** Whether a path is one of the settings of an account: the screen Personal, or one of its rooms. */
export function isSettingsPath(pathname: string): boolean {
  return pathname === APP_SCREENS.personal || pathname.startsWith(`${APP_SCREENS.personal}/`);
}

/** Whether a path is the administration, or one of its parts. */
export function isAdminPath(pathname: string): boolean {
  return pathname === APP_SCREENS.admin || pathname.startsWith(`${APP_SCREENS.admin}/`);
}

const PAGE_ID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';

/** The route of the editor of a page that is not the main one. */
export const EDITOR_OF_PAGE = `${APP_SCREENS.editor}/:id(${PAGE_ID})`;

/** The route of a part of the administration with one item, such as an account. */
export const itemOf = (route: string) => `${route}/:id(${PAGE_ID})`;

const isPageId = new RegExp(PAGE_ID);

/** Whether a path is the editor's: of the main page, or, with the id of a page after it, of that page. */
export function isEditorPath(pathname: string): boolean {
  const { editor } = APP_SCREENS;
  return pathname === editor || (pathname.startsWith(`${editor}/`) && isPageId.test(pathname.slice(editor.length + 1)));
}

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
  const prefix = `${RESET_SCREEN.path}/`;
  if (!pathname.startsWith(prefix)) return null;
  const segments = pathname.slice(prefix.length).replace(/\/$/, '').split('/');
  const [accountId, token] = segments.slice(-2);
  return accountId && token ? { accountId, token } : null;
}

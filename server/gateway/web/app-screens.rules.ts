/**
 * The addresses of the app's screens. The server answers each with the same document, and the router in the browser shows which one
 * it is; every other address of the site is a document of its own.
 */
export const APP_SCREENS = {
  login: '/login',
  register: '/register',
  recoverUsername: '/recoverusername',
  recoverPassword: '/recoverpassword',
  personal: '/personal',
  editor: '/editor',
  guestEditor: '/guesteditor',
  genpage: '/genpage',
} as const;

/** The one screen whose address differs from mail to mail begins with this; `resetLinkOf` says which addresses are its. */
export const RESET_SCREEN = '/resetpw';

/** What the link of a mail carries to the screen that sets a new password. */
export interface ResetLink {
  readonly accountId: string;
  readonly token: string;
}

/**
 * Reads a path such as `/resetpw/{userId}/{token}`. The two are its last segments, whatever stands between them and the beginning
 * (specification §2), and consist of characters that need no escape. Null for every other path: that is no screen.
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

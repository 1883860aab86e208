import { APP_SCREENS } from '../../server/gateway/web/app-screens.rules.js';

const screens: ReadonlySet<string> = new Set(Object.values(APP_SCREENS));

/**
 * What the service worker shows in the place of a document that cannot be fetched: the app for its screens, a notice for the front page.
 * Null for every other document. A link for a new password is of no use without the server.
 */
export function standInFor(pathname: string): 'app' | 'notice' | null {
  if (pathname === '/') return 'notice';
  return screens.has(pathname) ? 'app' : null;
}

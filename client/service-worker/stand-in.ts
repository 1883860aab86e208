import { APP_SCREENS, isEditorPath } from '../../server/gateway/web/app/app-screens.rules.js';

const screens: ReadonlySet<string> = new Set(Object.values(APP_SCREENS));

/**
 * The stored document that the service worker shows if the requested one cannot be loaded: the app for its screens, a notice for the front
 * page. Null for every other document. The screen that sets a new password is not stored, because it does not work without the server.
 */
export function standInFor(pathname: string): 'app' | 'notice' | null {
  if (pathname === '/') return 'notice';
  return screens.has(pathname) || isEditorPath(pathname) ? 'app' : null;
}

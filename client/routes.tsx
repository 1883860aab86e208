import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { keepClaimOfAddress } from './api/claimed-linkname.js';
import { storedToken } from './api/session-token.js';
import { AppLayout, type ScreenHandle } from './shell/app-layout.js';
import { LoadingFrame } from './shell/loading-frame.js';
import { ScreenFailed } from './shell/screen-failed.js';
import { loginThen, screenAfterSigningIn, screens } from './shell/screens.js';

const ownHeader: ScreenHandle = { ownHeader: true };
const wide: ScreenHandle = { wide: true };

const guestScreens: RouteObject = {
  loader: guestsOnly,
  handle: ownHeader,
  lazy: async () => ({ Component: (await import('./features/auth/auth-layout.js')).AuthLayout }),
  children: [
    {
      path: screens.login,
      lazy: async () => ({ Component: (await import('./features/auth/login-page.js')).LoginPage }),
    },
    {
      path: screens.register,
      lazy: async () => ({ Component: (await import('./features/auth/register-page.js')).RegisterPage }),
    },
  ],
};

const accountScreens: RouteObject = {
  loader: signedInOnly,
  children: [
    {
      path: screens.personal,
      lazy: async () => ({ Component: (await import('./features/personal/personal-page.js')).PersonalPage }),
    },
    {
      path: screens.genpage,
      lazy: async () => ({ Component: (await import('./features/personal/genpage-page.js')).GenpagePage }),
    },
    {
      path: screens.editor,
      handle: wide,
      lazy: async () => ({ Component: (await import('./features/editor/editor-page.js')).EditorPage }),
    },
  ],
};

/** The screens, each in a bundle of its own. One that fails leaves the navigation as it is. */
export const routes: RouteObject[] = [
  {
    Component: AppLayout,
    HydrateFallback: LoadingFrame,
    ErrorBoundary: ScreenFailed,
    children: [{ ErrorBoundary: ScreenFailed, children: [guestScreens, accountScreens] }],
  },
];

/** A signed-in user has no business there. */
function guestsOnly({ request }: LoaderFunctionArgs) {
  const { search, pathname } = new URL(request.url);
  keepClaimOfAddress(search);
  if (storedToken() === null) return null;
  return redirect(pathname === screens.login ? screenAfterSigningIn(search) : screens.personal);
}

/** A guest signs in first and comes back. */
function signedInOnly({ request }: LoaderFunctionArgs) {
  return storedToken() === null ? redirect(loginThen(new URL(request.url).pathname)) : null;
}

import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { RESET_SCREEN, resetLinkOf } from '../server/gateway/web/app/app-screens.rules.js';
import { takeFirstScreen } from './api/session/first-screen.js';
import { documentToken } from './api/session/session-token.js';
import { AppLayout, type ScreenHandle } from './shell/frame/app-layout.js';
import { LoadingFrame } from './shell/frame/loading-frame.js';
import { ScreenFailed } from './shell/frame/screen-failed.js';
import { loginThen, screenAfterSigningIn, screens } from './shell/screens.js';

const ownHeader: ScreenHandle = { ownHeader: true };
const wide: ScreenHandle = { wide: true };

const guestScreens: RouteObject = {
  loader: guestsOnly,
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

/** For guests, and for signed-in users who want another password. */
const recoveryScreens: RouteObject[] = [
  {
    path: screens.recoverUsername,
    lazy: async () => ({ Component: (await import('./features/auth/recovery/recover-username-page.js')).RecoverUsernamePage }),
  },
  {
    path: screens.recoverPassword,
    lazy: async () => ({ Component: (await import('./features/auth/recovery/recover-password-page.js')).RecoverPasswordPage }),
  },
  {
    path: `${RESET_SCREEN}/*`,
    loader: resetLink,
    lazy: async () => ({ Component: (await import('./features/auth/recovery/reset-password-page.js')).ResetPasswordPage }),
  },
];

const authScreens: RouteObject = {
  handle: ownHeader,
  lazy: async () => ({ Component: (await import('./features/auth/auth-layout.js')).AuthLayout }),
  children: [guestScreens, ...recoveryScreens],
};

/** The rooms of the screen Personal. Where there is room for a list of them beside, the screen itself shows the pages. */
const settings: RouteObject = {
  path: screens.personal,
  lazy: async () => ({ Component: (await import('./features/personal/personal-page.js')).PersonalPage }),
  children: [
    { index: true, lazy: async () => ({ Component: (await import('./features/personal/rooms/pages-room.js')).PagesRoom }) },
    { path: screens.pages, lazy: async () => ({ Component: (await import('./features/personal/rooms/pages-room.js')).PagesRoom }) },
    {
      path: screens.security,
      lazy: async () => ({ Component: (await import('./features/personal/rooms/security-room.js')).SecurityRoom }),
    },
    {
      path: screens.developers,
      lazy: async () => ({ Component: (await import('./features/personal/rooms/developers-room.js')).DevelopersRoom }),
    },
    { path: screens.account, lazy: async () => ({ Component: (await import('./features/personal/rooms/account-room.js')).AccountRoom }) },
  ],
};

const accountScreens: RouteObject = {
  loader: signedInOnly,
  children: [
    settings,
    {
      path: screens.genpage,
      lazy: async () => ({ Component: (await import('./features/personal/genpage-page.js')).GenpagePage }),
    },
  ],
};

/** Its first calls are sent without the Apollo client, by `callServer`. */
const editor: RouteObject = {
  loader: signedInOnly,
  path: `${screens.editor}/:pageId?`,
  handle: wide,
  lazy: async () => ({ Component: (await import('./features/editor/editor-page.js')).EditorPage }),
};

/** Open to everybody. A page that is made here belongs to no account and is not stored on the server. */
const guestEditor: RouteObject = {
  path: screens.guestEditor,
  handle: wide,
  lazy: async () => ({ Component: (await import('./features/guest-editor/guest-editor-page.js')).GuestEditorPage }),
};

const serverScreens: RouteObject = {
  lazy: async () => ({ Component: (await import('./api/connection/server-screens.js')).ServerScreens }),
  children: [accountScreens],
};

/** The screens, each in its own bundle. If a screen fails, the navigation stays. */
export const routes: RouteObject[] = [
  {
    Component: AppLayout,
    HydrateFallback: LoadingFrame,
    ErrorBoundary: ScreenFailed,
    children: [{ ErrorBoundary: ScreenFailed, children: [authScreens, serverScreens, editor, guestEditor] }],
  },
];

/** A signed-in user is redirected away: a new account to the screen that it begins with. */
async function guestsOnly({ request }: LoaderFunctionArgs) {
  const { search, pathname } = new URL(request.url);
  // The rules of linknames are loaded only by screens that need them.
  (await import('./api/linknames/claim-of-address.js')).keepClaimOfAddress(search);
  if (documentToken() === null) return null;
  return redirect(takeFirstScreen() ?? (pathname === screens.login ? screenAfterSigningIn(search) : screens.personal));
}

/** A guest is redirected to the sign-in screen, which leads back here. */
function signedInOnly({ request }: LoaderFunctionArgs) {
  return documentToken() === null ? redirect(loginThen(new URL(request.url).pathname)) : null;
}

/** The values in the address. For an address without them, the server does not send this screen. */
function resetLink({ request }: LoaderFunctionArgs) {
  const link = resetLinkOf(new URL(request.url).pathname);
  if (link === null) throw new Error('The address is no link for a new password.');
  return link;
}

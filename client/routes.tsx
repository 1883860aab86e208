import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { RESET_SCREEN, resetLinkOf, SCREENS, type AppScreen } from '../server/gateway/web/app/app-screens.rules.js';
import { takeFirstScreen } from './api/session/first-screen.js';
import { documentToken } from './api/session/session-token.js';
import { site } from './api/site.js';
import { AppLayout, type ScreenHandle } from './shell/frame/app-layout.js';
import { LoadingFrame } from './shell/frame/loading-frame.js';
import { ScreenFailed } from './shell/frame/screen-failed.js';
import { isShared, loginThen, screenAfterSigningIn, screens } from './shell/screens.js';

/** What the screens and their frames are in, each in its own bundle. */
const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  './features/{auth,personal}/{*,*/*}-{layout,page,room}.tsx',
  './features/{admin,editor,guest-editor}/*-page.tsx',
]);

/** What can follow the path of a screen. */
const BELOW: Readonly<Record<string, string>> = { [screens.editor]: '/:pageId?', [screens.admin]: '/*' };

const loaders = { guests: guestsOnly, accounts: signedInOnly } as const;

/** The screens as `SCREENS` has them. If one fails, the navigation stays. */
export const routes: RouteObject[] = [
  {
    Component: AppLayout,
    HydrateFallback: LoadingFrame,
    ErrorBoundary: ScreenFailed,
    children: [{ ErrorBoundary: ScreenFailed, children: screenRoutes() }],
  },
];

function screenRoutes(): RouteObject[] {
  const found: RouteObject[] = [];
  for (const screen of Object.values<AppScreen>(SCREENS)) {
    const path = screen.path + (BELOW[screen.path] ?? '');
    addRoute(found, screen, { path, loader: loaderOf(screen) });
  }
  addRoute(found, RESET_SCREEN, { path: `${RESET_SCREEN.path}/*`, loader: resetLink });
  return found;
}

function loaderOf({ audience, needsPasswords }: AppScreen) {
  return needsPasswords ? ofPasswords : audience && loaders[audience];
}

/** Screens in the same frames share the routes of these, so that a frame stays from one screen to the next. */
function addRoute(found: RouteObject[], { modules: names, isWide, hasOwnHeader }: AppScreen, route: RouteObject): void {
  const handle: ScreenHandle = { wide: isWide, ownHeader: hasOwnHeader };
  let siblings = found;
  for (const name of names.slice(0, -1)) {
    let frame = siblings.find(({ id }) => id === name);
    if (!frame) {
      frame = { id: name, lazy: () => load(name), children: [] };
      siblings.push(frame);
    }
    siblings = frame.children!;
  }
  siblings.push({ ...route, handle, lazy: () => load(names.at(-1)!) });
}

/** `features/auth/login-page` has the component `LoginPage`. */
async function load(name: string): Promise<{ Component: ComponentType }> {
  const component = name
    .slice(name.lastIndexOf('/') + 1)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const module = await modules[`./${name}.tsx`]!();
  return { Component: module[component]! };
}

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
  const { pathname, search } = new URL(request.url);
  return documentToken() === null ? redirect(loginThen(pathname + (isShared(search) ? search : ''))) : null;
}

/** Where providers are the only way in, nobody recovers a password or its username. */
function ofPasswords() {
  return site().passwordSignIn ? null : redirect(screens.login);
}

/** The values in the address. For an address without them, the server does not send this screen. */
function resetLink({ request }: LoaderFunctionArgs) {
  const link = resetLinkOf(new URL(request.url).pathname);
  if (link === null) throw new Error('The address is no link for a new password.');
  return site().passwordSignIn ? link : redirect(screens.login);
}

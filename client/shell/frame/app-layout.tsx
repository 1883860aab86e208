import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, Outlet, useLocation, useMatches, useNavigationType } from 'react-router';
import { clsx } from 'clsx';
import { isSettingsPath } from '../../../server/gateway/web/app/app-screens.rules.js';
import { documentToken, isOperator, onLinkname, storedLinkname } from '../../api/session/session-token.js';
import { site } from '../../api/site.js';
import { LinkComponent } from '../../controls/buttons/link-component.js';
import { AppLink } from '../navigation/app-link.js';
import { BarActionsPlace, BarActionsProvider } from '../navigation/bar-actions.js';
import { reload } from '../leaving/leaving.js';
import { NavigationBar } from '../navigation/navigation-bar.js';
import { NavigationStatus } from '../navigation/navigation-status.js';
import { isReloadedOnReturn, myPagePath } from '../screens.js';
import { SessionWatch } from '../leaving/session-watch.js';
import { SkipLink } from '../navigation/skip-link.js';
import { UnsavedChangesProvider, useWorkAtRisk } from '../leaving/unsaved-changes.js';
import { useLogOut } from '../navigation/use-log-out.js';
import { lazyComponent, lazyPart } from '../../controls/loading/lazy-part.js';
import { useIdle } from '../../controls/loading/use-idle.js';
import styles from './app-layout.module.css';

/** What the layout needs to know about a screen: the `handle` of its route. */
export interface ScreenHandle {
  /** From 900 px on, the screen has a header of its own instead of the navigation bar. */
  ownHeader?: boolean;
  /** The screen has the whole width of the window, and so does the navigation bar. */
  wide?: boolean;
}

/** The frame of every screen: the navigation bar above, the screen below. */
export function AppLayout() {
  return (
    <UnsavedChangesProvider>
      <LinkComponent value={AppLink}>
        <SessionWatch />
        <BarActionsProvider>
          <Frame />
        </BarActionsProvider>
      </LinkComponent>
    </UnsavedChangesProvider>
  );
}

function Frame() {
  const { pathname } = useLocation();
  // Signing in and out load a new document, so the value does not change in this document.
  const [signedIn] = useState(() => documentToken() !== null);
  const linkname = useSyncExternalStore(onLinkname, storedLinkname);
  const administers = useSyncExternalStore(onLinkname, isOperator);
  const logOut = useLogOut(useWorkAtRisk());
  const main = useFocusOnNewScreen(pathname);
  useReloadOnReturn(pathname);
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  return (
    <div className={styles.frame}>
      <SkipLink />
      <NavigationStatus />
      <FrameNotices />
      <div className={clsx(handles.some((handle) => handle?.ownHeader) && styles.smallScreensOnly)}>
        <NavigationBar
          siteName={site().siteName}
          signedIn={signedIn}
          administers={administers}
          blog={site().blog}
          currentPath={pathname}
          myPagePath={myPagePath(linkname)}
          onLogOut={() => void logOut()}
          wide={handles.some((handle) => handle?.wide)}
          actions={<BarActionsPlace />}
        />
      </div>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}

/** A new screen begins at its top, for the keyboard and screen readers, too, unless one of its forms has taken the focus. */
function useFocusOnNewScreen(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const navigation = useNavigationType();
  useEffect(() => {
    const former = shown.current;
    if (former === pathname) return;
    shown.current = pathname;
    // The pages of the account have got another address in a narrower window.
    if (navigation === NavigationType.Replace && isSettingsPath(former) && isSettingsPath(pathname)) return;
    if (!document.activeElement?.closest('[data-has-focus]')) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return main;
}

/** Going back or forward to a screen that shows data of the account loads it again, after the question about unsaved work. */
function useReloadOnReturn(pathname: string) {
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const former = shown.current;
    if (former === pathname) return;
    shown.current = pathname;
    // The rooms of the settings share what they have loaded.
    if (isSettingsPath(former) && isSettingsPath(pathname)) return;
    if (navigation === NavigationType.Pop && isReloadedOnReturn(pathname)) reload();
  }, [pathname, navigation]);
}

const LastingNotices = lazyComponent(
  lazyPart(() => import('./lasting-notices.js'), { preloads: false, mustLoad: true }),
  (module) => module.LastingNotices,
);

/** The notices about the whole app. Their code is loaded when the browser is idle, after everything that the screen needs. */
function FrameNotices() {
  return useIdle() && <LastingNotices />;
}

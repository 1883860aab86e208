import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../loading/error-boundary.js';
import type { Notification, ShownNotification } from './notification.js';
import { whenIdle } from '../loading/when-idle.js';
import { lazyComponent, lazyPart } from '../loading/lazy-part.js';

/** Returns a function that hides the notification when it is not true any more. */
type Notify = (notification: Notification) => () => void;

const leavingMilliseconds = 200;
/** After this time, in milliseconds, a notification has hidden, and another one does not take its place. */
export const UNTIL_HIDDEN = 2200;
const NotifyContext = createContext<Notify | null>(null);

/**
 * Lets all components below it show notifications. A notification hides after 2 s, or after 8 s if it has an action, and stays while it is
 * hovered or focused. A new one replaces the one before.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownNotification | null>(null);
  const newest = useRef(0);

  const hide = useCallback((id: number) => {
    setShown((now) => (now?.id === id ? { ...now, open: false } : now));
    setTimeout(() => setShown((now) => (now?.id === id ? null : now)), leavingMilliseconds);
  }, []);

  const notify = useCallback<Notify>(
    (notification) => {
      const id = (newest.current += 1);
      setShown({ ...notification, id, open: true });
      return () => hide(id);
    },
    [hide],
  );

  useLayerLoading(shown?.id);
  return (
    <NotifyContext value={notify}>
      {children}
      <ErrorBoundary fallback={() => null}>
        <NotificationLayer shown={shown} onHide={hide} />
      </ErrorBoundary>
    </NotifyContext>
  );
}

const layerPart = lazyPart(() => import('./notification-layer.js'), { preloads: false, mustLoad: true });
const NotificationLayer = lazyComponent(layerPart, (module) => module.NotificationLayer, { loads: false });

/** Loaded after the screen, or with the first notification. */
function useLayerLoading(shown: number | undefined): void {
  const { load } = layerPart.use();
  useEffect(() => (shown === undefined ? whenIdle(load) : load()), [load, shown]);
}

/** Shows a notification. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('NotificationsProvider is missing above.');
  return notify;
}

import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as Toast from '@radix-ui/react-toast';
import { controlTexts } from '../texts/shell.js';
import { Quad } from './quad.js';
import { useTopDialog } from './use-modal.js';
import styles from './notifications.module.css';

export interface Notification {
  /** One line. */
  text: string;
  /** The colour of its quad. What failed is announced at once, the rest when the screen reader pauses. */
  tone: 'done' | 'failed' | 'grey';
  action?: { label: string; onPress: () => void };
}

interface Shown extends Notification {
  id: number;
  open: boolean;
}

type Notify = (notification: Notification) => void;

const visibleMilliseconds = 2000;
const leavingMilliseconds = 200;
const NotifyContext = createContext<Notify | null>(null);

/**
 * Lets everything below it notify. A notification hides after 2 s, and waits while it is hovered or focused; a new one takes the place
 * of the one before, which no longer holds.
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const newest = useRef(0);

  const notify = useCallback<Notify>((notification) => {
    newest.current += 1;
    setShown({ ...notification, id: newest.current, open: true });
  }, []);

  const hide = useCallback((id: number) => {
    setShown((now) => (now?.id === id ? { ...now, open: false } : now));
    setTimeout(() => setShown((now) => (now?.id === id ? null : now)), leavingMilliseconds);
  }, []);

  return (
    <NotifyContext value={notify}>
      <Toast.Provider duration={visibleMilliseconds} label={controlTexts.notification} swipeDirection="down">
        {children}
        {shown && <NotificationBar key={shown.id} notification={shown} onHide={() => hide(shown.id)} />}
        <Place shown={shown} />
      </Toast.Provider>
    </NotifyContext>
  );
}

/** Where they appear: above everything, and inside the dialog that lies on top, because whatever is outside of it can't be used. */
function Place({ shown }: { shown: Shown | null }) {
  const dialog = useTopDialog();
  if (dialog === null) return <Layer />;
  const inDialog = (
    <>
      <Layer />
      <Announcements shown={shown} />
    </>
  );
  return createPortal(inDialog, dialog);
}

/** In the browser's top layer neither a dialog's backdrop nor its edges cover anything. */
function Layer() {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => layer.current?.showPopover(), []);
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <Toast.Viewport className={styles.viewport} label={`${controlTexts.notifications} ({hotkey})`} />
    </div>
  );
}

/** What is read out while a dialog is open: the announcements of the toasts are outside of it, where nothing is. */
function Announcements({ shown }: { shown: Shown | null }) {
  return (['assertive', 'polite'] as const).map((urgency) => (
    <p key={urgency} aria-live={urgency} className="visually-hidden">
      {shown?.open && (shown.tone === 'failed') === (urgency === 'assertive') && shown.text}
    </p>
  ));
}

/** Shows a notification bar. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('NotificationsProvider is missing above.');
  return notify;
}

function NotificationBar({ notification, onHide }: { notification: Shown; onHide: () => void }) {
  const { text, tone, action, open } = notification;
  return (
    <Toast.Root
      type={tone === 'failed' ? 'foreground' : 'background'}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onHide();
      }}
      className={styles.bar}
    >
      <Quad tone={tone} onInverse />
      <Toast.Title className={styles.text}>{text}</Toast.Title>
      {action && (
        <Toast.Action altText={action.label} className={styles.action} onClick={action.onPress}>
          {action.label}
        </Toast.Action>
      )}
    </Toast.Root>
  );
}

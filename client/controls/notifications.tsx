import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import * as Toast from '@radix-ui/react-toast';
import { controlTexts } from '../texts/en.js';
import { classNames } from './class-names.js';
import styles from './notifications.module.css';

export interface Notification {
  /** One line. */
  text: string;
  /** The colour of its quad. What failed is announced at once, the rest when the screen reader pauses. */
  tone: 'done' | 'failed' | 'undoable' | 'grey';
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

/** Lets everything below it notify. A notification hides after 2 s, and waits while it is hovered or focused. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);

  const notify = useCallback<Notify>((notification) => {
    setShown((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1;
      // A text that is still on screen is not shown twice.
      return [...before.filter(({ text }) => text !== notification.text), { ...notification, id, open: true }];
    });
  }, []);

  const hide = useCallback((id: number) => {
    setShown((before) => before.map((one) => (one.id === id ? { ...one, open: false } : one)));
    setTimeout(() => setShown((before) => before.filter((one) => one.id !== id)), leavingMilliseconds);
  }, []);

  return (
    <NotifyContext value={notify}>
      <Toast.Provider duration={visibleMilliseconds} label={controlTexts.notification} swipeDirection="down">
        {children}
        {shown.map((one) => (
          <NotificationBar key={one.id} notification={one} onHide={() => hide(one.id)} />
        ))}
        <Toast.Viewport className={styles.viewport} label={`${controlTexts.notifications} ({hotkey})`} />
      </Toast.Provider>
    </NotifyContext>
  );
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
      <span className={classNames(styles.quad, styles[tone])} />
      <Toast.Title className={styles.text}>{text}</Toast.Title>
      {action && (
        <Toast.Action altText={action.label} className={styles.action} onClick={action.onPress}>
          {action.label}
        </Toast.Action>
      )}
    </Toast.Root>
  );
}

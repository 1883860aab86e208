import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as Toast from '@radix-ui/react-toast';
import { controlTexts } from '../../texts/en/shell.js';
import type { ShownNotification } from './notification.js';
import { Quad } from '../buttons/quad.js';
import { useTopDialog } from '../dialogs/use-modal.js';
import styles from './notifications.module.css';

const visibleMilliseconds = 2000;
/** With an action, a notification is shown for longer: people have to notice it, read it and reach its button. */
const visibleWithActionMilliseconds = 8000;

interface NotificationLayerProps {
  readonly shown: ShownNotification | null;
  readonly onHide: (id: number) => void;
}

/** The visible part of notifications, and what screen readers announce. */
export function NotificationLayer({ shown, onHide }: NotificationLayerProps) {
  return (
    <Toast.Provider label={controlTexts.notification} swipeDirection="down">
      {shown && <NotificationBar key={shown.id} notification={shown} onHide={() => onHide(shown.id)} />}
      <Place shown={shown} />
    </Toast.Provider>
  );
}

/**
 * Notifications appear above everything. If a dialog is open, they are inside the topmost one, because everything outside of it is inert.
 */
function Place({ shown }: { shown: ShownNotification | null }) {
  const dialog = useTopDialog();
  if (dialog === null) return <Layer shown={shown?.id} />;
  const inDialog = (
    <>
      <Layer shown={shown?.id} />
      <Announcements shown={shown} />
    </>
  );
  return createPortal(inDialog, dialog);
}

/** The browser's top layer, where neither a dialog's backdrop nor its edges cover them. Each notification is above a panel that was opened before it. */
function Layer({ shown }: { readonly shown: number | undefined }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A dialog that is removed together with its row takes its layer along. The layer of the next place is shown at once.
    if (!layer.current?.isConnected) return;
    layer.current.hidePopover();
    layer.current.showPopover();
  }, [shown]);
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <Toast.Viewport className={styles.viewport} label={`${controlTexts.notifications} ({hotkey})`} />
    </div>
  );
}

/**
 * What is read out while a dialog is open. The announcements of notifications are outside of the dialog, where screen readers read nothing.
 */
function Announcements({ shown }: { shown: ShownNotification | null }) {
  return (['assertive', 'polite'] as const).map((urgency) => (
    <p key={urgency} aria-live={urgency} className="visually-hidden">
      {shown?.open && (shown.tone === 'failed') === (urgency === 'assertive') && [shown.text, shown.about].filter(Boolean).join(' ')}
    </p>
  ));
}

/**
 * Hides a notification that offers a next step or an undo when its screen is left, because these belong to the screen. Failures and results
 * are still shown.
 */
function useHideWithScreen({ tone, action }: ShownNotification, onHide: () => void): void {
  const isOfScreen = action !== undefined && (tone === 'gold' || tone === 'grey');
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    // Older browsers do not tell. There, it stays for its 8 s.
    if (!isOfScreen || !('navigation' in window)) return;
    const screen = location.pathname;
    const left = () => {
      if (location.pathname !== screen) hide();
    };
    navigation.addEventListener('currententrychange', left);
    return () => navigation.removeEventListener('currententrychange', left);
  }, [isOfScreen]);
}

function NotificationBar({ notification, onHide }: { notification: ShownNotification; onHide: () => void }) {
  const { text, about, tone, action, open } = notification;
  useHideWithScreen(notification, onHide);
  return (
    <Toast.Root
      type={tone === 'failed' ? 'foreground' : 'background'}
      duration={action ? visibleWithActionMilliseconds : visibleMilliseconds}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onHide();
      }}
      className={styles.bar}
    >
      <Quad tone={tone} onInverse />
      <Toast.Title className={styles.text}>{text}</Toast.Title>
      {about && (
        <Toast.Description className={styles.text}>
          <bdi>{about}</bdi>
        </Toast.Description>
      )}
      {action && (
        <Toast.Action altText={action.label} className={styles.action} onClick={action.onPress}>
          {action.label}
        </Toast.Action>
      )}
    </Toast.Root>
  );
}

import { useEffect, useSyncExternalStore } from 'react';
import { watchAnnouncement } from './announcement-watch.js';
import { UpdateNotice } from '../updates/update-notice.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { crashTexts, offlineTexts } from '../../texts/en/resilience.js';
import { isLostUnsaid, onReached } from '../../api/connection/connection.js';
import { FrameNotice } from './frame-notice.js';

export function LastingNotices() {
  useEffect(watchAnnouncement, []);
  return (
    <>
      <FaultWatch />
      <OfflineNotice />
      <UpdateNotice />
    </>
  );
}

/** Notifies the user of errors that no part of the screen has caught, such as in an event handler. The screen stays. */
function FaultWatch() {
  const notify = useNotify();
  useEffect(() => {
    function notifyFault(fault: unknown) {
      // A cancelled call is no error. Errors in scripts of browser extensions give no details, so they are ignored.
      if (fault instanceof Error && fault.name !== 'AbortError') notify({ text: crashTexts.action, tone: 'failed' });
    }
    const onError = ({ error }: ErrorEvent) => notifyFault(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => notifyFault(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [notify]);
  return null;
}

/** Shows that the server cannot be reached, as long as that is so. The editor of a page says it beside Publish instead. */
function OfflineNotice() {
  const isLost = useSyncExternalStore(onReached, isLostUnsaid);
  return <FrameNotice tone="failed" text={isLost ? offlineTexts.notice : null} />;
}

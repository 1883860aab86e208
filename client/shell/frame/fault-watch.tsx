import { useEffect } from 'react';
import { useNotify } from '../../controls/notifications/notifications.js';
import { crashTexts } from '../../texts/en/resilience.js';

/** Notifies the user of errors that no part of the screen has caught, such as in an event handler. The screen stays. */
export function FaultWatch() {
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

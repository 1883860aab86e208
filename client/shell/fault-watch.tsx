import { useEffect } from 'react';
import { useNotify } from '../controls/notifications.js';
import { crashTexts } from '../texts/en/resilience.js';

/** Says that something failed that no part of the screen caught: a press, an answer. The screen stays as it is. */
export function FaultWatch() {
  const notify = useNotify();
  useEffect(() => {
    function tell(fault: unknown) {
      // A call that was given up is no fault, and scripts of extensions tell nothing about theirs.
      if (fault instanceof Error && fault.name !== 'AbortError') notify({ text: crashTexts.action, tone: 'failed' });
    }
    const hearError = ({ error }: ErrorEvent) => tell(error);
    const hearRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
    window.addEventListener('error', hearError);
    window.addEventListener('unhandledrejection', hearRejection);
    return () => {
      window.removeEventListener('error', hearError);
      window.removeEventListener('unhandledrejection', hearRejection);
    };
  }, [notify]);
  return null;
}

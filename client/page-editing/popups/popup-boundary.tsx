import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../controls/error-boundary.js';
import { useNotify } from '../../controls/notifications.js';
import { crashTexts } from '../../texts/en/resilience.js';

interface PopupBoundaryProps {
  readonly children: ReactNode;
  /** Closes the popup. */
  readonly onFault: () => void;
}

/** Around a popup: one that fails closes, and takes nothing of the draft along. */
export function PopupBoundary({ children, onFault }: PopupBoundaryProps) {
  const notify = useNotify();
  function tell() {
    onFault();
    // The focus was in the popup.
    document.getElementById('main')?.focus({ preventScroll: true });
    notify({ text: crashTexts.part, tone: 'failed' });
  }
  return (
    <ErrorBoundary fallback={() => null} onFault={tell}>
      {children}
    </ErrorBoundary>
  );
}

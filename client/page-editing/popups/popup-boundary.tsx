import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../controls/loading/error-boundary.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { crashTexts } from '../../texts/en/resilience.js';

interface PopupBoundaryProps {
  readonly children: ReactNode;
  /** Closes the popup. */
  readonly onFault: () => void;
}

/** Closes a popup that fails. The draft is not affected. */
export function PopupBoundary({ children, onFault }: PopupBoundaryProps) {
  const notify = useNotify();
  function handleFault() {
    onFault();
    // The focus was in the popup, which is removed.
    document.getElementById('main')?.focus({ preventScroll: true });
    notify({ text: crashTexts.part, tone: 'failed' });
  }
  return (
    <ErrorBoundary fallback={() => null} onFault={handleFault}>
      {children}
    </ErrorBoundary>
  );
}

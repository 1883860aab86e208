import { useEffect, useEffectEvent, useState, type PropsWithChildren, type ReactNode } from 'react';
import { ErrorBoundary } from '../../controls/loading/error-boundary.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { crashTexts } from '../../texts/en/resilience.js';
import { failureTexts } from '../../texts/en/shell.js';
import { useNewVersionOffer } from '../updates/use-new-version.js';

interface PopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Options of a `lazyComponent` that is a popup: its code is loaded when it is first opened. If that fails, the user is notified, and the next
 * press tries again. If the reason is that a new version was deployed, that version is offered. A popup that fails while it is shown closes.
 */
export const asPopup = { isOpen: ({ open }: PopupProps) => open, failed: NotLoaded, around: UntilFault };

function NotLoaded({ onClose }: PopupProps): ReactNode {
  const notify = useNotify();
  const offerNewVersion = useNewVersionOffer();
  const fail = useEffectEvent(async () => {
    onClose();
    if (!(await offerNewVersion())) notify({ text: failureTexts.notLoaded, tone: 'failed' });
  });
  useEffect(() => void fail(), []);
  return null;
}

/** After a fault, the next press shows it again. What the popup has changed before stays. */
function UntilFault({ open, onClose, children }: PropsWithChildren<PopupProps>): ReactNode {
  const notify = useNotify();
  const [fault, setFault] = useState<'none' | 'shown' | 'closed'>('none');
  if (fault === 'shown' && !open) setFault('closed');
  if (fault === 'closed' && open) setFault('none');
  function handleFault() {
    setFault('shown');
    onClose();
    // The focus was in the popup, which is removed.
    document.getElementById('main')?.focus({ preventScroll: true });
    notify({ text: crashTexts.part, tone: 'failed' });
  }
  return (
    fault === 'none' && (
      <ErrorBoundary fallback={() => null} onFault={handleFault}>
        {children}
      </ErrorBoundary>
    )
  );
}

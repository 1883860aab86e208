import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '../../controls/loading/error-boundary.js';
import type { LazyPart } from '../../controls/loading/lazy-part.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { crashTexts } from '../../texts/en/resilience.js';
import { failureTexts } from '../../texts/en/shell.js';
import { useNewVersionOffer } from '../updates/use-new-version.js';

interface PopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * A popup whose code is loaded when it is first opened. If that fails, the user is notified, and the next press tries again. If the reason
 * is that a new version was deployed, that version is offered. A popup that fails while it is shown closes.
 */
export function lazyPopup<Module extends object, Props extends PopupProps>(
  part: LazyPart<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const loaded = () => {
    const module = part.get();
    return module && pick(module);
  };
  return function LazyPopup(props: Props) {
    const { open, onClose } = props;
    const [Popup, setPopup] = useState(loaded);
    const notifyFailure = useFailureNotice();
    const notify = useNotify();
    const wanted = open && !Popup;
    const fail = useEffectEvent(() => {
      onClose();
      void notifyFailure();
    });
    useEffect(() => {
      if (!wanted) return;
      let stale = false;
      part.fetch().then(
        () => void (stale || setPopup(loaded)),
        (error: unknown) => {
          console.error('A popup did not load.', error);
          if (!stale) fail();
        },
      );
      return () => {
        stale = true;
      };
    }, [wanted]);
    function handleFault() {
      // The next press shows it again. What the popup has changed before stays.
      setPopup(null);
      onClose();
      // The focus was in the popup, which is removed.
      document.getElementById('main')?.focus({ preventScroll: true });
      notify({ text: crashTexts.part, tone: 'failed' });
    }
    return (
      Popup && (
        <ErrorBoundary fallback={() => null} onFault={handleFault}>
          <Popup {...props} />
        </ErrorBoundary>
      )
    );
  };
}

function useFailureNotice() {
  const notify = useNotify();
  const offerNewVersion = useNewVersionOffer();
  return async () => {
    if (!(await offerNewVersion())) notify({ text: failureTexts.notLoaded, tone: 'failed' });
  };
}

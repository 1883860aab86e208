import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { lazyPart } from '../../controls/loading/lazy-part.js';
import { useNotify } from '../../controls/notifications/notifications.js';
import { useNewVersionOffer } from '../../shell/updates/use-new-version.js';
import { editorTexts } from '../../texts/en/editor.js';
import { PopupBoundary } from './popup-boundary.js';

interface PopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * A popup whose code is loaded when it is first opened. If that fails, the user is notified, and the next press tries again. If the reason
 * is that a new version was deployed, that version is offered. See `loadPart`. A popup that fails while it is shown closes.
 */
export function lazyWithRetry<Module extends object, Props extends PopupProps>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  const part = lazyPart(load);
  const loaded = () => {
    const module = part.get();
    return module && pick(module);
  };
  return function LazyPopup(props: Props) {
    const { open, onClose } = props;
    const [Popup, setPopup] = useState(loaded);
    const notifyFailure = useFailureNotice();
    const wanted = open && !Popup;
    useEffect(() => {
      if (!wanted) return;
      let stale = false;
      part.fetch().then(
        () => void (stale || setPopup(loaded)),
        (error: unknown) => {
          console.error('A popup did not load.', error);
          if (stale) return;
          onClose();
          void notifyFailure();
        },
      );
      return () => {
        stale = true;
      };
    }, [wanted, notifyFailure, onClose]);
    function handleFault() {
      // The next press shows it again.
      setPopup(null);
      onClose();
    }
    return (
      Popup && (
        <PopupBoundary onFault={handleFault}>
          <Popup {...props} />
        </PopupBoundary>
      )
    );
  };
}

function useFailureNotice() {
  const notify = useNotify();
  const offerNewVersion = useNewVersionOffer();
  return useCallback(async () => {
    if (!(await offerNewVersion())) notify({ text: editorTexts.popupNotLoaded, tone: 'failed' });
  }, [notify, offerNewVersion]);
}

import { useCallback, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadPart } from '../../controls/load-part.js';
import { useNotify } from '../../controls/notifications.js';
import { savesData } from '../../controls/saves-data.js';
import { whenIdle } from '../../controls/when-idle.js';
import { useNewVersionOffer } from '../../shell/use-new-version.js';
import { editorTexts } from '../../texts/en/editor.js';

interface PopupProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const parts: (() => Promise<unknown>)[] = [];

/** Adds a part to those that are loaded when the browser is idle, like the popups. */
export function fetchWhenIdle(fetchPart: () => Promise<unknown>): void {
  parts.push(fetchPart);
}

/** A part of the editor whose code is loaded when the browser is idle, or when the user is about to use it. */
export interface LazyPart<Module> {
  /** Null until it is loaded. */
  readonly get: () => Module | null;
  readonly listen: (listener: () => void) => () => void;
  readonly fetch: () => Promise<void>;
}

export function lazyPart<Module extends object>(load: () => Promise<Module>): LazyPart<Module> {
  let loaded: Module | null = null;
  const listeners = new Set<() => void>();
  const fetch = async () => {
    if (loaded) return;
    loaded = await loadPart(load);
    for (const listener of listeners) listener();
  };
  fetchWhenIdle(fetch);
  return {
    get: () => loaded,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    fetch,
  };
}

/** The part, which is null until it is loaded, and a function that loads it now. After a failure, the next call tries again. */
export function useLazyPart<Module>({ get, listen, fetch }: LazyPart<Module>): readonly [Module | null, () => void] {
  const part = useSyncExternalStore(listen, get);
  return [part, () => void fetch().catch((error: unknown) => console.error('A part of the editor did not load.', error))];
}

/**
 * A popup whose code is loaded when it is first opened. If that fails, the user is notified, and the next press tries again. If the reason
 * is that a new version was deployed, that version is offered. See `loadPart`.
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
    return Popup && <Popup {...props} />;
  };
}

function useFailureNotice() {
  const notify = useNotify();
  const offerNewVersion = useNewVersionOffer();
  return useCallback(async () => {
    if (!(await offerNewVersion())) notify({ text: editorTexts.popupNotLoaded, tone: 'failed' });
  }, [notify, offerNewVersion]);
}

/**
 * Loads all popups and their parts, one after the other, when the browser is idle. So the first press opens a popup at once, even without a
 * connection. If the user's browser saves data, popups are loaded only when they are opened.
 */
export function usePopupPreloading(): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void fetchAll());
  }, []);
}

async function fetchAll(): Promise<void> {
  // A part that fails is loaded again when the popup is opened, and the user is notified then. A loaded popup may add more parts.
  for (const fetchPart of parts) await fetchPart().catch(() => undefined);
}

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

/** Has a part fetched in idle time, like the popups. */
export function fetchWhenIdle(fetchPart: () => Promise<unknown>): void {
  parts.push(fetchPart);
}

/** A part whose code is fetched in idle time, or when somebody is about to use it. */
export interface LazyPart<Module> {
  /** Null until it is there. */
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

/** The part, null until it is there, and what fetches it now. Where that fails, the next call tries again. */
export function useLazyPart<Module>({ get, listen, fetch }: LazyPart<Module>): readonly [Module | null, () => void] {
  const part = useSyncExternalStore(listen, get);
  return [part, () => void fetch().catch((error: unknown) => console.error('A part of the editor did not load.', error))];
}

/**
 * A popup whose code is fetched when it is first opened. If that fails it is said, and the next press tries again; where the code is gone
 * with its version, the new one is offered. See `loadPart`.
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
    const tellFailure = useTellFailure();
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
          void tellFailure();
        },
      );
      return () => {
        stale = true;
      };
    }, [wanted, tellFailure, onClose]);
    return Popup && <Popup {...props} />;
  };
}

function useTellFailure() {
  const notify = useNotify();
  const offerNewVersion = useNewVersionOffer();
  return useCallback(async () => {
    if (!(await offerNewVersion())) notify({ text: editorTexts.popupNotLoaded, tone: 'failed' });
  }, [notify, offerNewVersion]);
}

/**
 * Fetches every popup and what is in it once the editor stands, one after the other: the first press on each opens it at once, also
 * without a connection. Whoever asked their browser to save data fetches what they open.
 */
export function usePopupsAtHand(): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void fetchAll());
  }, []);
}

async function fetchAll(): Promise<void> {
  // One that fails is fetched when it is opened, and what is the matter is said then. A popup that was fetched may name more.
  for (const fetchPart of parts) await fetchPart().catch(() => undefined);
}

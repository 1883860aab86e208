import { useCallback, useEffect, useRef, useState } from 'react';
import { callServer } from '../../../api/connection/call-server.js';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../../api/connection/failure.js';
import { LastImportDocument } from '../../../api/generated/last-import.js';
import { StartImportDocument } from '../../../api/generated/start-import.js';
import { StopImportDocument } from '../../../api/generated/stop-import.js';
import type { StartImportInput } from '../../../api/generated/types.js';
import type { PageImport } from './imported-page.js';
import type { OwnPictures } from './page-file.js';

/** How long is waited before the server is asked again how far it is, at first and at most, in milliseconds. It is more each time that it does not answer. */
const [PAUSE, LONGEST_PAUSE] = [500, 8_000];

export interface PageImporting {
  /** Undefined until it is known whether one is under way; null if none is. */
  readonly current: PageImport | null | undefined;
  /** Whether the server did not answer when it was asked last. */
  readonly isSilent: boolean;
  readonly isStarting: boolean;
  /** Why the last one did not begin. */
  readonly problem: string | undefined;
  readonly start: (input: StartImportInput, own?: OwnPictures) => Promise<void>;
  /** The pictures of the page in the archive that was brought last. None after a reload. */
  readonly own: OwnPictures | undefined;
  /** Begins the last one again. */
  readonly again: () => Promise<void>;
  /** Stops it, and forgets what was found. */
  readonly stop: () => void;
}

/** Lets the server read a page from elsewhere. One that was begun before goes on here, also after a reload. */
export function usePageImport(): PageImporting {
  const [current, setCurrent] = useState<PageImport | null>();
  const [input, setInput] = useState<StartImportInput | null>(null);
  const [own, setOwn] = useState<OwnPictures>();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The last thing that was asked for. What was asked before has no effect any more.
  const newest = useRef<object>(null);
  // What has to end before another import begins.
  const ending = useRef<Promise<unknown>>(Promise.resolve());
  const isSilent = useProgress(current, setCurrent);

  function refuse(failure: Failure) {
    if (!isToldAlready(failure)) setProblem(reasonOf(failure));
    // Another one is read: of another tab, or one whose answer was lost.
    if (failure.kind !== 'refused' || failure.code !== 'IMPORT_RUNNING') return;
    setCurrent(undefined);
    setOwn(undefined);
  }

  async function start(next: StartImportInput, pictures?: OwnPictures) {
    const asked = (newest.current = {});
    const isLeft = () => newest.current !== asked;
    setInput(next);
    setOwn(pictures);
    setProblem(undefined);
    setIsStarting(true);
    const starting = ending.current.then(() => callServer(StartImportDocument, { input: next }));
    ending.current = starting.then(
      ({ startImport: { id } }) => (isLeft() ? stopThere(id) : undefined),
      () => undefined,
    );
    try {
      const { startImport } = await starting;
      if (!isLeft()) setCurrent(startImport);
    } catch (error) {
      if (!isLeft()) refuse(failureOf(error));
    } finally {
      if (!isLeft()) setIsStarting(false);
    }
  }

  const id = current?.id;
  const stop = useCallback(() => {
    newest.current = {};
    setCurrent(null);
    setProblem(undefined);
    setIsStarting(false);
    if (id !== undefined) ending.current = Promise.all([ending.current, stopThere(id)]);
  }, [id]);
  return { current, isSilent, isStarting, problem, start, own, again: () => (input ? start(input, own) : Promise.resolve(stop())), stop };
}

/** If this does not arrive, the server forgets the import after a day. */
function stopThere(id: string): Promise<unknown> {
  return callServer(StopImportDocument, { id }).catch(() => undefined);
}

/** Asks how far the import is, at first and while it is read. Returns whether the server does not answer. */
function useProgress(current: PageImport | null | undefined, onProgress: (found: PageImport | null) => void): boolean {
  const [asked, setAsked] = useState({ times: 0, pause: PAUSE });
  const isFirst = current === undefined;
  const isWaiting = isFirst || current?.state === 'READING';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const cancelled = new AbortController();
    const { signal } = cancelled;
    const ask = async () => {
      try {
        const { pageImport } = await callServer(LastImportDocument, {}, { signal });
        if (signal.aborted) return;
        onProgress(isFirst && pageImport?.state === 'FAILED' ? null : pageImport);
        setAsked(({ times }) => ({ times: times + 1, pause: PAUSE }));
      } catch (error) {
        // In a lost session, the question what to do is asked already, and asking again would ask it again.
        if (signal.aborted || isToldAlready(failureOf(error))) return;
        setAsked(({ times, pause }) => ({ times: times + 1, pause: Math.min(LONGEST_PAUSE, 2 * pause) }));
      }
    };
    const timer = setTimeout(() => void ask(), isFirst && asked.times === 0 ? 0 : asked.pause);
    return () => {
      clearTimeout(timer);
      cancelled.abort();
    };
  }, [asked, isFirst, isWaiting, onProgress]);
  return isWaiting && asked.pause > PAUSE;
}

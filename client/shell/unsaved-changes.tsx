import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../controls/confirm-dialog.js';
import { leaveQuestion } from './leave-question.js';
import { isLeaving, loadPage } from './leaving.js';

interface UnsavedChanges {
  report: (unsaved: boolean, kept: boolean) => void;
  loss: () => ReloadLoss;
  leaveFor: (address: string, question?: string) => Promise<void>;
}

/** What loading the page anew does to unsaved changes. */
export type ReloadLoss = 'nothing' | 'kept' | 'lost';

const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

/**
 * Asks before unsaved changes are left: in a dialog where the app can ask, in the browser's own words where the tab is closed or
 * reloaded. Belongs inside the router.
 */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  // A ref, not state: whether something is unsaved is only looked at in the moment of leaving.
  const unsaved = useRef(false);
  const kept = useRef(false);
  const mayLeave = useLeaveQuestion();
  useAskedByRouter(unsaved, mayLeave);
  useAskedByBrowser(unsaved);

  const leaveFor = useCallback(
    async (address: string, question?: string) => {
      if (!unsaved.current || (await mayLeave(question))) loadPage(address);
    },
    [mayLeave],
  );
  const value = useMemo<UnsavedChanges>(
    () => ({
      report: (...now) => void ([unsaved.current, kept.current] = now),
      loss: () => (!unsaved.current ? 'nothing' : kept.current ? 'kept' : 'lost'),
      leaveFor,
    }),
    [leaveFor],
  );
  return <UnsavedChangesContext value={value}>{children}</UnsavedChangesContext>;
}

/** A screen says whether leaving it now would lose something. `kept`: it waits on this device, and is there after a reload. */
export function useUnsavedChanges(unsaved: boolean, kept = false): void {
  const { report } = useUnsavedChangesContext();
  useEffect(() => {
    report(unsaved, kept);
    return () => report(false, false);
  }, [report, unsaved, kept]);
}

/** Looks what a reload would do to unsaved changes. */
export function useReloadLoss(): UnsavedChanges['loss'] {
  return useUnsavedChangesContext().loss;
}

/** Loads another address as a document of its own, after the question if there is unsaved work. */
export function useLeaveFor(): UnsavedChanges['leaveFor'] {
  return useUnsavedChangesContext().leaveFor;
}

function useUnsavedChangesContext(): UnsavedChanges {
  const context = useContext(UnsavedChangesContext);
  if (!context) throw new Error('UnsavedChangesProvider is missing above.');
  return context;
}

function useLeaveQuestion() {
  const confirm = useConfirm();
  return useCallback((title?: string) => confirm(leaveQuestion(title)), [confirm]);
}

function useAskedByRouter(unsaved: { current: boolean }, mayLeave: () => Promise<boolean>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  // Whoever goes back or forward meanwhile is asked no second time: the answer is about the last step.
  const latest = useRef(blocker);
  const asked = useRef(false);
  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked' || asked.current) return;
    asked.current = true;
    void mayLeave().then((leave) => {
      asked.current = false;
      if (latest.current.state !== 'blocked') return;
      if (leave) latest.current.proceed();
      else latest.current.reset();
    });
  }, [blocker, mayLeave]);
}

function useAskedByBrowser(unsaved: { current: boolean }) {
  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (unsaved.current && !isLeaving()) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

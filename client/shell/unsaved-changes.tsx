import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../controls/confirm-dialog.js';
import { leaveQuestion } from './leave-question.js';
import { isLeaving, loadPage } from './leaving.js';

/** What going away without the question of the router would take along. */
export interface WorkAtRisk {
  /** Whether work is unsaved that can't be kept on this device either; what can be kept is kept by the time this answers. */
  readonly wouldBeLost: () => boolean;
  /** Asks before that is lost; true when nothing would be, too. */
  readonly mayLose: () => Promise<boolean>;
}

interface UnsavedChanges extends WorkAtRisk {
  loss: () => ReloadLoss;
  report: (unsaved: boolean, keep: () => boolean) => void;
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
  const keep = useRef(keptNowhere);
  const mayLeave = useLeaveQuestion();
  useAskedByRouter(unsaved, mayLeave);
  useAskedByBrowser(unsaved);

  const leaveFor = useCallback(
    async (address: string, question?: string) => {
      if (!unsaved.current || (await mayLeave(question))) loadPage(address);
    },
    [mayLeave],
  );
  const value = useMemo(() => {
    const wouldBeLost = () => unsaved.current && !keep.current();
    return {
      report: (now: boolean, how: () => boolean) => ((unsaved.current = now), void (keep.current = how)),
      leaveFor,
      loss: (): ReloadLoss => (!unsaved.current ? 'nothing' : wouldBeLost() ? 'lost' : 'kept'),
      wouldBeLost,
      mayLose: async () => !wouldBeLost() || mayLeave(),
    };
  }, [leaveFor, mayLeave]);
  return <UnsavedChangesContext value={value}>{children}</UnsavedChangesContext>;
}

/**
 * A screen says whether leaving it now would leave something unsaved. What `keep` can put where somebody finds it again, as it says by
 * true, is not lost by that. Keep it the same function between renders.
 */
export function useUnsavedChanges(unsaved: boolean, keep: () => boolean = keptNowhere): void {
  const { report } = useUnsavedChangesContext();
  useEffect(() => {
    report(unsaved, keep);
    return () => report(false, keptNowhere);
  }, [report, unsaved, keep]);
}

/** What the screen would lose if its document were loaded anew. */
export function useWorkAtRisk(): WorkAtRisk {
  return useUnsavedChangesContext();
}

/** Looks what a reload would do to unsaved changes. */
export function useReloadLoss(): UnsavedChanges['loss'] {
  return useUnsavedChangesContext().loss;
}

/** Loads another address as a document of its own, after the question if there is unsaved work. */
export function useLeaveFor(): UnsavedChanges['leaveFor'] {
  return useUnsavedChangesContext().leaveFor;
}

const keptNowhere = () => false;

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
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved.current && currentLocation.pathname !== nextLocation.pathname);
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

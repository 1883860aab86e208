import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../../controls/dialogs/confirm-dialog.js';
import { isEditorPath } from '../../../server/gateway/web/app/app-screens.rules.js';
import { leaveQuestion, type KeptAt } from './leave-question.js';
import { isLeaving, loadPage } from './leaving.js';
import { screens } from '../screens.js';

/** Whether leaving the document would lose work, for code that leaves it without the router. */
export interface WorkAtRisk {
  /** Whether there is unsaved work that cannot be stored on this device either. Work that can be stored is stored by this call. */
  readonly wouldBeLost: () => boolean;
  /** Asks the user if work would be lost. True if the user agrees, or if nothing would be lost. */
  readonly mayLose: () => Promise<boolean>;
}

interface UnsavedChanges extends WorkAtRisk {
  loss: () => ReloadLoss;
  report: (unsaved: boolean, keep: Keep, isPending: boolean, keptAt: KeptAt) => void;
  leaveFor: (address: string, question?: string) => Promise<void>;
}

/** Stores the work on this device, and says whether it is stored. With `again` false, work that was stored already is not written again. */
type Keep = (again?: boolean) => boolean;

/** What a reload does to unsaved changes. */
export type ReloadLoss = 'nothing' | 'kept' | 'lost';

const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

/**
 * Asks before unsaved changes are left: in a dialog if the app can ask, in the browser's own dialog when the tab is closed or reloaded and they
 * would be lost with it. The provider must be inside the router.
 */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  // A ref and not a state, because the value is only read at the moment of leaving.
  const unsaved = useRef(false);
  const keep = useRef<Keep>(keptNowhere);
  const pending = useRef(false);
  const place = useRef<KeptAt>('onDevice');
  const isStored = useCallback<Keep>((again) => !pending.current && keep.current(again), []);
  const mayLeave = useLeaveQuestion(isStored, place);
  useAskedByRouter(unsaved, isStored, mayLeave);
  useAskedByBrowser(unsaved, isStored);

  const leaveFor = useCallback(
    async (address: string, question?: string) => {
      if (!unsaved.current || (await mayLeave(question))) loadPage(address);
    },
    [mayLeave],
  );
  const value = useMemo(() => {
    const wouldBeLost = () => unsaved.current && !keep.current();
    return {
      report: (now: boolean, how: Keep, isPending: boolean, keptAt: KeptAt) => {
        unsaved.current = now;
        keep.current = how;
        pending.current = isPending;
        place.current = keptAt;
      },
      leaveFor,
      loss: (): ReloadLoss => (!unsaved.current ? 'nothing' : wouldBeLost() ? 'lost' : 'kept'),
      wouldBeLost,
      mayLose: async () => !wouldBeLost() || mayLeave(),
    };
  }, [leaveFor, mayLeave]);
  return <UnsavedChangesContext value={value}>{children}</UnsavedChangesContext>;
}

/**
 * Declares whether a screen has unsaved work. Work is not lost if `keep` can store it and returns true. `keep` must be the same function
 * between renders. `isPending` says that there is more than `keep` stores at any moment, such as the text in an open popup, which is saved when
 * the document is closed, or a publication that has no answer yet. `keptAt` says where work is that is stored.
 */
export function useUnsavedChanges(unsaved: boolean, keep: Keep = keptNowhere, isPending = false, keptAt: KeptAt = 'onlyHere'): void {
  const { report } = useUnsavedChangesContext();
  useEffect(() => {
    report(unsaved, keep, isPending, keptAt);
    return () => report(false, keptNowhere, false, keptAt);
  }, [report, unsaved, keep, isPending, keptAt]);
}

/** What a reload of the document would lose. */
export function useWorkAtRisk(): WorkAtRisk {
  return useUnsavedChangesContext();
}

/** Checks what a reload would do to unsaved changes. */
export function useReloadLoss(): UnsavedChanges['loss'] {
  return useUnsavedChangesContext().loss;
}

/** Loads another address as a new document, after the question if there is unsaved work. */
export function useLeaveFor(): UnsavedChanges['leaveFor'] {
  return useUnsavedChangesContext().leaveFor;
}

const keptNowhere = () => false;

function useUnsavedChangesContext(): UnsavedChanges {
  const context = useContext(UnsavedChangesContext);
  if (!context) throw new Error('UnsavedChangesProvider is missing above.');
  return context;
}

function useLeaveQuestion(isStored: () => boolean, place: { readonly current: KeptAt }) {
  const confirm = useConfirm();
  return useCallback((title?: string) => confirm(leaveQuestion(title, isStored() ? place.current : null)), [confirm, isStored, place]);
}

/** In a window that gets narrower, the pages of the account get another address, and stay as they are. */
function isMove(pathname: string, next: string): boolean {
  return pathname === screens.personal && next === screens.pages;
}

function useAskedByRouter(unsaved: { current: boolean }, isStored: () => boolean, mayLeave: () => Promise<boolean>) {
  const blocker = useBlocker(({ currentLocation: { pathname }, nextLocation: { pathname: next } }) => {
    if (!unsaved.current || pathname === next || isMove(pathname, next)) return false;
    // Every page has a draft of its own on this device, so that several can be edited in turns.
    return !(isEditorPath(pathname) && isEditorPath(next) && isStored());
  });
  // If the user goes back or forward while the question is open, there is no second question. The answer applies to the last step.
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

function useAskedByBrowser(unsaved: { current: boolean }, isStored: Keep) {
  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (unsaved.current && !isLeaving() && !isStored(false)) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved, isStored]);
}

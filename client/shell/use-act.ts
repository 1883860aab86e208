import { useState, type RefObject } from 'react';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../api/connection/failure.js';
import type { Notification } from '../controls/notifications/notification.js';
import { useNotify } from '../controls/notifications/notifications.js';

/** Why an act was refused. */
export interface ActRefused {
  /** Undefined when something else says so already. */
  readonly reason: string | undefined;
  /** Whether the user has to sign in again first. */
  readonly isStale: boolean;
}

/** What an act says when it is done. */
export interface Done {
  /** With an action, by which it is undone. */
  readonly notice?: Notification;
  /** What screen readers are told, until another act begins. */
  readonly told?: string;
  /** Gets the focus: what was pressed may have gone. */
  readonly focus?: RefObject<HTMLElement | null>;
}

/** The reason to keep, if it is not the usual one. Undefined if the refusal is shown elsewhere. */
export type Reason = (failure: Failure, usual: string | undefined) => string | undefined;

/** The last act. */
export interface RunningAct extends ActRefused {
  /**
   * Runs an act by a name, and says whether it was done. The usual reason is the sentence of the server, and a sign-in that is too long ago has none.
   * `reason` is not asked when something else has told the user already.
   */
  readonly run: (name: string, act: () => Promise<Done | void>, reason?: Reason) => Promise<boolean>;
  /** The name of the act that runs. */
  readonly busy: string | null;
  /** The name of the last one, also when it has ended. */
  readonly last: string | null;
  readonly told: string;
  /** Forgets why the last one was refused. */
  readonly clear: () => void;
}

/** Is thrown by an act that was not done, and knows why. */
export class NotDone extends Error {}

const IDLE: Omit<RunningAct, 'run' | 'clear'> = { reason: undefined, isStale: false, busy: null, last: null, told: '' };

/** Runs what somebody does, says what is done, and keeps why it was refused. */
export function useAct(): RunningAct {
  const notify = useNotify();
  const [state, setState] = useState(IDLE);
  async function run(name: string, act: () => Promise<Done | void>, reason: Reason = (_failure, usual) => usual) {
    const ended = { ...IDLE, last: name };
    setState({ ...ended, busy: name });
    try {
      const { notice, focus, ...said } = (await act()) ?? {};
      if (notice) notify(notice);
      setState({ ...ended, ...said });
      focus?.current?.focus();
      return true;
    } catch (error) {
      setState({ ...ended, ...refusedBy(error, reason) });
      return false;
    }
  }
  const clear = () => setState((now) => ({ ...now, reason: undefined, isStale: false }));
  return { run, clear, ...state };
}

function refusedBy(error: unknown, reason: Reason): Partial<ActRefused> {
  if (error instanceof NotDone) return { reason: error.message };
  const failure = failureOf(error);
  if (isToldAlready(failure)) return {};
  const isStale = 'code' in failure && failure.code === 'FRESH_SIGN_IN_NEEDED';
  return { reason: reason(failure, isStale ? undefined : reasonOf(failure)), isStale };
}

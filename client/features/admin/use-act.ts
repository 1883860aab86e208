import { useState } from 'react';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';

/** What to say of an act that was refused. */
export interface ActRefused {
  /** Why. Undefined when something else says so already. */
  readonly reason: string | undefined;
  /** Whether the operator has to sign in again first. */
  readonly isStale: boolean;
}

/** The last act. */
export interface RunningAct extends ActRefused {
  /** Runs an act by a name, and nothing else meanwhile. */
  readonly run: (name: string, act: () => Promise<unknown>) => Promise<void>;
  /** The name of the act that runs. */
  readonly busy: string | null;
}

/** Runs what an operator does, and keeps why it was refused. */
export function useAct(): RunningAct {
  const [state, setState] = useState<Omit<RunningAct, 'run'>>({ busy: null, reason: undefined, isStale: false });
  async function run(name: string, act: () => Promise<unknown>) {
    setState({ busy: name, reason: undefined, isStale: false });
    try {
      await act();
      setState({ busy: null, reason: undefined, isStale: false });
    } catch (error) {
      setState({ busy: null, ...actRefused(error) });
    }
  }
  return { run, ...state };
}

export function actRefused(error: unknown): ActRefused {
  const failure = failureOf(error);
  const isStale = failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED';
  return { isStale, reason: isStale || isToldAlready(failure) ? undefined : reasonOf(failure) };
}

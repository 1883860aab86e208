import { useState } from 'react';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';

export interface RunningAct {
  /** Runs an act by a name, and nothing else meanwhile. */
  readonly run: (name: string, act: () => Promise<unknown>) => Promise<void>;
  /** The name of the act that runs. */
  readonly busy: string | null;
  /** Why the last act was refused. */
  readonly reason: string | undefined;
  /** Whether the operator has to sign in again first. */
  readonly isStale: boolean;
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
      const failure = failureOf(error);
      const isStale = failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED';
      setState({ busy: null, isStale, reason: isStale || isToldAlready(failure) ? undefined : reasonOf(failure) });
    }
  }
  return { run, ...state };
}

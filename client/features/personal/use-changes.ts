import { useState } from 'react';
import { failureOf, isToldAlready, reasonOf } from '../../api/connection/failure.js';

/** A change of how the owner signs in, which is in progress or was refused. */
export interface ChangeState {
  /** What is being changed. */
  readonly busy: string | null;
  /** Why it failed. */
  readonly reason: string | undefined;
  /** Whether the user has to sign in again first. */
  readonly isStale: boolean;
}

/** Changes something. Returns why it did not succeed, if that is not said by an error. */
export type Change = (name: string, act: () => Promise<string | undefined>) => Promise<void>;

/** Runs one change at a time, and says why it failed. */
export function useChanges(): { state: ChangeState; change: Change } {
  const [state, setState] = useState<ChangeState>({ busy: null, reason: undefined, isStale: false });
  const change: Change = async (name, act) => {
    setState({ busy: name, reason: undefined, isStale: false });
    try {
      setState({ busy: null, reason: await act(), isStale: false });
    } catch (error) {
      const failure = failureOf(error);
      const isStale = failure.kind === 'refused' && failure.code === 'FRESH_SIGN_IN_NEEDED';
      setState({ busy: null, reason: isStale || isToldAlready(failure) ? undefined : reasonOf(failure), isStale });
    }
  };
  return { state, change };
}

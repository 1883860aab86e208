import { useEffect, useState } from 'react';
import { failureOf, type Failure } from './failure.js';

export interface Called<Value> {
  /** Null until it is there. */
  readonly value: Value | null;
  /** Why the call failed. Null while it is running. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** The result of `call`, which is not kept: for screens that begin without the Apollo client, and for acts. A different function is called again. */
export function useCall<Value extends object>(call: () => Promise<Value>): Called<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stale = false;
    call().then(
      (called) => void (stale || setValue(called)),
      (error: unknown) => void (stale || setFailure(failureOf(error))),
    );
    return () => {
      stale = true;
    };
  }, [call, attempt]);
  function retry() {
    setFailure(null);
    // A caller may keep the function of a former render.
    setAttempt((before) => before + 1);
  }
  return { value, failure, retry };
}

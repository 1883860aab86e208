import { useEffect, useState } from 'react';
import { failureOf, type Failure } from './failure.js';

export interface Fetched<Value> {
  /** Null until it has been fetched. */
  readonly value: Value | null;
  /** Why the fetch failed. Null while it is running. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** The result of `fetch`. A different function is called again. */
export function useFetched<Value extends object>(fetch: () => Promise<Value>): Fetched<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stale = false;
    fetch().then(
      (fetched) => void (stale || setValue(fetched)),
      (error: unknown) => void (stale || setFailure(failureOf(error))),
    );
    return () => {
      stale = true;
    };
  }, [fetch, attempt]);
  function retry() {
    setFailure(null);
    // A caller may keep the function of a former render.
    setAttempt((before) => before + 1);
  }
  return { value, failure, retry };
}

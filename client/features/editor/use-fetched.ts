import { useEffect, useState } from 'react';
import { failureOf, type Failure } from '../../api/failure.js';

export interface Fetched<Value> {
  /** Null until it is here. */
  readonly value: Value | null;
  /** Why it did not come; null while it is on its way. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** What `fetch` gives. Another function fetches anew. */
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
    setAttempt(attempt + 1);
  }
  return { value, failure, retry };
}

import { useEffect, useState } from 'react';

const noticedAfterMilliseconds = 200;

/** True when `busy` has lasted long enough to be noticed. */
export function useLasting(busy: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLasting(true), noticedAfterMilliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [busy]);
  return busy && lasting;
}

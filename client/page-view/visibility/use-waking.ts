import { useEffect, useReducer } from 'react';

const MINUTE = 60_000;

/** Renders the component again whenever one of these moments passes, which are milliseconds. Returns how often that was. */
export function useWaking(moments: readonly number[]): number {
  const [count, wake] = useReducer((former: number) => former + 1, 0);
  // oxlint-disable-next-line react/purity -- What has passed is left out, and is not shown.
  const next = Math.min(...moments.filter((moment) => moment > Date.now()));
  useEffect(() => {
    if (next === Infinity) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // It looks each minute, because a timer stands still while the device sleeps, and cannot be set for months.
    function look() {
      const rest = next - Date.now();
      if (rest <= 0) wake();
      else timer = setTimeout(look, Math.min(rest, MINUTE));
    }
    look();
    return () => clearTimeout(timer);
  }, [next]);
  return count;
}

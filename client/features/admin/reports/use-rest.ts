import { useEffect, useState } from 'react';

/** For so long after a decision nothing can be pressed where its buttons were, in milliseconds: a second tap does not reach what comes next. */
const RESTS_FOR = 1_000;

export interface Rest {
  readonly isResting: boolean;
  readonly begin: () => void;
}

/** A moment of rest after a decision. */
export function useRest(): Rest {
  const [rests, setRests] = useState({ count: 0, isOver: true });
  const { count, isOver } = rests;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setRests((now) => ({ ...now, isOver: true })), RESTS_FOR);
    return () => clearTimeout(timer);
  }, [count, isOver]);
  return { isResting: !isOver, begin: () => setRests((now) => ({ count: now.count + 1, isOver: false })) };
}

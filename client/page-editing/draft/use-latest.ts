import { useEffect, useRef, type RefObject } from 'react';

/** The value of the last render, for functions that stay the same between renders. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}

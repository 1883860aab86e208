import { createContext, useContext, useEffect, type RefObject } from 'react';

/** Tells the panel around a form what to do instead of closing; null lets it close. */
export const HoldOpenContext = createContext<(hold: (() => void) | null) => void>(() => undefined);

/**
 * While something is not saved, Escape and a press outside do not close the panel around it: they lead to the button that saves it. Other ways out
 * of the panel, which its buttons have, still close it.
 */
export function useHeldOpen(isHeld: boolean, save: RefObject<HTMLElement | null>): void {
  const hold = useContext(HoldOpenContext);
  useEffect(() => {
    if (!isHeld) return;
    hold(() => save.current?.focus());
    return () => hold(null);
  }, [isHeld, hold, save]);
}

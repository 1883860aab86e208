import { useEffect, useState } from 'react';
import { verificationDelay } from '../email-verification/verification-delay.js';

/** True for a random time after a call of the returned function: a mail cannot be requested again at once (specification §9). */
export function useRest(): [resting: boolean, rest: () => void] {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), verificationDelay());
    return () => clearTimeout(timer);
  }, [resting]);
  return [resting, () => setResting(true)];
}

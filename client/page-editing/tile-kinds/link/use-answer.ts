import { useEffect, useState } from 'react';

/** Whether a server answers at an address. `unknown`: nobody has asked yet, or the browser may not ask. */
export type Answer = 'unknown' | 'some' | 'none';

/** The user is still typing while the pauses are shorter, in milliseconds. */
const REST = 600;
const LONGEST_WAIT = 8000;

/**
 * Asks the address whether anything answers there, after a rest in typing. The browser asks, and reads nothing of the response: an error page
 * counts as an answer. An empty address is not asked.
 */
export function useAnswer(address: string): Answer {
  const [known, setKnown] = useState<{ readonly address: string; readonly answer: Answer }>({ address: '', answer: 'unknown' });
  useEffect(() => {
    if (!mayAsk(address)) return;
    let stale = false;
    const timer = setTimeout(() => void ask(address).then((answer) => void (stale || setKnown({ address, answer }))), REST);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [address]);
  return known.address === address ? known.answer : 'unknown';
}

/** The policy of the document allows only secure hosts. */
function mayAsk(address: string): boolean {
  return navigator.onLine && address.startsWith('https:');
}

async function ask(address: string): Promise<Answer> {
  let forbidden = false;
  const forbid = () => void (forbidden = true);
  // The document that works without a connection may not ask, either.
  document.addEventListener('securitypolicyviolation', forbid, { once: true });
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_WAIT),
    });
    return 'some';
  } catch {
    return forbidden || !navigator.onLine ? 'unknown' : 'none';
  } finally {
    document.removeEventListener('securitypolicyviolation', forbid);
  }
}

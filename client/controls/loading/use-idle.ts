import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.js';

/** Whether the screen stands, so that what is not part of it may load. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

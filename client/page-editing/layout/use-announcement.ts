import { useCallback, useState } from 'react';

/** What a screen reader is told about the last press, and how to tell it something. The same said twice is heard twice. */
export function useAnnouncement(): readonly [string, (text: string) => void] {
  const [said, setSaid] = useState('');
  const say = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
  return [said, say];
}

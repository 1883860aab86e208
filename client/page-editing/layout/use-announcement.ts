import { useCallback, useState } from 'react';

/** The text for screen readers after the last press, and a function that sets it. The same text is announced again. */
export function useAnnouncement(): readonly [string, (text: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback((text: string) => setAnnouncement((before) => (before === text ? `${text}\u00a0` : text)), []);
  return [announcement, announce];
}

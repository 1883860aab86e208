import { useSyncExternalStore } from 'react';

// From this width on, the list and the preview are side by side. The style sheets of this folder have the same width.
const WIDE = '(width >= 1100px)';

/** Whether the list and the preview have room beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

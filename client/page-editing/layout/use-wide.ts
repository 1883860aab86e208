import { useSyncExternalStore } from 'react';

// From here on the list and the preview stand side by side; the same width is in the style sheets of this folder.
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

/** Looks again so often while the server is out of reach, in milliseconds. */
const LOOK_EVERY = 5000;
const LIMIT_MILLISECONDS = 5000;

const listeners = new Set<() => void>();
let reached = true;
let looking = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the server can be reached, as far as this document knows. */
export function isReached(): boolean {
  return reached;
}

/** Calls `listener` when that changes; gives back what stops it. */
export function onReached(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    if (!navigator.onLine || isStoredDocument()) look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    clearTimeout(timer);
  };
}

/** For whoever called the server and got no answer. There are other reasons for that, so the server is asked. */
export function callUnanswered(): void {
  look();
}

/** Whether the service worker had to show its own document: that one says so. */
function isStoredDocument(): boolean {
  return document.getElementById('app')?.hasAttribute('data-stored') === true;
}

// The browser knows whether there is a network, not whether the server is in it: that may be this very machine.
function look(): void {
  if (looking || listeners.size === 0) return;
  looking = true;
  clearTimeout(timer);
  void isAlive().then((isReachedNow) => {
    looking = false;
    if (!isReachedNow) timer = setTimeout(look, LOOK_EVERY);
    if (isReachedNow === reached) return;
    reached = isReachedNow;
    for (const listener of [...listeners]) listener();
  });
}

async function isAlive(): Promise<boolean> {
  try {
    return (await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MILLISECONDS) })).ok;
  } catch {
    return false;
  }
}

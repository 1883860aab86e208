/** How often the connection is checked while the server cannot be reached, in milliseconds. */
const CHECK_EVERY = 5000;
const LIMIT_MILLISECONDS = 5000;

const listeners = new Set<() => void>();
let reached = true;
let saying = 0;
let checking = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the server can be reached, as far as this document knows. */
export function isReached(): boolean {
  return reached;
}

/** Whether the server cannot be reached, and nothing on the screen says so. */
export function isLostUnsaid(): boolean {
  return !reached && saying === 0;
}

/** Called by what says on the screen that the server cannot be reached. Returns a function for when it goes. */
export function saysWhenLost(): () => void {
  say(1);
  return () => say(-1);
}

function say(change: 1 | -1): void {
  saying += change;
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` when one of these changes. Returns a function that removes the listener. */
export function onReached(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('online', check);
    window.addEventListener('offline', check);
    if (!navigator.onLine || isStoredDocument()) check();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', check);
    window.removeEventListener('offline', check);
    clearTimeout(timer);
  };
}

/** Called after a call got no valid response. There can be other reasons for that, so this checks the connection. */
export function callUnanswered(): void {
  check();
}

/** Whether this document was stored by the service worker, which marks it. */
function isStoredDocument(): boolean {
  return document.getElementById('app')?.hasAttribute('data-stored') === true;
}

// The browser only knows whether there is a network. Without one, a server on this machine can still be reached. With one, the server may
// be unreachable.
function check(): void {
  if (checking || listeners.size === 0) return;
  checking = true;
  clearTimeout(timer);
  void isAlive().then((isReachedNow) => {
    checking = false;
    if (!isReachedNow) timer = setTimeout(check, CHECK_EVERY);
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

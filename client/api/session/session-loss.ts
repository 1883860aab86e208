import { documentToken, removeToken, sessionChange, type SessionChange } from './session-token.js';

/** Why this document cannot send calls: the server refused its token, or the browser has stored another session. */
export type SessionLoss = 'expired' | SessionChange;

/** `isBlocked` is true if a call was not sent. `loss` is null when the account is signed in again. */
type Listener = (loss: SessionLoss | null, isBlocked: boolean) => void;

const listeners = new Set<Listener>();
let expired: string | null | undefined;
let reported: SessionChange | null = null;

/** Reports that the server refused this token. Several refused calls are one expiry: listeners are called once. */
export function sessionExpired(token: string | null): void {
  const change = sessionChange();
  removeToken(token);
  if (token !== documentToken() || token === expired) return;
  // Another tab has signed out, or in.
  if (change !== null) return notify(change);
  expired = token;
  // `removeToken` has changed the stored session. Listeners must not be called for this change, too.
  reported = sessionChange();
  notify('expired');
}

/**
 * Whether the account has signed in again since a call was sent with this token. A call that was refused for the old token had no effect,
 * so it can be sent again.
 */
export function isRenewed(token: string | null): boolean {
  // Adopts a new token of the same account.
  sessionChange();
  const own = documentToken();
  return token !== null && own !== null && own !== token;
}

/**
 * Whether a call must not be sent, because another account is signed in now, or nobody is. Listeners are called each time, so that the user
 * learns why nothing happened.
 */
export function isBlocked(): boolean {
  const change = sessionChange();
  if (change === null) return false;
  reported = change;
  notify(change, true);
  return true;
}

/**
 * Calls `listener` when the session of this document ends, when another tab signs in or out, each time a call is blocked for that reason,
 * and when the session is valid again. Returns a function that removes the listener.
 */
export function onSessionLost(listener: Listener): () => void {
  if (listeners.size === 0) watchStore();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatchingStore();
  };
}

function notify(loss: SessionLoss | null, isBlocked = false): void {
  for (const listener of [...listeners]) listener(loss, isBlocked);
}

/** Notifies the listeners once for each change. */
function checkStore(): void {
  const change = sessionChange();
  const isNew = change !== reported;
  reported = change;
  if (isNew) notify(change);
}

// A suspended document may have missed storage events.
function watchStore(): void {
  window.addEventListener('storage', checkStore);
  window.addEventListener('pageshow', checkStore);
  document.addEventListener('visibilitychange', checkStore);
}

function stopWatchingStore(): void {
  window.removeEventListener('storage', checkStore);
  window.removeEventListener('pageshow', checkStore);
  document.removeEventListener('visibilitychange', checkStore);
}

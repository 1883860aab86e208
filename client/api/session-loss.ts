import { documentToken, removeToken, sessionChange, type SessionChange } from './session-token.js';

/** Why nothing can be sent for this document's account: the server refused its token, or the browser has another one by now. */
export type SessionLoss = 'expired' | SessionChange;

/** `isBlocked`: a call was not sent for that reason. Null says that the account is signed in again. */
type Listener = (loss: SessionLoss | null, isBlocked: boolean) => void;

const listeners = new Set<Listener>();
let expired: string | null | undefined;
let toldOf: SessionChange | null = null;

/** The server refused this token. Several refused calls are one expiry: listeners hear of it once. */
export function sessionExpired(token: string | null): void {
  const change = sessionChange();
  removeToken(token);
  if (token !== documentToken() || token === expired) return;
  // Another tab ended it, and may have begun another one.
  if (change !== null) return tell(change);
  expired = token;
  // That nobody is signed in now is part of it.
  toldOf = sessionChange();
  tell('expired');
}

/**
 * Whether the account has signed in anew since a call was sent with this token. If the call was refused for it, it did nothing, and can
 * be sent again.
 */
export function isRenewed(token: string | null): boolean {
  // Takes a new token of the same account over.
  sessionChange();
  const own = documentToken();
  return token !== null && own !== null && own !== token;
}

/**
 * Whether a call must not be sent: what would be done for one account while another one is signed in surprises both. Listeners are
 * told each time, so that nobody waits for an answer that never comes.
 */
export function isBlocked(): boolean {
  const change = sessionChange();
  if (change === null) return false;
  toldOf = change;
  tell(change, true);
  return true;
}

/**
 * Calls `listener` when the session of this document is over, when another tab signs in or out, again when a call is blocked for that,
 * and when all is as it was; gives back what stops it.
 */
export function onSessionLost(listener: Listener): () => void {
  if (listeners.size === 0) watchStore();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatchingStore();
  };
}

function tell(loss: SessionLoss | null, isBlocked = false): void {
  for (const listener of [...listeners]) listener(loss, isBlocked);
}

/** Tells of each change once. */
function look(): void {
  const change = sessionChange();
  const isNews = change !== toldOf;
  toldOf = change;
  if (isNews) tell(change);
}

// A document that slept may not have heard of what was stored meanwhile.
function watchStore(): void {
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}

function stopWatchingStore(): void {
  window.removeEventListener('storage', look);
  window.removeEventListener('pageshow', look);
  document.removeEventListener('visibilitychange', look);
}

import { removeToken } from './session-token.js';

type Listener = () => void;

const listeners = new Set<Listener>();
let expired = false;

/** The server no longer knows the token. Several refused calls are one expiry: listeners hear of it once. */
export function sessionExpired(): void {
  removeToken();
  if (expired) return;
  expired = true;
  for (const listener of listeners) listener();
}

/** Calls `listener` when the session expires; gives back what stops it. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

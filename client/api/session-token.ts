import { localStore } from './browser-storage.js';

// The keys are those of specification §3.
const tokenKey = 'token';
const linknameKey = 'linkname';
const settingKey = 'setting';

/** What became of the stored token since this document was opened, by another tab or by somebody who cleared the storage. */
export type SessionChange = 'signed-in' | 'signed-out' | 'replaced';

let own = storedToken();
let linkname = localStore.read(linknameKey) || null;
const linknameListeners = new Set<() => void>();

/**
 * The token of the account that this document belongs to: the one that it was opened with, or signed in with by itself; null for a
 * guest. Every call carries this one and no other, whoever signs in in another tab.
 */
export function documentToken(): string | null {
  return own;
}

/** How the stored token differs from this document's; null while it is the same. */
export function sessionChange(): SessionChange | null {
  const stored = storedToken();
  if (stored === own) return null;
  if (stored === null) return 'signed-out';
  return own === null ? 'signed-in' : 'replaced';
}

/** Signs this browser in; false when it keeps nothing and stays a guest's. `linkname` is the account's, null when none is claimed. */
export function storeSession(token: string, ofAccount: string | null): boolean {
  if (!localStore.write(tokenKey, token)) return false;
  own = token;
  storeLinkname(ofAccount);
  return true;
}

/** The token is of no use any more; everything else stays, drafts above all. One that another tab signed in with stays, too. */
export function removeToken(token: string | null): void {
  if (storedToken() === token) localStore.remove(tokenKey);
}

/** Signs this document's account out at its own wish. Whoever signed in meanwhile stays signed in. */
export function endSession(): void {
  const isStored = sessionChange() === null;
  own = null;
  if (!isStored) return;
  localStore.remove(tokenKey);
  localStore.remove(linknameKey);
}

/** The linkname of this document's account as last seen, so that `My page` need not ask for it. */
export function storedLinkname(): string | null {
  return linkname;
}

export function storeLinkname(claimed: string | null): void {
  seeLinkname(claimed);
  // What is stored there is of another account by then.
  if (sessionChange() !== null) return;
  if (claimed === null) localStore.remove(linknameKey);
  else localStore.write(linknameKey, claimed);
}

/** Calls `listener` when this document's account has another linkname, claimed here or in another tab; gives back what stops it. */
export function onLinkname(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === linknameKey && sessionChange() === null) seeLinkname(localStore.read(linknameKey) || null);
  };
  linknameListeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    linknameListeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

/** Notes that this document shows the app with its navigation bar. */
export function markAppPage(): void {
  localStore.write(settingKey, 'navbar');
}

/** Notes that a sign-in with Google is under way; false when this browser keeps nothing. */
export function markGoogleSignIn(): boolean {
  return localStore.write(settingKey, 'oauth');
}

/** Whether a sign-in with Google is under way. Any other setting, known or not, says that none is. */
export function isGoogleSignInMarked(): boolean {
  return localStore.read(settingKey) === 'oauth';
}

function storedToken(): string | null {
  return localStore.read(tokenKey) || null;
}

function seeLinkname(seen: string | null): void {
  if (seen === linkname) return;
  linkname = seen;
  for (const listener of linknameListeners) listener();
}

import { localStore } from './browser-storage.js';

// The keys are those of specification §3.
const tokenKey = 'token';
const linknameKey = 'linkname';
const settingKey = 'setting';

/** How the stored token begins, and after a space whose it is. */
const ownerKey = 'tokenOwner';
const BEGINNING = 12;

/** What became of the stored token since this document was opened, by another tab or by somebody who cleared the storage. */
export type SessionChange = 'signed-in' | 'signed-out' | 'replaced';

let own = storedToken();
let owner = own === null ? null : ownerOf(own);
let linkname = localStore.read(linknameKey) || null;
const linknameListeners = new Set<() => void>();

/**
 * The token of the account that this document belongs to: the one that it was opened with, or signed in with by itself, or that the same
 * account has after signing in anew; null for a guest. Every call carries this one and no other, whoever signs in in another tab.
 */
export function documentToken(): string | null {
  return own;
}

/** How the stored token differs from this document's; null while it is the same, or the same account's, which takes the place of the own. */
export function sessionChange(): SessionChange | null {
  const stored = storedToken();
  if (stored === own) return null;
  if (stored === null) return 'signed-out';
  if (own === null) return 'signed-in';
  if (owner === null || ownerOf(stored) !== owner) return 'replaced';
  own = stored;
  return null;
}

/**
 * Notes whose the token of this document is, as the server says. Without that the account would not be known again when it signs in
 * anew: whoever signs in by an older client leaves a token alone.
 */
export function noteOwner(username: string): void {
  owner = username;
  if (own !== null && storedToken() === own) storeOwner(own, username);
}

/** Who signed in; `linkname` is null when none is claimed. */
interface SignedInAccount {
  readonly username: string;
  readonly linkname: string | null;
}

/** Signs this browser in; false when it keeps nothing and stays a guest's. */
export function storeSession(token: string, account: SignedInAccount): boolean {
  // First, for the other tabs: when they see the token, they know whose it is.
  storeOwner(token, account.username);
  if (!localStore.write(tokenKey, token)) return false;
  own = token;
  owner = account.username;
  storeLinkname(account.linkname);
  return true;
}

/** The token is of no use any more; everything else stays, drafts above all. One that another tab signed in with stays, too. */
export function removeToken(token: string | null): void {
  if (storedToken() !== token) return;
  localStore.remove(tokenKey);
  localStore.remove(ownerKey);
}

/** Signs this document's account out at its own wish. Whoever signed in meanwhile stays signed in. */
export function endSession(): void {
  const isStored = sessionChange() === null;
  own = null;
  owner = null;
  if (!isStored) return;
  for (const key of [tokenKey, linknameKey, ownerKey]) localStore.remove(key);
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

function storeOwner(token: string, username: string): void {
  localStore.write(ownerKey, `${token.slice(0, BEGINNING)} ${username}`);
}

/** Whose this token is; null when it was stored without saying that. */
function ownerOf(token: string): string | null {
  const [beginning, username] = (localStore.read(ownerKey) ?? '').split(' ');
  return username !== undefined && beginning === token.slice(0, BEGINNING) ? username : null;
}

function seeLinkname(seen: string | null): void {
  if (seen === linkname) return;
  linkname = seen;
  for (const listener of linknameListeners) listener();
}

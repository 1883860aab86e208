import { localStore, sessionStore } from '../browser-storage.js';

// The keys are those of specification §3.
const tokenKey = 'token';
const linknameKey = 'linkname';
const settingKey = 'setting';
/** Has the beginning of the token of an account that administers the site. */
const operatorKey = 'operator';

/** Stored for this tab since somebody has logged out here. */
export const signedOutKey = 'signedOut';

/** The beginning of the stored token, a space, and the first username of its account. */
const ownerKey = 'tokenOwner';
const BEGINNING_LENGTH = 12;

/** How the stored token has changed since this document was opened: by another tab, or because the storage was cleared. */
export type SessionChange = 'signed-in' | 'signed-out' | 'replaced';

let own = storedToken();
let owner = own === null ? null : ownerOf(own);
let linkname = localStore.read(linknameKey) || null;
const linknameListeners = new Set<() => void>();
const accountListeners = new Set<() => void>();
let accounts = 0;

/**
 * The token of the account that this document belongs to: the one that was stored when the document was opened, a later one of the same
 * account, or the one of a sign-in in this document. Null for a guest. Every call carries this token, whoever signs in in another tab.
 */
export function documentToken(): string | null {
  return own;
}

/**
 * How the stored token differs from this document's token. Null if it is the same. A new token of the same account is adopted, and gives
 * null, too.
 */
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
 * Stores which account this document's token belongs to, as the server says. An older client stores only a token when somebody signs in.
 * Without this note, the account would not be recognized when it signs in again.
 */
export function noteOwner(firstUsername: string): void {
  owner = firstUsername;
  if (own !== null && storedToken() === own) storeOwner(own, firstUsername);
}

/** The account that signed in. `linkname` is null if it has not claimed one. */
interface SignedInAccount {
  readonly firstUsername: string;
  readonly linkname: string | null;
}

/** Signs in this browser. False if the browser cannot store the token; then it stays signed out. */
export function storeSession(token: string, account: SignedInAccount): boolean {
  // The owner is stored first: when other tabs see the token, they must know its account.
  storeOwner(token, account.firstUsername);
  if (!localStore.write(tokenKey, token)) return false;
  own = token;
  owner = account.firstUsername;
  announceAccount();
  storeLinkname(account.linkname);
  return true;
}

/**
 * Removes a token that is not valid any more, and nothing else: drafts must stay. If another tab has stored a different token, that one
 * stays, too.
 */
export function removeToken(token: string | null): void {
  if (storedToken() !== token) return;
  localStore.remove(tokenKey);
  localStore.remove(ownerKey);
}

/** Signs out this document's account, because the user asked for it. If another account has signed in meanwhile, it stays signed in. */
export function endSession(): void {
  const isStored = sessionChange() === null;
  sessionStore.write(signedOutKey, 'yes');
  own = null;
  owner = null;
  announceAccount();
  if (!isStored) return;
  for (const key of [tokenKey, linknameKey, ownerKey, operatorKey]) localStore.remove(key);
}

/** Calls `listener` when somebody signs in or out in this document. */
export function onAccount(listener: () => void): void {
  accountListeners.add(listener);
}

/** How often somebody has signed in or out in this document. So a late answer to a former account can be recognized. */
export function accountCount(): number {
  return accounts;
}

/** The last known linkname of this document's account, so that `My page` need not ask the server. */
export function storedLinkname(): string | null {
  return linkname;
}

export function storeLinkname(claimed: string | null): void {
  updateLinkname(claimed);
  // The stored linkname belongs to another account.
  if (sessionChange() !== null) return;
  if (claimed === null) localStore.remove(linknameKey);
  else localStore.write(linknameKey, claimed);
}

/** Whether this document's account administers the site, as the server has last said to this browser. It decides only what is offered. */
export function isOperator(): boolean {
  return own !== null && localStore.read(operatorKey) === beginningOf(own);
}

/** Stores what `isOperator` returns. */
export function noteOperator(administers: boolean): void {
  if (administers && own !== null) localStore.write(operatorKey, beginningOf(own));
  else localStore.remove(operatorKey);
  for (const listener of linknameListeners) listener();
}

/**
 * Calls `listener` when the linkname of this document's account or what it may do changes, here or in another tab. Returns a function that removes the
 * listener.
 */
export function onLinkname(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === linknameKey && sessionChange() === null) updateLinkname(localStore.read(linknameKey) || null);
  };
  linknameListeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    linknameListeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Stores that this document shows the app with its navigation bar. */
export function markAppPage(): void {
  localStore.write(settingKey, 'navbar');
}

/** Stores that a sign-in at a provider is in progress. False if this browser cannot store it. */
export function markProviderSignIn(): boolean {
  return localStore.write(settingKey, 'oauth');
}

/** Whether a sign-in at a provider is in progress. Every other value of the setting means no. */
export function isProviderSignInMarked(): boolean {
  return localStore.read(settingKey) === 'oauth';
}

function announceAccount(): void {
  accounts += 1;
  for (const listener of accountListeners) listener();
}

function storedToken(): string | null {
  return localStore.read(tokenKey) || null;
}

function storeOwner(token: string, firstUsername: string): void {
  localStore.write(ownerKey, `${beginningOf(token)} ${firstUsername}`);
}

function beginningOf(token: string): string {
  return token.slice(0, BEGINNING_LENGTH);
}

/** The account of this token. Null if the token was stored without an owner. */
function ownerOf(token: string): string | null {
  const [beginning, firstUsername] = (localStore.read(ownerKey) ?? '').split(' ');
  return firstUsername !== undefined && beginning === beginningOf(token) ? firstUsername : null;
}

function updateLinkname(seen: string | null): void {
  if (seen === linkname) return;
  linkname = seen;
  for (const listener of linknameListeners) listener();
}

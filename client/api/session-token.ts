import { localStore } from './browser-storage.js';

// The keys are those of specification §3.
const tokenKey = 'token';
const linknameKey = 'linkname';
const settingKey = 'setting';

/** The token of the signed-in account; null for a guest. */
export function storedToken(): string | null {
  return localStore.read(tokenKey) || null;
}

/** Signs this browser in; false when it keeps nothing and stays a guest's. `linkname` is the account's, null when none is claimed. */
export function storeSession(token: string, linkname: string | null): boolean {
  storeLinkname(linkname);
  return localStore.write(tokenKey, token);
}

/** The token is of no use any more; everything else stays, drafts above all. */
export function removeToken(): void {
  localStore.remove(tokenKey);
}

/** Signs this browser out at the account's own wish. */
export function endSession(): void {
  removeToken();
  localStore.remove(linknameKey);
}

/** The signed-in account's linkname as last seen, so that `My page` need not ask for it. */
export function storedLinkname(): string | null {
  return localStore.read(linknameKey) || null;
}

export function storeLinkname(linkname: string | null): void {
  if (linkname === null) localStore.remove(linknameKey);
  else localStore.write(linknameKey, linkname);
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

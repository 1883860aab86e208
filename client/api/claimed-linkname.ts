import { sessionStore } from './browser-storage.js';

const key = 'claimedLinkname';

/** The linkname that a guest asked for, kept in this tab until the account that is made for it has claimed it. */
export function claimedLinkname(): string | null {
  return sessionStore.read(key) || null;
}

export function keepClaimedLinkname(linkname: string): void {
  sessionStore.write(key, linkname);
}

export function forgetClaimedLinkname(): void {
  sessionStore.remove(key);
}

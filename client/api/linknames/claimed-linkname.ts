import { sessionStore } from '../browser-storage.js';

const key = 'claimedLinkname';

/** Used if the browser cannot store the name. Then only this document knows it, and passes it on in addresses. */
let unstored: string | null = null;

/** The linkname that a guest asked for. It is kept in this tab until the guest's new account has claimed it. */
export function claimedLinkname(): string | null {
  return sessionStore.read(key) || unstored;
}

/** False if the name is lost when this document is closed. */
export function keepClaimedLinkname(linkname: string): boolean {
  const kept = sessionStore.write(key, linkname);
  unstored = kept ? null : linkname;
  return kept;
}

export function forgetClaimedLinkname(): void {
  unstored = null;
  sessionStore.remove(key);
}

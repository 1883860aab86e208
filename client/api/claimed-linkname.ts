import { sessionStore } from './browser-storage.js';

const key = 'claimedLinkname';

/** For a browser that keeps nothing: then the name holds for this document only, and its address carries it on. */
let unkept: string | null = null;

/** The linkname that a guest asked for, kept in this tab until the account that is made for it has claimed it. */
export function claimedLinkname(): string | null {
  return sessionStore.read(key) || unkept;
}

/** False when the name is lost with this document. */
export function keepClaimedLinkname(linkname: string): boolean {
  const kept = sessionStore.write(key, linkname);
  unkept = kept ? null : linkname;
  return kept;
}

export function forgetClaimedLinkname(): void {
  unkept = null;
  sessionStore.remove(key);
}

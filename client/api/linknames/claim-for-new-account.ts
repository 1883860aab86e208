import { callServer } from '../connection/call-server.js';
import { claimedLinkname, forgetClaimedLinkname } from './claimed-linkname.js';
import { ClaimLinknameDocument } from '../generated/claim-linkname.js';
import { storeLinkname } from '../session/session-token.js';

/**
 * Claims the linkname that the user chose as a guest, if any, for an account that was just opened. If the claim fails, the name stays
 * stored, and the form on /personal is filled with it and shows why. Not for older accounts: one may already have a linkname, or a
 * published page that nobody can see yet. Their owners decide in that form.
 */
export async function claimForNewAccount(): Promise<void> {
  const linkname = claimedLinkname();
  if (linkname === null) return;
  try {
    const { claimLinkname } = await callServer(ClaimLinknameDocument, { linkname });
    storeLinkname(claimLinkname.linkname ?? linkname);
    forgetClaimedLinkname();
  } catch {
    // The account exists nevertheless, and the form on /personal shows the reason.
  }
}

import { callServer, endsSession } from '../../api/connection/call-server.js';
import { forgetClaimedLinkname } from '../../api/linknames/claimed-linkname.js';
import { failureOf } from '../../api/connection/failure.js';
import { LogOutDocument } from '../../api/generated/log-out.js';
import { forgetGuest } from '../../api/session/guest-page.js';
import { screens } from '../screens.js';

/**
 * Ends the session of this document's account on the server, and forgets what the tab keeps of a guest. False if the call was blocked,
 * because somebody signed in or out in another tab. Rejects if the session may still exist.
 */
export async function endOnServer(): Promise<boolean> {
  try {
    await callServer(LogOutDocument, {}, endsSession);
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind === 'blocked') return false;
    if (kind !== 'expired') throw error;
  }
  // In the guest editor, the user sees the page, so it stays.
  if (window.location.pathname === screens.guestEditor) forgetClaimedLinkname();
  else forgetGuest();
  return true;
}

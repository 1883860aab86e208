import { callServer } from '../api/call-server.js';
import { forgetClaimedLinkname } from '../api/claimed-linkname.js';
import { failureOf } from '../api/failure.js';
import { LogOutDocument } from '../api/generated/graphql.js';
import { forgetGuestPage } from '../api/guest-page.js';
import { endsSession } from '../api/server-link.js';
import { screens } from './screens.js';

/**
 * Ends the session of this document's account on the server, and forgets what the tab keeps for a new account. False if the call was blocked, because somebody signed in or out in another
 * tab. Rejects if the session may still exist.
 */
export async function endOnServer(): Promise<boolean> {
  try {
    await callServer(LogOutDocument, {}, endsSession);
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind === 'blocked') return false;
    if (kind !== 'expired') throw error;
  }
  forgetGuest();
  return true;
}

/** Whoever uses this tab next is somebody else. A page that is edited right now is seen, and therefore kept. */
function forgetGuest(): void {
  forgetClaimedLinkname();
  if (window.location.pathname !== screens.guestEditor) forgetGuestPage();
}

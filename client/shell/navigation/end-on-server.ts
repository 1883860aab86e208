import { callServer, endsSession } from '../../api/connection/call-server.js';
import { forgetClaimedLinkname } from '../../api/linknames/claimed-linkname.js';
import { failureOf } from '../../api/connection/failure.js';
import { LogOutDocument } from '../../api/generated/log-out.js';
import { ProviderLogOutDocument } from '../../api/generated/provider-log-out.js';
import { forgetGuest } from '../../api/session/guest-page.js';
import { site } from '../../api/site.js';
import { loadPage, reload } from '../leaving/leaving.js';
import { screens } from '../screens.js';

/**
 * Ends the session of this document's account on the server, and forgets what the tab keeps of a guest. Returns what leaves this document: it
 * also logs out at the provider, if it can. Null if the call was blocked, because somebody signed in or out in another tab. Rejects if the
 * session may still exist.
 */
export async function endOnServer(): Promise<(() => void) | null> {
  const address = await addressAtProvider();
  try {
    await callServer(LogOutDocument, {}, endsSession);
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind === 'blocked') return null;
    if (kind !== 'expired') throw error;
  }
  // In the guest editor, the user sees the page, so it stays.
  if (window.location.pathname === screens.guestEditor) forgetClaimedLinkname();
  else forgetGuest();
  return () => (address === null ? reload() : loadPage(address));
}

// Logging out here does not depend on it.
async function addressAtProvider(): Promise<string | null> {
  if (site().signInProviders.length === 0) return null;
  return callServer(ProviderLogOutDocument, {}).then(
    ({ providerLogOut }) => providerLogOut ?? null,
    () => null,
  );
}

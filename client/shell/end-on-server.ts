import { callServer } from '../api/call-server.js';
import { failureOf } from '../api/failure.js';
import { LogOutDocument } from '../api/generated/graphql.js';
import { endsSession } from '../api/server-link.js';

/**
 * Ends the session of this document's account on the server. False if the call was blocked, because somebody signed in or out in another
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
  return true;
}

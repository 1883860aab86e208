import type { TokenHash } from './session.js';

/** What the call under way was signed in with when it arrived. That may have ended since. */
export abstract class CallCredential {
  /** The hash of its token, of a session or an access token. Null when it needed none, or when nobody calls: on the command line, and in a job. */
  abstract tokenHash(): TokenHash | null;
}

/** That of the command line, where nobody signs in. */
export class NoCredential extends CallCredential {
  override tokenHash(): null {
    return null;
  }
}

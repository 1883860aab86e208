import { callUnanswered } from './connection.js';
import { Blocked, failureOf } from './failure.js';
import { isMutation, type Operation } from './operation.js';
import { send, takeAhead, type Sending } from './send.js';
import { isBlocked, isRenewed, sessionExpired } from '../session/session-loss.js';
import { accountCount, documentToken, sessionChange } from '../session/session-token.js';

export interface CallOptions extends Sending {
  /** Whether the code that calls handles an ended session itself. */
  readonly endsSession?: boolean;
}

/** The options of a call that handles an ended session itself. */
export const endsSession: CallOptions = { endsSession: true };

/**
 * Every call to this site's GraphQL endpoint that sends no file. An answer with errors fails the call. If the server refuses a token that the
 * account has since replaced, the call is sent again. An ended session is reported to the listeners of `onSessionLost`. Rejects with an error
 * that `failureOf` can read.
 */
export async function callServer<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables?: NoInfer<Variables>,
  options: CallOptions = {},
): Promise<Data> {
  if (isBlocked()) throw new Blocked();
  const [token, account] = [documentToken(), accountCount()];
  try {
    const data = await (takeAhead(operation) ?? send(operation, variables, options));
    if (isLate(operation, account)) throw new Blocked();
    return data;
  } catch (error) {
    // If it was cancelled, nobody waits for it any more.
    if (!options.signal?.aborted && noteFailure(error, token, options)) return callServer(operation, variables, options);
    throw error;
  }
}

/** Tells those who want to know of a failure. True if the call should be sent again, because the account has another token since. */
function noteFailure(error: unknown, token: string | null, { endsSession: copes = false }: CallOptions): boolean {
  const { kind } = failureOf(error);
  if (kind === 'unanswered') callUnanswered();
  if (kind !== 'expired') return false;
  if (isRenewed(token)) return true;
  if (!copes) sessionExpired(token);
  return false;
}

/**
 * Whether the account that the answer is for is not signed in any more. The cache was emptied then, and must not be filled again. In a lost
 * session, changes still get their answers: their screens say what has become of the work.
 */
function isLate(operation: string, account: number): boolean {
  return account !== accountCount() || (!isMutation(operation) && sessionChange() !== null);
}

import { CallCredential } from '../accounts/sessions/call-credential.js';
import { hashToken, type TokenHash } from '../accounts/sessions/session.js';
import { currentRequest } from './http/request-ids.js';

/** The token that the guard has accepted for the request under way. */
export class RequestCredential extends CallCredential {
  override tokenHash(): TokenHash | null {
    const token = currentRequest()?.user?.token;
    return token === undefined ? null : hashToken(token);
  }
}

import { csrfToken } from './csrf-token.js';
import { documentToken } from '../session/session-token.js';

/** The headers that identify the caller, for every call to this site's API. */
export function callerHeaders(): Record<string, string> {
  const [token, csrf] = [documentToken(), csrfToken()];
  return { ...(token !== null && { authorization: `Token ${token}` }), ...(csrf !== null && { 'X-CSRFToken': csrf }) };
}

import { csrfToken } from './csrf-token.js';
import { documentToken } from './session-token.js';

/** What says who calls, on every call to this origin's API. */
export function callerHeaders(): Record<string, string> {
  const [token, csrf] = [documentToken(), csrfToken()];
  return { ...(token !== null && { authorization: `Token ${token}` }), ...(csrf !== null && { 'X-CSRFToken': csrf }) };
}

import { csrfToken } from './csrf-token.js';
import { storedToken } from './session-token.js';

/** What says who calls, on every call to this origin's API. */
export function callerHeaders(): Record<string, string> {
  const [token, csrf] = [storedToken(), csrfToken()];
  return { ...(token !== null && { authorization: `Token ${token}` }), ...(csrf !== null && { 'X-CSRFToken': csrf }) };
}

import { documentToken } from '../session/session-token.js';

/** The headers that identify the caller, for every call to this site's API. */
export function callerHeaders(): Record<string, string> {
  const [token, csrf] = [documentToken(), csrfToken()];
  return { ...(token !== null && { authorization: `Token ${token}` }), ...(csrf !== null && { 'X-CSRFToken': csrf }) };
}

/**
 * The value of the cookie `csrftoken`, which is sent back as `X-CSRFToken` (specification §7). Only pages of this site can read it. Null if
 * there is no cookie; the server sets one with its next response.
 */
function csrfToken(): string | null {
  return /(?:^|;\s*)csrftoken=([^;\s]+)/.exec(document.cookie)?.[1] ?? null;
}

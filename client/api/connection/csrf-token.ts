/**
 * The value of the cookie `csrftoken`, which is sent back as `X-CSRFToken` (specification §7). Only pages of this site can read it. Null if
 * there is no cookie; the server sets one with its next response.
 */
export function csrfToken(): string | null {
  return /(?:^|;\s*)csrftoken=([^;\s]+)/.exec(document.cookie)?.[1] ?? null;
}

/**
 * What the server put into the cookie `csrftoken`, to be sent back as `X-CSRFToken` (specification §7): only pages of this site can
 * read it. Null where there is none; the server gives a new one with its next answer.
 */
export function csrfToken(): string | null {
  return /(?:^|;\s*)csrftoken=([^;\s]+)/.exec(document.cookie)?.[1] ?? null;
}

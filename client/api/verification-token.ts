const parameter = 'token';

/**
 * The token of the link that verifies an e-mail address; null when there is none. It is taken out of the address: from then on nothing
 * that keeps or tells addresses has it. Only this entry of the tab's history holds it, for whoever loads the page again before the
 * token was used.
 */
export function takeVerificationToken(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get(parameter) || null;
  if (token === null) return heldToken();
  address.searchParams.delete(parameter);
  history.replaceState({ [parameter]: token }, '', address);
  return token;
}

/** Forgets the token, once it was used. */
export function forgetVerificationToken(): void {
  history.replaceState(null, '');
}

function heldToken(): string | null {
  const state = history.state as { readonly [parameter]?: string } | null;
  return state?.[parameter] ?? null;
}

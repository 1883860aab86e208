const parameter = 'token';

/**
 * The token of the link that verifies an e-mail address; null if there is none. It is removed from the address, so that nothing that stores
 * or sends addresses has it. Only this entry of the tab's history keeps it, in case the page is reloaded before the token is used.
 */
export function takeVerificationToken(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get(parameter) || null;
  if (token === null) return heldToken();
  address.searchParams.delete(parameter);
  history.replaceState({ [parameter]: token }, '', address);
  return token;
}

/** Forgets the token after its use. */
export function forgetVerificationToken(): void {
  history.replaceState(null, '');
}

function heldToken(): string | null {
  const state = history.state as { readonly [parameter]?: string } | null;
  return state?.[parameter] ?? null;
}

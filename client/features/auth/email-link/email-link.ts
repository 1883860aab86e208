/** A mailed link of a change of the e-mail address: to confirm it, or to take the account back. */
export interface EmailLink {
  readonly kind: 'confirm' | 'back';
  readonly token: string;
}

const KINDS = ['confirm', 'back'] as const;

/**
 * The link with which this screen was opened; null if its address has none. It is removed from the address, so that nothing that stores or sends addresses has
 * it. Only this entry of the tab's history keeps it, in case the page is reloaded.
 */
export function takeEmailLink(): EmailLink | null {
  const { pathname, searchParams } = new URL(location.href);
  for (const kind of KINDS) {
    const token = searchParams.get(kind);
    if (!token) continue;
    history.replaceState({ ...(history.state as object | null), emailLink: { kind, token } }, '', pathname);
    return { kind, token };
  }
  return (history.state as { readonly emailLink?: EmailLink } | null)?.emailLink ?? null;
}

/** Forgets the link after its use. */
export function forgetEmailLink(): void {
  history.replaceState({ ...(history.state as object | null), emailLink: undefined }, '');
}

import type { ProviderFacts } from '../../server/accounts/providers/provider-facts.rules.js';

/** A provider at which people can sign in. */
export type SignInProvider = ProviderFacts;

/** What the client needs to know about the installation. */
export interface Site {
  readonly siteName: string;
  readonly supportEmail: string;
  readonly followLinks: readonly string[];
  /** The origin that people use, without a final slash. */
  readonly publicUrl: string;
  /** The providers at which people can sign in, in the order of their buttons. */
  readonly signInProviders: readonly SignInProvider[];
  /** Whether people can sign in with a password. */
  readonly passwordSignIn: boolean;
  /** Whether people can sign in with passkeys. */
  readonly passkeys: boolean;
  /** Whether there is a blog. */
  readonly blog: boolean;
  /** Whether the server reads pages that are linked, for their titles and pictures. */
  readonly linkPreviews: boolean;
}

let known: Site | undefined;

/** Reads the values that the server put into the document. The development server puts none there, so it uses the defaults. */
export function site(): Site {
  known ??= {
    siteName: 'Tessera',
    supportEmail: '',
    followLinks: [],
    publicUrl: location.origin,
    signInProviders: [],
    passwordSignIn: true,
    passkeys: false,
    blog: true,
    linkPreviews: true,
    ...valuesOfDocument(),
  };
  return known;
}

/** Whether this browser can offer passkeys here. */
export const offersPasskeys = (): boolean => site().passkeys && 'PublicKeyCredential' in window;

/** The host of the public address, as people type it. */
export function siteHost(): string {
  return new URL(site().publicUrl).host;
}

function valuesOfDocument(): Partial<Site> {
  const text = document.getElementById('site')?.textContent;
  return text ? (JSON.parse(text) as Partial<Site>) : {};
}

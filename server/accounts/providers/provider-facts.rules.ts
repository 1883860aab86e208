/** The icons of providers that come with the product. */
export const PROVIDER_ICONS = ['apple', 'authentik', 'github', 'gitlab', 'google', 'keycloak'] as const;

export type ProviderIcon = (typeof PROVIDER_ICONS)[number];

/** The name of the provider at which older clients sign in. They do not name it. */
export const GOOGLE = 'google';

/** What everybody may know about a provider. */
export interface ProviderFacts {
  /** Identifies it in the configuration and in calls: lower-case letters and digits. */
  readonly name: string;
  /** What people call it. */
  readonly label: string;
  /** Null if its initial is shown instead. */
  readonly icon: ProviderIcon | null;
}

/** The variables of Google that have names of their own. */
export const GOOGLE_VARIABLES: Readonly<Record<string, string>> = {
  ISSUER: 'OIDC_ISSUER',
  CLIENT_ID: 'GOOGLE_CLIENT_ID',
  CLIENT_SECRET: 'GOOGLE_CLIENT_SECRET',
};

/** The variable of the configuration for a part of a provider, such as `OIDC_KEYCLOAK_ISSUER`. */
export function providerVariable(name: string, part: string): string {
  return (name === GOOGLE ? GOOGLE_VARIABLES[part] : undefined) ?? `OIDC_${name.toUpperCase()}_${part}`;
}

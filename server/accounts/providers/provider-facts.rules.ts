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

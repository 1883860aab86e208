/** The parameters, in the order in which an address gets them: `utm_source`, `utm_medium` and `utm_campaign`. */
export const UTM_NAMES = ['source', 'medium', 'campaign'] as const;

export type UtmName = (typeof UTM_NAMES)[number];

/** What links to other sites say about where a visitor comes from. Each is one line of at most `DESIGN_LIMITS.utmLength` characters, and at least one is there. */
export type UtmParameters = { readonly [Name in UtmName]?: string };

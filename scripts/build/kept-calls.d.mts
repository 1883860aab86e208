/** Built-in functions whose calls the bundlers keep, and what they are called for that. */
export const KEPT_CALLS: Readonly<Record<string, string>>;

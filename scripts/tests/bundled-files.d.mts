/** Test files that also run against the bundle. */
export const BUNDLED_FILES: readonly string[];

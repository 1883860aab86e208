/** Some of what a place makes whose expression depends on values that only a run knows, by the name of the place. */
export const SAMPLES: Readonly<Record<string, readonly RegExp[]>> = {
  // A segment of the address of a route: fixed, with a parameter, and with a parameter that has a pattern.
  "server/gateway/http/known-paths.ts: new RegExp(`^${literally(before)}${after === undefined ? '' : (own ?? '.*') + literally(after)}$`)":
    [/^page\.json$/, /^before.*\.after$/, /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$$/],
  // The ranges of the letters of scripts.
  "client/page-view/appearance/type/typefaces.ts: new RegExp(`[${own.map((script) => classes[script]).join('')}]`, 'u')": [
    /[\u{20}-\u{FF}\u{131}\u{152}-\u{153}\u{2BB}\u{370}-\u{377}\u{1EA0}-\u{1EF9}]/u,
  ],
  "client/page-view/appearance/type/typefaces.ts: new RegExp(`(?![${classes.latin}])\\\\p{L}`, 'u')": [
    /(?![\u{20}-\u{FF}\u{131}\u{152}-\u{153}\u{2BB}-\u{2BC}])\p{L}/u,
  ],
  "client/page-view/appearance/type/typefaces.ts: new RegExp(`(?![\\\\s\\\\p{Cc}${before.join('')}])[${classes[script]}]`, 'u')": [
    /(?![\s\p{Cc}\u{20}-\u{FF}\u{131}\u{152}-\u{153}])[\u{100}-\u{2BA}\u{2BD}-\u{2C5}\u{1EA0}-\u{1EF9}]/u,
  ],
};

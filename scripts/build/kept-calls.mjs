/**
 * Built-in functions that both bundlers take for free of effects, and whose calls they remove if nothing uses the result: but such a call may be
 * a check that throws. A bundler knows nothing of what hangs on `globalThis`, so it keeps these calls.
 */
export const KEPT_CALLS = Object.fromEntries(
  ['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'String.fromCodePoint'].map((name) => [
    name,
    `globalThis.${name}`,
  ]),
);

/**
 * Test files that also run against the bundle, which is what people run: one of each API, and one of public pages. They know of the application
 * only its address.
 */
export const BUNDLED_FILES = [
  'test/api/pages/tile-kinds.test.ts',
  'test/api/accounts/accounts-rest.test.ts',
  'test/api/public-pages/withheld-tiles.test.ts',
];

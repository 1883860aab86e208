import { availableParallelism } from 'node:os';

/** TypeScript is compiled file by file, as in the build; types are checked on their own. */
const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    target: 'es2022',
    keepClassNames: true,
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'es6' },
};

const forEveryProject = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css', '.svg'],
  moduleNameMapper: {
    // Source imports carry the suffix of the compiled file.
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // What Vite reads from a query; the text itself comes from the transform below.
    '^(.*\\.(?:css|svg))\\?(?:inline|raw)$': '$1',
    // ES modules that CommonJS packages require.
    '^(content-disposition|htmlparser2)$': '<rootDir>/test/support/required/$1.cjs',
  },
  transform: {
    '\\.tsx?$': ['@swc/jest', swc],
    '\\.(?:css|svg)$': '<rootDir>/test/support/text-transform.mjs',
  },
  // Drawings and stylesheets of packages become modules too.
  transformIgnorePatterns: ['/node_modules/.+\\.[cm]?js$'],
  modulePathIgnorePatterns: ['<rootDir>/dist/client/', '<rootDir>/data/'],
};

const onRealServer = {
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

function project(name, folders, more = {}) {
  return {
    ...forEveryProject,
    displayName: name,
    testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.{test,contract}.{ts,tsx}`),
    ...more,
  };
}

export default {
  projects: [
    project('architecture', ['architecture']),
    project('unit', ['unit']),
    project('api', ['contract', 'api'], onRealServer),
    project('browser', ['browser'], onRealServer),
    project('faults', ['faults'], onRealServer),
    // Only when asked for by path: scripts/test.mjs.
    project('bench', [], { ...onRealServer, testMatch: ['<rootDir>/test/bench/*.bench.ts'] }),
  ],
  // Each worker has a server and a browser of its own: more of them than this exhaust the one database cluster.
  maxWorkers: Math.min(6, Math.max(2, availableParallelism())),
  testTimeout: 60_000,
};

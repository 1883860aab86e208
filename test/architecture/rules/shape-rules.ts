import { basename } from 'node:path/posix';
import ts from 'typescript';
import { pascalCase } from './name-rules.js';
import { fits, plant, type Rule } from './rule.js';
import { descendants, exportedClasses, hasModifier, importsOf, isHandWritten, parse, type SourceFile } from '../source-tree.js';

const useCases: Rule = {
  sentence: 'A use case is a class named as its file, with one method execute, or with several that are named after what they do',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'server/**/use-cases/*.ts'))
      .flatMap((file) => {
        const name = pascalCase(basename(file.path, '.ts'));
        const found = exportedClasses(file).find((declared) => declared.name?.text === name);
        if (!found) return [`${file.path} has no class ${name}`];
        const methods = publicMethods(found);
        const isOne = methods.join() === 'execute';
        const areSeveral = methods.length > 1 && !methods.includes('execute');
        return isOne || areSeveral ? [] : [`${file.path} has the methods ${methods.join(', ')}`];
      }),
  planted: [
    plant('server/pages/publishing/use-cases/publish-page.ts', 'export class Publish { execute() {} }'),
    plant('server/pages/publishing/use-cases/publish-page.ts', 'export class PublishPage { run() {} }'),
    plant('server/pages/publishing/use-cases/publish-page.ts', 'export class PublishPage { execute() {} undo() {} }'),
  ],
};

const ports: Rule = {
  sentence: 'A port is an abstract class named as its file, and each of its methods says what it promises',
  find: (files) =>
    files
      .filter(({ path }) => path.endsWith('.port.ts'))
      .flatMap((file) => {
        const name = pascalCase(basename(file.path, '.port.ts'));
        const found = exportedClasses(file).find((declared) => declared.name?.text === name);
        if (!found || !isAbstract(found)) return [`${file.path} has no abstract class ${name}`];
        return found.members
          .filter((member) => !isAbstract(member) || !hasDocstring(member))
          .map((member) => `${file.path}: ${member.name?.getText() ?? ''} is not abstract or promises nothing`);
      }),
  planted: [
    plant('server/pages/ports/page-store.port.ts', 'export interface PageStore {}'),
    plant('server/pages/ports/page-store.port.ts', 'export abstract class Pages {}'),
    plant('server/pages/ports/page-store.port.ts', 'export abstract class PageStore { abstract find(): void; }'),
    plant('server/pages/ports/page-store.port.ts', 'export abstract class PageStore { /** Finds. */ find() {} }'),
  ],
};

/** What loads a file by its path takes what the file exports by default. */
const LOADED_BY_PATH = ['*.mjs', 'client/vite.config.ts', 'test/support/**/*.mjs', 'scripts/{mosaic/drawings,mutants}/*.mjs'];

/** They throw if they cannot do what is asked, so a call without a use of the result is a check. */
const CHECKING =
  /^(?:(?:de|en)codeURI(?:Component)?|String(?:\.fromCodePoint)?|Number|BigInt|Symbol|RegExp|JSON\.parse|structuredClone|atob|Intl\.\w+|Object\.\w*[eE]ntries|Object\.keys)$/;

const usedResults: Rule = {
  sentence: 'What a built-in function makes is used, also where only its errors matter: bundlers may remove the call otherwise',
  find: (files) =>
    files
      .filter((file) => isHandWritten(file) && !file.path.startsWith('test/'))
      .flatMap((file) =>
        descendants(parse(file))
          .filter(isUnusedResult)
          .map((node) => `${file.path} does not use ${node.getText()}`),
      ),
  planted: [
    plant(
      'server/addresses.rules.ts',
      'export function check(text: string) { try { decodeURIComponent(text); return true; } catch { return false; } }',
    ),
    plant('server/addresses.rules.ts', `export function check(timeZone: string) { new Intl.DateTimeFormat('en', { timeZone }); }`),
    plant('client/shell/check.ts', 'export function check(text: string) { JSON.parse(text); }'),
  ],
};

function isUnusedResult(node: ts.Node): boolean {
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  return ts.isNewExpression(expression) || (ts.isCallExpression(expression) && CHECKING.test(expression.expression.getText()));
}

const namedExports: Rule = {
  sentence: 'Exports have names',
  find: (files) =>
    files
      .filter(({ path }) => /\.([cm]?js|tsx?)$/.test(path) && !LOADED_BY_PATH.some((pattern) => fits(path, pattern)))
      .filter((file) => parse(file).statements.some(isDefaultExport))
      .map(({ path }) => `${path} has a default export`),
  planted: [
    plant('client/features/auth/login-page.tsx', 'export default function LoginPage() { return null; }'),
    plant('server/main.ts', 'const main = 1; export default main;'),
    plant('server/main.ts', 'const main = 1; export { main as default };'),
  ],
};

const barrels: Rule = {
  sentence: 'A thing is imported from where it is made: no file only passes on what others export',
  find: (files) =>
    files
      .filter(isHandWritten)
      .filter(isBarrel)
      .map(({ path }) => `${path} only passes on exports`),
  planted: [
    plant('server/pages/pages.ts', `export * from './page.js';\nexport const pages = 1;`),
    plant('server/pages/pages.ts', `export { Page } from './page.js';\nexport { publish } from './publish.js';`),
  ],
};

// A module that is loaded late may pass on single things beside its own, so that they come in the same file.
function isBarrel(file: SourceFile): boolean {
  const { statements } = parse(file);
  const passedOn = statements.filter(ts.isExportDeclaration).filter(({ moduleSpecifier }) => moduleSpecifier !== undefined);
  const isWhole = passedOn.some(({ exportClause }) => exportClause === undefined);
  return isWhole || (passedOn.length > 0 && passedOn.length === statements.length);
}

/** Run before anything is installed, or by somebody who has only Node. */
const BEFORE_INSTALLING = ['scripts/{start,admin,test,mutants,dev,process,build}.mjs', 'scripts/install/*.mjs'];

const bareScripts: Rule = {
  sentence: 'What runs before anything is installed needs nothing that has to be installed',
  find: (files) =>
    files
      .filter(({ path }) => BEFORE_INSTALLING.some((pattern) => fits(path, pattern)))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ specifier, file, isLate }) => !isLate && !specifier.startsWith('node:') && !file?.startsWith('scripts/'))
          .map(({ specifier }) => `${file.path} imports ${specifier}`),
      ),
  planted: [
    plant('scripts/start.mjs', `import pg from 'pg';`),
    plant('scripts/install/ensure.mjs', `import {\n  startServer,\n} from '../../dist/server/main.js';`),
  ],
};

const refusals: Rule = {
  sentence: 'Each refusal is a class of its own in the *.errors.ts file of its subject',
  find: (files) =>
    files
      .filter(({ path }) => path.startsWith('server/') && path !== 'server/domain-error.ts')
      .filter((file) => descendants(parse(file)).some((node) => breaksRuleOfRefusals(node, file)))
      .map(({ path }) => `${path} makes a refusal in another way`),
  planted: [
    plant('server/gateway/rest/body.ts', `throw new DomainError('invalid', 'X', 'No.');`),
    plant('server/pages/pages.errors.ts', `export const gone = () => new DomainError('invalid', 'X', 'No.');`),
    plant('server/pages/page.ts', 'export class PageGone extends DomainError {}'),
  ],
};

function breaksRuleOfRefusals(node: ts.Node, { path }: SourceFile): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'DomainError';
  const isSubclass = ts.isExpressionWithTypeArguments(node) && node.expression.getText() === 'DomainError';
  return isSubclass && !path.endsWith('.errors.ts');
}

const READS_THE_ENVIRONMENT = ['server/config/config.ts', 'client/vite.config.ts'];

const environment: Rule = {
  sentence: 'Only the configuration reads the environment',
  find: (files) =>
    files
      .filter(({ path }) => /^(server|client)\/.*\.tsx?$/.test(path) && !READS_THE_ENVIRONMENT.includes(path))
      .filter((file) => descendants(parse(file)).some(isEnvironment))
      .map(({ path }) => `${path} reads the environment`),
  planted: [
    plant('server/gateway/http/request-log.ts', 'const level = process.env.LOG_LEVEL;'),
    plant('server/gateway/http/request-log.ts', 'const { env } = process;'),
    plant('client/main.tsx', 'const mode = import.meta.env.MODE;'),
  ],
};

function isEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return /^(process|import\.meta)\.env$/.test(node.getText());
  return ts.isVariableDeclaration(node) && node.initializer?.getText() === 'process' && /\benv\b/.test(node.name.getText());
}

/** Where somebody was authenticated, also when it was scheduled what is published now, and where an operator acts. */
const SAYS_WHO_ACTS = [
  'server/accounts/sessions/use-cases/{authenticate,find-session-owner,start-session}.ts',
  'server/gateway/command-line/admin-session.ts',
  'server/administration/use-cases/{admit-operator,set-up}.ts',
  'server/pages/scheduled/use-cases/publish-scheduled.ts',
  'server/actor.ts',
];

const actors: Rule = {
  sentence: 'Who acts is said where somebody was authenticated, or by an operator, and nowhere else',
  find: (files) =>
    files
      .filter(({ path }) => path.startsWith('server/') && !SAYS_WHO_ACTS.some((pattern) => fits(path, pattern)))
      .filter((file) => descendants(parse(file)).some((node) => ts.isPropertyAccessExpression(node) && isActorMade(node)))
      .map(({ path }) => `${path} makes an actor`),
  planted: [
    plant('server/gateway/graphql/account-pages.resolver.ts', 'const actor = Actor.person(account.id);'),
    plant('server/pages/publishing/use-cases/publish-page.ts', `const actor = Actor.program(ownerId, ['read']);`),
    plant('server/administration/use-cases/collect-pictures.ts', `const actor = Actor.operator({ name: 'background', door });`),
    plant('server/gateway/command-line/page-commands.ts', 'const actor = Actor.person(account.id, signIn);'),
  ],
};

function isActorMade(node: ts.PropertyAccessExpression): boolean {
  return /^Actor\.(person|program|operator)$/.test(node.getText());
}

/** The setting itself, what is built from it, what the client is told, a word of policies, and the line that says that the server is ready. */
const KNOWS_THE_ORIGIN = [
  'server/config/config.ts',
  'server/site-addresses.ts',
  'server/gateway/web/client-bundle.ts',
  'server/adapters/articles/folder-policy-store.ts',
  'server/main.ts',
];

const addresses: Rule = {
  sentence: 'An address of the site is asked of SiteAddresses: no other file of the server joins it from the setting or from the origin',
  find: (files) =>
    files
      .filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/texts/') && !KNOWS_THE_ORIGIN.includes(path))
      .filter((file) => /\bpublicUrl\b|\$\{[\w.]*\borigin\}\//.test(file.text))
      .map(({ path }) => `${path} joins addresses`),
  planted: [
    plant('server/gateway/graphql/pages.resolver.ts', 'const address = `${config.publicUrl}/${linkname}`;'),
    plant('server/webhooks/message.ts', 'const { publicUrl } = settings;'),
    plant('server/gateway/web/feeds/sitemap.ts', 'const address = `${this.addresses.origin}/${linkname}`;'),
  ],
};

const namedNotices: Rule = {
  sentence:
    'A notification to an operator says what it is about, or that it is about the site alone (null), because several acts look alike',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'client/features/admin/**/*.ts*'))
      .filter(({ text }) =>
        [...text.matchAll(/(?:\bnotify\(|\bnotice: )\{([^}]*)/g)].some(
          ([, given = '']) => !/\babout\b/.test(given.replace(/\{[^}]*\}/g, '')),
        ),
      )
      .map(({ path }) => `${path} does not say what a notification is about`),
  planted: [
    plant('client/features/admin/reports/use-decision.ts', `notify({ text: texts.opened, tone: 'done' });`),
    plant('client/features/admin/mail/use-mails.ts', `return { notice: { text: texts.sent, tone: 'done' } };`),
  ],
};

/** An attempt whose key is a network, without the networks around it. */
const NETWORK_KEY = /\bkey: (?:\w+\.)*network\b|\bkey: `[^`]*\$\{(?:\w+\.)*network\}/;

const countedNetworks: Rule = {
  sentence:
    'An attempt from a network is counted by attemptsFrom, for the wider networks of IPv6, too: one customer may have thousands of the narrow ones',
  find: (files) =>
    files
      .filter(({ path, text }) => fits(path, 'server/**/*.ts') && NETWORK_KEY.test(text))
      .map(({ path }) => `${path} counts a network by itself`),
  planted: [
    plant('server/accounts/use-cases/register.ts', 'const attempt = { limit: RATE_LIMITS.registerFromNetwork, key: caller.network };'),
    plant('server/reports/use-cases/report-page.ts', 'const attempt = { limit, key: `${network} ${linkname}` };'),
  ],
};

export const shapeRules: readonly Rule[] = [
  useCases,
  ports,
  usedResults,
  namedExports,
  barrels,
  bareScripts,
  refusals,
  environment,
  actors,
  addresses,
  countedNetworks,
  namedNotices,
];

function publicMethods(declared: ts.ClassDeclaration): string[] {
  return declared.members
    .filter((member) => ts.isMethodDeclaration(member) || ts.isAccessor(member))
    .filter((member) => !hasModifier(member, ts.SyntaxKind.PrivateKeyword) && !ts.isPrivateIdentifier(member.name))
    .map((member) => member.name.getText());
}

function isAbstract(node: ts.Node): boolean {
  return hasModifier(node, ts.SyntaxKind.AbstractKeyword);
}

function hasDocstring(member: ts.ClassElement): boolean {
  return ts.getJSDocCommentsAndTags(member).length > 0;
}

function isDefaultExport(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement)) return true;
  if (ts.isExportDeclaration(statement)) return /\bdefault\b/.test(statement.exportClause?.getText() ?? '');
  return hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
}

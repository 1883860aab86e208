import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A file as the rules see it: real, or made up to see a rule fire. */
export interface SourceFile {
  /** From the project's folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** One import, re-export, `import()` or type import. */
export interface Import {
  readonly from: string;
  /** As it is written. */
  readonly specifier: string;
  /** The imported file from the project's folder, or undefined for a package. */
  readonly file: string | undefined;
  /** The package's name, such as `node:fs` or `@nestjs/common`, or undefined for a file. */
  readonly package: string | undefined;
  /** The imported names; `*` for everything, a default import or an import for its effect. */
  readonly names: readonly string[];
  /** False when only types are imported: nothing is left of it at run time. */
  readonly isRuntime: boolean;
  /** True for `import()`: it happens when the line is reached, not when the file is loaded. */
  readonly isLate: boolean;
}

export const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '../..');

const notOurs = new Set(['node_modules', 'dist', 'data', '.stryker-tmp', '.git']);
const ignoredFiles = /^\.env$|^commit\.txt$|\.log$|^\.(install|build)-in-progress$/;
const binaries = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.ico', '.woff2', '.gz', '.br']);

let project: readonly SourceFile[] | undefined;

/** Every text file of the project. */
export function readProject(): readonly SourceFile[] {
  project ??= walk(projectFolder)
    .filter((path) => !binaries.has(extname(path)))
    .map((path) => ({ path: relative(projectFolder, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
  return project;
}

const GENERATED = [
  'server/gateway/graphql/generated.ts',
  'server/pages/pictures/starter-pictures.rules.ts',
  'client/page-view/appearance/type/typeface-files.ts',
];

/** What is written by hand in TypeScript: the server, the client and the tests, without what is generated. */
export function isHandWritten({ path }: SourceFile): boolean {
  return /^(server|client|test)\/.*\.tsx?$/.test(path) && !isGenerated(path);
}

export function isGenerated(path: string): boolean {
  return path.startsWith('client/api/generated/') || GENERATED.includes(path);
}

const trees = new WeakMap<SourceFile, ts.SourceFile>();

/** The syntax tree of a file. */
export function parse(file: SourceFile): ts.SourceFile {
  const { path, text } = file;
  const kind = /x$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = trees.get(file) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  trees.set(file, tree);
  return tree;
}

/** Every node below one, in the order of the text. */
export function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node): void => {
    found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

const imports = new WeakMap<SourceFile, Import[]>();

/** Everything that a file imports. Many rules ask for it. */
export function importsOf(file: SourceFile): Import[] {
  const known = imports.get(file) ?? readImports(file);
  imports.set(file, known);
  return known;
}

function readImports(file: SourceFile): Import[] {
  const found: Import[] = [];
  for (const node of descendants(parse(file))) {
    const specifier = specifierOf(node);
    if (specifier === undefined) continue;
    const isLate = ts.isCallExpression(node);
    found.push({ from: file.path, ...resolve(file.path, specifier), ...usageOf(node), isLate });
  }
  return found;
}

/** Whether a declaration carries a keyword such as `export` or `abstract`. */
export function hasModifier(node: ts.Node, keyword: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === keyword);
}

/** The classes that a file exports. */
export function exportedClasses(file: SourceFile): ts.ClassDeclaration[] {
  return parse(file).statements.filter(
    (statement): statement is ts.ClassDeclaration =>
      ts.isClassDeclaration(statement) && hasModifier(statement, ts.SyntaxKind.ExportKeyword),
  );
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : walk(path);
    return entry.isFile() && !ignoredFiles.test(entry.name) ? [path] : [];
  });
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined;
  if (ts.isExternalModuleReference(node)) return textOf(node.expression);
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic ? textOf(node.arguments[0]) : undefined;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

function resolve(from: string, specifier: string): Pick<Import, 'specifier' | 'file' | 'package'> {
  if (/^\.{0,2}\//.test(specifier)) {
    const target = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return { specifier, file: target.replace(/\.js$/, '.ts'), package: undefined };
  }
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0];
  return { specifier, file: undefined, package: name };
}

function usageOf(node: ts.Node): Pick<Import, 'names' | 'isRuntime'> {
  if (ts.isImportTypeNode(node)) return { names: ['*'], isRuntime: false };
  if (ts.isImportDeclaration(node)) return importClause(node.importClause);
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
    return namesOf(node.exportClause.elements, node.isTypeOnly);
  }
  return { names: ['*'], isRuntime: !(ts.isExportDeclaration(node) && node.isTypeOnly) };
}

function importClause(clause: ts.ImportClause | undefined): Pick<Import, 'names' | 'isRuntime'> {
  const typeOnly = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const bindings = clause?.namedBindings;
  if (!clause || clause.name || !bindings || ts.isNamespaceImport(bindings)) return { names: ['*'], isRuntime: !typeOnly };
  return namesOf(bindings.elements, typeOnly);
}

function namesOf(elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>, typeOnly: boolean): Pick<Import, 'names' | 'isRuntime'> {
  const names = elements.map(({ propertyName, name }) => (propertyName ?? name).text);
  return { names, isRuntime: !typeOnly && elements.some((element) => !element.isTypeOnly) };
}

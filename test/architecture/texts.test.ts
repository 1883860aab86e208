import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { descendants, projectFolder } from './source-tree.js';

const program = clientProgram();
const checker = program.getTypeChecker();
const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(projectFolder, 'client/')));
const catalogues = sources.filter(({ fileName }) => fileName.includes('/client/texts/en/'));
const users = sources.filter(({ fileName }) => !/\/client\/texts\/(?!en\/)/.test(fileName)).map(descendants);

test('Each text of the interface is shown somewhere', () => {
  const used = new Set<ts.Node>();
  const unused = (): ts.Node[] => catalogues.flatMap((catalogue) => textsOf(catalogue)).filter((text) => !used.has(text));
  for (const nodes of users) markImported(nodes, used);
  // To ask the checker what each name of a text stands for takes four times as long as to ask about those of the few that are left.
  const names = new Set([...unused().flatMap(pathOf), ...sources.flatMap(importedUnderAnotherName)]);
  for (const node of users.flat()) markUsed(node, names, used);
  expect(unused().map((text) => pathOf(text).join('.'))).toEqual([]);
});

test('There is a catalogue of texts', () => {
  expect(catalogues.flatMap((catalogue) => textsOf(catalogue)).length).toBeGreaterThan(50);
});

function clientProgram(): ts.Program {
  const path = join(projectFolder, 'tsconfig.client.json');
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as { config: object };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, projectFolder);
  return ts.createProgram(fileNames, options);
}

function importedUnderAnotherName(source: ts.SourceFile): string[] {
  return descendants(source).flatMap((node) => (ts.isImportSpecifier(node) && node.propertyName ? [node.name.text] : []));
}

/** Each text below a node: a sentence, a list of them, or a function that makes one. */
function textsOf(node: ts.Node): ts.Node[] {
  return descendants(node).filter((below) => ts.isPropertyAssignment(below) && objectOf(below) === undefined && !isInsideText(below));
}

function objectOf(property: ts.PropertyAssignment): ts.ObjectLiteralExpression | undefined {
  return ts.isObjectLiteralExpression(property.initializer) ? property.initializer : undefined;
}

// An object inside a list or a function is a part of that text.
function isInsideText(property: ts.Node): boolean {
  for (let node = property.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isArrayLiteralExpression(node) || ts.isFunctionLike(node)) return true;
  }
  return false;
}

/** Marks each text that a file names from the catalogue that it imports: `loginTexts.form.submit`. */
function markImported(nodes: readonly ts.Node[], used: Set<ts.Node>): void {
  const imported = new Map<string, ts.Declaration>();
  for (const node of nodes.filter(ts.isImportSpecifier)) {
    const declaration = declarationOf(checker.getSymbolAtLocation(node.name));
    if (declaration) imported.set(node.name.text, declaration);
  }
  for (const node of nodes.filter(ts.isPropertyAccessExpression)) {
    const catalogue = ts.isIdentifier(node.expression) ? imported.get(node.expression.text) : undefined;
    const text = catalogue && namedBy(node, catalogue);
    if (text) markWhole(text, used);
  }
}

/** The text or the group of texts that an expression names, which begins with a property of the declared object. */
function namedBy(access: ts.PropertyAccessExpression, declaration: ts.Declaration): ts.Declaration | undefined {
  const object = descendants(declaration).find(ts.isObjectLiteralExpression);
  const property = object?.properties.find(({ name }) => name?.getText() === access.name.text);
  if (!property || isText(property)) return property;
  const { parent } = access;
  if (ts.isVariableDeclaration(parent)) return undefined;
  return ts.isPropertyAccessExpression(parent) && parent.expression === access ? namedBy(parent, property) : property;
}

function markUsed(node: ts.Node, names: ReadonlySet<string>, used: Set<ts.Node>): void {
  if (ts.isBindingElement(node)) return markBound(node, names, used);
  if (!ts.isIdentifier(node) || !names.has(node.text) || ts.isImportSpecifier(node.parent)) return;
  const declaration = declarationOf(checker.getSymbolAtLocation(node));
  const isItself = declaration === node.parent;
  if (declaration && !isItself && (isText(declaration) || !isOnlyAStep(node))) markWhole(declaration, used);
}

/** Whether a group of texts is named only to get at one of them: `loginTexts.submit`, `const texts = loginTexts`. */
function isOnlyAStep(node: ts.Identifier): boolean {
  const whole = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const { parent } = whole;
  return (ts.isPropertyAccessExpression(parent) && parent.expression === whole) || ts.isVariableDeclaration(parent);
}

/** `const { submit } = loginTexts`. */
function markBound(node: ts.BindingElement, names: ReadonlySet<string>, used: Set<ts.Node>): void {
  const name = (node.propertyName ?? node.name).getText();
  if (!names.has(name)) return;
  const declaration = declarationOf(checker.getTypeAtLocation(node.parent).getProperty(name));
  if (declaration) markWhole(declaration, used);
}

function markWhole(declaration: ts.Node, used: Set<ts.Node>): void {
  used.add(declaration);
  for (const text of textsOf(declaration)) used.add(text);
}

function isText(declaration: ts.Declaration): boolean {
  return ts.isPropertyAssignment(declaration) && objectOf(declaration) === undefined;
}

/** Where a catalogue declares what a name stands for; undefined for everything else. */
function declarationOf(symbol: ts.Symbol | undefined): ts.Declaration | undefined {
  if (!symbol) return undefined;
  const original = (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
  return original.declarations?.find((declaration) => catalogues.includes(declaration.getSourceFile()));
}

/** The names of the groups around a text, and its own. */
function pathOf(text: ts.Node): string[] {
  const names: string[] = [];
  for (let node = text; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) names.unshift(node.name.getText());
  }
  return names;
}

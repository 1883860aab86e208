import ts from 'typescript';
import { descendants, parse, type SourceFile } from '../source-tree.js';

/** Tells the names that a piece of a file uses, also those in the functions of the file that it names. */
export function reachIn(file: SourceFile): (work: ts.Node) => Set<string> {
  const functions = new Map(descendants(parse(file)).flatMap(namedFunction));
  return (work) => reachedFrom(work, functions);
}

/** A function with a name, in the same file. */
function namedFunction(node: ts.Node): [string, ts.Node][] {
  if (ts.isFunctionDeclaration(node) && node.name) return [[node.name.text, node]];
  if (!ts.isVariableDeclaration(node) || !node.initializer) return [];
  if (ts.isArrayBindingPattern(node.name)) return mutationOf(node.name, node.initializer);
  if (!ts.isIdentifier(node.name)) return [];
  const isFunction = ts.isArrowFunction(node.initializer) || ts.isCallExpression(node.initializer);
  return isFunction ? [[node.name.text, node.initializer]] : [];
}

function reachedFrom(work: ts.Node, functions: ReadonlyMap<string, ts.Node>): Set<string> {
  const names = new Set<string>();
  const waiting = [work];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const name of namesIn(node)) {
      const next = functions.get(name);
      if (!names.has(name) && next) waiting.push(next);
      names.add(name);
    }
  }
  return names;
}

/** Without what is only handed over for a press: `onPress: () => publish()`. */
function namesIn(node: ts.Node): string[] {
  const handlers = descendants(node).filter(
    (one) => ts.isPropertyAssignment(one) && ts.isIdentifier(one.name) && /^on[A-Z]/.test(one.name.text),
  );
  const isHandedOver = (one: ts.Node) => handlers.some((handler) => one.pos >= handler.pos && one.end <= handler.end);
  return [node, ...descendants(node)].flatMap((one) => (ts.isIdentifier(one) && !isHandedOver(one) && !isText(one) ? [one.text] : []));
}

/** The function of `const [save] = useMutation(…)`. */
function mutationOf({ elements: [first] }: ts.ArrayBindingPattern, made: ts.Node): [string, ts.Node][] {
  if (!first || !ts.isBindingElement(first) || !made.getText().startsWith('useMutation(')) return [];
  return [[first.name.getText(), made]];
}

/** Whether it names a text, such as that of a button. */
function isText({ parent }: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) && /texts$/i.test(parent.expression.getText());
}

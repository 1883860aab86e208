import ts from 'typescript';
import { descendants, parse, type SourceFile } from '../source-tree.js';
import { plant, type Rule } from './rule.js';

/** What runs because a state has changed, and not because somebody has pressed something. */
const EFFECTS = new Set(['useEffect', 'useEffectEvent', 'useLayoutEffect', 'useInsertionEffect']);

/** The names of functions that publish, and the calls that make something public. */
const PUBLISHING =
  /^(publish|publishMine|publishNow|publishAnyway|deliver|save\w*Access|(Publish|PublishPage|PublishScheduled|ChangePageAccess|ChangePagePeriod|SetPageVisibility)Document)$/;

/**
 * A publication follows a press. An effect that publishes as soon as a state is reached does so again whenever the state comes back, such as by
 * Undo.
 */
export const publicationRules: readonly Rule[] = [
  {
    sentence: 'No effect publishes: a publication follows a press',
    find: (files) => files.filter(({ path }) => /^client\/.*\.tsx?$/.test(path)).flatMap(publishingEffects),
    planted: [
      plant(
        'client/features/editor/publishing/title-question.tsx',
        'const publish = useEffectEvent(() => void publishing.publish());\nuseEffect(() => { if (isInDraft) publish(); }, [isInDraft]);',
      ),
      plant(
        'client/features/editor/waiting-pictures/waiting-pictures.tsx',
        'function go() { return deliver(draft.design); }\nuseEffect(() => void go(), [arrival]);',
      ),
      plant(
        'client/features/editor/publishing/access/access-choice.tsx',
        'useLayoutEffect(() => void callServer(ChangePageAccessDocument, { access }), [access]);',
      ),
    ],
  },
];

function publishingEffects(file: SourceFile): string[] {
  if (![...EFFECTS].some((name) => file.text.includes(name))) return [];
  const nodes = descendants(parse(file));
  const functions = new Map(nodes.flatMap(namedFunction));
  return nodes.filter(isEffect).flatMap(({ arguments: [work] }) => {
    const names = work ? reachedFrom(work, functions) : new Set<string>();
    return [...names].filter((name) => PUBLISHING.test(name)).map((name) => `${file.path}: an effect leads to ${name}`);
  });
}

function isEffect(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && EFFECTS.has(node.expression.text);
}

/** A function with a name, in the same file. */
function namedFunction(node: ts.Node): [string, ts.Node][] {
  if (ts.isFunctionDeclaration(node) && node.name) return [[node.name.text, node]];
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return [];
  const isFunction = ts.isArrowFunction(node.initializer) || ts.isCallExpression(node.initializer);
  return isFunction ? [[node.name.text, node.initializer]] : [];
}

/** The names that a piece of code uses, also those in the functions of the file that it names. */
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

/** Whether it names a text, such as that of a button. */
function isText({ parent }: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) && /texts$/i.test(parent.expression.getText());
}

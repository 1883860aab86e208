import ts from 'typescript';
import { descendants, parse, type SourceFile } from '../source-tree.js';
import { reachIn } from './reached-names.js';
import { plant, type Rule } from './rule.js';

/** What runs because a state has changed, and not because somebody has pressed something. */
const EFFECTS = new Set(['useEffect', 'useEffectEvent', 'useLayoutEffect', 'useInsertionEffect']);

/** The names of functions that publish, and the calls that make something public. */
const PUBLISHING =
  /^(publish|publishMine|publishNow|publishAnyway|deliver|save\w*Access|(Publish|PublishPage|PublishScheduled|SchedulePublication|ChangePageAccess|ChangePagePeriod|SetPageVisibility)Document)$/;

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
  const reached = reachIn(file);
  return descendants(parse(file))
    .filter(isEffect)
    .flatMap(({ arguments: [work] }) => {
      const names = work ? reached(work) : new Set<string>();
      return [...names].filter((name) => PUBLISHING.test(name)).map((name) => `${file.path}: an effect leads to ${name}`);
    });
}

function isEffect(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && EFFECTS.has(node.expression.text);
}

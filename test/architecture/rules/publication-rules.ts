import ts from 'typescript';
import { descendants, parse, type SourceFile } from '../source-tree.js';
import { reachIn } from './reached-names.js';
import { plant, type Rule } from './rule.js';

/** What runs because a state has changed, and not because somebody has pressed something. */
const EFFECTS = new Set(['useEffect', 'useEffectEvent', 'useLayoutEffect', 'useInsertionEffect']);

/** The calls of the server that let somebody see something who did not. */
const DOCUMENTS = [
  'PublishDocument',
  'PublishPageDocument',
  'PublishScheduledDocument',
  'SchedulePublicationDocument',
  'ChangeScheduledPublicationDocument',
  'ChangePageVisibilityDocument',
  'CreateDraftLinkDocument',
];

/** The functions of other files that make one of them. */
const FUNCTIONS = ['publish', 'publishMine', 'deliver', 'scheduleAsked'];

const PUBLISHING = new Set([...DOCUMENTS, ...FUNCTIONS]);

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
        'useLayoutEffect(() => void callServer(ChangePageVisibilityDocument, { access }), [access]);',
      ),
      plant(
        'client/features/editor/publishing/access/draft-link.tsx',
        'const make = async () => know(await sendChange(CreateDraftLinkDocument, { pageId }));\nuseEffect(() => void make(), [pageId]);',
      ),
      plant(
        'client/features/editor/publishing/schedule/use-later.ts',
        'useEffect(() => void sendChange(ChangeScheduledPublicationDocument, { pageId, ...moment }), [moment]);',
      ),
    ],
  },
  {
    sentence: 'What that rule looks for is in the code of the browser',
    find: (files) => {
      const client = files.filter(({ path }) => /^client\/.*\.tsx?$/.test(path));
      // A planted file stands for all of them.
      const known = client.length > 1 ? [...PUBLISHING] : ['PublishDocument'];
      const missing = known.filter((name) => !client.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)));
      return missing.map((name) => `${client[0]?.path}: nothing is called ${name}`);
    },
    planted: [plant('client/features/editor/design-sender.ts', 'await callServer(PublishedDocument, { input });')],
  },
];

function publishingEffects(file: SourceFile): string[] {
  if (![...EFFECTS].some((name) => file.text.includes(name))) return [];
  const reached = reachIn(file);
  return descendants(parse(file))
    .filter(isEffect)
    .flatMap(({ arguments: [work] }) => {
      const names = work ? reached(work) : new Set<string>();
      return [...names].filter((name) => PUBLISHING.has(name)).map((name) => `${file.path}: an effect leads to ${name}`);
    });
}

function isEffect(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && EFFECTS.has(node.expression.text);
}

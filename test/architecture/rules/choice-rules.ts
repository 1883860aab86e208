import ts from 'typescript';
import { descendants, parse, type SourceFile } from '../source-tree.js';
import { reachIn } from './reached-names.js';
import { plant, type Rule } from './rule.js';

/** Controls that an arrow key changes: it passes choices on its way to another one. */
const CHOICES = new Set(['ChoiceList', 'ChoiceRow', 'SettingChoice', 'select']);

/** The names of functions that send something to the server. */
const SENDING = /^(callServer|useMutation|mutate|change|send|save|store|\w+Document)$/;

/** What is sent for each of these choices holds for a moment on the way, and the calls may overtake each other. */
export const choiceRules: readonly Rule[] = [
  {
    sentence: 'What an arrow key chooses is sent by a button: no radio button and no select sends anything',
    find: (files) => files.filter(({ path }) => /^client\/(features|shell|documents)\/.*\.tsx$/.test(path)).flatMap(sendingChoices),
    planted: [
      plant(
        'client/features/admin/settings/language-choice.tsx',
        `async function choose(choice: string) { setRefused(await change('LANGUAGE', choice)); }
         return <ChoiceList onChoose={(choice) => void choose(choice)} />;`,
      ),
      plant(
        'client/features/editor/publishing/access/access-choice.tsx',
        'return <input type="radio" onChange={() => void callServer(ChangePageAccessDocument, { access })} />;',
      ),
      plant(
        'client/features/personal/account/zone-field.tsx',
        `const [set] = useMutation(parsed(SetTimeZoneDocument));
         return <select value={zone} onChange={({ target }) => void set({ variables: { zone: target.value } })} />;`,
      ),
    ],
  },
];

function sendingChoices(file: SourceFile): string[] {
  const reached = reachIn(file);
  return descendants(parse(file))
    .filter(isChoice)
    .flatMap(handlersOf)
    .flatMap((handler) => [...reached(handler)].filter((name) => SENDING.test(name)))
    .map((name) => `${file.path}: a choice leads to ${name}`);
}

function isChoice(node: ts.Node): node is ts.JsxOpeningLikeElement {
  if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return false;
  const tag = node.tagName.getText();
  return CHOICES.has(tag) || (tag === 'input' && node.attributes.getText().includes('type="radio"'));
}

function handlersOf({ attributes }: ts.JsxOpeningLikeElement): ts.Node[] {
  return attributes.properties.flatMap((one) =>
    ts.isJsxAttribute(one) && /^on(Choose|Change|Input)$/.test(one.name.getText()) && one.initializer ? [one.initializer] : [],
  );
}

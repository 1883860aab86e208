import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { catalogue, languages, parametersOf, pluralsOf, subjects, type Texts } from '../../scripts/build/texts.mjs';
import { LANGUAGES } from '../../server/languages.rules.js';
import { descendants, parse, projectFolder } from './source-tree.js';

/** Every text of a catalogue by its place, such as `loginTexts.title`. */
function placesOf(texts: Texts, place = ''): [place: string, text: string][] {
  if (typeof texts === 'string') return [[place, texts]];
  return Object.entries(texts).flatMap(([name, inner]) => placesOf(inner, place === '' ? name : `${place}.${name}`));
}

const textsOf = (language: string) =>
  new Map(
    subjects.flatMap((subject) => placesOf(catalogue(language, subject)).map(([place, text]) => [`${subject}: ${place}`, text] as const)),
  );

const english = textsOf('en');

test('Each group of texts has a name of its own', () => {
  const groups = subjects.flatMap((subject) => Object.keys(catalogue('en', subject)));
  expect(groups.filter((group, at) => groups.indexOf(group) !== at)).toEqual([]);
});

test('The languages of the product are those that have catalogues', () => {
  expect([...LANGUAGES].sort()).toEqual([...languages]);
  for (const language of languages)
    expect(readdirSync(join(projectFolder, 'texts', language))).toEqual(readdirSync(join(projectFolder, 'texts/en')));
});

describe.each(languages)('Language %s', (language) => {
  const texts = textsOf(language);

  test('has every text that English has, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has in each text the values that the English one has', () => {
    const valuesOf = (text: string) => Object.keys(parametersOf(text)).sort();
    const others = [...texts].filter(([place, text]) => String(valuesOf(text)) !== String(valuesOf(english.get(place) ?? '')));
    expect(others).toEqual([]);
  });

  test('has no other answer to a question that reads like Cancel', () => {
    const cancel = texts.get('shell: controlTexts.cancel');
    const alike = [...texts].filter(([place, text]) => text === cancel && !place.endsWith('.cancel')).map(([place]) => place);
    expect(alike).toEqual([]);
  });

  test('has each form of a number that its grammar has', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = [...texts].filter(([, text]) => pluralsOf(text).some((cases) => forms.some((form) => !cases.includes(form))));
    expect(lacking).toEqual([]);
  });
});

/** What the software itself prints, and marks without words. */
const SAME_EVERYWHERE = [
  'admin-overview: adminOverviewTexts.ofDay',
  'importing: foundTexts.size',
  'landing: inPlaceTexts.opensAddress',
  'landing: inPlaceTexts.wholeFacts.1.amount',
  'landing: inPlaceTexts.wholeFacts.2.amount',
  'landing: inPlaceTexts.wholeFacts.3.amount',
  'landing: inPlaceTexts.wholeRequest',
  'landing: inPlaceTexts.yoursPrinted.0',
  'landing: inPlaceTexts.yoursPrinted.1',
  'landing: inPlaceTexts.yoursPrinted.2',
  'set-up: setUpTexts.version',
];

/** The texts that are the English ones on purpose, by language. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  ar: [
    // The key has this name on most keyboards.
    'admin-reports: adminReportTexts.enter',
    ...SAME_EVERYWHERE,
    // Linknames and addresses have only Latin letters.
    'guest-editor: guestEditorTexts.linknameToChoose',
    'landing: landingTexts.claimPlaceholder',
  ],
  de: [
    'admin-invitations: adminInvitationTexts.links',
    'admin-upkeep: adminUpkeepTexts.webhooks',
    'admin-overview: adminOverviewTexts.backupAt',
    'admin-overview: adminOverviewTexts.gigabytes',
    'admin-overview: adminOverviewTexts.megabytes',
    'admin-overview: adminOverviewTexts.since',
    ...SAME_EVERYWHERE,
    // German has the same word.
    'public-page: publicPageTexts.link',
    'admin: adminAccountListTexts.name',
    'admin: adminTexts.version',
    'admin-reports: adminReportTexts.moment',
    'blog: blogTexts.title',
    'editor: editorTexts.design',
    'editor: editorTexts.heading',
    'emblem-choice: emblemTexts.open',
    'emblems: emblemPanelTexts.sign',
    'publish-state: publishStateTexts.away',
    'rich-text: richTextTexts.link',
    'rich-text: richTextTexts.normal',
    'scheduled: scheduledTexts.inZone',
    'landing: knowHowTexts.subjects.drinks.name',
    'page-design: linksTexts.backOf',
    'page-design: styleTexts.emblem',
    'page-design: styleTexts.parts.text',
    'page-design: utmTexts.names.medium',
    'pages: newPageTexts.name',
    'admin-settings: adminSettingsTexts.passkeys',
    'admin-settings: adminSettingsTexts.webhooks',
    'passkeys: passkeyTexts.name',
    'passkeys: passkeyTexts.section',
    'passkeys: passkeyTexts.thisDevice',
    'public-page: publicPageTexts.website',
    'shell: controlTexts.understood',
    'shell: navigationTexts.blog',
    'shell: navigationTexts.editor',
    'personal: webhookSectionTexts.section',
    'webhooks: webhookTexts.manageTitle',
    'tile-kinds: tileDialogTexts.contactParts.name',
    'tile-kinds: tileKindTexts.link.label',
    'tile-kinds: tileKindTexts.text.label',
    'design-panel: designPanelTexts.warm',
    'design-panel: backgroundTexts.patterns.azulejo',
    'design-panel: backgroundTexts.patterns.terrazzo',
    'design-panel: backgroundTexts.patterns.tesserae',
    'design-panel: layoutTexts.shapes.banner',
    'design-panel: typeTexts.loads',
    'design-panel: typeTexts.roles.text',
    'starters: bandTexts.name',
    'starters: cafeTexts.name',
    'starters: podcastTexts.name',
    // German has the same punctuation and direction.
    'design-panel: designPanelTexts.option',
    'history: historyTexts.day',
    'landing: footerTexts.copyright',
    'landing: landingTexts.exampleShown',
    'mails: mailTexts.direction',
    'public-document: publicDocumentTexts.documentDescription',
    'shell: languageTexts.direction',
    // Names of people.
    'landing: landingTexts.examples.bitter-and-still.who',
    'landing: landingTexts.examples.grain-school.who',
    'landing: landingTexts.examples.halyard.who',
    'landing: landingTexts.examples.ines-moreau.who',
    'landing: landingTexts.examples.layla-arabic.who',
    'landing: landingTexts.examples.lisbon-on-foot.who',
    'landing: landingTexts.examples.maeve-pots.who',
    'landing: landingTexts.examples.marta.who',
    'landing: landingTexts.examples.oskars-bees.who',
    'landing: landingTexts.examples.spoke-and-pawl.who',
    'landing: landingTexts.examples.theo-brandt.who',
    'landing: landingTexts.examples.tomasz-birds.who',
  ],
};

test.each(languages.filter((language) => language !== 'en'))(
  'Language %s repeats the English text only where that is listed',
  (language) => {
    const same = [...textsOf(language)].filter(([place, text]) => text === english.get(place)).map(([place]) => place);
    expect(same.sort()).toEqual([...(SAME_AS_ENGLISH[language] ?? [])].sort());
  },
);

/** What a component shows or says to a screen reader: attributes, and properties of the objects that components are given. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'ariaLabel',
  'caption',
  'description',
  'explanation',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'text',
  'title',
]);

/**
 * Words that no language translates: brands stay literal, the page of an example creator is in the language of that creator, and the library
 * replaces the placeholder `{hotkey}`.
 */
const UNTRANSLATED: Readonly<Record<string, readonly string[]>> = {
  'client/controls/notifications/notification-layer.tsx': ['({hotkey})'],
  'client/features/landing/examples/example-page-markup.tsx': ['Ines Moreau, notes from the wall'],
};

test('No component has a text of its own: each comes from a catalogue', () => {
  // The style guide is no part of the product, and is read by its developers. The catalogues are where texts belong.
  const paths = ts.sys.readDirectory(join(projectFolder, 'client'), ['.ts', '.tsx'], ['styleguide', 'texts', 'api/generated']);
  expect(paths.length).toBeGreaterThan(200);
  const literal = paths
    .map((path) => relative(projectFolder, path))
    .flatMap((path) =>
      literalTexts(path, readFileSync(join(projectFolder, path), 'utf8'))
        .filter((text) => !UNTRANSLATED[path]?.includes(text))
        .map((text) => `${path}: ${text}`),
    );
  expect(literal).toEqual([]);
});

test.each([
  ['<b>Save it</b>', 'Save it'],
  ['<b>{"Save it"}</b>', 'Save it'],
  ['<b>{`Save ${name} now`}</b>', 'Save  now'],
  ['<b>{isNew ? "Add" : texts.save}</b>', 'Add'],
  ['<b>{isNew && "Add"}</b>', 'Add'],
  ['<b>{name ?? "Nobody"}</b>', 'Nobody'],
  ['<b title={isNew ? texts.add : `Save it`} />', 'Save it'],
  ['const button = { label: "Save" }', 'Save'],
  ['const button = { "aria-label": isNew && ("Save" as string) }', 'Save'],
  ['function Button({ label = "Save" }) {}', 'Save'],
])('A text in the source is found: %s', (source, text) => {
  expect(literalTexts('made-up.tsx', source)).toEqual([text]);
});

test.each([
  '<b className="save" id={`tile-${number}`}>{texts.save} ({number})</b>',
  '<b>{kind === "home" && texts.home}</b>',
  'const style = { text: "#ffffff", name: "grey" }',
  '<b title={`${name} · ${site}`} />',
])('What is no text is left alone: %s', (source) => {
  expect(literalTexts('made-up.tsx', source)).toEqual([]);
});

/** The texts in a source that a person would see or hear. */
function literalTexts(path: string, text: string): string[] {
  const nodes = descendants(parse({ path, text })).filter((node) => ts.isJsxText(node) || isShown(node));
  return nodes.map(wordsOf).filter((words) => /\p{L}{2}/u.test(words) && !/^#[\da-f]+$/i.test(words));
}

/** The literal words of a node, without the values that are put in. */
function wordsOf(node: ts.Node): string {
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join('')
      .trim();
  return ts.isJsxText(node) || ts.isStringLiteralLike(node) ? node.text.trim() : '';
}

/** Whether the value of a literal is what an attribute, a property or an element shows. */
function isShown(literal: ts.Node): boolean {
  if (!ts.isStringLiteralLike(literal) && !ts.isTemplateExpression(literal)) return false;
  let value: ts.Node = literal;
  while (isPassedOn(value)) value = value.parent;
  const { parent } = value;
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || SHOWN.has(parent.parent.name.getText());
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) || ts.isBindingElement(parent))
    return parent.initializer === value && SHOWN.has(parent.name.getText().replace(/^['"]|['"]$/g, ''));
  return false;
}

const PASSING_ON: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/** Whether the expression around a value can have that value: a condition, a fallback, a sum, or parentheses. */
function isPassedOn(value: ts.Node): boolean {
  const { parent } = value;
  if (ts.isConditionalExpression(parent)) return parent.condition !== value;
  if (ts.isBinaryExpression(parent)) return PASSING_ON.has(parent.operatorToken.kind);
  return ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent);
}

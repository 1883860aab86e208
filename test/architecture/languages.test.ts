import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { catalogue, languages, parametersOf, pluralsOf, subjects, type Texts } from '../../scripts/texts.mjs';
import { LANGUAGES } from '../../server/languages.rules.js';
import { descendants, projectFolder } from './source-tree.js';

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

  test('has each form of a number that its grammar has', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const lacking = [...texts].filter(([, text]) => pluralsOf(text).some((cases) => forms.some((form) => !cases.includes(form))));
    expect(lacking).toEqual([]);
  });
});

/** Names and marks that are the same everywhere. */
const SAME_EVERYWHERE =
  readdirSync(join(projectFolder, 'texts')).length > 0 ? /^[\W\d_]*$|example|\.(com|gg|org)\b|^\{\w+\}[^a-z]*(\{\w+\}[^a-z]*)*$/i : /^$/;

test.each(languages.filter((language) => language !== 'en'))('Language %s has few texts that are the English ones', (language) => {
  const same = [...textsOf(language)].filter(([place, text]) => text === english.get(place) && !SAME_EVERYWHERE.test(text));
  expect(same.length).toBeLessThan(english.size / 20);
});

/** What a component shows or says to a screen reader. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

test('No component has a text of its own: each comes from a catalogue', () => {
  // The style guide is no part of the product, and is read by its developers.
  const components = ts.sys.readDirectory(join(projectFolder, 'client'), ['.tsx'], ['styleguide']);
  expect(components.length).toBeGreaterThan(50);
  const literal = components.flatMap((path) => {
    const source = ts.createSourceFile(path, ts.sys.readFile(path) ?? '', ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    return [...descendants(source)].filter(isLiteralText).map((node) => `${path}: ${node.getText().trim()}`);
  });
  expect(literal).toEqual([]);
});

function isLiteralText(node: ts.Node): boolean {
  const hasWords = (text: string) => /\p{L}{2}/u.test(text);
  if (ts.isJsxText(node)) return hasWords(node.text);
  if (!ts.isStringLiteral(node) || !hasWords(node.text)) return false;
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SHOWN.has(parent.name.getText());
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
}

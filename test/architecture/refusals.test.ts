import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { catalogue, languages, type Texts } from '../../scripts/build/texts.mjs';
import { descendants, parse, readProject, type SourceFile } from './source-tree.js';

const sources = readProject().filter(({ path }) => /^server\/(?!texts\/).*\.ts$/.test(path));
const said = new Set(sources.flatMap(reasonsIn));

test.each(languages)('Language %s has a text for each refusal that the server or a rule can say, and for no other', (language) => {
  const { refusalTexts } = catalogue(language, 'refusals') as { readonly refusalTexts: Readonly<Record<string, Texts>> };
  expect(Object.keys(refusalTexts).sort()).toEqual([...said].sort());
});

test('Refusals are found in each way in which they are made', () => {
  const ways = {
    [`refusal('TAKEN')`]: ['TAKEN'],
    [`refused('LINKNAME_INVALID', {}, 'LINKNAME_EMPTY')`]: ['LINKNAME_EMPTY'],
    [`faults.add(place, 'NOT_TEXT')`]: ['NOT_TEXT'],
    [`faults.add(place, 'NOT_TEXT', {}, 'NOT_TEXT_EITHER')`]: ['NOT_TEXT_EITHER'],
    [`class A extends DomainError { constructor() { super('invalid', 'NO'); } }`]: ['NO'],
    [`class A extends DomainError { constructor() { super('invalid', 'NO', { reason: 'NO_FINER' }); } }`]: ['NO_FINER'],
    [`class A extends DomainError { constructor() { const reason = x ? 'A_B' : 'A_C'; super('invalid', 'A', { reason }); } }`]: [
      'A_B',
      'A_C',
    ],
  };
  for (const [text, reasons] of Object.entries(ways)) expect(reasonsIn({ path: 'server/pages/pages.errors.ts', text })).toEqual(reasons);
});

function reasonsIn(file: SourceFile): string[] {
  return descendants(parse(file)).filter(ts.isCallExpression).flatMap(reasonsOfCall);
}

function reasonsOfCall(call: ts.CallExpression): string[] {
  const [first, second, third, fourth] = call.arguments;
  switch (call.expression.getText()) {
    case 'refusal':
    case 'refused':
      return codesIn(third).length > 0 ? codesIn(third) : codesIn(first);
    case 'faults.add':
      return codesIn(fourth).length > 0 ? codesIn(fourth) : codesIn(second);
    case 'super':
      return reasonsOfError(call);
    default:
      return [];
  }
}

/** An error says its code, unless its details name a reason. That may be chosen above, in the constructor. */
function reasonsOfError(call: ts.CallExpression): string[] {
  const [, code, details] = call.arguments;
  const properties = details && ts.isObjectLiteralExpression(details) ? [...details.properties] : [];
  const reason = properties.find(({ name }) => name?.getText() === 'reason');
  if (!reason) return codesIn(code);
  if (ts.isPropertyAssignment(reason)) return codesIn(reason.initializer);
  return codesIn(call.parent.parent).filter((found) => !codesIn(code).includes(found));
}

function codesIn(node: ts.Node | undefined): string[] {
  if (!node) return [];
  const texts = [node, ...descendants(node)].filter((one) => ts.isStringLiteral(one)).map(({ text }) => text);
  return [...new Set(texts)].filter((text) => /^[A-Z]+(?:_[A-Z]+)*$/.test(text));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { plant } from '../rules/rule.js';
import { projectFolder, readProject } from '../source-tree.js';
import { type Attack, attacksOn } from './attacks.js';
import { BOUNDED_INPUTS } from './bounded-inputs.js';
import { type Place, placesIn } from './expressions.js';
import { slowness } from './growth.js';
import { SAMPLES } from './samples.js';

/** The longest input of every other expression, in characters. What is quadratic takes a tenth of a second there or much more. */
const LONGEST = 32_768;

/** What recheck found: an attack, or in one word why there is none. */
type Finding = Attack | string;

const findings = JSON.parse(
  readFileSync(join(projectFolder, 'test/architecture/regular-expressions/adversarial-inputs.json'), 'utf8'),
) as Readonly<Record<string, Finding>>;
const places = placesIn(readProject());
const expressions = new Set(places.flatMap((place) => place.expressions.map(String)));
const names = new Set(places.map(({ name }) => name));

test.each(places)('$name takes linear time', (place) => {
  expect(faultsIn(place, BOUNDED_INPUTS[place.name]?.longest ?? LONGEST)).toEqual([]);
});

test('What an expression is made of is known, or it has samples (samples.ts)', () => {
  expect(places.filter((place) => place.expressions.length === 0).map(({ name }) => name)).toEqual([]);
  expect(Object.keys(SAMPLES).filter((sampled) => !places.some(({ name, isSampled }) => isSampled && name === sampled))).toEqual([]);
});

test('Each expression was analysed, and none that is gone is kept (node scripts/tests/adversarial-inputs.mjs analyses them)', () => {
  expect([...expressions].filter((expression) => !(expression in findings))).toEqual([]);
  expect(Object.keys(findings).filter((expression) => !expressions.has(expression))).toEqual([]);
});

test('A limit of an input is noted only for an expression that needs one (bounded-inputs.ts)', () => {
  expect(Object.keys(BOUNDED_INPUTS).filter((name) => !names.has(name))).toEqual([]);
  const limited = places.filter(({ name }) => name in BOUNDED_INPUTS);
  expect(limited.filter((place) => faultsIn(place, LONGEST).length === 0).map(({ name }) => name)).toEqual([]);
});

/** Expressions that take long, the first two of which this product once had. */
const SLOW = [
  "const ADDRESS = '/media/[0-9a-f]{64}#[0-9a-f]{32}'; export const OURS = new RegExp(`(?<=<img [^<>]*\\\\bsrc=\")https?://[^\"<>]*?(${ADDRESS})(?=\")`, 'g');",
  String.raw`export const withoutLastSlashes = (path: string) => path.replace(/(.)\/+$/, '$1');`,
  String.raw`export const LAST_SLASHES = /\/+$/;`,
  String.raw`export const REPEATED_TWICE = /^(a+)+$/;`,
  String.raw`export const LAST_BLANKS = /\s+$/;`,
  String.raw`const WORD = /\w+\s?/; export const WORDS = RegExp(['^(?:', WORD.source, ')*$'].join(''));`,
];

test.each(SLOW)('An expression is found that takes more than linear time: %s', (text) => {
  const planted = placesIn(plant('server/pages/planted.ts', text));
  expect(planted.flatMap((place) => faultsIn(place, LONGEST))).not.toEqual([]);
});

test.each([
  'export const of = (word: string) => new RegExp(word);',
  'export let word = "a"; export const OF = new RegExp(`^${word}`, "u");',
])('An expression is found that depends on the run: %s', (text) => {
  expect(placesIn(plant('server/pages/planted.ts', text))).toMatchObject([{ expressions: [], isSampled: true }]);
});

const checked = new Map<string, readonly string[]>();

/** Why the expressions of a place take more than linear time. */
function faultsIn({ expressions: made }: Place, longest: number): readonly string[] {
  return made.flatMap((expression) => {
    const key = `${longest} ${String(expression)}`;
    const faults = checked.get(key) ?? faultsOf(expression, longest);
    checked.set(key, faults);
    return faults;
  });
}

function faultsOf(expression: RegExp, longest: number): readonly string[] {
  const finding = findings[String(expression)];
  const known = finding === undefined || typeof finding === 'string' ? [] : [finding];
  for (const attack of [...known, ...attacksOn(expression)]) {
    const fault = slowness(expression, attack, longest);
    if (fault !== undefined) return [`${String(expression)}: ${fault}`];
  }
  return [];
}

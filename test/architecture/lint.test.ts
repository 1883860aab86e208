import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projectFolder } from './source-tree.js';

/** The rules that a text breaks when it stands in a file of the server. */
function brokenRules(text: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [join(projectFolder, 'node_modules/eslint/bin/eslint.js'), '--stdin', '--stdin-filename', 'server/domain-error.ts', '--format', 'json'],
    // Otherwise the parser takes for granted that a file is what it is on the disk.
    { cwd: projectFolder, input: text, encoding: 'utf8', env: { ...process.env, TSESTREE_SINGLE_RUN: 'false' } },
  );
  const [result] = JSON.parse(stdout) as { messages: { ruleId: string }[] }[];
  return [...new Set(result?.messages.map(({ ruleId }) => ruleId))].sort();
}

const branches = Array.from({ length: 10 }, (_, at) => `  if (count === ${at}) return ${at};`);
const lines = Array.from({ length: 250 }, (_, at) => `  sum += ${at};`);

const FAULTS: readonly (readonly [string, string])[] = [
  ['@typescript-eslint/no-explicit-any', 'export const anything: any = 1;'],
  ['@typescript-eslint/no-floating-promises', 'export function start(): void { Promise.resolve(1); }'],
  ['@typescript-eslint/consistent-type-imports', `import { Stats } from 'node:fs';\nexport const none: Stats | undefined = undefined;`],
  ['no-restricted-properties', 'export const port = process.env.PORT;'],
  ['no-console', `export const say = (): void => console.log('');`],
  ['complexity', ['export function pick(count: number): number {', ...branches, '  return 10;', '}'].join('\n')],
  ['max-lines', ['export function sum(): number {', '  let sum = 0;', ...lines, '  return sum;', '}'].join('\n')],
  ['max-lines-per-function', ''],
];

test('The lint finds what breaks a limit or a rule of the language', () => {
  const text = FAULTS.map(([, fault]) => fault).join('\n');
  expect(brokenRules(text)).toEqual(FAULTS.map(([rule]) => rule).sort());
});

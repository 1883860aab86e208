import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { projectFolder } from './source-tree.js';

/** The rules that texts break, each in a file with the given name. */
function brokenRules(texts: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lint-'));
  try {
    for (const file of ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.client.json', 'tsconfig.server.json'])
      copyFileSync(join(projectFolder, file), join(folder, file));
    symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [join(projectFolder, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', ...Object.keys(texts)],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
    return [...new Set(diagnostics.map(({ code }) => code))].sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const branches = Array.from({ length: 10 }, (_, at) => `  if (count === ${at}) return ${at};`);
const lines = Array.from({ length: 250 }, (_, at) => `  sum += ${at};`);

const FAULTS: readonly (readonly [string, string])[] = [
  ['typescript(no-explicit-any)', 'export const anything: any = 1;'],
  ['typescript(no-floating-promises)', 'export function start(): void { Promise.resolve(1); }'],
  ['eslint(no-restricted-properties)', 'export const port = process.env.PORT;'],
  ['eslint(no-console)', `export const say = (): void => console.log('');`],
  ['eslint(complexity)', ['export function pick(count: number): number {', ...branches, '  return 10;', '}'].join('\n')],
  ['eslint(max-lines)', ['export function sum(): number {', '  let sum = 0;', ...lines, '  return sum;', '}'].join('\n')],
  ['eslint(max-lines-per-function)', ''],
];

test('The lint finds what breaks a limit or a rule of the language', () => {
  const text = FAULTS.map(([, fault]) => fault).join('\n');
  expect(brokenRules({ 'server/fault.ts': text })).toEqual(FAULTS.map(([rule]) => rule).sort());
});

test('The lint finds a type that the client imports as a value, a control that no key reaches, and a hook that runs only sometimes', () => {
  const component = [
    `import type { ReactNode } from 'react';`,
    `import { useState } from 'react';`,
    `import { ReactElement } from 'react';`,
    'export function Sometimes({ isOpen }: { isOpen: boolean }): ReactNode {',
    '  if (isOpen) useState(1);',
    '  return <div onClick={() => undefined} />;',
    '}',
    'export const none: ReactElement | undefined = undefined;',
  ];
  expect(brokenRules({ 'client/fault.tsx': component.join('\n') })).toEqual(
    expect.arrayContaining([
      expect.stringContaining('consistent-type-imports'),
      expect.stringContaining('click-events-have-key-events'),
      expect.stringContaining('rules-of-hooks'),
    ]),
  );
});

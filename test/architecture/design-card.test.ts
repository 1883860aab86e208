import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { importsOf, projectFolder, readProject } from './source-tree.js';

/** The packages and top-level files that the owner of the product has named. No other decision removes or moves one. */
const FILES = ['package.json', 'nest-cli.json', 'server', 'client', 'codegen.yml', 'schema.graphql', 'docker', 'test'];
const IMPORTED = {
  server: ['@nestjs/core', '@nestjs/graphql', '@nestjs/apollo', '@nestjs/passport', 'typeorm', 'pg', 'graphql', 'graphql-upload'],
  client: ['react', 'react-dom', '@apollo/client', 'quill', 'cropperjs', '@dnd-kit/core'],
};
const COMMANDS = { '@graphql-codegen/cli': 'graphql-codegen --config codegen.yml', jest: 'node_modules/jest/bin/jest.js' };
const MODULES = ['accounts', 'pages', 'media', 'mail'];

const files = readProject();

test('The files of the owner’s design card stand at the top level', () => {
  expect(FILES.filter((name) => !existsSync(join(projectFolder, name)))).toEqual([]);
});

test('The packages of the owner’s design card are imported by what runs', () => {
  const missing = Object.entries(IMPORTED).flatMap(([side, names]) => {
    const sources = files.filter(({ path }) => path.startsWith(`${side}/`) && /\.tsx?$/.test(path));
    const imported = new Set(sources.flatMap(importsOf).flatMap(({ isRuntime, package: name }) => (isRuntime ? [name] : [])));
    return names.filter((name) => !imported.has(name));
  });
  expect(missing).toEqual([]);
});

test('The code generator and jest of the owner’s design card are what the commands run', () => {
  const scripts = readFileSync(join(projectFolder, 'package.json'), 'utf8') + readFileSync(join(projectFolder, 'scripts/test.mjs'), 'utf8');
  expect(Object.values(COMMANDS).filter((command) => !scripts.includes(command))).toEqual([]);
});

test('The modules of the owner’s design card have ports', () => {
  const hasPorts = (name: string): boolean => files.some(({ path }) => path.startsWith(`server/${name}/`) && path.endsWith('.port.ts'));
  expect(MODULES.filter((name) => !hasPorts(name))).toEqual([]);
});

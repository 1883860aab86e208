import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { projectFolder } from '../../server/config/config.js';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

test('The changelog has what is unreleased, and then each release with its day, the newest first', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const [first, ...releases] = Array.from(read('CHANGELOG.md').matchAll(/^## (.*)$/gm), ([, heading = '']) => heading);
  expect(first).toBe('[Unreleased]');
  const parts = releases.map((heading) => /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/.exec(heading));
  expect(parts).not.toContain(null);
  const days = parts.map((part) => part?.[2] ?? '');
  expect(days).toEqual(days.toSorted().reverse());
  // Nothing is released yet, or this version is the last release.
  if (parts.length > 0) expect(parts[0]?.[1]).toBe(version);
});

test('Everything that is deprecated is listed for integrators, with the day', () => {
  const types = Object.values(buildSchema(read('schema.graphql')).getTypeMap()).filter(
    (type) => isObjectType(type) || isInterfaceType(type),
  );
  const deprecatedIn = (type: (typeof types)[number]) => Object.values(type.getFields()).filter((field) => field.deprecationReason != null);
  // What is deprecated in an interface is so in each type that has it.
  const inherited = (type: (typeof types)[number]) =>
    type
      .getInterfaces()
      .flatMap(deprecatedIn)
      .map(({ name }) => name);
  const deprecated = types.flatMap((type) =>
    deprecatedIn(type).flatMap(({ name }) => (inherited(type).includes(name) ? [] : [`${type.name}.${name}`])),
  );
  const formerArguments = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ name, args }) =>
      args.filter(({ deprecationReason }) => deprecationReason != null).map((argument) => `${type.name}.${name}(${argument.name})`),
    ),
  );
  const section = read('docs/api/graphql.md').split('## What is deprecated')[1] ?? '';
  const rows = section.split('\n').filter((line) => /\| \d{4}-\d{2}-\d{2} \|/.test(line));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.toSorted()).toEqual([...deprecated, ...formerArguments].toSorted());
});

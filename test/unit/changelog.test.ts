import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { projectFolder } from '../../server/config/config.js';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

test('The changelog begins with the version of the product', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(/^## (\S+), (?:not released yet|\d{4}-\d{2}-\d{2})$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
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
  const section = read('docs/api/graphql.md').split('## What is deprecated')[1] ?? '';
  const rows = section.split('\n').filter((line) => /\| \d{4}-\d{2}-\d{2} \|/.test(line));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed.toSorted()).toEqual(deprecated.toSorted());
});

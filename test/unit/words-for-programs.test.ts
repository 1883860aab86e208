import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openApiDocument } from '../../server/gateway/rest/openapi/openapi-document.js';
import { SiteAddresses } from '../../server/site-addresses.js';

const project = join(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(project, ...path), 'utf8');
const guide = (name: string) => read('docs', 'api', `${name}.md`);
const openApi = openApiDocument({
  siteName: 'Tessera',
  addresses: new SiteAddresses({ publicUrl: 'https://tessera.example' }),
  supportEmail: 'support@tessera.example',
}) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly { readonly description: string }[] }>>>>;
};

describe('What programs read of the API', () => {
  const published: readonly (readonly [string, string])[] = [
    ['schema.graphql', read('schema.graphql')],
    ['the OpenAPI document', JSON.stringify(openApi)],
    ...['', 'files'].flatMap((folder) =>
      readdirSync(join(project, 'docs', 'api', folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [name, read('docs', 'api', folder, name)] as const),
    ),
  ];

  test.each(published)('%s names no section of a document that they do not have', (_, text) => {
    expect(/specification §[^)]*/.exec(text)?.[0]).toBeUndefined();
  });

  test('says of the link of a verification that it may be opened twice, and of that for a password that it works once', () => {
    const tokenOf = (path: string) => Object.values(openApi.paths[path] ?? {})[0]?.parameters?.at(-1)?.description;
    expect(tokenOf('/verify-email-token')).toBe(
      'The secret of the link. It is valid for 24 hours; whoever opens it again is told the same.',
    );
    expect(tokenOf('/password-reset-confirm/{uid}/{token}')).toBe('The secret of the link. It works once, within an hour.');
  });

  test('writes scopes as tokens have them', () => {
    for (const name of ['rest', 'older-clients', 'graphql', 'counts', 'imports'])
      expect([name, /scopes? `(?:read|publish|media|account)`/.exec(guide(name))?.[0]]).toEqual([name, undefined]);
    expect(guide('rest')).toContain('An access token needs the scope `READ`.');
    expect(JSON.stringify(openApi)).toContain('An access token needs the scope `READ`.');
  });

  test('says that answers may get further fields, and that bodies with others are taken', () => {
    const objects = (value: unknown): readonly Record<string, unknown>[] =>
      typeof value !== 'object' || value === null
        ? []
        : [...('properties' in value ? [value as Record<string, unknown>] : []), ...Object.values(value).flatMap(objects)];
    const found = objects(openApi);
    expect(found.length).toBeGreaterThan(20);
    // A form with a picture has nothing else.
    const closed = found.filter(({ additionalProperties }) => additionalProperties === false);
    expect(closed.filter(({ properties }) => Object.keys(properties as object).join() !== 'image')).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { openApiDocument } from '../../../../server/gateway/rest/openapi/openapi-document.js';
import { SiteAddresses } from '../../../../server/site-addresses.js';
import { toWire } from '../../../../server/pages/design/wire-design.rules.js';
import { anyMixedDesign } from '../../../builders/pages/any-tile.js';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly servers?: readonly { readonly url: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: object }>>;
}

const document = openApiDocument({
  siteName: 'Tiles & Co',
  addresses: new SiteAddresses({ publicUrl: 'https://tiles.example' }),
  supportEmail: 'help@tiles.example',
}) as unknown as {
  readonly info: object;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.values(methods).map((one) => ({ path, ...one })));

/** Every object in the document that is a schema of objects, with its place. */
function objectsIn(value: unknown, place = ''): (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => objectsIn(one, `${place}.${name}`));
  return 'type' in value && value.type === 'object' ? [[place, { ...value }], ...inner] : inner;
}

// What a linter asks for (Redocly's recommended-strict and Spectral's oas).
describe('The OpenAPI document', () => {
  test('names each operation once, with a summary, a description of each answer, and a refusal with a schema', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const { operationId, summary, responses } of operations) {
      expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/\w/)]);
      const refused = Object.entries(responses).filter(([status]) => status >= '400');
      expect(refused.length).toBeGreaterThan(0);
      const schema = { $ref: '#/components/schemas/Refusal' };
      for (const [, { content }] of refused) expect(content).toEqual({ 'application/json': { schema } });
      for (const [status, { description }] of Object.entries(responses))
        expect([operationId, status, description]).toEqual([operationId, status, expect.stringMatching(/\w/)]);
    }
  });

  test('has no path that ends in a slash, a licence, and whom to ask', () => {
    expect(operations.filter(({ path }) => path.endsWith('/'))).toEqual([]);
    expect(document.info).toMatchObject({ license: { identifier: 'MIT' }, contact: { email: 'help@tiles.example' } });
  });

  test('says of each object which fields it has to have, and whether it may have others', () => {
    const objects = objectsIn(document);
    expect(objects.length).toBeGreaterThan(30);
    for (const [place, schema] of objects) {
      expect([place, schema]).toEqual([place, expect.objectContaining({ additionalProperties: expect.anything() as unknown })]);
      const { properties, required = [] } = schema as { readonly properties?: object; readonly required?: readonly string[] };
      expect([place, required.filter((name) => !Object.hasOwn(properties ?? {}, name))]).toEqual([place, []]);
      // A map has no fields of its own.
      if (properties) expect([place, schema]).toEqual([place, expect.objectContaining({ required: expect.anything() as unknown })]);
    }
  });

  test('has the pages as data at the addresses of pages, and not below /api', () => {
    const others = operations.filter(({ servers }) => servers !== undefined);
    expect(others.map(({ path, servers }) => [path, servers])).toEqual(
      ['/{linkname}.json', '/{linkname}.atom', '/{linkname}.ics', '/oembed'].map((path) => [path, [{ url: 'https://tiles.example' }]]),
    );
  });

  test('describes any design as older clients send it, and none without the names of its tiles', () => {
    const { schema } = operations.find(({ operationId }) => operationId === 'publish')!.requestBody!.content['application/json']!;
    const validator = z.fromJSONSchema(schema as never);
    fc.assert(
      fc.property(anyMixedDesign, (design) => {
        expect(validator.safeParse(JSON.parse(JSON.stringify(toWire(design)))).error).toBeUndefined();
      }),
    );
    expect(validator.safeParse({ editedText: 'A' }).success).toBe(false);
    expect(validator.safeParse({ buttonNames: [], titleColor: 'red' }).success).toBe(false);
  });

  test('describes what a program has to send, as texts with their formats', () => {
    const { schema } = operations.find(({ operationId }) => operationId === 'register')!.requestBody!.content['application/json']!;
    expect(schema).toMatchObject({
      required: ['username', 'email', 'password'],
      properties: {
        username: { type: 'string', minLength: 3, maxLength: 30 },
        email: { type: 'string', format: 'email' },
        password: { type: 'string', format: 'password', minLength: 8, maxLength: 128 },
      },
      additionalProperties: true,
    });
    expect(JSON.stringify(schema)).not.toContain('anyOf');
  });
});

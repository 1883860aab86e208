import { z } from 'zod';
import type { SiteAddresses } from '../../../site-addresses.js';
import { refusalOf, schemaOf, type Json } from './openapi-parts.js';
import { publicDataPaths } from './openapi-public-data.js';
import { REST_OPERATIONS, type RestOperation } from '../rest-operations.js';
import { WIRE_REFUSAL } from '../wire-answers.js';

/** The site that the document is about. */
interface Site {
  readonly siteName: string;
  readonly addresses: SiteAddresses;
  readonly supportEmail: string;
}

const TEXT = { type: 'string' };
const PARAMETERS: Readonly<Record<string, { readonly description: string; readonly schema: Json }>> = {
  uid: { description: 'The id of the account, from the link.', schema: { ...TEXT, format: 'uuid' } },
  token: { description: 'The secret of the link. It works once, within an hour.', schema: { ...TEXT, minLength: 1 } },
  pageId: {
    description: 'The id of the page, as GraphQL names it, or `main`.',
    schema: { anyOf: [{ ...TEXT, format: 'uuid' }, { const: 'main' }] },
  },
  versions: {
    description: '`all` for the former versions of the page, too.',
    schema: { const: 'all' },
  },
  days: {
    description: 'How many days, today included: 1 to 731, and 30 if it is missing. Any other number is taken as the nearest of these.',
    schema: { type: 'integer', default: 30 },
  },
};

/**
 * The OpenAPI document of the REST paths. Its schemas are those that parse the bodies and that give the answers their types, so the two
 * cannot differ.
 */
export function openApiDocument({ siteName, addresses, supportEmail }: Site): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: `${siteName}: REST`,
      // These paths do not change any more.
      version: '1',
      description:
        'The paths of older clients, and of what comes as a file. New programs do better with GraphQL at `/graphql`, which can do what the paths of older clients ' +
        'can, and more. A final slash, which older clients send, changes nothing. Fields of a body that are not described are ignored.',
      contact: { email: supportEmail },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: addresses.at('/api') }],
    paths: { ...pathsOf(REST_OPERATIONS), ...publicDataPaths(addresses) },
    components: {
      schemas: { Refusal: schemaOf(WIRE_REFUSAL, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of a session or an access token, as `Token …` or `Bearer …`.',
        },
      },
    },
  };
}

function pathsOf(operations: readonly RestOperation[]): Json {
  return Object.fromEntries(
    operations.map((operation) => [`/${operation.path.replace(/\/$/, '')}`, { [operation.method]: describe(operation) }]),
  );
}

function describe(operation: RestOperation): Json {
  const { id, summary, description, needs, takes, status, answers } = operation;
  const scope = needs === undefined || needs === 'session' ? undefined : `An access token needs the scope \`${needs.toUpperCase()}\`.`;
  const parameters = parametersOf(operation);
  const texts = [description, needs === 'session' ? 'Access tokens are refused.' : scope].filter((text) => text !== undefined);
  return {
    operationId: id,
    summary,
    ...(texts.length > 0 && { description: texts.join(' ') }),
    security: needs === undefined ? [] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(takes && !('query' in takes) && { requestBody: { required: true, content: contentOf(takes) } }),
    responses: {
      [status]: answers instanceof z.ZodType ? { description: 'It is done.', content: jsonOf(answers) } : fileOf(answers),
      ...Object.fromEntries(statusesOf(operation).map((refused) => [refused, refusalOf(refused)])),
    },
  };
}

/** Of one operation, where the parameter is another one than elsewhere. */
const OWN: Readonly<Record<string, Json>> = {
  verifyEmail: { description: 'The secret of the link. It is valid for 24 hours; whoever opens it again is told the same.' },
};

function parametersOf({ id, path, takes }: RestOperation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ name, in: 'path', required: true, ...PARAMETERS[name] }));
  if (!takes || !('query' in takes)) return inPath;
  return [...inPath, { name: takes.query, in: 'query', required: takes.isOptional !== true, ...PARAMETERS[takes.query], ...OWN[id] }];
}

function jsonOf(answer: z.ZodType): Json {
  return { 'application/json': { schema: schemaOf(answer, 'output') } };
}

function fileOf({ file, description }: Exclude<RestOperation['answers'], z.ZodType>): Json {
  const disposition = { description: 'The name of the file.', schema: TEXT };
  return {
    description: 'The file.',
    headers: { 'Content-Disposition': disposition },
    content: { [file]: { schema: { ...TEXT, description } } },
  };
}

function contentOf(takes: Exclude<NonNullable<RestOperation['takes']>, { readonly query: string }>): Json {
  if ('json' in takes)
    return { 'application/json': { schema: takes.json instanceof z.ZodType ? bodyOf(schemaOf(takes.json, 'input')) : takes.json } };
  const image = { description: 'A JPEG or PNG file.', contentMediaType: 'application/octet-stream' };
  return { 'multipart/form-data': { schema: { type: 'object', required: ['image'], properties: { image }, additionalProperties: false } } };
}

/** The server takes a field that is missing for an empty text, and refuses it as that. */
function bodyOf(schema: Json): Json {
  return { ...schema, required: Object.keys(schema.properties as Json), additionalProperties: true };
}

/** The statuses of refusals, in order. */
function statusesOf({ method, needs, refusals = [] }: RestOperation): number[] {
  const ofToken = needs === undefined ? [] : [401, 403];
  const ofBody = method === 'post' ? [403, 413, 415] : [];
  return [...new Set([400, 429, 503, ...ofToken, ...ofBody, ...refusals])].sort((one, other) => one - other);
}

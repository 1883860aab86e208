import { z } from 'zod';
import { openApiDocument } from '../../../server/gateway/rest/openapi/openapi-document.js';
import { SiteAddresses } from '../../../server/site-addresses.js';

interface Described {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly security: readonly unknown[];
  /** Only for what is not below `/api`. */
  readonly servers?: readonly unknown[];
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: unknown }>> }>>;
}

/** An operation of the OpenAPI document, with its path behind `/api/`. */
export interface DescribedOperation extends Described {
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
}

const document = openApiDocument({
  siteName: 'Tessera',
  addresses: new SiteAddresses({ publicUrl: 'https://tessera.example' }),
  supportEmail: 'support@tessera.example',
}) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

const all: readonly DescribedOperation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    ...described,
    method: method.toUpperCase(),
    path: path.slice(1),
    pattern: new RegExp(
      `^${path
        .slice(1)
        .replaceAll('.', '\\.')
        .replaceAll(/\{\w+\}/g, '[^/]+')}/?$`,
    ),
  })),
);

/** Every operation of the OpenAPI document that is below `/api`. */
export const DESCRIBED_OPERATIONS = all.filter(({ servers }) => servers === undefined);

const validators = new Map<string, z.ZodType>();

/** The schema of an answer, read from the document as a stranger reads it. */
function validatorOf(operation: DescribedOperation, status: number): z.ZodType | undefined {
  const content = operation.responses[status]?.content;
  if (content === undefined) return undefined;
  const schema = content['application/json']?.schema;
  // A file has no JSON.
  if (schema === undefined) return z.undefined();
  const key = `${operation.operationId} ${status}`;
  const known = validators.get(key);
  if (known) return known;
  const text = JSON.stringify(schema);
  const name = /^\{"\$ref":"#\/components\/schemas\/(\w+)"\}$/.exec(text)?.[1];
  const validator = z.fromJSONSchema(strictly(name === undefined ? schema : document.components.schemas[name]) as never);
  validators.set(key, validator);
  return validator;
}

/** A stranger takes further fields, so that they can be added. Here, each one that is not described yet is a fault. */
function strictly(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (name, value: unknown) => (name === 'additionalProperties' && value === true ? false : value));
}

/** Why the JSON of an answer of the operation with this id is not as the OpenAPI document says. Undefined if it is. */
export function whyNotAnswerOf(id: string, status: number, body: unknown): string | undefined {
  const operation = all.find(({ operationId }) => operationId === id);
  const result = operation && validatorOf(operation, status)?.safeParse(body);
  if (!result) return `The OpenAPI document has no answer of ${id} with the status ${status}`;
  return result.success ? undefined : z.prettifyError(result.error);
}

/** Why an answer of a path below /api is not as the OpenAPI document says. Undefined if it is, or if it describes no such operation. */
export function whyNotDescribed(method: string, path: string, status: number, body: unknown): string | undefined {
  const place = path.replace(/\?.*$/, '');
  const operation = DESCRIBED_OPERATIONS.find((one) => one.method === method && one.pattern.test(place));
  if (!operation) return undefined;
  const validator = validatorOf(operation, status);
  if (!validator) return `The OpenAPI document has no answer with the status ${status} for ${method} /api/${place}`;
  const result = validator.safeParse(body);
  if (result.success) return undefined;
  return `The answer of ${method} /api/${place} is not as the OpenAPI document says: ${z.prettifyError(result.error)}`;
}

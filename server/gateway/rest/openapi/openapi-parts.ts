import { z } from 'zod';

export type Json = Readonly<Record<string, unknown>>;

const REFUSED: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or a field is refused.',
  401: 'The token is missing or not valid.',
  403: 'The account or the token may not do this, or the check against forged requests failed.',
  404: 'There is no such page, or it does not offer this.',
  409: 'Something else has happened meanwhile, or somebody else has this.',
  413: 'The body is too large.',
  415: 'The body has another media type.',
  429: 'Too many requests of this kind.',
  501: 'The format is not offered.',
  503: 'The service cannot answer at this moment.',
};

/** The answer with the status of a refusal. */
export function refusalOf(status: number): Json {
  const retry = { description: 'How many seconds to wait.', schema: { type: 'integer', minimum: 1 } };
  return {
    description: REFUSED[status],
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retry } } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  };
}

/** The schema for the document. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const described = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    // What is described as one type is read from others, too.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== undefined) delete jsonSchema.anyOf;
      // Fields may be added, and a client that knows an older document must not refuse the answer.
      if (jsonSchema.additionalProperties === false) jsonSchema.additionalProperties = true;
    },
  });
  // OpenAPI 3.1 has the same schemas, and says so once for all of them.
  return Object.fromEntries(Object.entries(described).filter(([name]) => name !== '$schema'));
}

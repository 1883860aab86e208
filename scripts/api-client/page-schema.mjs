// Writes the JSON Schema of page files, docs/api/files/page.schema.json, from the GraphQL types of designs: `node scripts/api-client/page-schema.mjs`.
// With --check, it only says whether the file is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isListType, isNonNullType, isRequiredInputField } from 'graphql';
import { NETWORK_IDS } from '../../server/pages/networks/networks.rules.ts';

const FILE = new URL('../../docs/api/files/page.schema.json', import.meta.url);
const PICTURE = { type: 'string', pattern: '^pictures/[\\w-][\\w.-]*\\.(jpg|jpeg|png)$' };
const HTML =
  'At most 100 kB of HTML. What the toolbar of the editor cannot make is removed. A picture beside the file is `<img src="pictures/NAME.jpg">`.';
const SCALARS = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  DateTime: { type: 'string', format: 'date-time' },
};

const types = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).getTypeMap();
const definitions = {};

/** The schema of a value that is there. */
function schemaOf(type) {
  if (isNonNullType(type)) return schemaOf(type.ofType);
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType) };
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const name = type.name.replace(/Input$/, '');
  if (!(name in definitions)) {
    // It may be within itself.
    definitions[name] = {};
    definitions[name] = type.name === 'AnyTileInput' ? tileSchema(type) : objectSchema(type);
  }
  return { $ref: `#/$defs/${name}` };
}

function objectSchema(type, more = {}) {
  const fields = Object.values(type.getFields()).filter(({ name }) => name !== 'socialLinks' && name !== 'lock');
  const required = fields.filter((field) => isRequiredInputField(field)).map(({ name }) => name);
  const properties = Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));
  return {
    type: 'object',
    ...(type.description && { description: oneLine(type.description) }),
    properties: { ...more, ...properties },
    ...(type.isOneOf && { minProperties: 1, maxProperties: 1 }),
    required: [...Object.keys(more), ...required],
    additionalProperties: false,
  };
}

function fieldSchema({ name, type, description }) {
  // Beside a reference, nothing else would count in older programs.
  if (name === 'picture') return { description: 'The path of a picture beside the file.', anyOf: [PICTURE, { type: 'null' }] };
  if (name === 'html') return { type: 'string', description: HTML };
  const schema =
    name === 'network'
      ? { type: 'string', enum: [...NETWORK_IDS] }
      : isNonNullType(type)
        ? schemaOf(type)
        : { anyOf: [schemaOf(type), { type: 'null' }] };
  return description ? { description: oneLine(description), ...('$ref' in schema ? { allOf: [schema] } : schema) } : schema;
}

/** Each field of the input is a kind. In a file, a tile says its kind itself. */
function tileSchema(type) {
  const kinds = Object.values(type.getFields()).map((field) => ({ ...objectSchema(field.type, { kind: { const: field.name } }) }));
  return { description: 'A tile of one of these kinds.', oneOf: kinds };
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ').trim();
}

const design = schemaOf(types.DesignInput);
const nullable = (schema) => ({ anyOf: [schema, { type: 'null' }] });
const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A page of Tessera',
  description: 'Everything that a creator decides about a page. Its pictures are in the folder `pictures` beside the file.',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    format: { const: 'tessera-page' },
    version: { description: 'The version of the format.', const: 1 },
    linkname: nullable({ type: 'string', description: 'Where the page was.' }),
    profilePicture: nullable(PICTURE),
    wallpaper: nullable(PICTURE),
    access: {
      description: 'Who could find the page. A password is not in the file.',
      enum: types.PageAccess.getValues().map(({ name }) => name),
    },
    period: nullable(schemaOf(types.PagePeriodInput)),
    design,
  },
  required: ['format', 'version', 'design'],
  additionalProperties: false,
  $defs: definitions,
};

const text = `${JSON.stringify(schema, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('docs/api/files/page.schema.json is not current: run `npm run codegen`.');
  process.exitCode = 1;
}

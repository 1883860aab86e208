// Writes what docs/api says of the REST paths and of the codes of errors, from the sources that decide them: `node scripts/api-client/api-reference.mjs`.
// With --check, it only says whether the files are current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

// Sources import each other by the names that they have when they are built.
registerHooks({
  resolve(name, context, next) {
    const source = name.startsWith('.') && context.parentURL ? new URL(name.replace(/\.js$/, '.ts'), context.parentURL) : undefined;
    return next(source && existsSync(source) ? source.href : name, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const jsc = { parser: { syntax: 'typescript' }, target: 'es2023' };
    return { format: 'module', source: transformSync(readFileSync(fileURLToPath(url), 'utf8'), { jsc }).code, shortCircuit: true };
  },
});

const { SiteAddresses } = await import('../../server/site-addresses.ts');
const SITE = {
  siteName: 'Tessera',
  addresses: new SiteAddresses({ publicUrl: 'https://tessera.example' }),
  supportEmail: 'support@tessera.example',
};
const { openApiDocument } = await import('../../server/gateway/rest/openapi/openapi-document.ts');
const { ERROR_CODES } = await import('../../server/error-codes.rules.ts');

const files = { rest: referenceOf(openApiDocument(SITE)), errors: `| Code | What it means |\n| --- | --- |\n${rowsOf(ERROR_CODES)}` };

for (const [name, made] of Object.entries(files)) {
  const path = fileURLToPath(new URL(`../../docs/api/${name}.md`, import.meta.url));
  const text = readFileSync(path, 'utf8');
  const current = text.replace(/(<!-- made by scripts\/api-client\/api-reference\.mjs -->\n)[\s\S]*$/, (_, mark) => `${mark}\n${made}\n`);
  if (current === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`docs/api/${name}.md is not current: node scripts/api-client/api-reference.mjs`);
    process.exitCode = 1;
  } else writeFileSync(path, current);
}

function rowsOf(codes) {
  return Object.entries(codes)
    .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
    .join('\n');
}

function referenceOf({ paths }) {
  return Object.entries(paths)
    .map(([path, operations]) => {
      const [[method, operation]] = Object.entries(operations);
      return [
        `## ${operation.summary}`,
        `\`${method.toUpperCase()} ${operation.servers ? '' : '/api'}${path}\``,
        ...partsOf(operation),
      ].join('\n\n');
    })
    .join('\n\n');
}

function partsOf({ description, security, parameters = [], requestBody, responses }) {
  const [[status, { content }]] = Object.entries(responses);
  const refused = Object.keys(responses).filter((one) => one >= '400');
  const [[type, { schema: answered }]] = Object.entries(content);
  return [
    security.length > 0 ? 'With a token.' : 'Without a token.',
    ...(description ? [description] : []),
    ...(parameters.length > 0
      ? ['**Parameters**', tableOf(parameters.map(({ name, schema, description: said }) => [name, schema, said]))]
      : []),
    ...(requestBody ? bodyOf(requestBody.content) : []),
    `**Answer ${status}**${type === 'application/json' ? '' : ` \`${type}\``}`,
    ...schemaOf(answered),
    `**Refused with** ${refused.join(', ')}.`,
  ];
}

function bodyOf(content) {
  const [[type, { schema }]] = Object.entries(content);
  return [`**Body** \`${type}\``, ...schemaOf(schema)];
}

function schemaOf(schema) {
  if (!schema.properties) return [schema.description ?? `A ${schema.type}.`];
  return [tableOf(Object.entries(schema.properties).map(([name, field]) => [name, field, field.description]))];
}

function tableOf(rows) {
  const lines = rows.map(([name, field, said = '']) => `| \`${name}\` | ${typeOf(field)} | ${said.replaceAll('|', '\\|')} |`);
  return ['| Field | Type | |', '| --- | --- | --- |', ...lines].join('\n');
}

function typeOf({ type, anyOf, contentMediaType, enum: values }) {
  if (contentMediaType === 'application/octet-stream') return 'file';
  if (values) return 'text';
  const types = anyOf ? anyOf.map((one) => one.type ?? typeof one.const) : [type].flat();
  const names = { string: 'text', integer: 'number', boolean: 'true or false', array: 'list', null: 'null' };
  return [...new Set(types.map((name) => names[name] ?? name ?? 'any'))].join(' or ');
}

import { execFile, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, parse, Kind, type OperationDefinitionNode } from 'graphql';
import { GUIDE_ADDRESSES, GUIDE_FILES } from '../../../server/articles/guide.rules.js';
import { projectFolder } from '../../../server/config/config.js';
import type { TestAccount } from '../../builders/accounts/account.js';
import { aJpeg } from '../../builders/images.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { isAdministrative } from '../../support/calls/any-operation.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader } from '../../support/calls/uploads.js';
import { markupFaults } from '../../support/browser/valid-markup.js';

const run = promisify(execFile);
const docs = join(projectFolder, 'docs', 'api');
const files = join(docs, 'files');
const application = runningApplication();

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-guides-'));
  for (const name of readdirSync(files)) copyFileSync(join(files, name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'picture.jpg'), await aJpeg());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** An account whose access token may do everything that a token can, as its owner creates one on /personal. */
async function aToken(account?: TestAccount): Promise<string> {
  const { token } = account ?? (await anUploader(application));
  const input = { name: 'Program', scopes: ['READ', 'PUBLISH', 'MEDIA', 'ACCOUNT'] };
  const create = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token } }';
  const { createAccessToken } = await graphqlData<{ createAccessToken: { token: string } }>(application.url, create, { input }, token);
  return createAccessToken.token;
}

async function runProgram(command: string, parameters: readonly string[], token: string, owner?: TestAccount): Promise<string> {
  const signIn = owner && { TESSERA_USERNAME: owner.username, TESSERA_PASSWORD: owner.password };
  const env = { PATH: process.env.PATH, TESSERA: application.url, TESSERA_TOKEN: token, ...signIn };
  const { stdout } = await run(command, parameters, { cwd: folder, env, timeout: 60_000 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${parameters.join(' ')} failed:\n${error.stdout}${error.stderr}`, { cause: error });
    },
  );
  return stdout.trim();
}

describe('The guides', () => {
  test.each(Object.entries(GUIDE_ADDRESSES))('%s is a valid document at %s, and each of its links leads somewhere', async (name, path) => {
    const answer = await fetch(application.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${application.url}${path}"/>`);
    expect(html).toContain(`<a href="${path}" aria-current="page">`);
    expect(html).not.toContain('tessera.example');
    expect(await markupFaults(html)).toEqual([]);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).not.toMatch(/<(img|script|iframe)/);
    for (const [, href = ''] of main.matchAll(/ href="([^"]*)"/g)) {
      const [address = '', anchor] = href.split('#');
      const linked = await fetch(new URL(address || path, application.url));
      expect([name, href, linked.status]).toEqual([name, href, 200]);
      if (anchor !== undefined) expect(await linked.text()).toContain(` id="${anchor}"`);
    }
  });

  test('Their files are sent as texts, and the changelog and the schema with them, and no other file of the project is', async () => {
    for (const name of [...readdirSync(files), 'schema.graphql', 'CHANGELOG.md']) {
      const answer = await fetch(`${application.url}${GUIDE_FILES}/${name}`);
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'text/plain; charset=utf-8']);
    }
    const beside = 'as-an-operator-keeps-it.sh';
    writeFileSync(join(projectFolder, beside), 'DATABASE_URL=secret');
    try {
      expect((await fetch(`${application.url}${GUIDE_FILES}/${beside}`)).status).toBe(404);
    } finally {
      rmSync(join(projectFolder, beside));
    }
    for (const name of ['package.json', '..%2frest.md', 'server/main.ts', '.env', 'data/postgres'])
      expect([name, (await fetch(`${application.url}${GUIDE_FILES}/${name}`)).status]).toEqual([name, 404]);
  });

  const snippets = (name: string) =>
    [...readFileSync(join(docs, `${name}.md`), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', text = '']) => ({
      language,
      text: text.replaceAll('https://tessera.example', application.url),
    }));

  const withCommands = Object.keys(GUIDE_ADDRESSES).filter((name) => /^```(sh|ts)$/m.test(readFileSync(join(docs, `${name}.md`), 'utf8')));

  test.each(withCommands)('Every command and program in %s works, and answers with the fields that the guide shows', async (name) => {
    const owner = await anUploader(application);
    const token = await aToken(owner);
    const taken = snippets(name);
    for (const [at, { language, text }] of taken.entries()) {
      if (language === 'sh') {
        const printed = await runProgram('bash', ['--norc', '-euc', text], token, owner);
        const shown = taken[at + 1];
        if (shown?.language === 'json') expect(shapeOf(JSON.parse(printed))).toEqual(shapeOf(JSON.parse(shown.text)));
      }
      if (language === 'ts') {
        writeFileSync(join(folder, 'snippet.ts'), text);
        expect(await runProgram(process.execPath, ['snippet.ts'], token)).not.toBe('');
      }
    }
  });
});

test('The check of a signature in Python takes what a site has signed, and nothing that is changed, late or without headers', () => {
  const [, code = ''] = /^```python\n([\s\S]*?)^```$/m.exec(readFileSync(join(docs, 'webhooks.md'), 'utf8')) ?? [];
  writeFileSync(join(folder, 'verify_webhook.py'), code);
  const secret = `whsec_${Buffer.from('a key of twenty-four byte').toString('base64')}`;
  const body = '{"type":"webhook.test"}';
  const signed = (at: number) => ({
    'webhook-id': 'event-1',
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,bm9uZQ== v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`event-1.${at}.${body}`)
      .digest('base64')}`,
  });
  const now = Math.floor(Date.now() / 1_000);
  const cases = [
    [signed(now), body],
    [signed(now), `${body} `],
    [signed(now - 400), body],
    [{ ...signed(now), 'webhook-timestamp': 'now' }, body],
    [{}, body],
    [{ ...signed(now), 'webhook-signature': 'v1,' }, body],
  ];
  const program = `import json, sys\nfrom verify_webhook import is_genuine\nprint(json.dumps([is_genuine(h, b.encode(), ${JSON.stringify(secret)}) for h, b in json.load(sys.stdin)]))`;
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { cwd: folder, input: JSON.stringify(cases), encoding: 'utf8' });
  expect([stderr, JSON.parse(stdout || 'null')]).toEqual(['', [true, false, false, false, false, false]]);
});

/** The names of all fields, and which kind of value each has. The first entry of a list stands for all. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]));
}

describe('The programs publish a page with a tile of each kind and a wallpaper, and read it back', () => {
  const publishWith = async (command: string, file: string): Promise<void> => {
    const linkname = file.replace('.', '-with-');
    const printed = await runProgram(command, [file, linkname, 'picture.jpg'], await aToken());
    expect(printed).toContain(`${application.url}/${linkname}`);
    const html = await (await fetch(`${application.url}/${linkname}`)).text();
    for (const name of ['From the kitchen', 'Focaccia', 'The oven', 'Where the flour comes from', 'How to fold it', 'Write to us']) {
      expect(printed).toContain(name);
      expect(html).toContain(name);
    }
    expect(html).toMatch(/\/media\/[\w-]+\.(?:webp|avif|jpg)/);
  };

  test('publish.ts', () => publishWith(process.execPath, 'publish.ts'));

  test('publish.sh', () => publishWith('bash', 'publish.sh'));

  if (spawnSync('python3', ['--version']).status === 0) test('publish.py', () => publishWith('python3', 'publish.py'));
  else test.skip('publish.py (skipped: this machine has no Python)', () => undefined);
});

describe('The TypeScript client', () => {
  const schema = buildSchema(readFileSync(join(projectFolder, 'schema.graphql'), 'utf8'));
  // A person is led through another site.
  const ofBrowsers = ['startGoogleSignIn', 'signInWithGoogle'];

  test('It has a method for each operation of the schema that a program can call and that is not deprecated', () => {
    const document = parse(readFileSync(join(projectFolder, 'scripts/api-client/operations.graphql'), 'utf8'));
    const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode[];
    const called = operations.map(({ selectionSet: { selections } }) =>
      selections[0]?.kind === Kind.FIELD ? selections[0].name.value : '',
    );
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
    const expected = fields.filter(
      ({ name, deprecationReason }) => deprecationReason == null && !ofBrowsers.includes(name) && !isAdministrative({ name }),
    );
    expect([...new Set(called)].sort()).toEqual(expected.map(({ name }) => name).sort());
  });

  test('It and its example compile under strict settings, with the types of nothing but Node', async () => {
    const settings = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--erasableSyntaxOnly'];
    const modules = ['--module', 'nodenext', '--target', 'es2024', '--allowImportingTsExtensions', '--skipLibCheck'];
    const types = ['--types', 'node', '--typeRoots', join(projectFolder, 'node_modules/@types')];
    const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
    expect(await runProgram(process.execPath, [compiler, ...settings, ...modules, ...types, 'publish.ts'], '')).toBe('');
  });
});

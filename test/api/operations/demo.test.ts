import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { examplePages } from '../../../scripts/examples/all-pages.mjs';
import { looks } from '../../../scripts/examples/looks.mjs';
import { startApplication, type RunningApplication } from '../../support/servers/application.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';
import { graphqlData } from '../../support/calls/graphql.js';
import { project } from '../../support/servers/started-server.js';

// The command waits for mails, which the queue sends every few seconds.
jest.setTimeout(300_000);

interface Run {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs `npm run demo` as its script does. */
function demo(...parameters: readonly string[]): Promise<Run> {
  // Jest's own options would make it another program, and a file .env of a developer is not meant.
  const env = { ...process.env, NODE_OPTIONS: '', PORT: '', SMTP_URL: '', npm_lifecycle_event: undefined };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [join(project, 'scripts/demo.mjs'), ...parameters], { env }, (_, output, errors) =>
      resolve({ code: child.exitCode, output, errors }),
    );
  });
}

interface FoundPage {
  readonly publicPage: {
    readonly design: {
      readonly title: string;
      readonly appearance: { readonly theme: string | null } | null;
      readonly tiles: readonly { readonly name: string; readonly html: string }[];
    };
    readonly profilePicture: { readonly url: string } | null;
    readonly wallpaper: { readonly url: string } | null;
  } | null;
}

function pageAt(url: string, linkname: string): Promise<FoundPage> {
  const fields = 'design { title appearance { theme } tiles { name html } } profilePicture { url } wallpaper { url }';
  return graphqlData<FoundPage, { linkname: string }>(url, `query ($linkname: String!) { publicPage(linkname: $linkname) { ${fields} } }`, {
    linkname,
  });
}

const themeOf = (linkname: string) => looks[linkname]?.theme;

const lines = (verb: string, url: string) => examplePages.map(({ linkname }) => `${url}/${linkname} ${verb}`);

describe('npm run demo', () => {
  let application: RunningApplication;
  let folder: string;
  beforeAll(async () => {
    application = await startApplication({ logLevel: 'silent' });
    folder = mkdtempSync(join(tmpdir(), 'tessera-demo-'));
  });
  afterAll(async () => {
    await application.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('creates the twelve example pages in a running instance, completes them when it runs again, and does not change other pages', async () => {
    const { url, config } = application;
    const file = join(folder, 'accounts.json');

    const first = await demo(url, '--accounts', file, '--email-domain', 'demo.example');
    expect(first).toMatchObject({ code: 0, errors: '' });
    for (const line of lines('is published; its pictures wait for a verified e-mail address', url)) expect(first.output).toContain(line);
    const accounts = JSON.parse(readFileSync(file, 'utf8')) as { linkname: string; email: string; password: string }[];
    expect(accounts.map(({ linkname }) => linkname)).toEqual(examplePages.map(({ linkname }) => linkname));
    expect(accounts.every(({ email, password }) => email.endsWith('@demo.example') && password.length >= 24)).toBe(true);
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(12);
    expect(statSync(file).mode & 0o077).toBe(0);

    const second = await demo(url, '--accounts', file, '--mail', join(config.dataDir, 'mail'));
    expect(second).toMatchObject({ code: 0, errors: '' });
    for (const line of lines('is ready', url)) expect(second.output).toContain(line);
    for (const { linkname, design, wallpaper } of examplePages) {
      const { publicPage } = await pageAt(url, linkname);
      expect(publicPage?.design).toMatchObject({ title: design.title, appearance: { theme: themeOf(linkname) } });
      expect(publicPage?.design.tiles).toEqual(design.tiles.map(({ name, html }) => ({ name, html })));
      expect(publicPage?.profilePicture).not.toBeNull();
      expect(publicPage?.wallpaper === null).toBe(wallpaper === undefined);
    }

    const third = await demo(url, '--accounts', file);
    for (const line of lines('is complete already', url)) expect(third.output).toContain(line);
    const stranger = await demo(url);
    for (const line of lines('exists already, and is left as it is', url)) expect(stranger.output).toContain(line);
    expect(stranger.output).not.toContain('password');
  });

  test('says in one sentence why it cannot continue', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    expect(await demo(nobody)).toEqual({
      code: 1,
      output: '',
      errors: `Nothing answers at ${nobody}: start Tessera with npm start, or name the address of another one.\n`,
    });
    expect((await demo('tessera')).errors).toBe('tessera is no address: name one such as http://localhost:3000.\n');
    expect((await demo('--fast')).errors).toContain('npm run demo -- [address]');
    const accounts = join(project, 'package.json');
    expect((await demo(nobody, '--accounts', accounts)).errors).toBe(`${accounts} holds no accounts of this command: name another file.\n`);
  });
});

test('npm run demo waits as long as the server demands, and says so, before it tries again', async () => {
  const asked: number[] = [];
  const server = createServer((request, response) => {
    asked.push(Date.now());
    request.resume();
    const wait = { code: 'TOO_MANY_ATTEMPTS', retryAfter: 6 };
    const errors =
      asked.length === 1 ? [{ message: 'Later.', extensions: wait }] : [{ message: 'Closed.', extensions: { code: 'CLOSED' } }];
    response.writeHead(asked.length === 1 ? 429 : 200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ errors }));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { output, errors } = await demo(`http://127.0.0.1:${port}`);
  await new Promise((resolve) => server.close(resolve));
  expect(output).toContain('The server asks to wait 6 seconds: going on after that.');
  expect(asked).toHaveLength(2);
  expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(5_900);
  expect(errors).toBe(`http://127.0.0.1:${port}/marta could not be made: Closed. (CLOSED) Run the command again to go on.\n`);
});

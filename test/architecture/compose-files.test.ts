import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { variables } from '../../server/config/config-variables.js';
import { readConfig, type Config } from '../../server/config/config.js';
import { withSecretFiles } from '../../server/config/secret-files.js';
import { COPIED } from '../../docker/assemble.mjs';
import { projectFolder } from './source-tree.js';

// What can be said without a container engine: the files refer to what exists, and the server accepts what they give to it. `npm run containers`
// runs them.

interface Service {
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly healthcheck?: unknown;
  readonly build?: { readonly dockerfile: string };
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>> & { readonly app: Service };
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const folder = join(projectFolder, 'docker');
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8');
const manual = readFileSync(join(projectFolder, 'docs/operate/install.md'), 'utf8');

/** A file as Docker reads it with the variables of `docker/.env`: `${NAME-default}`, `${NAME:-default}`, and `$$` for a dollar sign. */
function readCompose(file: string, env: Environment): Compose {
  const value = (_: string, name: string, colon: string, instead: string): string => {
    const set = colon === ':' ? env[name] || undefined : env[name];
    return JSON.stringify(set ?? instead).slice(1, -1);
  };
  const written = JSON.stringify(load(readFileSync(join(folder, file), 'utf8')));
  return JSON.parse(written.replaceAll(/(?<!\$)\$\{(\w+)(:?)-([^}]*)\}/g, value)) as Compose;
}

/** Whether a build with the Dockerfile gets this path of the checkout: the last line of .dockerignore about it, or about a folder of it, decides. */
function isInContext(path: string): boolean {
  const lines = readFileSync(join(projectFolder, '.dockerignore'), 'utf8').split('\n');
  const about = (line: string, part: string): boolean =>
    matchesGlob(part, line.replace(/^!/, '')) || (part.includes('/') && about(line, dirname(part)));
  return lines.findLast((line) => /^[^#\s]/.test(line) && about(line, path))?.startsWith('!') ?? true;
}

test('The image is built from a context that has each source that is copied into it', () => {
  const sources = COPIED.filter((path) => !path.startsWith('dist/') && path !== 'commit.txt');
  expect(sources).toContain('docs/api');
  expect([...sources, 'docs/decisions', 'test'].filter(isInContext)).toEqual(sources);
});

test('CO-01 The image is built without backups and variables of this machine, which Git ignores, too, and with the commit that it is of', () => {
  const secret = ['tessera.tar', 'docker/before-the-upgrade.tar', 'docs/.old.tar.unfinished-1', 'tessera.tar.gz', '.env', 'docker/.env'];
  expect(secret.filter(isInContext)).toEqual([]);
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...secret], { cwd: projectFolder, encoding: 'utf8' });
  expect(stdout.split('\n').filter(Boolean)).toEqual(secret);
  const git = ['.git/HEAD', '.git/packed-refs', '.git/refs/heads/main', '.git/config', '.git/objects/ab', '.git/refs/remotes/origin'];
  expect(git.filter(isInContext)).toEqual(git.slice(0, 3));
  // The build writes it.
  expect(COPIED).toContain('commit.txt');
});

test('CO-03 The Dockerfile has only instructions and flags of Docker 20.10 and Podman 4.3, and fetches nothing to read it', () => {
  expect(dockerfile).not.toMatch(/^#\s*(syntax|escape|check)=/m);
  const known = {
    ARG: [],
    CMD: [],
    COPY: ['from', 'chown'],
    ENTRYPOINT: [],
    ENV: [],
    EXPOSE: [],
    FROM: [],
    HEALTHCHECK: ['interval', 'timeout', 'start-period'],
    RUN: [],
    STOPSIGNAL: [],
    USER: [],
    VOLUME: [],
    WORKDIR: [],
  };
  const used: Record<string, string[]> = {};
  const lines = dockerfile.replaceAll('\\\n', ' ').split('\n');
  for (const line of lines.filter((text) => /^[A-Z]/.test(text))) {
    const [, name = '', words = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const flags = Array.from(/^(?:--\S+ )*/.exec(words)?.[0].matchAll(/--([\w-]+)/g) ?? [], ([, flag = '']) => flag);
    used[name] = [...new Set([...(used[name] ?? []), ...flags])];
  }
  expect(Object.fromEntries(Object.entries(used).sort())).toEqual(known);
});

const scriptOf = ({ command = [] }: Service): string => command.join('\n').replaceAll('$$', '$');

describe.each(['compose.yml', 'compose.scale.yml'])('docker/%s', (file) => {
  const compose = readCompose(file, {});
  const services = Object.entries(compose.services);
  const volumes = services.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':') as [string, string]);
  let secrets: string;

  beforeAll(() => {
    secrets = mkdtempSync(join(tmpdir(), 'tessera-secrets-'));
    makeSecrets();
  });
  afterAll(() => rmSync(secrets, { recursive: true, force: true }));

  /** Runs what the service of that name runs. */
  function makeSecrets(): void {
    const script = scriptOf(compose.services.secrets as Service).replaceAll('/secrets', secrets);
    execFileSync('sh', ['-ec', script], { stdio: 'pipe' });
  }

  /** The settings of the server with this `docker/.env`, which Docker reads for the file and gives to the server. */
  function configWith(env: Environment): Config {
    const given = Object.entries(readCompose(file, env).services.app.environment ?? {});
    const set = given.map(([name, value]) => [name, String(value).replace(/^\/secrets(?=\/)/, secrets)]);
    return readConfig(withSecretFiles({ ...env, ...Object.fromEntries(set) } as Environment, Object.keys(variables.shape)));
  }

  test('refers only to volumes, networks, services and files that exist, and declares nothing else', () => {
    const named = volumes.map(([source]) => source).filter((source) => !source.startsWith('.'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
    const mounted = volumes.map(([source]) => source).filter((source) => source.startsWith('.'));
    expect(mounted.filter((source) => !existsSync(join(folder, source)))).toEqual([]);
    const networks = services.flatMap(([, service]) => service.networks ?? []);
    expect([...new Set(networks)].sort()).toEqual(Object.keys(compose.networks).sort());
    for (const [name, { depends_on: needs = {} }] of services) {
      for (const [needed, { condition }] of Object.entries(needs)) {
        const service = compose.services[needed];
        // The image of the server has a check of its own.
        const isChecked = service?.healthcheck !== undefined || service?.build !== undefined;
        expect([name, needed, condition, condition !== 'service_healthy' || isChecked]).toEqual([name, needed, expect.any(String), true]);
        expect([name, needed, service]).toEqual([name, needed, expect.anything()]);
      }
    }
  });

  test('gives the server only variables that exist, and a folder of its own user for each volume', () => {
    const names = Object.keys(compose.services.app.environment ?? {}).map((name) => name.replace(/_FILE$/, ''));
    expect(names.filter((name) => !(name in variables.shape))).toEqual([]);
    const writable = (compose.services.app.volumes ?? []).filter((volume) => !volume.endsWith(':ro')).map((volume) => volume.split(':')[1]);
    expect(writable).toContain('/backups');
    for (const target of writable) expect(dockerfile).toContain(`--chown=nonroot:nonroot /image${target} ${target}\n`);
  });

  test('makes secrets once, with which the server and the database find each other', () => {
    const config = configWith({});
    for (const address of [config.databaseUrl, config.databaseReadUrl, config.objectStore?.endpoint, config.smtpUrl]) {
      if (address !== undefined) expect(Object.keys(compose.services)).toContain(new URL(address).hostname);
    }
    expect(new URL(config.databaseUrl ?? '').password).toBe(readFileSync(join(secrets, 'postgres-password'), 'utf8'));
    expect(new URL(config.databaseUrl ?? '').password).toMatch(/^[A-Za-z\d]{32}$/);
    const keys = existsSync(join(secrets, 's3.json')) ? readFileSync(join(secrets, 's3.json'), 'utf8') : 'null';
    expect(JSON.stringify(JSON.parse(keys))).toContain(config.objectStore?.secretAccessKey ?? 'null');
    const read = () => readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), 'utf8')]);
    const before = read();
    makeSecrets();
    expect(read()).toEqual(before);
    expect(readdirSync(secrets).filter((name) => (statSync(join(secrets, name)).mode & 0o444) !== 0o444)).toEqual([]);
  });

  test('works with the variables of docs/operate/install.md, and with a file for the mail server and the address', () => {
    const [, written = ''] = /cat > docker\/\.env\) <<'END'\n(.*?)\nEND\n/s.exec(manual) ?? [];
    const documented = parseEnv(written);
    expect(Object.keys(documented)).toContain('OPERATOR_NAME');
    expect(configWith(documented)).toMatchObject({ publicUrl: documented.PUBLIC_URL, smtpUrl: documented.SMTP_URL });
    const [url, mail] = [join(secrets, 'own-url'), join(secrets, 'own-mail')];
    writeFileSync(url, 'https://elsewhere.example.org\n');
    writeFileSync(mail, 'smtp://mail.example.org\n');
    const inFiles = { PUBLIC_URL: '', PUBLIC_URL_FILE: url, SMTP_URL: '', SMTP_URL_FILE: mail };
    expect(configWith(inFiles)).toMatchObject({ publicUrl: 'https://elsewhere.example.org', smtpUrl: 'smtp://mail.example.org' });
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { load } from 'js-yaml';
import { COPIED } from '../../docker/assemble.mjs';
import { besides } from '../../scripts/release/files.mjs';
import { providerVariables } from '../../server/config/provider-variables.js';
import { variables } from '../../server/config/config-variables.js';
import { AdminSession } from '../../server/gateway/command-line/admin-session.js';
import { runAdminCommand } from '../../server/gateway/command-line/admin-command.js';
import { MANUAL_PAGES, operatingManual } from '../support/operating-manual.js';
import { projectFolder, readProject } from './source-tree.js';

// What documents tell people to type. It is read from their Markdown, so that a new line is checked, too.

const read = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');
const manual = operatingManual();
const readme = read('README.md');
const configuration = read('docs/configuration.md');
const project = readProject();

/** What a document has as code: the blocks as a whole, and the spans in its text. */
function codeIn(document: string): { readonly blocks: readonly { kind: string; text: string }[]; readonly spans: readonly string[] } {
  const blocks = Array.from(document.matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms), ([, kind = '', text = '']) => ({ kind, text }));
  const rest = document.replaceAll(/^ *```.*?^ *```$/gms, '');
  return { blocks, spans: Array.from(rest.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span) };
}

/** The lines of the blocks for a shell, and the spans. */
function commandsIn(document: string): string[] {
  const { blocks, spans } = codeIn(document);
  return [...blocks.filter(({ kind }) => kind === 'sh').flatMap(({ text }) => text.split('\n')), ...spans];
}

/** The rows of the first table after a heading, cell by cell. */
function tableAfter(document: string, heading: string): string[][] {
  const [, table = ''] = new RegExp(`^#+ ${heading}$.*?^\\| ---.*?$\\n(.*?)^$`, 'ms').exec(document) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
}

const spansOf = (text = ''): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, span = '']) => span);
const documents = project.filter(({ path }) => /\.md$/.test(path) && /^(?:[A-Z]+\.md$|docs\/)/.test(path));

describe('Links and commands of the documentation', () => {
  /** The anchors that the headings of a document have. */
  function anchorsOf(document: string): string[] {
    const headings = Array.from(document.replaceAll(/^```.*?^```$/gms, '').matchAll(/^#+ (.*)$/gm), ([, heading = '']) => heading);
    return headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\d\s_-]/gu, '')
        .replaceAll(' ', '-'),
    );
  }

  test('Each link leads to a file and a heading that exist', () => {
    const links = documents
      .flatMap(({ path, text }) =>
        Array.from(text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g), ([, file = '', anchor]) => {
          const target = file === '' ? path : join(dirname(path), file);
          return { path, target, anchor };
        }),
      )
      .filter(({ target }) => !['docs/pan.jpg', 'pan.jpg'].includes(target));
    expect(links.length).toBeGreaterThan(50);
    const isBroken = ({ target, anchor }: (typeof links)[number]): boolean =>
      !existsSync(join(projectFolder, target)) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
    expect(links.filter(isBroken)).toEqual([]);
  });

  test('An archive has each file that the manuals of an operator lead to', () => {
    const folders = besides.map((path) => (path.includes('.') || path === 'LICENSE' ? path : `${path}/`));
    const manuals = documents.filter(({ path }) =>
      ['README.md', ...MANUAL_PAGES, 'docs/configuration.md', 'docs/limits.md'].includes(path),
    );
    const targets = manuals.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g), ([, file = '']) => join(dirname(path), file)),
    );
    expect(targets.length).toBeGreaterThan(20);
    const copied = [...folders, ...COPIED];
    expect(targets.filter((target) => !/pan\.jpg$/.test(target) && !copied.some((path) => target.startsWith(path)))).toEqual([]);
  });

  test('Each command of npm is a script, and its options are those of the script', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = documents.flatMap(({ path, text }) =>
      commandsIn(text).flatMap((line) =>
        Array.from(line.matchAll(/\bnpm run ([\w:-]+)(?: -- ([^&`]*))?/g), ([, name = '', words = '']) => ({ path, name, words })),
      ),
    );
    expect(commands.length).toBeGreaterThan(30);
    expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
    // The admin command has a test of its own, and Stryker the options of the mutants.
    const ours = commands.filter(({ name }) => !['admin', 'mutants'].includes(name));
    const options = ours.flatMap(({ name, words }) =>
      Array.from(words.matchAll(/(?<= |^)--([\w-]+)/g), ([, option = '']) => ({ name, option })),
    );
    expect(options.length).toBeGreaterThan(3);
    expect(options.filter(({ name, option }) => !new RegExp(`['" ]?\\b${option}\\b`).test(read(`scripts/${name}.mjs`)))).toEqual([]);
  });

  test('Each path of the project exists', () => {
    const ofProject = /^(?:client|content|docker|docs|scripts|server|test|texts)\/[\w.@/-]+$/;
    // A decision is a record: it may name what is gone.
    const present = documents.filter(({ path }) => !path.startsWith('docs/decisions/'));
    const paths = present.flatMap(({ path, text }) =>
      commandsIn(text)
        .flatMap((code) => code.split(/[\s=:,]+/))
        .filter((word) => ofProject.test(word))
        .map((word) => ({ path, word })),
    );
    expect(paths.length).toBeGreaterThan(50);
    // The operator writes the first one. jest accepts how a path begins.
    const isThere = (word: string): boolean =>
      word === 'docker/.env' || project.some(({ path }) => path.startsWith(word)) || existsSync(join(projectFolder, word));
    expect(paths.filter(({ word }) => !isThere(word))).toEqual([]);
  });
});

describe('The manual for operators', () => {
  interface Compose {
    readonly name: string;
    readonly services: Readonly<Record<string, { readonly environment?: Record<string, unknown>; readonly volumes?: string[] }>>;
    readonly networks: Readonly<Record<string, unknown>>;
  }
  const composeFiles = ['docker/compose.yml', 'docker/compose.scale.yml'].map((path) => ({
    path,
    text: read(path),
    compose: load(read(path)) as Compose,
  }));
  const services = new Set(composeFiles.flatMap(({ compose }) => Object.keys(compose.services)));
  const { blocks, spans } = codeIn(manual);

  test('names all variables of the server together with README.md and docs/configuration.md, and no other', () => {
    const code =
      [...blocks.map(({ text }) => text), ...spans].join('\n') +
      [readme, configuration].flatMap((document) => codeIn(document).spans).join('\n');
    const named = new Set(
      Array.from(code.matchAll(/(?<![\w…])(?:[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Z]{4,}(?==))(?![\w…])/g), ([name]) => name),
    );
    const ofCompose = composeFiles.flatMap(({ text }) => Array.from(text.matchAll(/\$\{(\w+)/g), ([, name = '']) => name));
    const ofPackages = [
      'COMPOSE_FILE',
      'DOCKER_HOST',
      'OTEL_SERVICE_NAME',
      'OTEL_RESOURCE_ATTRIBUTES',
      ...['HEADERS', 'TIMEOUT', 'COMPRESSION'].map((end) => `OTEL_EXPORTER_OTLP_${end}`),
    ];
    const ofProviders = providerVariables({ OIDC_PROVIDERS: 'acme,google,gitlab,keycloak,entra' });
    const known = new Set([...Object.keys(variables.shape), ...ofProviders, ...ofCompose, ...ofPackages]);
    const codes = project
      .filter(({ path }) => path.startsWith('server/') && path.endsWith('.ts'))
      .map(({ text }) => text)
      .join('\n');
    const isKnown = (name: string): boolean => known.has(name) || known.has(name.replace(/_FILE$/, '')) || codes.includes(`'${name}'`);
    expect([...named].filter((name) => !isKnown(name))).toEqual([]);
    // The end of a longer name, after that name.
    const ends = Array.from(code.matchAll(/…(_[A-Z_]+)/g), ([, end = '']) => end);
    expect(ends.filter((end) => ![...known].some((name) => name.endsWith(end)))).toEqual([]);
    const rows = [...tableAfter(configuration, 'Configuration'), ...tableAfter(configuration, 'Tracing')].flatMap(([names]) =>
      spansOf(names),
    );
    const left = Object.keys(variables.shape).filter((name) => !rows.includes(name));
    expect(left).toEqual(['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']);
  });

  /** What the admin command prints for these words; it opens no database for its help. */
  async function helpOf(...words: string[]): Promise<string> {
    const lines: string[] = [];
    const terminal = {
      command: 'npm run admin --',
      isInteractive: false,
      ask: () => Promise.resolve(false),
      write: (line: string) => void lines.push(line),
      complain: (line: string) => void lines.push(line),
    };
    await runAdminCommand(
      [...words, '--help'],
      new AdminSession(() => Promise.reject(new Error('Help needs no database.')), terminal, 'test'),
    );
    return lines.join('\n');
  }

  /** The names of the commands below these words. */
  const commandsBelow = async (...words: string[]): Promise<string[]> => {
    const [, listed = ''] = /\nCommands:\n(.*?)(?:\n\n|$)/s.exec(await helpOf(...words)) ?? [];
    return Array.from(listed.matchAll(/^ {2}(\S+)/gm), ([, name = '']) => name).filter((name) => name !== 'help');
  };

  test('lists all admin commands as they are, and names no other', async () => {
    const groups = await commandsBelow();
    const commands = await Promise.all(groups.map(async (group) => ({ group, names: await commandsBelow(group) })));
    const real = commands.flatMap(({ group, names }) => (names.length === 0 ? [group] : names.map((name) => `${group} ${name}`)));
    const usage = async (command: string): Promise<string> =>
      /Usage: npm run admin -- (.*)/.exec(await helpOf(...command.split(' ')))?.[1]?.replace(' [options]', '') ?? '';
    const rows = tableAfter(manual, 'The admin command');
    expect(rows.flatMap(([names]) => spansOf(names)).sort()).toEqual(
      (await Promise.all(real.map(usage))).map((line) => line.replace('...]', ']')).sort(),
    );
    const typed = Array.from(
      commandsIn(manual)
        .join('\n')
        .matchAll(/(?:npm run admin --|dist\/bundle\/admin\.js) (?!…)([^`\n]+)/g),
      ([, words = '']) => words,
    );
    const named = spans.filter((span) => groups.includes(span.split(' ')[0] ?? '') && span.includes(' '));
    const isReal = (words: string): boolean => real.some((command) => words === command || words.startsWith(`${command} `));
    expect(typed.length + named.length).toBeGreaterThan(20);
    expect([...typed, ...named].filter((words) => !isReal(words))).toEqual([]);
    // Each row's own options, and in the sentence below the table those that every command has.
    const described = rows.flatMap(([names, what]) =>
      spansOf(what)
        .filter((span) => span.startsWith('--'))
        .map((option) => [spansOf(names)[0] ?? '', option] as const),
    );
    expect(described.length).toBeGreaterThan(1);
    for (const [command, option] of described)
      expect([command, await helpOf(...command.split(' ').slice(0, 2))]).toEqual([command, expect.stringContaining(`  ${option} `)]);
    const [, common = ''] = /Each command has (.*?)audit log/s.exec(manual) ?? [];
    for (const command of real) for (const option of spansOf(common)) expect(await helpOf(...command.split(' '))).toContain(`  ${option} `);
    expect(spansOf(common)).toEqual(['--json', '--yes', '--operator <name>']);
  });

  /** The options that Docker's reference has for each command and that the manual uses. */
  const dockerOptions: Readonly<Record<string, readonly string[]>> = {
    build: [],
    cp: [],
    create: ['build'],
    down: ['volumes'],
    exec: [],
    ps: ['quiet'],
    restart: ['no-deps'],
    run: ['rm', 'no-deps', 'entrypoint', 'publish', 'env'],
    stop: [],
    up: ['build', 'detach', 'wait', 'no-deps', 'no-recreate', 'scale'],
  };

  const composeCommands = commandsIn(manual)
    .flatMap((line) => Array.from(line.matchAll(/docker compose ((?:[^)'"]|'[^']*'|"[^"]*")*)/g), ([, words = '']) => words))
    .map((words) => {
      const parts = Array.from(words.matchAll(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g), ([part]) => part);
      const [project, rest] = parts[0]?.startsWith('--') ? [parts[0], parts.slice(1)] : [undefined, parts];
      const [command = '', ...after] = rest;
      const first = after.findIndex((word) => !word.startsWith('--'));
      return {
        words,
        project,
        command,
        options: first === -1 ? after : after.slice(0, first),
        named: first === -1 ? [] : after.slice(first),
      };
    });

  test('runs Docker Compose with services, options and programs that exist', () => {
    expect(composeCommands.length).toBeGreaterThan(35);
    for (const { words, project = '--project-name=drill', command, options, named } of composeCommands) {
      expect([words, project]).toEqual([words, '--project-name=drill']);
      expect([words, dockerOptions[command]]).toEqual([words, expect.any(Array)]);
      const known = dockerOptions[command] ?? [];
      expect([words, options.filter((option) => !known.includes(option.replace(/^--|=.*$/g, '')))]).toEqual([words, []]);
      const ofServices = ['run', 'exec'].includes(command) ? named.slice(0, 1) : named;
      const isNamed = (word: string): boolean =>
        command === 'cp' ? !word.includes(':') || services.has(word.split(':')[0] ?? '') : services.has(word);
      expect([words, ofServices.filter((word) => !isNamed(word))]).toEqual([words, []]);
      const scaled = options.flatMap((option) => /^--scale=(.*)=\d+$/.exec(option)?.[1] ?? []);
      expect([words, scaled.filter((service) => !services.has(service))]).toEqual([words, []]);
      const [, program, act] = command === 'run' ? named : [];
      if (program?.startsWith('dist/')) {
        const isBundled = read('scripts/build/bundle-server.mjs').includes(`: '${program.replace('dist/bundle/', '')}',`);
        expect([words, isBundled]).toEqual([words, true]);
        if (program.endsWith('backup.js')) expect(['backup', 'restore']).toContain(act);
      }
    }
  });

  test('names files, users, addresses and the network of containers as the compose files do', () => {
    const commands = [...composeCommands.map(({ words }) => words), ...spans].join('\n');
    const found = (pattern: RegExp): string[] => [...new Set(Array.from(commands.matchAll(pattern), ([, name = '']) => name))];
    const [single, scaled] = composeFiles.map(({ compose }) => compose) as [Compose, Compose];
    const text = read('docker/compose.scale.yml');
    const { POSTGRES_USER: user, POSTGRES_DB: database } = scaled.services.database?.environment ?? {};
    expect(found(/--username=(\w+)/g)).toEqual([user]);
    expect(found(/--dbname=(\w+)/g).sort()).toEqual(['postgres', database]);
    expect(found(/(\/var\/lib\/postgresql\/\d+)\//g)).toEqual([
      String(scaled.services['database-replica']?.environment?.PGDATA).replace(/\/docker$/, ''),
    ]);
    const volumes = [single, scaled].map(({ services }) => services.app?.volumes);
    expect(found(/ (?:app:)?(\/backups)\//g)).toEqual(['/backups']);
    expect(volumes).toEqual([expect.arrayContaining(['backups:/backups']), expect.arrayContaining(['backups:/backups'])]);
    const [secrets, slots, standbys] = [
      found(/ (\/secrets\/[\w-]+)/g),
      found(/replication_slot\('(\w+)'\)/g),
      found(/'FIRST 1 \((\w+)\)'/g),
    ];
    const written = [
      ...secrets.map((file) => `> ${file}\n`),
      ...slots.map((slot) => `--slot=${slot} `),
      ...standbys.map((name) => `cluster_name=${name}\n`),
    ];
    expect([secrets, slots, standbys].map(({ length }) => length)).toEqual([2, 1, 1]);
    expect(written.filter((part) => !text.includes(part))).toEqual([]);
    const hosts = found(/s\/@([\w-]+):\/@[\w-]+:\//g);
    expect([hosts.length, hosts.filter((host) => !services.has(host))]).toEqual([2, []]);
    expect(found(/--network ([\w-]+)/g)).toEqual([`${scaled.name}_outside`]);
    expect(scaled.networks).toHaveProperty('outside');
  });

  test('starts the server as npm start does, and explains each alert', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    const service = read('systemd/tessera.service');
    expect(/^ExecStart=\/opt\/tessera\/bin\/(.*) \/opt\/tessera\/systemd\/tessera.mjs start$/m.exec(service)?.[1]).toBe(
      scripts.start.replace(' scripts/start.mjs', ''),
    );
    const alerts = Array.from(read('docker/prometheus/alerts.yml').matchAll(/alert: (\w+)/g), ([, name]) => name);
    expect(tableAfter(manual, 'Alerts').flatMap(([name]) => spansOf(name))).toEqual(expect.arrayContaining(alerts));
    expect(spans.filter((span) => /^Tessera[A-Z]/.test(span) && !alerts.includes(span))).toEqual([]);
    for (const { text } of blocks.filter(({ kind }) => kind === 'yaml')) expect(load(text)).toHaveProperty('scrape_configs');
  });
});

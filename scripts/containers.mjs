// npm run containers: builds the image, and tries docker/compose.yml and docker/compose.scale.yml in the container engine of this machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildImage, docker, engineHere, hasImage } from './containers/engine.mjs';
import { ensureInstalled } from './install/ensure.mjs';
import { ensureNode } from './install/runtime.mjs';
import { followNpm, interruption, print, reportFault, root, runAll, ScriptFault } from './process.mjs';

const usage = `npm run containers -- [--short] [--only text …] [--rollouts 20] [--write]

  --short     builds, starts one server, does the main job, and kills the server once
  --only      only the parts with this name: one-machine, upgrade, archive, scale; may be given several times
  --rollouts  how many rolling restarts, 20 unless given
  --write     puts the table into docs/operate/containers.md

It needs Docker with Compose 2, or Podman behind its socket (with systemd, which runs its health checks). Its projects have names and volumes of their own, which are removed at the end.`;

const image = 'tessera-tried:present';
/** An image that both compose files need, and that nothing replaces here. */
const database = 'postgres:18-alpine';

/** They are imported only when they run, because they need what is installed. */
const parts = {
  'one-machine': async () => (await import('./containers/one-machine.mjs')).tryOneMachine,
  upgrade: async () => (await import('./containers/upgrade.mjs')).tryUpgrade,
  archive: async () => (await import('./containers/archive.mjs')).tryArchive,
  scale: async () => (await import('./containers/at-scale.mjs')).tryAtScale,
};

const page = 'docs/operate/containers.md';
/** What surrounds the table in the page. */
const marks = ['<!-- containers -->\n', '<!-- end of containers -->'];

async function main() {
  followNpm();
  const { isShort, only, rollouts, isWritten } = readParameters();
  const engine = engineHere();
  await ensureNode();
  await ensureInstalled({ withDevelopment: true });
  const rows = [];
  const record = (what, outcome) => {
    rows.push(`| ${what} | ${outcome} |`);
    print(`${what}: ${outcome}`);
  };
  await tryAll({ isShort, only, rollouts, record });
  const table = ['| What | Outcome |', '| --- | --- |', ...rows].join('\n');
  const text = `Tried on ${new Date().toISOString().slice(0, 10)} with ${engine}, on ${process.platform} ${process.arch}:\n\n${table}\n`;
  print(`\n${text}`);
  if (isWritten) write(text);
}

/** @throws when something is not as it should be. What a part has opened is removed at its end. */
async function tryAll({ only, record, ...settings }) {
  if (!(await hasImage(database))) throw new ScriptFault(`The image ${database} is not here, and could not be fetched.`);
  record('The image is built', `${await buildImage(image)} MB`);
  const interrupted = interruption();
  try {
    for (const name of only) await tryPart(await parts[name](), { ...settings, record, interrupted });
  } finally {
    await docker(['image', 'rm', '--force', image]);
  }
}

async function tryPart(part, { interrupted, ...settings }) {
  const toRemove = [];
  const open = async (opening) => {
    const opened = await opening;
    if (opened) toRemove.unshift(opened);
    return opened;
  };
  try {
    await Promise.race([interrupted, part({ ...settings, image, open })]);
  } catch (error) {
    for (const { logs } of toRemove) if (logs) print(await logs().catch(({ message }) => message));
    throw error;
  } finally {
    await runAll(toRemove.map(({ remove }) => remove));
  }
}

function readParameters() {
  try {
    const { values } = parseArgs({
      options: {
        short: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: Object.keys(parts) },
        rollouts: { type: 'string', default: '20' },
        write: { type: 'boolean', default: false },
      },
    });
    const unknown = values.only.find((name) => !(name in parts));
    if (unknown !== undefined) throw new Error(`There is no part ${unknown}.`);
    if (values.write && (values.short || values.only.length < Object.keys(parts).length)) throw new Error('--write needs a whole run.');
    if (!/^\d{1,3}$/.test(values.rollouts)) throw new Error('--rollouts must be a whole number.');
    return {
      isShort: values.short,
      only: values.short ? ['one-machine'] : values.only,
      rollouts: Number(values.rollouts),
      isWritten: values.write,
    };
  } catch (error) {
    throw new ScriptFault(`${error.message}\n\n${usage}`);
  }
}

function write(text) {
  const path = join(root, page);
  const [before, rest = ''] = readFileSync(path, 'utf8').split(marks[0]);
  const after = rest.split(marks[1])[1];
  if (after === undefined) throw new ScriptFault(`${page} has no place for the table: ${marks.join(' … ')}`);
  writeFileSync(path, `${before}${marks[0]}\n${text}\n${marks[1]}${after}`);
  print(`The table is in ${page}.`);
}

await main().catch(reportFault);

// The container engine of this machine: Docker, or Podman behind its socket (DOCKER_HOST), by the commands of Docker and its Compose.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, ScriptFault } from '../process.mjs';

const run = promisify(execFile);
const largestOutput = 64 * 1024 * 1024;

/** The name and version of the engine and of Compose. @throws {ScriptFault} where no engine answers. */
export function engineHere() {
  const ask = (...parameters) => {
    try {
      return execFileSync('docker', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return undefined;
    }
  };
  const engine = ask('version', '--format', '{{(index .Server.Components 0).Name}} {{.Server.Version}}');
  const compose = ask('compose', 'version', '--short');
  if (engine === undefined || compose === undefined) {
    throw new ScriptFault(
      'No container engine answers here: start Docker with Compose 2, or Podman with DOCKER_HOST set to its socket, and run this again.',
    );
  }
  return `${engine.replace(/^Engine/, 'Docker')} and Compose ${compose.replace(/^v/, '')}`;
}

/** Runs a command of the engine to its end, and returns what it prints. `input` is what it reads. */
export function docker(parameters, options) {
  return runProgram('docker', parameters, options);
}

async function runProgram(program, parameters, { folder, env = {}, input } = {}) {
  const running = run(program, parameters, { cwd: folder, env: { ...process.env, ...env }, maxBuffer: largestOutput });
  running.child.stdin.end(input);
  try {
    return (await running).stdout.trim();
  } catch (error) {
    throw new Error(`${program} ${parameters.join(' ')}: ${`${error.stderr}${error.stdout}`.trim().slice(-2_000)}`, { cause: error });
  }
}

/** Whether an image is here, or could be fetched. */
export async function hasImage(name) {
  const isThere = (parameters) =>
    docker(parameters).then(
      () => true,
      () => false,
    );
  return (await isThere(['image', 'inspect', name])) || isThere(['pull', '--quiet', name]);
}

/** Builds the image of the sources in a folder, and returns its size in MB. */
export async function buildImage(tag, sources = root) {
  const isPodman = (await docker(['version', '--format', '{{(index .Server.Components 0).Name}}'])).includes('Podman');
  // The commands of Docker build with BuildKit, which Podman does not have.
  const program = isPodman ? 'podman' : 'docker';
  await runProgram(program, ['build', '--file', 'docker/Dockerfile', '--tag', tag, '.'], { folder: sources });
  return Math.round(Number(await docker(['image', 'inspect', '--format', '{{.Size}}', tag])) / 1e6);
}

/** The sources of a commit, in a temporary folder. Undefined if this checkout does not have that commit. */
export function sourcesOf(commit) {
  const temporary = mkdtempSync(join(tmpdir(), 'tessera-sources-'));
  const folder = join(temporary, 'sources');
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  mkdirSync(folder);
  try {
    execFileSync('git', ['archive', `--output=${folder}.tar`, commit], { cwd: root, stdio: 'ignore' });
  } catch {
    remove();
    return undefined;
  }
  execFileSync('tar', ['-xf', `${folder}.tar`, '-C', folder]);
  return { folder, remove };
}

/** How many seconds a work takes, for people. */
export async function secondsOf(work) {
  const began = performance.now();
  await work();
  return `${((performance.now() - began) / 1_000).toFixed(1)} s`;
}

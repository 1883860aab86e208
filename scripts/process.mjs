// Output, child processes and errors of the scripts. No dependencies, because this runs before anything is installed.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A known reason why a script cannot continue. The message is a sentence for people. */
export class ScriptFault extends Error {}

/** A signal ended the script. Nothing is printed about it. */
export class Interrupted extends Error {
  constructor(signal) {
    super('Interrupted.');
    this.exitCode = signal === 'SIGINT' ? 130 : 143;
  }
}

/** Rejects at the first signal. Signals after it change nothing: the shutdown of the script runs. */
export function interruption() {
  const interrupted = new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => reject(new Interrupted(signal)));
  });
  interrupted.catch(() => undefined);
  return interrupted;
}

/** Where the scripts and what they run write. */
let output = process.stdout;

/** Leaves standard output to the result of a command, which programs may read. */
export function printOnStandardError() {
  output = process.stderr;
}

export function print(text) {
  write(`${text}\n`);
}

/** Like `print`, without a line break. */
export function write(text) {
  output.write(text);
}

/** Prints one sentence and ends the process. */
export function reportFault(error) {
  if (error instanceof Interrupted) process.exit(error.exitCode);
  const isKnown = error instanceof ScriptFault;
  const details = process.env.LOG_LEVEL === 'debug' && !isKnown ? error.stack : error.message;
  process.stderr.write(`${details}${isKnown ? '' : ' (Set LOG_LEVEL=debug for details.)'}\n`);
  process.exit(1);
}

/** Runs all works one after the other, even if one fails, and throws the first failure then. */
export async function runAll(works) {
  const failures = [];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Whether node was started with this file, as opposed to a file that imports it. */
export function isEntryPoint(file) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(file);
}

/**
 * Runs a script and waits for its end. `parameters` begins with options of node, if any. The script runs with the same node as this
 * process and in the project's folder, unless others are given, and its output is shown. A niceness above 0 gives other processes more
 * CPU time. A signal that would end this process ends the script instead. With `endsWithGroup`, whatever the script has left running in its
 * process group is ended after it.
 * @throws {ScriptFault} when it fails, {Interrupted} after a signal.
 */
export async function runNode(
  parameters,
  failure,
  { node = process.execPath, folder = root, env = process.env, niceness = 0, endsWithGroup } = {},
) {
  const script = parameters.find((parameter) => !parameter.startsWith('--'));
  const child = spawn(node, parameters, { cwd: folder, env, stdio: ['ignore', output, 'inherit'], detached: endsWithGroup });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  let interruption;
  const stop = (signal) => {
    interruption = new Interrupted(signal);
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const code = await endOf(child, endsWithGroup);
    if (interruption) throw interruption;
    if (code !== 0) throw new ScriptFault(`${failure}: ${script} ended with code ${code}, and its reason is above.`);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

async function endOf(child, isGroup) {
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  try {
    if (isGroup) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // Nothing is left.
  }
  return code;
}

/** Ends this process after npm, its parent, has ended: npm does not end its script when it is terminated. */
export function followNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

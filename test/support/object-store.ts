import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ObjectStoreSettings } from '../../server/config.js';
import { freePort } from '../../scripts/cluster/ports.mjs';

/** A real S3-compatible store on this machine. It does not run until it is started. */
export interface TestObjectStore {
  /** The settings for the application. */
  readonly settings: ObjectStoreSettings;
  /** Starts or restarts it. A restart keeps the objects. */
  start(): Promise<void>;
  /** From now on, it accepts connections and does not respond. */
  freeze(): void;
  /** Stops it. Does nothing if it is not running. */
  stop(): Promise<void>;
  /** Stops it and removes all objects. */
  remove(): Promise<void>;
}

export async function createObjectStore(): Promise<TestObjectStore> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'tessera-objects-'));
  const bucket = 'pictures';
  const settings = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  let running: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  };
  return {
    settings,
    start: async () => {
      // Jest's options must not apply to the process.
      const env = { ...process.env, NODE_OPTIONS: '' };
      running = fork(fileURLToPath(new URL('object-store-process.mjs', import.meta.url)), { env, execArgv: [], stdio: 'ignore' });
      running.send({ port, directory, bucket });
      await Promise.race([once(running, 'message'), ended(running)]);
    },
    freeze: () => void running?.kill('SIGSTOP'),
    stop,
    remove: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<never> {
  await once(child, 'exit');
  throw new Error('The object store ended before it was ready.');
}

// A small S3 server for pictures, in a process of its own. The product uses it like any other; it is not made for production.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('object-store-process.mjs', import.meta.url));

/** A server with one bucket, whose objects are in `folder`. It does not run until it is started. */
export function objectStoreAt(folder, port) {
  mkdirSync(folder, { recursive: true });
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'pictures',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  let running;
  const hasEnded = () => running === undefined || running.exitCode !== null || running.signalCode !== null;
  return {
    settings,
    hasEnded,
    /** Starts or restarts it. A restart keeps the objects. */
    start: async () => {
      // Options of node must not apply to the process. Ctrl-C does not reach it.
      const options = { env: { ...process.env, NODE_OPTIONS: '' }, execArgv: [], stdio: 'ignore', detached: true };
      running = fork(program, options);
      running.send({ port, directory: folder, bucket: settings.bucket });
      const ended = once(running, 'exit').then(() => Promise.reject(new Error('The object store ended before it was ready.')));
      ended.catch(() => undefined);
      await Promise.race([once(running, 'message'), ended]);
    },
    /** From now on, it accepts connections and does not respond. */
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
    /** Stops it. Does nothing if it is not running. */
    stop: async () => {
      if (hasEnded()) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
  };
}

/** The variables of the product for a server. */
export function variablesOf({ settings: { endpoint, bucket, accessKeyId, secretAccessKey } }) {
  return {
    MEDIA_STORAGE: 's3',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresFault } from './embedded-postgres.errors.js';
import { locateInstallation } from './binaries.js';
import { embeddedDatabase, embeddedRole, ensureCluster, readPassword } from './cluster.js';
import { takeOwnership } from './ownership.js';
import { startProcess, stopProcess, type ServerProcess } from './server-process.js';
import { awaitFormerServers, clearCluster, openServerSign } from './recovery.js';

/** A PostgreSQL of our own, on a free port of the loopback interface. */
export interface EmbeddedServer {
  readonly url: string;
  /** The folder that the data is in. */
  readonly home: string;
  /** Stops in order: open transactions are rolled back, everything committed is on disk. Call it last, when nobody uses it any more. */
  stop(): Promise<void>;
}

/** What happens to a server that runs, and to one that is about to. */
export interface EmbeddedServerEvents {
  /** It ended by itself and is started again. */
  onTrouble(error: Error): void;
  /** It is gone for good: the process has to end. */
  onDown(fault: EmbeddedPostgresFault): void;
  /** The start waits for something; the sentence is for people. */
  onWait(sentence: string): void;
}

/**
 * Starts the database of a data folder, making it first when there is none and recovering from whatever ended the last run.
 * A server that dies by itself later is started again on the same port.
 * @throws {EmbeddedPostgresFault} when the folder is in use by another process, or PostgreSQL refuses.
 */
export async function startEmbeddedServer(dataDir: string, events: EmbeddedServerEvents): Promise<EmbeddedServer> {
  const installation = await locateInstallation(dataDir);
  const { home } = installation;
  let running: WatchedServer | undefined;
  const onLost = (fault: EmbeddedPostgresFault): void => {
    running?.kill();
    events.onDown(fault);
  };
  const ownership = await takeOwnership(home, dataDir, { onLost, onWait: (sentence) => events.onWait(sentence) });
  try {
    const cluster = await ensureCluster(installation);
    const password = await readPassword(cluster);
    await clearCluster(cluster, dataDir);
    await awaitFormerServers(home, cluster, (sentence) => events.onWait(sentence));
    const sign = await openServerSign(home);
    const place = { ...installation, cluster, dataDir, port: await freePort(), sign: sign?.descriptor };
    running = new WatchedServer((killed) => startProcess(place, killed), events);
    await running.start();
    return {
      url: `postgres://${embeddedRole}:${password}@127.0.0.1:${place.port}/${embeddedDatabase}`,
      home,
      stop: async () => {
        await running?.stop();
        await sign?.close();
        await ownership.release();
      },
    };
  } catch (error) {
    await ownership.release();
    throw error;
  }
}

// Half a minute and more in all: what passes by itself has passed by then.
const pausesMilliseconds = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000];
// A server that has lived for so long is well.
const wellAfterMilliseconds = 60_000;

/** A server process that is started again when it ends by itself, after pauses that grow. */
class WatchedServer {
  private process: ServerProcess | undefined;
  private watching: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  private readonly killing = new AbortController();

  constructor(
    private readonly startNext: (killed: AbortSignal) => Promise<ServerProcess>,
    private readonly events: EmbeddedServerEvents,
  ) {}

  async start(): Promise<void> {
    const first = await this.startNext(this.killing.signal);
    this.process = first;
    this.watching = this.watch(first);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.process) await stopProcess(this.process);
    await this.watching;
  }

  /** Ends it at once, also while it starts: what it has not written stays unwritten. */
  kill(): void {
    this.stopping.abort();
    this.killing.abort();
  }

  private async watch(first: ServerProcess): Promise<void> {
    let failures = 0;
    for (let running: ServerProcess | undefined = first; running; running = this.process) {
      const startedAt = performance.now();
      await running.ended;
      this.process = undefined;
      if (this.stopping.signal.aborted) return;
      this.events.onTrouble(new Error('The embedded database ended unexpectedly and is started again.'));
      if (performance.now() - startedAt > wellAfterMilliseconds) failures = 0;
      failures = await this.startAgain(failures);
    }
  }

  /** Gives how many attempts have failed in a row by then, or were in vain because it ended soon. */
  private async startAgain(failures: number): Promise<number> {
    let reason = 'It ends again and again, each time soon after its start.';
    for (const [index, pause] of pausesMilliseconds.entries()) {
      if (index < failures) continue;
      await delay(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.stopping.signal.aborted) return index;
      try {
        this.process = await this.startNext(this.killing.signal);
        if (this.stopping.signal.aborted) await stopProcess(this.process);
        return index + 1;
      } catch (error) {
        this.events.onTrouble(error as Error);
        reason = (error as Error).message;
      }
    }
    this.events.onDown(
      new EmbeddedPostgresFault(`The database ended and stays away, although it was tried to start it again for half a minute. ${reason}`),
    );
    return 0;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
